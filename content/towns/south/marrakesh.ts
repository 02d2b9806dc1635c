import type { CityGuide } from '../types.ts';

export const marrakesh: CityGuide = {
  city: 'Marrakesh',
  intro:
    'Around one great square winds a walled maze. Get lost before noon, rest in a courtyard, and come out when the smoke rises.',
  areas: [
    {
      name: 'The central Medina',
      sights: [
        {
          name: 'Ben Youssef Madrasa',
          line: 'carved cedar and zellij in a Koran school; at opening it is silent.',
          tags: ['temples', 'architecture', 'history'],
          slots: ['morning'],
        },
        {
          name: 'The souks',
          line: 'dyers, slipper makers and metal beaters; prices start at double, so smile and take your time.',
          tags: ['markets', 'shopping'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Le Jardin Secret',
          line: 'two restored gardens and a tower in the middle of the medina.',
          tags: ['nature', 'architecture', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Jemaa el-Fnaa',
          line: 'storytellers, drummers and a hundred grills after sunset; watch it fill from a terrace first.',
          tags: ['food', 'nightlife', 'music', 'markets'],
          slots: ['evening'],
        },
      ],
      lunch: 'tanjia, beef slow-cooked in an urn, near the Mechouar.',
    },
    {
      name: 'The Kasbah and Mellah',
      sights: [
        {
          name: 'Bahia Palace',
          line: 'painted ceilings and courtyards of a vizier; be first; some rooms are under repair since the earthquake.',
          tags: ['history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Saadian Tombs',
          line: 'a small marble garden of the dead; expect a queue for the hall of columns.',
          tags: ['history', 'temples', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'El Badi Palace',
          line: 'sunken gardens, high walls and storks; earthquake repairs close parts, so ask at the gate.',
          tags: ['history', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Lazama Synagogue and the spice market',
          line: 'the old Jewish quarter, still trading.',
          tags: ['history', 'temples', 'markets'],
          slots: ['afternoon'],
          closed: [6],
        },
      ],
      lunch: 'lamb mechoui or a vegetable tagine in the Kasbah.',
    },
    {
      name: 'Gueliz and Majorelle',
      sights: [
        {
          name: 'Jardin Majorelle',
          line: 'cactus and cobalt; timed tickets online only.',
          tags: ['nature', 'art', 'museums'],
          slots: ['morning'],
        },
        {
          name: 'Musée Yves Saint Laurent',
          line: 'couture next door.',
          tags: ['museums', 'art', 'shopping'],
          slots: ['morning', 'afternoon'],
          closed: [3],
        },
        {
          name: 'Galleries and cafés of Gueliz',
          line: 'the twentieth-century town.',
          tags: ['art', 'shopping', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Dinner and live gnawa or oud',
          line: 'ask your riad which rooms play tonight.',
          tags: ['music', 'nightlife', 'food'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish or a salad on a Gueliz terrace.',
    },
    {
      name: 'Hammam and the northern Medina',
      sights: [
        {
          name: 'Maison de la Photographie',
          line: 'a century of Moroccan pictures and a roof for tea.',
          tags: ['museums', 'art', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Tanneries of Bab Debbagh',
          line: 'hides in stone vats; refuse the unofficial guides.',
          tags: ['history', 'markets'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Hammam',
          line: 'black soap, a scrub, mint tea: a public one for a few dirhams, a riad’s for calm.',
          tags: ['wellness'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'couscous if it is Friday, the day it is made.',
    },
    {
      name: 'Gardens and the Menara',
      sights: [
        {
          name: 'Menara gardens',
          line: 'an olive grove and a basin with the Atlas behind, clearest in the morning.',
          tags: ['nature', 'views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Koutoubia Mosque',
          line: 'the minaret that sets the skyline; the gardens are open to all, the mosque to Muslims.',
          tags: ['temples', 'architecture'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Cooking class in a riad',
          line: 'market first, tagine after.',
          tags: ['food', 'wellness'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'what you cooked yourself, or a pastilla.',
    },
  ],
  districts: [
    { name: 'Medina riads', line: 'courtyards behind blank doors; the last metres are on foot.' },
    { name: 'Kasbah', line: 'calmer, inside the walls.' },
    { name: 'Gueliz', line: 'modern, with cars to the door.' },
    { name: 'Palmeraie', line: 'pools among palms, out of town.' },
  ],
  food: [
    'harira, brochettes and salads at the square’s numbered stalls; choose a full one.',
    'tagine of chicken with preserved lemon, or of seven vegetables.',
    'pastilla, pigeon or chicken in sweet pastry.',
    'a rooftop dinner over the medina; few places in it serve alcohol.',
  ],
  dayTrips: [
    {
      name: 'Atlas Mountains and Imlil',
      line: 'about 90 minutes: Berber villages and walks below Toubkal.',
      tags: ['nature', 'adventure', 'views'],
      steep: true,
    },
    {
      name: 'Essaouira',
      line: 'under three hours: a windy walled port with grilled fish.',
      tags: ['beach', 'food', 'history'],
    },
    {
      name: 'Agafay',
      line: 'under an hour: a stone desert with sunset camps. The dunes of Merzouga need three days.',
      tags: ['nature', 'adventure', 'views'],
    },
  ],
  gettingAround:
    'walk in the medina with an offline map; petits taxis have meters, ask for them or agree first.',
  arrival:
    'the airport is 15 minutes from the walls by taxi or bus 19; have your riad meet you at the nearest gate.',
  seasons: [
    { months: [3, 4, 5], line: 'Warm, green and fragrant: the best season.' },
    { months: [6, 7, 8], line: 'Very hot, often near 40 °C; a pool becomes a sight.' },
    { months: [9, 10, 11], line: 'Warm days, cool evenings.' },
    {
      months: [12, 1, 2],
      line: 'Sunny and cold at night, with snow on the Atlas. Ramadan, early in the year for now, changes hours.',
    },
  ],
  dailyCost: 30,
};

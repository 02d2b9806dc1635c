import type { CityGuide } from '../types.ts';

export const bangkok: CityGuide = {
  city: 'Bangkok',
  intro:
    'Heat sets the hours here: temples early, a rest at noon, and out again with the evening, when the whole city eats.',
  areas: [
    {
      name: 'Rattanakosin, the old city',
      sights: [
        {
          name: 'Grand Palace and Wat Phra Kaew',
          line: 'the Emerald Buddha in the royal compound; cover shoulders and knees, be there at half past eight, and look up days of royal ceremonies.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Wat Pho',
          line: 'the reclining Buddha, 46 metres long, and the country’s best-known massage school.',
          tags: ['temples', 'wellness'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Museum Siam',
          line: 'a witty museum on what it means to be Thai.',
          tags: ['museums', 'family', 'history'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Wat Arun',
          line: 'cross by ferry for the porcelain tower, or watch it light up from the other bank.',
          tags: ['temples', 'views'],
          slots: ['evening', 'afternoon'],
          steep: true,
        },
      ],
      lunch: 'a plate of pad kra pao in the lanes around Tha Tian pier.',
    },
    {
      name: 'Chinatown and Talat Noi',
      sights: [
        {
          name: 'Wat Traimit',
          line: 'a Buddha of solid gold, five and a half tonnes of it.',
          tags: ['temples'],
          slots: ['morning'],
        },
        {
          name: 'Talat Noi',
          line: 'murals, shrines and heaps of engine parts in lanes by the river.',
          tags: ['art', 'history', 'architecture'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Pak Khlong Talat',
          line: 'the flower market, busiest deep in the night and fragrant all day.',
          tags: ['markets', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Yaowarat Road',
          line: 'Chinatown’s kitchens move onto the pavement after dark; many rest on Mondays.',
          tags: ['food', 'nightlife', 'markets'],
          slots: ['evening'],
        },
      ],
      lunch: 'noodles with roast duck off Charoen Krung Road.',
    },
    {
      name: 'Siam and Pathumwan',
      sights: [
        {
          name: 'Jim Thompson House',
          line: 'teak houses full of Asian art beside a canal; visits are guided.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Bangkok Art and Culture Centre',
          line: 'free contemporary shows around a white spiral.',
          tags: ['art', 'museums'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Erawan Shrine',
          line: 'dancers and incense on one of the busiest corners in town.',
          tags: ['temples'],
          slots: ['afternoon'],
        },
        {
          name: 'A rooftop over Silom',
          line: 'sunset over the river bend; check the dress code.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'the food hall in the basement of a Siam shopping centre.',
    },
    {
      name: 'Thonburi and the river',
      sights: [
        {
          name: 'Long-tail boat through the Thonburi canals',
          line: 'wooden houses, temples and monitor lizards, an hour from Tha Chang.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Wat Kalayanamit and Kudi Chin',
          line: 'an old Portuguese quarter with a church, temples and cakes baked to a recipe of its own.',
          tags: ['history', 'temples', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'ICONSIAM riverside',
          line: 'a shopping centre with a floating-market hall indoors and a view outdoors.',
          tags: ['shopping', 'food', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'boat noodles by the water.',
    },
    {
      name: 'Ari and Chatuchak',
      sights: [
        {
          name: 'Chatuchak Weekend Market',
          line: 'some 15,000 stalls on Saturdays and Sundays; be there at nine.',
          tags: ['markets', 'shopping', 'food'],
          slots: ['morning'],
          closed: [1, 2, 3, 4, 5],
        },
        {
          name: 'Vachirabenjatas Park',
          line: 'hire a bicycle and ride round the lake.',
          tags: ['nature', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Or Tor Kor Market',
          line: 'the produce market where cooks shop: durian, curries, sweets.',
          tags: ['food', 'markets'],
          slots: ['afternoon', 'morning'],
        },
      ],
      lunch: 'from the cooked-food counters of Or Tor Kor.',
    },
  ],
  districts: [
    { name: 'Riverside', line: 'breeze, ferries and the old city close by.' },
    { name: 'Sukhumvit', line: 'on the Skytrain, with food and bars at every stop.' },
    { name: 'Old city', line: 'walk to the palaces, taxi to everything else.' },
    { name: 'Silom', line: 'offices by day, night markets and rooftops after.' },
  ],
  food: [
    'tom yum and river prawns by the water.',
    'khao soi, the northern curry noodles, in Ari.',
    'som tam and grilled chicken from the north-east.',
    'crab omelette or charcoal-fired noodles in the old city; expect a queue.',
    'massaman or green curry by the river, then mango with sticky rice, in season from about April to June.',
  ],
  dayTrips: [
    {
      name: 'Ayutthaya',
      line: 'about 90 minutes by train: the ruined capital; hire a tuk-tuk or a bicycle between its temples.',
      tags: ['temples', 'history'],
    },
    {
      name: 'Bang Krachao',
      line: 'the green lung across the river: cycle tracks on stilts and a weekend market.',
      tags: ['nature', 'adventure'],
      steep: true,
    },
    {
      name: 'Amphawa',
      line: 'a canal market from Friday to Sunday, with fireflies after dark.',
      tags: ['markets', 'food'],
      closed: [1, 2, 3, 4],
    },
  ],
  gettingAround:
    'Skytrain, metro and river boats beat any taxi at rush hour; use a ride app or insist on the meter otherwise.',
  arrival:
    'from Suvarnabhumi the Airport Rail Link takes about 30 minutes to Phaya Thai; from Don Mueang the Red Line takes about 20 to Krung Thep Aphiwat.',
  seasons: [
    { months: [11, 12, 1, 2], line: 'The cool, dry season: warm days, pleasant evenings, highest prices.' },
    { months: [3, 4, 5], line: 'Very hot; Songkran, the water festival, is in mid-April.' },
    {
      months: [6, 7, 8, 9, 10],
      line: 'Green and humid, with short heavy rain most afternoons and floods possible in October.',
    },
  ],
  dailyCost: 30,
};

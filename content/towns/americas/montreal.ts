import type { CityGuide } from '../types.ts';

export const montreal: CityGuide = {
  city: 'Montreal',
  intro:
    'Breakfast is French and the nights are festive; in between, take the old town early, the mountain at noon, and the east side after dark.',
  areas: [
    {
      name: 'Old Montreal and the Old Port',
      sights: [
        {
          name: 'Notre-Dame Basilica',
          line: 'blue and gold; sound and light in the evening.',
          tags: ['temples', 'architecture', 'art', 'music'],
          slots: ['morning'],
        },
        {
          name: 'Pointe-à-Callière',
          line: 'the city’s own cellars, with a sewer of light.',
          tags: ['museums', 'history', 'architecture', 'family'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Rue Saint-Paul and Bonsecours',
          line: 'galleries and a sailors’ chapel.',
          tags: ['shopping', 'history', 'temples', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Bota Bota',
          line: 'a spa on a ferry, moored.',
          tags: ['wellness', 'views'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Old Port at dusk',
          line: 'the wheel, the clock tower and, in summer, a city beach.',
          tags: ['views', 'family', 'beach', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a tourtière or a plate of smoked fish in Old Montreal.',
    },
    {
      name: 'Downtown and the Golden Square Mile',
      sights: [
        {
          name: 'Montreal Museum of Fine Arts',
          line: 'Riopelle to Rembrandt in five pavilions.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'McCord Stewart Museum',
          line: 'Indigenous voices and a country’s clothes.',
          tags: ['museums', 'history'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'The Underground City',
          line: 'thirty kilometres of it, useful in February.',
          tags: ['shopping', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Place des Festivals',
          line: 'jazz in summer, lights in winter, concert halls always.',
          tags: ['music', 'festivals', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a smoked-meat sandwich, medium fat.',
    },
    {
      name: 'Mount Royal and the Plateau',
      sights: [
        {
          name: 'Mount Royal',
          line: 'Olmsted’s path to the cross and the chalet terrace.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'The Plateau and Saint-Louis Square',
          line: 'painted houses with iron staircases outside, and a fountain among trees.',
          tags: ['architecture', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Avenue Mont-Royal',
          line: 'books and vintage; free of cars in summer.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Tam-tams',
          line: 'Sundays: drums by the angel at the foot of the mountain.',
          tags: ['music', 'nature', 'festivals'],
          slots: ['afternoon'],
          closed: [1, 2, 3, 4, 5, 6],
          months: [5, 6, 7, 8, 9],
        },
        {
          name: 'Bars of Saint-Laurent',
          line: 'the Main, where languages meet.',
          tags: ['nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'poutine on the Plateau, shared.',
    },
    {
      name: 'Mile End and Little Italy',
      sights: [
        {
          name: 'Jean-Talon Market',
          line: 'corn, cheese, maple; open all year.',
          tags: ['markets', 'food'],
          slots: ['morning'],
        },
        {
          name: 'Church of the Madonna della Difesa',
          line: 'look for Mussolini on a horse.',
          tags: ['temples', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Mile End',
          line: 'bookshops, Leonard Cohen’s streets and murals.',
          tags: ['shopping', 'art', 'music'],
          slots: ['afternoon'],
        },
        {
          name: 'Outremont’s parks',
          line: 'squirrels and sorbet.',
          tags: ['nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Shows in Mile End',
          line: 'bands before they leave.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a bagel from a wood oven, warm, with nothing on it.',
    },
    {
      name: 'The Olympic Park and the Botanical Garden',
      sights: [
        {
          name: 'Botanical Garden',
          line: 'Chinese and Japanese gardens and glasshouses; lanterns in autumn.',
          tags: ['nature', 'family', 'festivals', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Biodôme',
          line: 'five climates in a velodrome.',
          tags: ['family', 'nature', 'museums'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Maisonneuve Market',
          line: 'a domed hall and its square.',
          tags: ['markets', 'food', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Hochelaga by night',
          line: 'wine bars east of the stadium.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a picnic from Maisonneuve Market in the garden.',
    },
    {
      name: 'Lachine Canal, Atwater and the islands',
      sights: [
        {
          name: 'Atwater Market',
          line: 'a clock tower above cheese and flowers.',
          tags: ['markets', 'food'],
          slots: ['morning'],
        },
        {
          name: 'Lachine Canal',
          line: 'fourteen kilometres by bicycle or kayak.',
          tags: ['adventure', 'nature', 'family'],
          slots: ['morning', 'afternoon'],
          months: [5, 6, 7, 8, 9, 10],
          steep: true,
        },
        {
          name: 'Parc Jean-Drapeau',
          line: 'Buckminster Fuller’s sphere, a Calder, a beach.',
          tags: ['architecture', 'nature', 'beach', 'art', 'museums'],
          slots: ['afternoon'],
        },
        {
          name: 'La Ronde',
          line: 'roller coasters on the river, in season.',
          tags: ['family', 'adventure'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Notre-Dame Street in Saint-Henri',
          line: 'wine and small plates.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'oysters or a sandwich by the canal at Atwater.',
    },
    {
      name: 'Saint Joseph’s and Côte-des-Neiges',
      sights: [
        {
          name: 'Saint Joseph’s Oratory',
          line: 'one of the largest domes anywhere; pilgrims go up on their knees, others by shuttle and lift.',
          tags: ['temples', 'architecture', 'views', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Beaver Lake',
          line: 'on the west side of the mountain: rowing in summer, skating in winter.',
          tags: ['nature', 'family', 'adventure'],
          slots: ['afternoon'],
        },
        {
          name: 'Westmount Summit',
          line: 'woods, and villas on the way.',
          tags: ['nature', 'views'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Côte-des-Neiges kitchens',
          line: 'the whole world in six blocks.',
          tags: ['food'],
          slots: ['evening'],
        },
      ],
      lunch: 'Caribbean or Filipino plates in Côte-des-Neiges.',
    },
  ],
  districts: [
    { name: 'Plateau', line: 'stairs, cafés and nights.' },
    { name: 'Old Montreal', line: 'stone and river, dear.' },
    { name: 'Mile End', line: 'bagels and music.' },
    { name: 'Downtown', line: 'metro, museums and shelter from winter.' },
  ],
  food: [
    'smoked meat on the Main.',
    'Portuguese grilled chicken on the Plateau.',
    'poutine on the Plateau.',
    'bring-your-own-wine tables on Duluth and Prince-Arthur; book at weekends.',
    'Québec cheese and cider in Little Italy.',
  ],
  dayTrips: [
    {
      name: 'Mont-Tremblant',
      line: 'about two hours by coach: ski in winter, lakes in summer.',
      tags: ['nature', 'adventure', 'family', 'wellness'],
    },
    {
      name: 'Eastern Townships',
      line: 'about 90 minutes by car: wine, abbey cheese and hills.',
      tags: ['food', 'nature', 'temples'],
    },
    {
      name: 'Oka',
      line: 'about an hour by car: a lake beach, an orchard and a calvary.',
      tags: ['beach', 'nature'],
      months: [6, 7, 8, 9],
    },
  ],
  gettingAround: 'metro and bus on one card; BIXI bicycles from spring to autumn.',
  arrival: 'from the airport the 747 bus takes 45 to 70 minutes, day and night.',
  seasons: [
    { months: [4, 5], line: 'Thaw and late spring; tables come out in May.' },
    { months: [6, 7, 8], line: 'Warm to hot, with jazz, laughter and fireworks.' },
    { months: [9, 10], line: 'Crisp, red leaves in early October.' },
    { months: [11, 12, 1, 2, 3], line: 'Cold and white; ice slides, festivals of light and long dinners.' },
  ],
  dailyCost: 58,
};

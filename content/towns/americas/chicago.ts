import type { CityGuide } from '../types.ts';

export const chicago: CityGuide = {
  city: 'Chicago',
  intro:
    'Take the river first: a hundred years of daring buildings line it. After that, one neighbourhood a day, with the lake as your compass.',
  areas: [
    {
      name: 'The Loop and Millennium Park',
      sights: [
        {
          name: 'Art Institute',
          line: 'Nighthawks, Seurat and American rooms; enter by the Modern Wing.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [2, 3],
        },
        {
          name: 'Cloud Gate',
          line: 'early, before the crowd is in the mirror.',
          tags: ['art', 'views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Architecture boat tour',
          line: 'ninety minutes on the river, with a docent; book the official one.',
          tags: ['architecture', 'views', 'history'],
          slots: ['afternoon'],
          months: [4, 5, 6, 7, 8, 9, 10, 11],
        },
        {
          name: 'Chicago Cultural Center',
          line: 'Tiffany domes, free.',
          tags: ['architecture', 'art', 'music'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Concert at Pritzker Pavilion or Symphony Center',
          line: 'lawn in summer, hall in winter.',
          tags: ['music', 'festivals', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'an Italian beef, dipped, in the Loop.',
    },
    {
      name: 'River North and the Magnificent Mile',
      sights: [
        {
          name: 'Museum of Contemporary Art',
          line: 'free of crowds in the morning.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: '360 Chicago or Skydeck',
          line: 'clear days only; look at the cloud first.',
          tags: ['views', 'architecture', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Magnificent Mile',
          line: 'shops, a stone water tower that outlived the fire.',
          tags: ['shopping', 'history', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Blues in River North',
          line: 'two stages, seven nights.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'deep dish, ordered half an hour before you are hungry.',
    },
    {
      name: 'Lincoln Park and Old Town',
      sights: [
        {
          name: 'Lincoln Park Zoo',
          line: 'free, every day of the year.',
          tags: ['family', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Lincoln Park Conservatory and lily pool',
          line: 'ferns, and a hidden prairie garden.',
          tags: ['nature', 'architecture'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Green City Market',
          line: 'Saturdays and Wednesdays: what the state grows, in the park.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [0, 1, 2, 4, 5],
          months: [4, 5, 6, 7, 8, 9, 10, 11],
        },
        {
          name: 'North Avenue Beach',
          line: 'volleyball, and the skyline from the water’s edge.',
          tags: ['beach', 'views', 'family', 'adventure'],
          slots: ['afternoon'],
          months: [6, 7, 8, 9],
        },
        {
          name: 'Second City',
          line: 'improvisers you will know in ten years.',
          tags: ['nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a hot dog without ketchup in Lincoln Park.',
    },
    {
      name: 'Museum Campus and South Loop',
      sights: [
        {
          name: 'Field Museum',
          line: 'Sue the T. rex and mummies.',
          tags: ['museums', 'history', 'family', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Shedd Aquarium',
          line: 'belugas; book a time.',
          tags: ['family', 'nature'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Adler Planetarium',
          line: 'stars inside, the whole skyline outside.',
          tags: ['museums', 'family', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Northerly Island and the lake path by bicycle',
          line: 'prairie on an old runway.',
          tags: ['nature', 'adventure', 'views'],
          slots: ['afternoon'],
          months: [4, 5, 6, 7, 8, 9, 10],
          steep: true,
        },
        {
          name: 'Jazz Showcase',
          line: 'the club that has heard everybody since 1947, in an old railway station.',
          tags: ['music', 'nightlife', 'history'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'soul food or a tamale on the near south side.',
    },
    {
      name: 'Pilsen, Chinatown and the West Loop',
      sights: [
        {
          name: 'National Museum of Mexican Art',
          line: 'free, and at its best around the Day of the Dead.',
          tags: ['museums', 'art', 'festivals'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Ping Tom Park and Chinatown',
          line: 'pagodas, trains and dumplings by the river.',
          tags: ['nature', 'food', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Fulton Market',
          line: 'packing houses turned kitchens.',
          tags: ['food', 'nightlife', 'architecture'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'carnitas by the pound in Pilsen.',
    },
    {
      name: 'Hyde Park and Bronzeville',
      sights: [
        {
          name: 'Griffin Museum of Science and Industry',
          line: 'a submarine, a coal mine; a full half day.',
          tags: ['museums', 'history', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Robie House',
          line: 'Wright’s prairie house, by booked tour on most days.',
          tags: ['architecture', 'art'],
          slots: ['morning', 'afternoon'],
          closed: [2, 3],
        },
        {
          name: 'Jackson Park and the Garden of the Phoenix',
          line: 'what is left of the fair of 1893, beside a new presidential centre.',
          tags: ['nature', 'history', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Promontory Point',
          line: 'rocks, swimmers and the skyline at sunset.',
          tags: ['views', 'nature', 'beach'],
          slots: ['evening'],
        },
      ],
      lunch: 'jerk chicken or a pie on 53rd Street.',
    },
    {
      name: 'Wicker Park and Logan Square',
      sights: [
        {
          name: 'The 606',
          line: 'an old railway turned into a level garden path.',
          tags: ['nature', 'adventure'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Wicker Park',
          line: 'records, boots and books.',
          tags: ['shopping', 'music'],
          slots: ['afternoon'],
        },
        {
          name: 'Red Square baths',
          line: 'a Russian and Turkish bathhouse of 1906.',
          tags: ['wellness', 'history'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Garfield Park Conservatory',
          line: 'palms under glass on the Green Line; book a time.',
          tags: ['nature', 'architecture', 'family'],
          slots: ['afternoon', 'morning'],
          closed: [1, 2],
        },
        {
          name: 'Logan Square',
          line: 'cocktails, theatre and small stages.',
          tags: ['nightlife', 'food', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'ramen or a plant-based diner in Logan Square.',
    },
  ],
  districts: [
    { name: 'River North', line: 'central, busy, near the sights.' },
    { name: 'The Loop', line: 'trains and theatres, quiet at night.' },
    { name: 'Lincoln Park', line: 'leafy, by the zoo and the lake.' },
    { name: 'Wicker Park', line: 'bars and direct trains to O’Hare.' },
  ],
  food: [
    'deep dish or the local thin, tavern-cut pizza.',
    'Italian beef with giardiniera in the Loop.',
    'carnitas in Pilsen.',
    'tasting counters in the West Loop; book.',
    'pierogi and Polish plates in the north-side neighbourhoods.',
  ],
  dayTrips: [
    {
      name: 'Oak Park',
      line: 'half an hour by train: Wright’s home, his Unity Temple and Hemingway’s birthplace.',
      tags: ['architecture', 'history', 'temples'],
    },
    {
      name: 'Indiana Dunes',
      line: 'about 75 minutes by train: beaches and bogs on the same lake.',
      tags: ['nature', 'beach', 'adventure'],
      months: [5, 6, 7, 8, 9, 10],
    },
    {
      name: 'Milwaukee',
      line: 'about 90 minutes by train: Calatrava’s wings over an art museum, and beer.',
      tags: ['museums', 'architecture', 'food', 'festivals'],
    },
    {
      name: 'Evanston and the Bahá’í temple',
      line: 'under an hour by train: a lace dome on the shore.',
      tags: ['temples', 'architecture', 'beach'],
    },
  ],
  gettingAround: 'the L and buses take a tap of a bank card; walk the river and the lake.',
  arrival: 'from O’Hare the Blue Line takes about 45 minutes, from Midway the Orange about 25.',
  seasons: [
    { months: [4, 5], line: 'Cool, windy and green, with sudden warm days.' },
    { months: [6, 7, 8], line: 'Warm to hot, beaches and a festival each weekend.' },
    { months: [9, 10], line: 'Clear and mild; open-house weekend and the marathon in October.' },
    { months: [11, 12, 1, 2, 3], line: 'Cold, with lake wind; museums, music and lights.' },
  ],
  dailyCost: 65,
};

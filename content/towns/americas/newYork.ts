import type { CityGuide } from '../types.ts';

export const newYork: CityGuide = {
  city: 'New York',
  intro:
    'Think of New York in neighbourhoods: ride the subway from one to the next, look up, and eat in every borough you can.',
  areas: [
    {
      name: 'Lower Manhattan and Brooklyn Bridge',
      sights: [
        {
          name: 'Statue of Liberty and Ellis Island',
          line: 'take the first ferry from Battery Park; only the official boats land.',
          tags: ['history', 'museums', 'views', 'family'],
          slots: ['morning'],
        },
        {
          name: '9/11 Memorial',
          line: 'two pools where the towers stood; the museum beside it is closed on Tuesdays.',
          tags: ['history', 'museums'],
          slots: ['afternoon'],
        },
        {
          name: 'Brooklyn Bridge on foot',
          line: 'walk it towards Manhattan at sunset, half an hour.',
          tags: ['views', 'architecture'],
          slots: ['evening'],
          steep: true,
        },
        {
          name: 'Staten Island Ferry',
          line: 'free, day and night, past the statue.',
          tags: ['views', 'family'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'dumplings in Chinatown.',
    },
    {
      name: 'Midtown and Chelsea',
      sights: [
        {
          name: 'Museum of Modern Art',
          line: 'The Starry Night before the crowd; start on the fifth floor.',
          tags: ['museums', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Grand Central and the Public Library',
          line: 'a ceiling of stars and a reading room to match, both free.',
          tags: ['architecture', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'The High Line',
          line: 'a garden on an old railway, down to Chelsea’s galleries.',
          tags: ['nature', 'art', 'architecture', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'A show on Broadway',
          line: 'same-day discounts at the TKTS booth in Times Square.',
          tags: ['music', 'nightlife', 'art'],
          slots: ['evening'],
        },
        {
          name: 'Chelsea Market',
          line: 'a biscuit factory turned food hall, below the High Line.',
          tags: ['markets', 'food'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'tacos and lobster rolls in Chelsea Market.',
    },
    {
      name: 'Central Park and the museums',
      sights: [
        {
          name: 'Central Park',
          line: 'enter at 72nd Street: the lake, Bethesda Terrace, the Ramble.',
          tags: ['nature', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Metropolitan Museum of Art',
          line: 'an Egyptian temple indoors and a roof garden in summer.',
          tags: ['museums', 'art', 'history'],
          slots: ['afternoon', 'morning'],
          closed: [3],
        },
        {
          name: 'American Museum of Natural History',
          line: 'dinosaurs across the park.',
          tags: ['museums', 'family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Jazz on the Upper West Side',
          line: 'from Lincoln Center’s club to small rooms on Broadway.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'bagels with lox on the Upper West Side, eaten in the park.',
    },
    {
      name: 'Greenwich Village and SoHo',
      sights: [
        {
          name: 'Washington Square Park',
          line: 'chess, jazz and students under the arch.',
          tags: ['music', 'nature', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Cast-iron SoHo',
          line: 'shops below, façades above.',
          tags: ['architecture', 'shopping'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Tenement Museum',
          line: 'families’ flats as they were, by guided tour; book.',
          tags: ['museums', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Village jazz clubs',
          line: 'the first set starts around eight; book the good ones.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a slice, folded, on Bleecker Street.',
    },
    {
      name: 'Williamsburg and DUMBO',
      sights: [
        {
          name: 'DUMBO',
          line: 'old stone streets, the bridge at the end of one, and a carousel by the water.',
          tags: ['views', 'family', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Brooklyn Museum',
          line: 'Egyptian rooms and feminist art, next to the botanic garden.',
          tags: ['museums', 'art', 'nature'],
          slots: ['afternoon', 'morning'],
          closed: [1, 2],
        },
        {
          name: 'Bedford Avenue',
          line: 'vintage, records and coffee.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Domino Park',
          line: 'Manhattan’s skyline across the river.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'Smorgasburg’s stalls on a summer weekend, a deli sandwich otherwise.',
    },
    {
      name: 'Harlem',
      sights: [
        {
          name: 'Apollo Theater and 125th Street',
          line: 'the stage that made Ella Fitzgerald; it was rebuilt until 2026, so check what is on.',
          tags: ['music', 'history'],
          slots: ['morning', 'evening'],
        },
        {
          name: 'The Cloisters',
          line: 'medieval courtyards over the Hudson at the top of the island.',
          tags: ['museums', 'art', 'architecture', 'nature'],
          slots: ['afternoon'],
          closed: [3],
        },
        {
          name: 'Gospel service',
          line: 'on Sunday mornings; come early, stay to the end, take no pictures.',
          tags: ['music', 'temples'],
          slots: ['morning'],
          closed: [1, 2, 3, 4, 5, 6],
        },
      ],
      lunch: 'fried chicken and greens.',
    },
  ],
  districts: [
    { name: 'Lower East Side', line: 'bars, bakeries and fair prices.' },
    { name: 'Midtown', line: 'near everything, quiet nowhere.' },
    { name: 'Williamsburg', line: 'one stop from Manhattan, better food.' },
    { name: 'Upper West Side', line: 'leafy, between two parks.' },
  ],
  food: [
    'pastrami on rye at an old delicatessen on Houston Street.',
    'Korean barbecue on 32nd Street, open late.',
    'Sichuan or hand-pulled noodles in Flushing, a train ride that pays.',
    'pizza by the pie in Brooklyn.',
    'a tasting of everything in Jackson Heights, from momos to tacos.',
  ],
  dayTrips: [
    {
      name: 'Coney Island',
      line: 'an hour by subway: boardwalk, beach and a wooden roller coaster, rides from spring to October.',
      tags: ['beach', 'family'],
      months: [4, 5, 6, 7, 8, 9, 10],
    },
    {
      name: 'Beacon',
      line: '80 to 90 minutes by train along the Hudson: Dia’s vast halls of art.',
      tags: ['art', 'museums', 'nature'],
    },
    {
      name: 'Governors Island',
      line: 'ten minutes by ferry: lawns, hammocks and the harbour.',
      tags: ['nature', 'views', 'family'],
      months: [5, 6, 7, 8, 9, 10],
    },
    {
      name: 'Cold Spring',
      line: 'about 70 minutes by train along the Hudson: a village, and steep trails above the river.',
      tags: ['nature', 'adventure', 'views'],
      steep: true,
    },
  ],
  gettingAround: 'tap a bank card on subway and buses, with a weekly cap; it runs all night.',
  arrival:
    'from JFK the AirTrain and the Long Island Rail Road take about 40 to 50 minutes; from Newark trains take about 30 to Penn Station.',
  seasons: [
    { months: [4, 5, 6], line: 'Mild, with trees in flower.' },
    { months: [7, 8], line: 'Hot and sticky, with free concerts and films in the parks.' },
    { months: [9, 10], line: 'Warm days and coloured leaves by late October: the best months.' },
    { months: [11, 12], line: 'Cold and festive, and the dearest weeks of the year.' },
    { months: [1, 2, 3], line: 'Very cold and the cheapest hotels.' },
  ],
  dailyCost: 75,
};

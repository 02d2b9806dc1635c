import type { CityGuide } from '../types.ts';

export const vancouver: CityGuide = {
  city: 'Vancouver',
  intro:
    'With its feet in the sea and its head in snow, the city lives outdoors by day and lets Asia cook the dinner.',
  areas: [
    {
      name: 'Stanley Park and the West End',
      sights: [
        {
          name: 'Stanley Park Seawall',
          line: 'ten level kilometres around the park; one way only on wheels.',
          tags: ['nature', 'adventure', 'views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Totem poles at Brockton Point',
          line: 'read the makers’ names.',
          tags: ['art', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Vancouver Aquarium',
          line: 'otters; book a time.',
          tags: ['family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'English Bay',
          line: 'logs, swimmers, and the sun into the sea; fireworks in some summers.',
          tags: ['beach', 'views', 'festivals'],
          slots: ['evening'],
        },
        {
          name: 'Davie and Denman',
          line: 'small bars and ramen.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'izakaya plates or ramen on Denman Street.',
    },
    {
      name: 'Gastown, Chinatown and downtown',
      sights: [
        {
          name: 'Dr Sun Yat-Sen Garden',
          line: 'a scholar’s garden in Ming style; look up its days outside the summer.',
          tags: ['nature', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Gastown',
          line: 'brick, a steam clock and design shops.',
          tags: ['architecture', 'shopping', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Vancouver Art Gallery',
          line: 'Emily Carr’s forests.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Bill Reid Gallery',
          line: 'Northwest Coast art, small and strong.',
          tags: ['museums', 'art', 'history'],
          slots: ['afternoon', 'morning'],
          closed: [1, 2],
        },
        {
          name: 'Vancouver Lookout',
          line: 'the city in a circle, to plan the rest.',
          tags: ['views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Granville Street stages',
          line: 'the Orpheum and the clubs.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'dumplings or a banh mi in Chinatown.',
    },
    {
      name: 'Granville Island and Kitsilano',
      sights: [
        {
          name: 'Granville Island Public Market',
          line: 'salmon, berries and buskers; come by the tiny ferry.',
          tags: ['markets', 'food', 'family', 'music'],
          slots: ['morning'],
        },
        {
          name: 'Studios of Granville Island',
          line: 'glass, brooms and prints, made before you.',
          tags: ['art', 'shopping'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Maritime Museum and Museum of Vancouver',
          line: 'an Arctic ship and the city’s neon, on one point.',
          tags: ['museums', 'history', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Kitsilano Beach',
          line: 'sand, mountains and a long salt pool in summer.',
          tags: ['beach', 'views', 'nature'],
          slots: ['afternoon', 'evening'],
          months: [5, 6, 7, 8, 9],
        },
        {
          name: 'Miraj Hammam',
          line: 'steam and black soap south of the island, by booking.',
          tags: ['wellness'],
          slots: ['afternoon'],
        },
        {
          name: 'West 4th by night',
          line: 'Cascadian kitchens.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish and chips on the dock at Granville Island.',
    },
    {
      name: 'The University and Point Grey',
      sights: [
        {
          name: 'Museum of Anthropology',
          line: 'poles and Reid’s Raven, in glass by the sea; shut on Mondays from autumn to spring.',
          tags: ['museums', 'art', 'architecture', 'history', 'nature'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Nitobe Garden',
          line: 'small, Japanese, complete.',
          tags: ['nature', 'wellness'],
          slots: ['morning', 'afternoon'],
          months: [4, 5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Pacific Spirit Park',
          line: 'rain forest paths.',
          tags: ['nature', 'adventure'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Spanish Banks',
          line: 'the widest low tide and the freighters at dusk.',
          tags: ['beach', 'views', 'family'],
          slots: ['evening'],
          months: [5, 6, 7, 8, 9],
        },
      ],
      lunch: 'a food-court noodle or a salmon burger on campus.',
    },
    {
      name: 'The North Shore',
      sights: [
        {
          name: 'Capilano or Lynn Canyon',
          line: 'the first has treetop bridges and a ticket, the second a bridge and none.',
          tags: ['nature', 'adventure', 'views', 'family'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Grouse Mountain',
          line: 'gondola, bears in refuge, and snow until spring.',
          tags: ['views', 'nature', 'adventure', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Lonsdale Quay and the Polygon',
          line: 'market, photographs, by SeaBus.',
          tags: ['markets', 'food', 'museums', 'art'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'SeaBus back at sunset',
          line: 'twelve minutes of harbour.',
          tags: ['views'],
          slots: ['evening'],
        },
      ],
      lunch: 'chowder at Lonsdale Quay.',
    },
    {
      name: 'Main Street and Queen Elizabeth Park',
      sights: [
        {
          name: 'VanDusen Garden',
          line: 'maze, rhododendrons, lights in December.',
          tags: ['nature', 'family', 'festivals'],
          slots: ['morning'],
        },
        {
          name: 'Queen Elizabeth Park and Bloedel',
          line: 'parrots under a dome, the city below.',
          tags: ['nature', 'views', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Main Street',
          line: 'breweries, records, coffee.',
          tags: ['shopping', 'nightlife', 'food', 'music'],
          slots: ['afternoon', 'evening'],
          adult: true,
        },
        {
          name: 'Aberdeen Centre and the Richmond night market',
          line: 'Aberdeen’s food halls all year, and the night market on weekends from spring to October.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['evening'],
        },
      ],
      lunch: 'Punjabi Market samosas, or dim sum in Richmond.',
    },
  ],
  districts: [
    { name: 'West End', line: 'beach, park and buses.' },
    { name: 'Downtown', line: 'central, SkyTrain to the airport.' },
    { name: 'Kitsilano', line: 'calm, by the sand.' },
    { name: 'Main Street', line: 'local, good value.' },
  ],
  food: [
    'sushi and izakaya in the West End.',
    'dim sum or hot pot in Richmond.',
    'salmon, and spot prawns in May, around Granville Island.',
    'Punjabi kitchens around Main and 49th.',
    'craft beer and small plates in Mount Pleasant.',
  ],
  dayTrips: [
    {
      name: 'Whistler',
      line: 'about two hours by coach along the Sea to Sky: peaks, bike park, baths.',
      tags: ['nature', 'adventure', 'views', 'wellness'],
    },
    {
      name: 'Victoria and Butchart Gardens',
      line: 'a long day by ferry or a short flight.',
      tags: ['nature', 'history', 'architecture', 'views'],
    },
    {
      name: 'Bowen Island',
      line: 'twenty minutes by ferry from Horseshoe Bay: coves and a summit.',
      tags: ['nature', 'beach'],
      months: [4, 5, 6, 7, 8, 9, 10],
      steep: true,
    },
    {
      name: 'Squamish',
      line: 'about an hour by coach: a gondola, waterfalls, granite.',
      tags: ['nature', 'adventure', 'views'],
    },
    {
      name: 'Steveston',
      line: 'under an hour by train and bus: a cannery museum and fishing boats; a great Chinese Buddhist temple stands on the way.',
      tags: ['museums', 'history', 'food', 'family', 'temples'],
    },
  ],
  gettingAround: 'SkyTrain, SeaBus and buses take a tap of a bank card; bicycles for the seawall.',
  arrival: 'from the airport the Canada Line takes about 26 minutes.',
  seasons: [
    { months: [4, 5], line: 'Blossom, mild, with showers.' },
    { months: [6, 7, 8, 9], line: 'Dry, long and blue; some days of forest smoke late in summer.' },
    { months: [10, 11], line: 'Leaves, then rain.' },
    { months: [12, 1, 2, 3], line: 'Wet and mild in town, snow on three hills in sight.' },
  ],
  dailyCost: 62,
};

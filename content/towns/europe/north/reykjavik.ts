import type { CityGuide } from '../../types.ts';

export const reykjavik: CityGuide = {
  city: 'Reykjavik',
  intro:
    'Count on a pool every day and on every second day out of town, for the town is small and the country at its door is not.',
  areas: [
    {
      name: 'The old town',
      sights: [
        {
          name: 'Settlement Exhibition',
          line: 'a Viking longhouse under the street where it stood.',
          tags: ['museums', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Tjörnin',
          line: 'ducks, swans and painted iron houses round a pond.',
          tags: ['nature', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'National Gallery of Iceland',
          line: 'Icelandic landscape by those who had to walk it.',
          tags: ['museums', 'art'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Laugavegur',
          line: 'wool, books and coffee; shops shut early.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Bars of the old centre',
          line: 'small stages and late weekends.',
          tags: ['nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'lamb soup with a second helping in the old town.',
    },
    {
      name: 'Hallgrímskirkja and Skólavörðuholt',
      sights: [
        {
          name: 'Hallgrímskirkja',
          line: 'a church like basalt; the lift goes to all the roofs.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Einar Jónsson Museum and garden',
          line: 'bronze in a garden that is free all day.',
          tags: ['museums', 'art', 'nature', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Kjarvalsstaðir',
          line: 'the painter of lava and moss, in a low hall in a park.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Rainbow Street at dusk',
          line: 'from the church down to the shops; Pride marches here in August.',
          tags: ['views', 'food', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'a hot dog with everything at the stand by the harbour, or rye-bread ice cream on the hill.',
    },
    {
      name: 'Harpa and the old harbour',
      sights: [
        {
          name: 'Harpa',
          line: 'a concert hall of glass scales; go in, it is free.',
          tags: ['architecture', 'music', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Whale watching',
          line: 'three hours from the old harbour, likeliest from April to October; dress as for winter, and know that the sea decides.',
          tags: ['nature', 'adventure', 'family'],
          slots: ['morning', 'afternoon'],
          months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
        },
        {
          name: 'Reykjavík Art Museum, Hafnarhús',
          line: 'Erró’s comic-strip crowds in a warehouse.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Sun Voyager at sunset',
          line: 'a steel dream of a ship, with Esja behind.',
          tags: ['art', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish and chips at the old harbour.',
    },
    {
      name: 'Grandi and Grótta',
      sights: [
        {
          name: 'Marshall House',
          line: 'two galleries of new art in a fish-meal factory.',
          tags: ['art', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [1, 2],
        },
        {
          name: 'Whales of Iceland',
          line: 'all of them, at full size, in a hall.',
          tags: ['museums', 'nature', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Maritime Museum',
          line: 'cod, wars over cod, and a coastguard ship.',
          tags: ['museums', 'history', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Grótta lighthouse',
          line: 'birds by day, northern lights in winter; the island itself shuts for nesting in spring and early summer.',
          tags: ['nature', 'views'],
          slots: ['evening'],
          months: [8, 9, 10, 11, 12, 1, 2, 3, 4],
        },
      ],
      lunch: 'the catch of the day in Grandi.',
    },
    {
      name: 'Laugardalur',
      sights: [
        {
          name: 'Laugardalslaug',
          line: 'the largest pool: hot pots, steam, slides. Wash without a swimsuit first.',
          tags: ['wellness', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Botanic Garden',
          line: 'Arctic plants and a café in a greenhouse, free.',
          tags: ['nature', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Family Park and Zoo',
          line: 'seals, foxes and Icelandic horses.',
          tags: ['family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Ásmundarsafn',
          line: 'a sculptor’s white dome.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Hlemmur food hall',
          line: 'a bus station turned into kitchens, on the way back to town.',
          tags: ['markets', 'food'],
          slots: ['evening', 'afternoon'],
        },
        {
          name: 'Laugarnes shore',
          line: 'sculptures of driftwood and the evening light on the bay.',
          tags: ['views', 'nature'],
          slots: ['evening'],
        },
      ],
      lunch: 'a soup in the Botanic Garden’s café.',
    },
    {
      name: 'Öskjuhlíð and the south shore',
      sights: [
        {
          name: 'Perlan',
          line: 'an ice cave, a planetarium and a deck over the water tanks.',
          tags: ['museums', 'views', 'family', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Öskjuhlíð woods',
          line: 'paths, wartime bunkers and rabbits.',
          tags: ['nature', 'adventure'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Nauthólsvík',
          line: 'a geothermal beach with golden sand and a hot tub; in winter it keeps short hours.',
          tags: ['beach', 'wellness', 'family'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9],
        },
        {
          name: 'Sky Lagoon',
          line: 'a warm pool with its edge on the ocean; book a time.',
          tags: ['wellness', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'a fish of the day beside the beach of Nauthólsvík.',
    },
  ],
  districts: [
    { name: 'Miðborg', line: 'on foot to everything, loud on weekends.' },
    { name: 'Vesturbær', line: 'quiet houses by the sea and the best local pool.' },
    { name: 'Hlíðar', line: 'calm, ten minutes from the centre.' },
    { name: 'Grandi', line: 'harbour, kitchens and galleries.' },
  ],
  food: [
    'lamb in a pot or as a roast, in the old town.',
    'Arctic char or cod by the harbour.',
    'plokkfiskur, fish and potato stew, near the pond.',
    'fish soup and rye bread by the old harbour, with skyr and berries to finish.',
    'a bowl of fish of the day in Grandi, or the hot dog with raw and fried onions after the pool.',
  ],
  dayTrips: [
    {
      name: 'Golden Circle',
      line: 'a day by coach or car: Þingvellir, Geysir and Gullfoss.',
      tags: ['nature', 'history', 'views', 'family'],
    },
    {
      name: 'South coast',
      line: 'a long day: two waterfalls, a glacier’s tongue and black sand; keep far from the waves.',
      tags: ['nature', 'views', 'adventure'],
    },
    {
      name: 'Blue Lagoon',
      line: '50 minutes by coach; book, and check whether the volcano lets it open.',
      tags: ['wellness', 'views'],
    },
    {
      name: 'Snæfellsnes',
      line: 'a long day: fishing villages under a glacier.',
      tags: ['nature', 'views'],
    },
    {
      name: 'Árbær Open Air Museum',
      line: 'half an hour by bus: turf houses, farm animals and a salmon river.',
      tags: ['museums', 'history', 'family', 'nature'],
    },
    {
      name: 'Viðey',
      line: 'a few minutes by ferry: birds, and Yoko Ono’s tower of light from October to December.',
      tags: ['nature', 'art', 'festivals'],
      months: [5, 6, 7, 8, 9, 10, 11, 12],
    },
  ],
  gettingAround:
    'walk in town, the yellow buses go further; outside town check road and weather sites each morning.',
  arrival: 'from Keflavík the airport coaches take about 45 minutes to an hour.',
  seasons: [
    {
      months: [5, 6, 7, 8],
      line: 'Light nearly all night, cool, puffins until mid-August; book everything.',
    },
    { months: [9, 10], line: 'Autumn colours and the first northern lights.' },
    { months: [11, 12, 1, 2], line: 'Four to seven hours of light, storms, music and warm water.' },
    { months: [3, 4], line: 'Snow and light together, good for ice and aurora.' },
  ],
  dailyCost: 85,
};

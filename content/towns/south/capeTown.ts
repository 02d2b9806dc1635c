import type { CityGuide } from '../types.ts';

export const capeTown: CityGuide = {
  city: 'Cape Town',
  intro:
    'The wind decides when Table Mountain opens, so plan loosely: there are two oceans, a garden and a winelands day to fill the others.',
  areas: [
    {
      name: 'Table Mountain and the City Bowl',
      sights: [
        {
          name: 'Table Mountain',
          line: 'by cable car or up Platteklip Gorge (two hours or so, never alone); go on the first clear, still morning; the cars rest for some days in winter.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['morning'],
        },
        {
          name: 'Company’s Garden',
          line: 'oaks, squirrels and the National Gallery.',
          tags: ['nature', 'art', 'family', 'museums'],
          slots: ['afternoon'],
        },
        {
          name: 'Bo-Kaap',
          line: 'painted houses on steep cobbled lanes and Cape Malay spice; people live here, ask before you photograph.',
          tags: ['history', 'architecture', 'food'],
          slots: ['afternoon', 'morning'],
          steep: true,
        },
        {
          name: 'Signal Hill',
          line: 'sunset over the Atlantic, by car.',
          tags: ['views'],
          slots: ['evening'],
        },
      ],
      lunch: 'a Gatsby sandwich or Cape Malay curry in Bo-Kaap.',
    },
    {
      name: 'Waterfront and Robben Island',
      sights: [
        {
          name: 'Robben Island',
          line: 'former prisoners show Mandela’s cell; ferries sell out and stop for wind, so book early in your stay.',
          tags: ['history', 'museums'],
          slots: ['morning'],
        },
        {
          name: 'Zeitz MOCAA',
          line: 'African contemporary art in a carved-out grain silo; check its closing day.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Two Oceans Aquarium',
          line: 'kelp forest and penguins.',
          tags: ['family', 'nature'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'V&A Waterfront',
          line: 'seals, music and dinner by the boats.',
          tags: ['food', 'shopping', 'music'],
          slots: ['evening'],
        },
      ],
      lunch: 'the food market by the aquarium.',
    },
    {
      name: 'Kirstenbosch and Constantia',
      sights: [
        {
          name: 'Kirstenbosch',
          line: 'the national botanical garden on the mountain’s back, with a walkway in the trees; concerts on summer Sundays.',
          tags: ['nature', 'family', 'music'],
          slots: ['morning'],
        },
        {
          name: 'Groot Constantia',
          line: 'the oldest wine estate: white gables, a long avenue, and the sweet wine that Napoleon drank.',
          tags: ['food', 'history', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Kalk Bay',
          line: 'fish market, antiques and waves against the windows.',
          tags: ['food', 'shopping', 'views'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'a picnic on the Kirstenbosch lawns.',
    },
    {
      name: 'Cape Point and the penguins',
      sights: [
        {
          name: 'Chapman’s Peak Drive',
          line: 'a toll road cut into the cliff; check that it is open.',
          tags: ['views', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Cape of Good Hope',
          line: 'the reserve at the tip: walks, ostriches, baboons that open doors.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Boulders Beach',
          line: 'African penguins at arm’s length, from boardwalks.',
          tags: ['nature', 'family', 'beach'],
          slots: ['afternoon'],
        },
        {
          name: 'Muizenberg',
          line: 'surf lessons and coloured huts.',
          tags: ['beach', 'adventure'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'fish and chips at the Simon’s Town or Kalk Bay harbour.',
    },
    {
      name: 'Atlantic Seaboard and Woodstock',
      sights: [
        {
          name: 'Sea Point promenade',
          line: 'swim in the tidal pool, walk with the city.',
          tags: ['beach', 'family', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Old Biscuit Mill',
          line: 'design shops, and the food market at weekends.',
          tags: ['markets', 'food', 'shopping', 'art'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Camps Bay',
          line: 'white sand and cold water below the Twelve Apostles; terraces face the sunset.',
          tags: ['beach', 'nightlife', 'views'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'small plates in Woodstock.',
    },
  ],
  districts: [
    { name: 'Gardens', line: 'restaurants below the mountain.' },
    { name: 'Sea Point', line: 'promenade and fair prices.' },
    { name: 'V&A Waterfront', line: 'easy and safe to walk.' },
    { name: 'Camps Bay', line: 'beach first.' },
  ],
  food: [
    'a braai, the wood-fire grill, with boerewors.',
    'bobotie and Cape Malay curries, halal in most of Bo-Kaap.',
    'snoek and other line fish by the harbour.',
    'a tasting menu with wine from an hour away; book weeks ahead.',
  ],
  dayTrips: [
    {
      name: 'Stellenbosch and Franschhoek',
      line: 'under an hour: white gables and cellars; hire a driver or ride the wine tram.',
      tags: ['food', 'nature', 'architecture'],
    },
    {
      name: 'Hermanus',
      line: 'about 90 minutes: whales from the cliff path, roughly June to November.',
      tags: ['nature', 'views', 'family'],
      months: [6, 7, 8, 9, 10, 11],
    },
    {
      name: 'West Coast National Park',
      line: 'an hour: a turquoise lagoon, wild flowers in August and September.',
      tags: ['nature', 'beach'],
    },
  ],
  gettingAround:
    'hire a car for the peninsula, use ride apps in town and after dark; the MyCiTi bus runs along the coast.',
  arrival: 'the airport is 20 to 30 minutes from the centre by ride app or transfer; avoid the rush hour.',
  seasons: [
    { months: [11, 12, 1, 2, 3], line: 'Summer: dry, windy, long evenings and full beaches.' },
    { months: [4, 5], line: 'Calm and golden, the locals’ favourite.' },
    { months: [6, 7, 8], line: 'Winter: green, rainy spells, whales and low prices.' },
    { months: [9, 10], line: 'Spring flowers up the west coast.' },
  ],
  dailyCost: 38,
};

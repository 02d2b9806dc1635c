import type { CityGuide } from '../../types.ts';

export const santorini: CityGuide = {
  city: 'Santorini',
  intro:
    'Santorini is the rim of a drowned volcano: villages on the cliff, black beaches behind, and a sunset everyone came for. Mornings are yours.',
  areas: [
    {
      name: 'Fira to Oia along the caldera',
      sights: [
        {
          name: 'Caldera path from Fira to Oia',
          line: 'about ten kilometres on the rim, three to four hours; start by seven with water.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Lanes of Oia',
          line: 'blue domes and bookshops; quiet until the cruise buses come.',
          tags: ['architecture', 'shopping', 'views'],
          slots: ['afternoon', 'morning'],
          steep: true,
        },
        {
          name: 'Ammoudi Bay',
          line: 'about 300 steps below Oia, swim off the rocks.',
          tags: ['beach', 'food'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9, 10],
          steep: true,
        },
        {
          name: 'Sunset from Oia castle',
          line: 'be there an hour early, or watch from the path at Imerovigli with ten people instead of a thousand.',
          tags: ['views'],
          slots: ['evening'],
          steep: true,
        },
      ],
      lunch: 'octopus drying on the line at Ammoudi, then grilled.',
    },
    {
      name: 'Akrotiri and the south beaches',
      sights: [
        {
          name: 'Ancient Akrotiri',
          line: 'a Bronze Age town under ash, walked under one roof; check the day’s hours first.',
          tags: ['history', 'museums'],
          slots: ['morning'],
        },
        {
          name: 'Red Beach viewpoint',
          line: 'look from the headland: rocks fall on the beach itself.',
          tags: ['views', 'nature'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Akrotiri lighthouse',
          line: 'the other sunset, with room to sit.',
          tags: ['views'],
          slots: ['evening'],
        },
        {
          name: 'Vlychada beach',
          line: 'pumice cliffs shaped by wind.',
          tags: ['beach', 'nature'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9, 10],
        },
      ],
      lunch: 'fava, the island’s split-pea purée, by the water at Akrotiri.',
    },
    {
      name: 'Pyrgos, Megalochori and the wineries',
      sights: [
        {
          name: 'Pyrgos',
          line: 'a castle village with a view of both coasts.',
          tags: ['history', 'architecture', 'views', 'temples'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Assyrtiko tasting',
          line: 'vines are woven into baskets against the wind; several estates pour without fuss.',
          tags: ['food', 'nature'],
          slots: ['afternoon'],
          adult: true,
        },
        {
          name: 'Megalochori',
          line: 'bell towers over a square of plane trees.',
          tags: ['architecture', 'food'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'tomato fritters and white aubergine in Pyrgos.',
    },
    {
      name: 'Fira and the volcano',
      sights: [
        {
          name: 'Boat to Nea Kameni',
          line: 'walk on the crater, then swim at the warm springs; boats leave from the old port.',
          tags: ['nature', 'adventure', 'family', 'wellness'],
          slots: ['morning'],
          months: [4, 5, 6, 7, 8, 9, 10],
          steep: true,
        },
        {
          name: 'Museum of Prehistoric Thera',
          line: 'the frescoes and a golden ibex from Akrotiri.',
          tags: ['museums', 'history', 'art'],
          slots: ['afternoon'],
          closed: [2],
        },
        {
          name: 'Firostefani',
          line: 'ten minutes’ walk from Fira for a drink on the edge.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'gyros in Fira; the cable car spares you the steps and the donkeys the load.',
    },
    {
      name: 'Kamari and Ancient Thera',
      sights: [
        {
          name: 'Ancient Thera',
          line: 'a Hellenistic town on the ridge; go up in the morning cool.',
          tags: ['history', 'views', 'nature'],
          slots: ['morning'],
          closed: [2],
          months: [4, 5, 6, 7, 8, 9, 10],
          steep: true,
        },
        {
          name: 'Kamari beach',
          line: 'black pebbles, clear water, sunbeds.',
          tags: ['beach', 'family'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Open-air cinema at Kamari',
          line: 'films under the stars in summer.',
          tags: ['family', 'nightlife', 'art'],
          slots: ['evening'],
          months: [6, 7, 8, 9],
        },
      ],
      lunch: 'fish by the kilo on the Kamari front; ask for the price before.',
    },
  ],
  districts: [
    { name: 'Firostefani', line: 'caldera views, a walk from Fira.' },
    { name: 'Oia', line: 'the prettiest and the dearest.' },
    { name: 'Kamari', line: 'beach and fair prices.' },
    { name: 'Pyrgos', line: 'inland, calm and local.' },
  ],
  food: [
    'fava with caramelised onion, tomato fritters, and chloro, the island’s goat cheese.',
    'grilled fish at Ammoudi; settle the price by weight first.',
    'lamb or moussaka in a courtyard away from the rim.',
    'shrimp saganaki or lobster pasta on the Kamari front, with vinsanto, the sweet wine, to finish.',
  ],
  dayTrips: [
    {
      name: 'Thirassia',
      line: 'the quiet island across the caldera, by ferry.',
      tags: ['nature', 'views'],
      months: [4, 5, 6, 7, 8, 9, 10],
      steep: true,
    },
    {
      name: 'Catamaran round the caldera',
      line: 'half a day with swims; see the tour cards.',
      tags: ['beach', 'adventure', 'views'],
      months: [4, 5, 6, 7, 8, 9, 10],
    },
  ],
  gettingAround:
    'buses meet in Fira and reach every village; taxis are few. In July and August drive early or not at all.',
  arrival:
    'from the airport a bus or taxi takes about 15 minutes to Fira; ferries land at Athinios, half an hour away.',
  seasons: [
    { months: [4, 5], line: 'Wild flowers and cool sea; everything opens by late April.' },
    { months: [6, 7, 8], line: 'Hot, windy and crowded, at the highest prices.' },
    { months: [9, 10], line: 'A warm sea and the grape harvest: the best months.' },
    {
      months: [11, 12, 1, 2, 3],
      line: 'Most hotels and restaurants are shut and flights go by way of Athens.',
    },
  ],
  dailyCost: 55,
};

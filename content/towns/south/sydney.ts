import type { CityGuide } from '../types.ts';

export const sydney: CityGuide = {
  city: 'Sydney',
  intro:
    'Start from the harbour: use the ferries as your sightseeing, swim where the locals do, and walk the coast in pieces.',
  areas: [
    {
      name: 'Circular Quay and The Rocks',
      sights: [
        {
          name: 'Sydney Opera House',
          line: 'a guided tour in the morning, or better a seat at night.',
          tags: ['architecture', 'music', 'art'],
          slots: ['morning', 'evening'],
        },
        {
          name: 'Royal Botanic Garden to Mrs Macquarie’s Chair',
          line: 'the postcard with both icons in it, free.',
          tags: ['nature', 'views', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'The Rocks',
          line: 'sandstone lanes of the first settlement; a market at weekends.',
          tags: ['history', 'markets', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Harbour Bridge on foot',
          line: 'the walkway is free; the climb over the arch is the dear one.',
          tags: ['views', 'adventure', 'architecture'],
          slots: ['evening', 'afternoon'],
          steep: true,
        },
      ],
      lunch: 'a pie and a beer in a pub in The Rocks.',
    },
    {
      name: 'Bondi to Coogee',
      sights: [
        {
          name: 'Bondi Beach',
          line: 'swim between the flags, or in the sea pool on the rocks.',
          tags: ['beach', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Bondi to Coogee walk',
          line: 'six kilometres of cliffs and coves, two to three hours with swims.',
          tags: ['nature', 'views', 'adventure', 'beach'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Bronte and its pool',
          line: 'half-way, for coffee and another swim.',
          tags: ['beach', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Bondi back streets',
          line: 'dinner away from the front.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish and chips on the grass at Bronte.',
    },
    {
      name: 'Manly and the north shore',
      sights: [
        {
          name: 'Ferry to Manly',
          line: 'half an hour through the heads of the harbour.',
          tags: ['views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Shelly Beach',
          line: 'snorkel with blue gropers, ten minutes’ walk from the surf.',
          tags: ['beach', 'nature'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'North Head',
          line: 'heath, whales in winter, the city on the horizon.',
          tags: ['nature', 'views', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Ferry back at sunset',
          line: 'stand on the west side.',
          tags: ['views'],
          slots: ['evening'],
        },
      ],
      lunch: 'burgers or poke on the Corso.',
    },
    {
      name: 'Art and the east',
      sights: [
        {
          name: 'Art Gallery of New South Wales',
          line: 'Aboriginal and Torres Strait Islander art in the new building’s first rooms; free.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Australian Museum',
          line: 'the oldest in the country: First Nations galleries and dinosaurs, free.',
          tags: ['museums', 'history', 'family'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Paddington',
          line: 'houses with iron lace, boutiques, a Saturday market.',
          tags: ['shopping', 'architecture', 'markets'],
          slots: ['afternoon'],
        },
        {
          name: 'Surry Hills and Oxford Street',
          line: 'wine bars and dance floors.',
          tags: ['nightlife', 'food', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'brunch that lasts in Surry Hills.',
    },
    {
      name: 'Darling Harbour, Chinatown and the Inner West',
      sights: [
        {
          name: 'Sydney Fish Market',
          line: 'oysters for breakfast on Blackwattle Bay.',
          tags: ['food', 'markets'],
          slots: ['morning'],
        },
        {
          name: 'Australian National Maritime Museum',
          line: 'a destroyer and a submarine at the quay to go aboard.',
          tags: ['museums', 'family', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Newtown',
          line: 'King Street: records, murals, Thai food, small theatres.',
          tags: ['shopping', 'art', 'nightlife', 'music'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'yum cha in Chinatown.',
    },
  ],
  districts: [
    { name: 'The Rocks', line: 'on the harbour, by every ferry.' },
    { name: 'Surry Hills', line: 'the best eating streets.' },
    { name: 'Bondi', line: 'wake up at the beach.' },
    { name: 'Manly', line: 'a beach town with a ferry.' },
  ],
  food: [
    'oysters and barramundi by the harbour.',
    'Thai in Haymarket, the largest Thai town outside Thailand by some counts.',
    'modern Australian with native herbs; book.',
    'Lebanese or Vietnamese in the western suburbs, both kind to vegetarians.',
    'a schnitzel or a parmi in a pub; kitchens close around nine.',
  ],
  dayTrips: [
    {
      name: 'Blue Mountains',
      line: 'two hours by train to Katoomba: the Three Sisters, cliffs and eucalyptus.',
      tags: ['nature', 'views', 'adventure'],
    },
    {
      name: 'Royal National Park',
      line: 'about an hour: the coast track and lagoons.',
      tags: ['nature', 'beach', 'adventure'],
      steep: true,
    },
    {
      name: 'Hunter Valley',
      line: 'two hours by car: semillon and shiraz; take a driver.',
      tags: ['food', 'nature'],
      adult: true,
    },
  ],
  gettingAround:
    'tap a bank card on ferries, trains, light rail and buses, with a daily cap that is lower at weekends.',
  arrival: 'the airport train takes about 15 minutes to Central.',
  seasons: [
    { months: [12, 1, 2], line: 'Summer: beaches and festivals, full hotels around New Year.' },
    { months: [3, 4, 5], line: 'Warm sea, calm days: the best swimming.' },
    { months: [6, 7, 8], line: 'Mild winter, whales offshore, Vivid’s lights around June.' },
    { months: [9, 10, 11], line: 'Spring; jacarandas in November.' },
  ],
  dailyCost: 60,
};

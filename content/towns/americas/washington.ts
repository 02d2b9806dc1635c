import type { CityGuide } from '../types.ts';

export const washington: CityGuide = {
  city: 'Washington',
  intro:
    'The best things here are given away. See one great museum each morning, walk the monuments after dark, and eat outside the Mall.',
  areas: [
    {
      name: 'The National Mall, east',
      sights: [
        {
          name: 'National Gallery of Art',
          line: 'the only Leonardo in the Americas, and Calder in the east wing; free.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'US Capitol',
          line: 'tours by free booking; the tunnel leads to Jefferson’s library.',
          tags: ['history', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [0],
        },
        {
          name: 'Library of Congress',
          line: 'a reading room from a dream; free timed pass.',
          tags: ['history', 'architecture', 'museums'],
          slots: ['afternoon', 'morning'],
          closed: [0, 1],
        },
        {
          name: 'United States Botanic Garden',
          line: 'orchids and desert under glass, free.',
          tags: ['nature', 'family', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Capitol Hill and Barracks Row',
          line: 'row houses, bars and dinner.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'crab cakes or blueberry pancakes at Eastern Market.',
    },
    {
      name: 'The National Mall, museums',
      sights: [
        {
          name: 'National Museum of African American History and Culture',
          line: 'free timed pass, released ahead and each morning; begin at the bottom.',
          tags: ['museums', 'history', 'music'],
          slots: ['morning'],
        },
        {
          name: 'National Museum of American History',
          line: 'the flag of the anthem, Julia Child’s kitchen.',
          tags: ['museums', 'history', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'National Air and Space Museum',
          line: 'renewed halls, by free timed pass.',
          tags: ['museums', 'history', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Hirshhorn and its garden',
          line: 'a drum of art; check whether the rebuilt sculpture garden is open.',
          tags: ['museums', 'art', 'nature', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Asian art museums',
          line: 'the Peacock Room and Buddhas, rarely full.',
          tags: ['museums', 'art', 'temples'],
          slots: ['afternoon'],
        },
        {
          name: 'The Mall in the last light',
          line: 'from the Capitol’s steps to the Washington Monument, when the lamps come on.',
          tags: ['views', 'history'],
          slots: ['evening'],
        },
      ],
      lunch: 'the native foods café of the American Indian museum.',
    },
    {
      name: 'The monuments',
      sights: [
        {
          name: 'Arlington National Cemetery',
          line: 'the guard changes on the hour or half hour.',
          tags: ['history', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Tidal Basin',
          line: 'Jefferson, Roosevelt and King around the water; cherry blossom around the end of March.',
          tags: ['history', 'nature', 'views', 'festivals'],
          slots: ['afternoon'],
        },
        {
          name: 'Lincoln Memorial after dark',
          line: 'with the Vietnam and Korean walls; open all night.',
          tags: ['history', 'architecture', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'a picnic, for the Mall’s stands are poor.',
    },
    {
      name: 'Dupont, Kalorama and Adams Morgan',
      sights: [
        {
          name: 'Phillips Collection',
          line: 'Renoir’s boating party and a Rothko room.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Dupont Circle farmers’ market',
          line: 'Sundays; on other days, bookshops.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['morning'],
          closed: [1, 2, 3, 4, 5, 6],
        },
        {
          name: 'Embassy Row and Islamic Center',
          line: 'flags, palaces and a minaret.',
          tags: ['architecture', 'temples', 'history'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Adams Morgan and U Street',
          line: 'murals, jazz and half-smokes.',
          tags: ['nightlife', 'music', 'food', 'art'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'Ethiopian injera on U Street or in Shaw.',
    },
    {
      name: 'Georgetown and the canal',
      sights: [
        {
          name: 'Dumbarton Oaks',
          line: 'a garden of rooms, open in the afternoons; the museum is small and perfect.',
          tags: ['nature', 'museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Georgetown and the C&O Canal',
          line: 'brick, shops and a towpath.',
          tags: ['shopping', 'history', 'nature', 'adventure'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'National Cathedral',
          line: 'stained glass with a moon rock, gargoyles with a Darth Vader.',
          tags: ['temples', 'architecture', 'views', 'music'],
          slots: ['morning'],
        },
        {
          name: 'Georgetown waterfront',
          line: 'rowers, then supper.',
          tags: ['views', 'food', 'nightlife', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'a sandwich on the canal steps.',
    },
    {
      name: 'The Wharf, Navy Yard and Anacostia',
      sights: [
        {
          name: 'Municipal Fish Market',
          line: 'the oldest open-air one, steamed crabs by the dozen.',
          tags: ['markets', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Frederick Douglass House',
          line: 'his hill and his desk; open on some days of the week only, so book a tour first.',
          tags: ['history', 'views'],
          slots: ['morning'],
        },
        {
          name: 'National Arboretum',
          line: 'columns of the old Capitol in a meadow, and bonsai.',
          tags: ['nature', 'architecture', 'history'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'The Wharf',
          line: 'music halls and boats.',
          tags: ['music', 'nightlife', 'food', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'a half-smoke or oysters at the Wharf.',
    },
    {
      name: 'Woodley Park and Rock Creek',
      sights: [
        {
          name: 'National Zoo',
          line: 'pandas are back; free entry pass.',
          tags: ['family', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Rock Creek Park',
          line: 'horses, trails and no cars on part of the road.',
          tags: ['nature', 'adventure'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Hillwood',
          line: 'Fabergé eggs and a Japanese garden.',
          tags: ['museums', 'art', 'history', 'nature'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Connecticut Avenue',
          line: 'neighbourhood kitchens and bars by the metro.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'Lebanese or Afghan plates in Cleveland Park.',
    },
  ],
  districts: [
    { name: 'Dupont Circle', line: 'cafés, embassies and the Red Line.' },
    { name: 'Capitol Hill', line: 'row houses, quiet.' },
    { name: 'Penn Quarter', line: 'museums and kitchens in the middle.' },
    { name: 'Navy Yard', line: 'new, by the river and the ballpark.' },
  ],
  food: [
    'Ethiopian in Shaw.',
    'half-smoke with chili on U Street.',
    'crabs with spice at the Wharf.',
    'pupusas in Columbia Heights.',
    'modern tasting menus in Shaw; book.',
  ],
  dayTrips: [
    {
      name: 'Mount Vernon',
      line: 'under an hour by boat or bus: Washington’s house and its enslaved people’s story.',
      tags: ['history', 'nature', 'views'],
    },
    {
      name: 'Alexandria',
      line: '25 minutes by metro or by boat: brick streets and a torpedo factory of studios.',
      tags: ['history', 'art', 'shopping', 'food'],
    },
    {
      name: 'Annapolis',
      line: 'about an hour by road: sail, crabs and the naval academy.',
      tags: ['history', 'food', 'views'],
    },
    {
      name: 'Shenandoah',
      line: 'about 90 minutes by car: the Skyline Drive, best in October.',
      tags: ['nature', 'adventure', 'views'],
      months: [4, 5, 6, 7, 8, 9, 10, 11],
    },
    {
      name: 'Sandy Point',
      line: 'under an hour by car: a bay beach below a very long bridge.',
      tags: ['beach', 'nature', 'family'],
      months: [5, 6, 7, 8, 9],
    },
    {
      name: 'Berkeley Springs',
      line: 'about two hours by car: warm springs in which Washington bathed.',
      tags: ['wellness', 'nature', 'history'],
    },
  ],
  gettingAround: 'the metro takes a tap of a bank card; the Mall is longer than it looks.',
  arrival: 'from Reagan the metro takes about 15 minutes, from Dulles the Silver Line about 55.',
  seasons: [
    { months: [3, 4, 5], line: 'Blossom around the end of March, then warm; school groups too.' },
    { months: [6, 7, 8], line: 'Hot, humid, with storms; fireworks on 4 July.' },
    { months: [9, 10, 11], line: 'Warm to crisp, clear and quiet.' },
    { months: [12, 1, 2], line: 'Cold, seldom snowy, and every museum half empty.' },
  ],
  dailyCost: 68,
};

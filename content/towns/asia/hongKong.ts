import type { CityGuide } from '../types.ts';

export const hongKong: CityGuide = {
  city: 'Hong Kong',
  intro:
    'Ride the ferry daily, eat small things often, and spend one day in boots: the harbour lies between hills that are wilder than they look.',
  areas: [
    {
      name: 'Central and the Peak',
      sights: [
        {
          name: 'Victoria Peak',
          line: 'by the tram at opening; walk the level circle on Lugard Road.',
          tags: ['views', 'nature', 'family', 'adventure'],
          slots: ['morning'],
        },
        {
          name: 'Tai Kwun',
          line: 'a police station and prison of old brick, with two white boxes of art.',
          tags: ['museums', 'art', 'architecture', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Man Mo Temple',
          line: 'coils of incense overhead, on Hollywood Road.',
          tags: ['temples', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Star Ferry at dusk',
          line: 'the lower deck for the engine, the upper for the view.',
          tags: ['views', 'family', 'history'],
          slots: ['evening'],
        },
        {
          name: 'Soho and Lan Kwai Fong',
          line: 'bars along the longest outdoor escalator.',
          tags: ['nightlife', 'food', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'roast goose over rice in Central.',
    },
    {
      name: 'Sheung Wan and Sai Ying Pun',
      sights: [
        {
          name: 'Dried-seafood street',
          line: 'scallops, ginseng and swallow’s nests along Des Voeux Road West.',
          tags: ['markets', 'food', 'history'],
          slots: ['morning'],
        },
        {
          name: 'PMQ',
          line: 'design shops in married policemen’s flats.',
          tags: ['shopping', 'architecture', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Hong Kong University and its art museum',
          line: 'bronzes and porcelain in an old building.',
          tags: ['museums', 'art', 'architecture', 'history'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Sai Ying Pun to Kennedy Town by tram',
          line: 'upstairs, at the front, to the sunset pier.',
          tags: ['views', 'family', 'food'],
          slots: ['evening'],
        },
      ],
      lunch: 'dim sum in Sheung Wan, from trolleys where they still roll.',
    },
    {
      name: 'Tsim Sha Tsui',
      sights: [
        {
          name: 'Hong Kong Museum of Art',
          line: 'ink, porcelain and a harbour window.',
          tags: ['museums', 'art', 'views'],
          slots: ['morning'],
          closed: [4],
        },
        {
          name: 'Kowloon Park',
          line: 'flamingos and, on some Sundays, kung fu.',
          tags: ['nature', 'family', 'wellness'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: '1881 and Nathan Road',
          line: 'tailors, watches, and the old marine police.',
          tags: ['shopping', 'architecture', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Avenue of Stars',
          line: 'the skyline plays with lights at eight.',
          tags: ['views', 'music', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'beef noodles or Indian curry inside a Tsim Sha Tsui arcade.',
    },
    {
      name: 'West Kowloon and Yau Ma Tei',
      sights: [
        {
          name: 'M+',
          line: 'Asia’s great museum of visual culture, with a roof garden.',
          tags: ['museums', 'art', 'architecture', 'views'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Hong Kong Palace Museum',
          line: 'loans from the Forbidden City.',
          tags: ['museums', 'art', 'history', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'Xiqu Centre',
          line: 'Cantonese opera for beginners, with tea.',
          tags: ['music', 'art', 'architecture', 'festivals'],
          slots: ['afternoon'],
        },
        {
          name: 'Temple Street night market',
          line: 'fortune tellers, clay-pot rice and singing.',
          tags: ['markets', 'food', 'shopping', 'nightlife', 'music'],
          slots: ['evening'],
        },
      ],
      lunch: 'rice in a clay pot around Temple Street.',
    },
    {
      name: 'Mong Kok, Sham Shui Po and Diamond Hill',
      sights: [
        {
          name: 'Wong Tai Sin',
          line: 'fortune sticks and smoke, busiest of all temples.',
          tags: ['temples', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Chi Lin Nunnery and Nan Lian Garden',
          line: 'Tang wood without a nail, and bonsai pines.',
          tags: ['temples', 'architecture', 'nature', 'wellness'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Flower, bird and goldfish markets',
          line: 'bags of fish like a wall of lamps.',
          tags: ['markets', 'family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Sham Shui Po',
          line: 'fabric, electronics, and noodles made with a bamboo pole.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Ladies’ Market and the roofs of Mong Kok',
          line: 'neon, snacks and crowds.',
          tags: ['markets', 'nightlife', 'shopping', 'food'],
          slots: ['evening'],
        },
      ],
      lunch: 'dim sum at its plainest and best in Sham Shui Po.',
    },
    {
      name: 'The south side',
      sights: [
        {
          name: 'Dragon’s Back',
          line: 'the ridge walk to a beach; start early, carry water.',
          tags: ['nature', 'adventure', 'views'],
          slots: ['morning'],
          months: [10, 11, 12, 1, 2, 3, 4],
          steep: true,
        },
        {
          name: 'Big Wave Bay or Shek O',
          line: 'sand at the end of the path.',
          tags: ['beach', 'family', 'adventure'],
          slots: ['morning', 'afternoon'],
          months: [5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Stanley',
          line: 'a market, a temple of the sea and a Blake Pier.',
          tags: ['markets', 'temples', 'history', 'beach'],
          slots: ['afternoon'],
        },
        {
          name: 'Aberdeen',
          line: 'a sampan between the houseboats, then the way back by bus over the hill.',
          tags: ['views', 'food', 'family', 'history'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish balls and a milk tea at Shek O.',
    },
  ],
  districts: [
    { name: 'Sheung Wan', line: 'galleries, dim sum and steep lanes.' },
    { name: 'Tsim Sha Tsui', line: 'the view and the museums.' },
    { name: 'Wan Chai', line: 'trams, markets and bars.' },
    { name: 'Mong Kok', line: 'cheap, dense, never dark.' },
  ],
  food: [
    'roast goose or char siu in Central and Wan Chai.',
    'wonton noodles at a counter in Sheung Wan.',
    'clay-pot rice in Yau Ma Tei, best on a cool night.',
    'seafood you point at, in Sai Kung or on Lamma.',
    'baked pork-chop rice and milk tea in a cha chaan teng, with an egg tart to go.',
  ],
  dayTrips: [
    {
      name: 'Lantau',
      line: 'about an hour by metro, then cable car or bus: the Big Buddha and a village on stilts.',
      tags: ['temples', 'views', 'history', 'nature', 'family'],
    },
    {
      name: 'Lamma',
      line: 'half an hour by ferry: a green walk between two villages, a beach and seafood.',
      tags: ['nature', 'beach', 'food'],
      steep: true,
    },
    {
      name: 'Cheung Chau',
      line: 'about 45 minutes by ferry: a pirate’s cave, beaches, and the bun festival in May.',
      tags: ['beach', 'festivals', 'family', 'food'],
      steep: true,
    },
    {
      name: 'Macau',
      line: 'about an hour by ferry: Portuguese squares and egg tarts; bring the passport.',
      tags: ['history', 'architecture', 'food'],
    },
    {
      name: 'Sai Kung',
      line: 'about an hour by metro and bus: boats to rock columns and white sand.',
      tags: ['nature', 'adventure', 'beach'],
    },
  ],
  gettingAround: 'an Octopus card pays trams, ferries, metro and noodles.',
  arrival:
    'the Airport Express takes 24 minutes to Hong Kong station; city buses are slower and have the view.',
  seasons: [
    { months: [3, 4, 5], line: 'Warm and misty, with rain by May.' },
    { months: [6, 7, 8, 9], line: 'Hot, wet and in reach of typhoons, when everything shuts for a day.' },
    { months: [10, 11, 12], line: 'Dry, blue and mild: the walking season.' },
    { months: [1, 2], line: 'Cool and grey; Lunar New Year brings fireworks and closed shops.' },
  ],
  dailyCost: 50,
};

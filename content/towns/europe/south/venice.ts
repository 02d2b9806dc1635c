import type { CityGuide } from '../../types.ts';

export const venice: CityGuide = {
  city: 'Venice',
  intro:
    'Venice belongs to whoever is up at seven or out at ten at night; stay on the islands, get lost on purpose, and ride line 1 end to end.',
  areas: [
    {
      name: 'San Marco',
      sights: [
        {
          name: 'St Mark’s Basilica',
          line: 'book a time; the gold is best when the lamps are lit, around midday. Shoulders and knees covered.',
          tags: ['temples', 'architecture', 'art', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Doge’s Palace',
          line: 'Tintoretto’s Paradise and the Bridge of Sighs; the secret itineraries tour is worth booking.',
          tags: ['history', 'art', 'museums', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Correr Museum',
          line: 'Napoleon’s rooms and Canova, on the same ticket as the palace.',
          tags: ['museums', 'art', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'La Fenice',
          line: 'tours by day, opera at night.',
          tags: ['music', 'architecture'],
          slots: ['evening', 'afternoon'],
        },
        {
          name: 'Piazza San Marco after ten',
          line: 'the orchestras play, the day visitors are gone.',
          tags: ['views', 'music', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a sandwich of the small triangular kind, tramezzino, at a bar in San Marco’s back lanes.',
    },
    {
      name: 'Dorsoduro',
      sights: [
        {
          name: 'Gallerie dell’Accademia',
          line: 'Bellini, Giorgione’s Tempest; on Mondays it shuts early in the afternoon.',
          tags: ['museums', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Peggy Guggenheim Collection',
          line: 'Pollock and Picasso in a one-storey palace on the canal.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'Ca’ Rezzonico',
          line: 'how the eighteenth century lived, with Tiepolo above.',
          tags: ['museums', 'art', 'history', 'architecture'],
          slots: ['afternoon'],
          closed: [2],
        },
        {
          name: 'Zattere and Santa Maria della Salute',
          line: 'the long sunny quay, and the domes at its end.',
          tags: ['views', 'temples', 'architecture'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Campo Santa Margherita',
          line: 'spritz with students.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'cicchetti at a canal-side wine bar by San Trovaso.',
    },
    {
      name: 'San Polo and Rialto',
      sights: [
        {
          name: 'Rialto Market',
          line: 'fish and artichokes, early.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [0, 1],
        },
        {
          name: 'Frari',
          line: 'Titian’s Assumption where it was meant to hang.',
          tags: ['temples', 'art', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Scuola Grande di San Rocco',
          line: 'Tintoretto’s whole life’s work; borrow a mirror for the ceilings.',
          tags: ['museums', 'art', 'temples'],
          slots: ['afternoon'],
        },
        {
          name: 'Rialto Bridge at dusk',
          line: 'from the vaporetto stop rather than from the top.',
          tags: ['views', 'architecture'],
          slots: ['evening'],
        },
        {
          name: 'Bacari of San Polo',
          line: 'three bars, three glasses, three bites.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'fried fish in a paper cone near the Rialto Market.',
    },
    {
      name: 'Cannaregio',
      sights: [
        {
          name: 'Ghetto and its synagogues',
          line: 'the first to bear the name; the museum’s guided tour opens the synagogues, not on Saturdays.',
          tags: ['history', 'temples', 'museums'],
          slots: ['morning'],
          closed: [6],
        },
        {
          name: 'Madonna dell’Orto',
          line: 'Tintoretto’s parish church and grave.',
          tags: ['temples', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Gesuiti',
          line: 'a church of marble carved like green brocade, with a Titian of fire and night; one street from the lagoon.',
          tags: ['architecture', 'art', 'temples'],
          slots: ['afternoon'],
        },
        {
          name: 'Fondamenta della Misericordia',
          line: 'tables by the water and live music some nights.',
          tags: ['nightlife', 'music', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'sardines in sweet-sour onion, sarde in saor, in Cannaregio.',
    },
    {
      name: 'Castello and the Arsenal',
      sights: [
        {
          name: 'San Giorgio Maggiore',
          line: 'one stop over the water; the tower has a lift and no queue.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Santi Giovanni e Paolo',
          line: 'the church of twenty-five doges.',
          tags: ['temples', 'art', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Arsenale and Giardini',
          line: 'ships once; Biennale art or architecture from May to late November, shut on most Mondays.',
          tags: ['art', 'architecture', 'history', 'festivals'],
          slots: ['afternoon'],
          closed: [1],
          months: [5, 6, 7, 8, 9, 10, 11],
        },
        {
          name: 'Libreria Acqua Alta and the lanes of Castello',
          line: 'books in a gondola; then no shops, only washing.',
          tags: ['shopping', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Via Garibaldi at dusk',
          line: 'where Venetians take their evening walk.',
          tags: ['food', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'bigoli with duck or anchovy near Via Garibaldi.',
    },
    {
      name: 'Murano, Burano and Torcello',
      sights: [
        {
          name: 'Torcello',
          line: 'a mosaic Last Judgement on an island of a dozen people; take the first boat.',
          tags: ['temples', 'art', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Burano',
          line: 'painted houses and lace.',
          tags: ['architecture', 'views', 'shopping', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Murano glass',
          line: 'see a furnace, then the museum; refuse free boat rides.',
          tags: ['shopping', 'museums', 'art', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Lagoon by vaporetto at sunset',
          line: 'line 12 back, on the outside seats.',
          tags: ['views', 'nature'],
          slots: ['evening'],
        },
      ],
      lunch: 'risotto of goby fish on Burano.',
    },
  ],
  districts: [
    { name: 'Dorsoduro', line: 'museums and students, calm canals.' },
    { name: 'Cannaregio', line: 'lived-in, near the station.' },
    { name: 'Castello', line: 'quiet east end, good value.' },
    { name: 'San Polo', line: 'market, bars and lanes.' },
  ],
  food: [
    'cicchetti and an ombra standing, in Cannaregio and San Polo.',
    'spaghetti with clams, or squid ink, in Dorsoduro.',
    'liver with onions, the Venetian way, in Castello.',
    'a fry of lagoon fish in Castello; moeche, soft crabs, in spring and autumn.',
    'cuttlefish in its ink with polenta in Dorsoduro, then tiramisù and a walk to the Zattere.',
  ],
  dayTrips: [
    {
      name: 'Lido',
      line: 'a quarter of an hour by boat: a long sand beach and quiet avenues; films in early September.',
      tags: ['beach', 'nature', 'family', 'festivals'],
      months: [5, 6, 7, 8, 9, 10],
    },
    {
      name: 'Padua',
      line: 'half an hour by train: Giotto’s chapel, by booked time only.',
      tags: ['art', 'temples', 'markets'],
    },
    {
      name: 'Treviso',
      line: 'half an hour by train: canals, radicchio and arcades.',
      tags: ['food', 'architecture'],
    },
    {
      name: 'Verona',
      line: 'about 70 minutes by train: a Roman arena that still sings in summer.',
      tags: ['history', 'architecture', 'music'],
    },
    {
      name: 'Abano Terme',
      line: 'about an hour by train: hot mud and thermal pools under the Euganean Hills.',
      tags: ['wellness', 'nature', 'adventure'],
    },
  ],
  gettingAround:
    'walk, and take vaporetti with a day pass; on some spring and summer days day visitors pay an entry fee online.',
  arrival: 'from the airport the Alilaguna boat takes about 75 minutes, the bus about 25 to Piazzale Roma.',
  seasons: [
    { months: [4, 5, 6], line: 'Light, roses and full lanes from ten to five.' },
    { months: [7, 8], line: 'Hot and humid; Redentore’s fireworks are in mid-July.' },
    { months: [9, 10], line: 'Clear, gold light and the regatta in September.' },
    {
      months: [11, 12, 1],
      line: 'High water is likeliest, fog and empty bridges: the city at its most beautiful.',
    },
    { months: [2, 3], line: 'Carnival in February, then cool, quiet weeks.' },
  ],
  dailyCost: 68,
};

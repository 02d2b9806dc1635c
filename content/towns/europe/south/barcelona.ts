import type { CityGuide } from '../../types.ts';

export const barcelona: CityGuide = {
  city: 'Barcelona',
  intro:
    'A Roman core, a grid of Modernista houses and, at the end of the metro, a beach: book Gaudí ahead and eat late.',
  areas: [
    {
      name: 'Eixample',
      sights: [
        {
          name: 'Sagrada Família',
          line: 'timed tickets only; the morning sun comes through the blue windows, the afternoon through the red.',
          tags: ['temples', 'architecture', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Sant Pau Art Nouveau Site',
          line: 'a hospital of tiled pavilions ten minutes away, with room to breathe.',
          tags: ['architecture', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Casa Batlló and La Pedrera',
          line: 'choose one to enter, both are lit on Passeig de Gràcia.',
          tags: ['architecture', 'art', 'museums'],
          slots: ['afternoon'],
        },
        {
          name: 'Vermouth and tapas on Enric Granados',
          line: 'terraces under the trees.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'the menú del día, three courses on weekdays, in a side street of the grid.',
    },
    {
      name: 'Gothic Quarter and El Born',
      sights: [
        {
          name: 'Barcelona Cathedral and the Roman walls',
          line: 'thirteen geese live in the cloister.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Museu Picasso',
          line: 'his early years in five palaces; book.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Santa Maria del Mar',
          line: 'the Catalan Gothic church that porters built.',
          tags: ['temples', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Palau de la Música Catalana',
          line: 'a concert under the stained-glass sun beats the tour.',
          tags: ['music', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'the counters of Santa Caterina market, or on Sundays a tavern of El Born.',
    },
    {
      name: 'Gràcia and Park Güell',
      sights: [
        {
          name: 'Park Güell',
          line: 'the mosaic terrace by timed ticket; the woods above are free.',
          tags: ['architecture', 'nature', 'views', 'family'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Casa Vicens',
          line: 'Gaudí’s first house, tiled in marigolds.',
          tags: ['architecture', 'museums'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Squares of Gràcia',
          line: 'a village of plazas; in mid-August its festival decorates the streets.',
          tags: ['food', 'nightlife', 'festivals'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Bunkers del Carmel',
          line: 'the widest view in town, up a steep hill; it closes in the early evening.',
          tags: ['views'],
          slots: ['afternoon'],
          steep: true,
        },
      ],
      lunch: 'Lebanese, Japanese or Catalan on a Gràcia square.',
    },
    {
      name: 'Montjuïc',
      sights: [
        {
          name: 'Fundació Joan Miró',
          line: 'colour and light in a white building on the hill.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Museu Nacional d’Art de Catalunya',
          line: 'Romanesque frescoes taken from mountain churches, and a roof terrace.',
          tags: ['museums', 'art', 'views'],
          slots: ['afternoon', 'morning'],
          closed: [1],
        },
        {
          name: 'Montjuïc Castle',
          line: 'up by cable car, down through gardens.',
          tags: ['history', 'views', 'nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Carrer de Blai',
          line: 'a street of pintxos, counted by toothpick.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'tinned fish and vermouth at a bodega in Poble-sec.',
    },
    {
      name: 'Barceloneta and Poblenou',
      sights: [
        {
          name: 'Barceloneta and Bogatell beaches',
          line: 'Bogatell is the wider and calmer one.',
          tags: ['beach', 'family'],
          slots: ['morning'],
          months: [5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Museu d’Història de Catalunya',
          line: 'on the old port, with a terrace over the boats.',
          tags: ['museums', 'history', 'views'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Poblenou',
          line: 'factories turned studios along a quiet Rambla.',
          tags: ['art', 'architecture', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Waterfront at dusk',
          line: 'from Port Olímpic along the sand.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'paella or fideuà by the sea, which is a lunch dish here.',
    },
  ],
  districts: [
    { name: 'Eixample', line: 'wide streets and every metro line.' },
    { name: 'El Born', line: 'old lanes, boutiques and bars.' },
    { name: 'Gràcia', line: 'local and quiet at night.' },
    { name: 'Poblenou', line: 'near the beach, better value.' },
  ],
  food: [
    'tapas at a bar with no chairs: bombas, anchovies, pa amb tomàquet; bars serve before the restaurants open at half past eight.',
    'grilled meat and vegetables with romesco; calçots, charred spring onions, from January to March.',
    'grilled fish in Barceloneta.',
    'modern Catalan small plates; book.',
    'cava and canelons, the Catalan comfort dish.',
  ],
  dayTrips: [
    {
      name: 'Montserrat',
      line: 'about an hour by train and rack railway: a monastery among saw-tooth peaks.',
      tags: ['temples', 'nature', 'views', 'adventure'],
    },
    {
      name: 'Girona',
      line: '40 minutes by fast train: walls, a Jewish quarter and very good ice cream.',
      tags: ['history', 'architecture', 'food'],
    },
    {
      name: 'Sitges',
      line: '40 minutes by train: beaches and white lanes.',
      tags: ['beach', 'nightlife', 'art'],
    },
  ],
  gettingAround:
    'a T-casual ticket covers ten rides on metro, bus and tram; keep your bag in front of you on the Rambla.',
  arrival: 'the Aerobús takes about 35 minutes to Plaça de Catalunya; the R2 train about 25 to the centre.',
  seasons: [
    {
      months: [3, 4, 5],
      line: 'Mild and bright; on 23 April, Sant Jordi fills the streets with books and roses.',
    },
    { months: [6, 7, 8], line: 'Beach weather, hot and busy.' },
    { months: [9, 10], line: 'A warm sea and the Mercè festival around 24 September.' },
    { months: [11, 12, 1, 2], line: 'Cool, mostly sunny, with short queues.' },
  ],
  dailyCost: 50,
};

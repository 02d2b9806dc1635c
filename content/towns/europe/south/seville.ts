import type { CityGuide } from '../../types.ts';

export const seville: CityGuide = {
  city: 'Seville',
  intro:
    'Here the day has two halves. See one monument at opening, hide from the afternoon, and live after eight among orange trees and tiles.',
  areas: [
    {
      name: 'Santa Cruz and the Cathedral',
      sights: [
        {
          name: 'Real Alcázar',
          line: 'tiles, gardens and peacocks; book the first time of the day.',
          tags: ['history', 'architecture', 'nature', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Seville Cathedral and Giralda',
          line: 'the largest Gothic church, up a tower by ramps; a combined ticket with San Salvador saves a queue.',
          tags: ['temples', 'architecture', 'history', 'views'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Archivo de Indias',
          line: 'letters of Columbus in a silent hall, free.',
          tags: ['history', 'museums'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Aire baths',
          line: 'salt pool, steam and candles in an old palace, by booked time.',
          tags: ['wellness', 'architecture'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Barrio Santa Cruz at night',
          line: 'lanes for two people side by side.',
          tags: ['views', 'architecture', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'spinach with chickpeas at a standing bar in Santa Cruz.',
    },
    {
      name: 'The centre and Las Setas',
      sights: [
        {
          name: 'San Salvador',
          line: 'a red and gold church over a mosque’s court.',
          tags: ['temples', 'architecture', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Casa de Pilatos',
          line: 'a Renaissance palace in Moorish tiles, lived in still.',
          tags: ['history', 'architecture', 'art', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Metropol Parasol',
          line: 'mushrooms of wood with a walk on top, best at sunset.',
          tags: ['architecture', 'views'],
          slots: ['evening', 'afternoon'],
        },
        {
          name: 'Museo del Baile Flamenco',
          line: 'a small museum with a nightly show.',
          tags: ['museums', 'music', 'art'],
          slots: ['evening', 'afternoon'],
        },
        {
          name: 'Calle Sierpes and Tetuán',
          line: 'fans, mantillas and shade sails.',
          tags: ['shopping'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'a montadito and a cold manzanilla around Plaza del Salvador.',
    },
    {
      name: 'Plaza de España and the park',
      sights: [
        {
          name: 'Plaza de España',
          line: 'forty-eight provinces in tile; row on its moat.',
          tags: ['architecture', 'views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Parque de María Luisa',
          line: 'shade, doves and fountains.',
          tags: ['nature', 'family'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Mudéjar Pavilion',
          line: 'the museum of popular arts: workshops, lace and costume under horseshoe arches.',
          tags: ['museums', 'history', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Torre del Oro',
          line: 'a river tower with a small naval museum.',
          tags: ['history', 'views'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Guadalquivir by kayak or boat',
          line: 'the bridges from below.',
          tags: ['adventure', 'views', 'family'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'fried fish in a paper near the Prado de San Sebastián.',
    },
    {
      name: 'Triana',
      sights: [
        {
          name: 'Mercado de Triana',
          line: 'hams and olives over the ruins of the Inquisition’s castle.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'Centro Cerámica Triana',
          line: 'how the tiles are made, in the old kilns.',
          tags: ['museums', 'art', 'shopping'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Capilla de los Marineros',
          line: 'the Virgin of Triana, carried across the bridge in Holy Week.',
          tags: ['temples', 'festivals'],
          slots: ['afternoon'],
        },
        {
          name: 'Calle Betis at dusk',
          line: 'the Giralda across the water.',
          tags: ['views', 'food'],
          slots: ['evening'],
        },
        {
          name: 'Flamenco in Triana',
          line: 'the quarter it comes from; small rooms.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'snails in spring, or prawns in garlic, in Triana.',
    },
    {
      name: 'Macarena and Alameda',
      sights: [
        {
          name: 'Basílica de la Macarena',
          line: 'the weeping Virgin, and a length of Moorish wall.',
          tags: ['temples', 'festivals', 'history'],
          slots: ['morning'],
        },
        {
          name: 'El Jueves',
          line: 'a flea market on Thursday mornings, among the oldest in Spain.',
          tags: ['markets', 'shopping'],
          slots: ['morning'],
          closed: [0, 1, 2, 3, 5, 6],
        },
        {
          name: 'Palacio de las Dueñas',
          line: 'lemons in the court where a poet was born.',
          tags: ['history', 'architecture', 'nature'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Alameda de Hércules',
          line: 'the square where Seville goes out.',
          tags: ['nightlife', 'food', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a plate of solomillo al whisky on the Alameda.',
    },
    {
      name: 'Arenal and Cartuja',
      sights: [
        {
          name: 'Museo de Bellas Artes',
          line: 'Murillo and Zurbarán in a convent.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Plaza de Toros de la Maestranza',
          line: 'the building and its museum; a fight is your own choice.',
          tags: ['history', 'architecture', 'museums'],
          slots: ['afternoon'],
        },
        {
          name: 'CAAC',
          line: 'new art in a monastery and china factory where Columbus lay.',
          tags: ['museums', 'art', 'architecture', 'history'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Isla Mágica',
          line: 'rides for the family, from spring to autumn.',
          tags: ['family', 'adventure'],
          slots: ['afternoon'],
          months: [4, 5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Teatro de la Maestranza',
          line: 'opera in the city of Carmen and Figaro.',
          tags: ['music'],
          slots: ['evening'],
        },
      ],
      lunch: 'a bar-side lunch of cuttlefish in the Arenal.',
    },
  ],
  districts: [
    { name: 'Santa Cruz', line: 'lanes and monuments, busy by day.' },
    { name: 'Arenal', line: 'between cathedral and river.' },
    { name: 'Triana', line: 'across the bridge, local, loud and loved.' },
    { name: 'Alameda', line: 'bars and good value.' },
  ],
  food: [
    'salmorejo, the thick cold soup, and small plates; Seville sits down after nine.',
    'pringá sandwiches at a bar in Santa Cruz.',
    'fried fish in Triana.',
    'ibérico ham cut by hand in the Arenal.',
    'carrillada, slow-cooked pork cheek, in the Macarena, with a sweet orange wine after it.',
  ],
  dayTrips: [
    {
      name: 'Córdoba',
      line: '45 minutes by fast train: the Mezquita’s forest of columns; patios open in May.',
      tags: ['temples', 'history', 'architecture', 'festivals'],
    },
    {
      name: 'Itálica',
      line: 'half an hour by bus: a Roman city with mosaics, shut on Mondays.',
      tags: ['history'],
      closed: [1],
    },
    {
      name: 'Cádiz',
      line: 'about 90 minutes by train: the ocean, beaches inside the town and fried fish.',
      tags: ['beach', 'food', 'views'],
    },
    {
      name: 'Jerez',
      line: 'about an hour by train: sherry cellars and dancing horses.',
      tags: ['food', 'music'],
    },
    {
      name: 'Doñana',
      line: 'by guided tour: lynx, if you are very lucky, and flamingos.',
      tags: ['nature', 'family', 'adventure'],
    },
  ],
  gettingAround: 'walk and cycle on the flat lanes; the tram and buses for the ends.',
  arrival: 'from the airport the EA bus takes about 35 minutes; taxis have fixed fares.',
  seasons: [
    {
      months: [3, 4, 5],
      line: 'Orange blossom, Holy Week and the April Fair: dear, full and unforgettable.',
    },
    { months: [6, 7, 8], line: 'Fierce heat, often 40 °C; sights before noon, life after ten.' },
    { months: [9, 10], line: 'Hot to warm, with long evenings outside.' },
    { months: [11, 12, 1, 2], line: 'Mild, some rain, and room in every bar.' },
  ],
  dailyCost: 45,
};

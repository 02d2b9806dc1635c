import type { CityGuide } from '../../types.ts';

export const lisbon: CityGuide = {
  city: 'Lisbon',
  intro:
    'Over a river as wide as a sea lie seven hills of tiles and light. Wear good soles, and let the lifts and trams do the climbing.',
  areas: [
    {
      name: 'Alfama and Graça',
      sights: [
        {
          name: 'Castelo de São Jorge',
          line: 'ramparts, peacocks and the whole city below; first thing is quietest.',
          tags: ['history', 'views', 'family'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Sé Cathedral and the lanes of Alfama',
          line: 'lose the map below the castle.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Museu do Azulejo',
          line: 'five centuries of tiles in a convent east of Alfama; it closed for works in November 2025, so check that it is open again.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Fado in Alfama',
          line: 'dinner houses for the songs, small taverns for the feeling; book.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'grilled sardines (June to September) or a bifana.',
    },
    {
      name: 'Belém',
      sights: [
        {
          name: 'Mosteiro dos Jerónimos',
          line: 'the cloister that the spice trade paid for; be there before it opens.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Torre de Belém and the Discoveries monument',
          line: 'the river front where the ships left; the tower was under restoration from 2025, so look before you queue.',
          tags: ['history', 'views'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'MAAT',
          line: 'a wave of white tiles to walk over, art below.',
          tags: ['art', 'museums', 'architecture'],
          slots: ['afternoon'],
          closed: [2],
        },
        {
          name: 'Docas sunset',
          line: 'under the red bridge on the way back.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'something light, then custard tarts warm from the bakery that has made them since 1837.',
    },
    {
      name: 'Baixa, Chiado and Bairro Alto',
      sights: [
        {
          name: 'Praça do Comércio and Baixa',
          line: 'the grid built after the earthquake of 1755.',
          tags: ['history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Convento do Carmo',
          line: 'a Gothic nave with the sky for a roof.',
          tags: ['history', 'architecture', 'museums'],
          slots: ['morning', 'afternoon'],
          closed: [0],
        },
        {
          name: 'Chiado shops',
          line: 'the oldest bookshop still open, gloves, tins of fish.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Miradouro de São Pedro de Alcântara',
          line: 'the castle across the valley, at the edge of Bairro Alto.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'the counters of the Time Out Market, or a tasca two streets away.',
    },
    {
      name: 'Gulbenkian and Avenidas',
      sights: [
        {
          name: 'Museu Calouste Gulbenkian',
          line: 'one man’s eye from Egypt to Lalique, in a garden; it was to reopen in 2026 after works, so look first; the modern art centre beside it is open.',
          tags: ['museums', 'art', 'nature'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'Parque Eduardo VII and Estufa Fria',
          line: 'a cool house of ferns at the side of the park.',
          tags: ['nature', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Avenida da Liberdade',
          line: 'plane trees, kiosks and patterned pavement.',
          tags: ['shopping', 'architecture'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'a prego, steak in a roll.',
    },
    {
      name: 'Estrela, Campo de Ourique and LX Factory',
      sights: [
        {
          name: 'Basílica da Estrela and its garden',
          line: 'climb to the dome, then coffee at the bandstand; tram 28 stops here.',
          tags: ['temples', 'nature', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Mercado de Campo de Ourique',
          line: 'where the neighbourhood shops and eats.',
          tags: ['markets', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'LX Factory',
          line: 'a print works turned bookshop and studios; a market on Sundays.',
          tags: ['shopping', 'art', 'nightlife'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'the food counters of the Campo de Ourique market.',
    },
  ],
  districts: [
    { name: 'Chiado', line: 'central, between the hills.' },
    { name: 'Alfama', line: 'old lanes, many steps.' },
    { name: 'Príncipe Real', line: 'gardens and good restaurants.' },
    { name: 'Baixa', line: 'flat and by the metro.' },
  ],
  food: [
    'bacalhau, salt cod, à Brás with egg and straw potatoes.',
    'seafood by weight in a cervejaria: clams first, a steak roll last.',
    'petiscos, small plates, with wine from the Alentejo.',
    'piri-piri chicken, and a ginjinha at a hole in the wall after it.',
    'Cape Verdean or Goan cooking, the city’s other kitchens.',
  ],
  dayTrips: [
    {
      name: 'Sintra',
      line: '40 minutes by train: palaces in a misty forest; book Pena’s first slot.',
      tags: ['history', 'architecture', 'nature', 'views'],
      steep: true,
    },
    {
      name: 'Cascais',
      line: '40 minutes along the coast: beaches and a walk to Boca do Inferno.',
      tags: ['beach', 'nature', 'family'],
    },
    {
      name: 'Setúbal and Arrábida',
      line: 'under an hour: a fish market and turquoise coves.',
      tags: ['beach', 'food', 'nature'],
      months: [5, 6, 7, 8, 9, 10],
    },
  ],
  gettingAround:
    'metro, trams and lifts take one rechargeable card; tram 28 is lovely at eight and packed by ten.',
  arrival: 'the airport is in town: the metro takes about 25 minutes to the centre, a taxi about 15.',
  seasons: [
    { months: [3, 4, 5], line: 'Bright, fresh and green.' },
    { months: [6, 7, 8], line: 'Sunny and dry; June is full of street feasts for Saint Anthony.' },
    { months: [9, 10], line: 'Warm sea and soft light.' },
    { months: [11, 12, 1, 2], line: 'Mild with spells of rain, and low prices.' },
  ],
  dailyCost: 45,
};

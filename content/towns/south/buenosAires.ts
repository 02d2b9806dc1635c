import type { CityGuide } from '../types.ts';

export const buenosAires: CityGuide = {
  city: 'Buenos Aires',
  intro:
    'Sleep late, eat later, and walk every day under trees: Europe is remembered here, at the other end of the world.',
  areas: [
    {
      name: 'San Telmo and the Plaza de Mayo',
      sights: [
        {
          name: 'Plaza de Mayo',
          line: 'the pink palace, and the mothers’ white scarves painted on the paving.',
          tags: ['history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Metropolitan Cathedral and Cabildo',
          line: 'San Martín’s tomb, then the oldest arches.',
          tags: ['temples', 'history', 'museums'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'San Telmo Market',
          line: 'meat counters, coffee and old tin.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'San Telmo fair',
          line: 'Sundays along Defensa: antiques and dancers.',
          tags: ['markets', 'music', 'shopping', 'festivals'],
          slots: ['afternoon'],
          closed: [1, 2, 3, 4, 5, 6],
        },
        {
          name: 'Milonga in San Telmo',
          line: 'late; sit, look, and learn the nod.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a choripán or an empanada in San Telmo.',
    },
    {
      name: 'Recoleta',
      sights: [
        {
          name: 'Recoleta Cemetery',
          line: 'streets of marble; follow the flowers to Evita.',
          tags: ['history', 'architecture', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Museo Nacional de Bellas Artes',
          line: 'free: Goya, Rodin and Argentines.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'El Ateneo Grand Splendid',
          line: 'a theatre full of books.',
          tags: ['shopping', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Plaza Francia and Floralis Genérica',
          line: 'a craft fair at weekends, a steel flower.',
          tags: ['markets', 'art', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Cocktails in Recoleta and Retiro',
          line: 'old bars behind florists’ doors.',
          tags: ['nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'milanesa in a Recoleta café.',
    },
    {
      name: 'Palermo and its parks',
      sights: [
        {
          name: 'Bosques de Palermo and Rosedal',
          line: 'boats and thousands of roses.',
          tags: ['nature', 'family', 'adventure'],
          slots: ['morning'],
        },
        {
          name: 'MALBA',
          line: 'Frida Kahlo and Xul Solar.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'Japanese Garden',
          line: 'koi, bonsai and tea.',
          tags: ['nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Museo Evita',
          line: 'dresses and votes; the café is good.',
          tags: ['museums', 'history', 'food'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Palermo Soho',
          line: 'designers by day, tables in the street by night.',
          tags: ['shopping', 'nightlife', 'food', 'art'],
          slots: ['evening'],
        },
      ],
      lunch: 'a parrilla lunch in Palermo Viejo.',
    },
    {
      name: 'Centro, Corrientes and Teatro Colón',
      sights: [
        {
          name: 'Teatro Colón',
          line: 'tours by day in one of the best halls for the voice.',
          tags: ['music', 'architecture', 'museums'],
          slots: ['morning'],
        },
        {
          name: 'Palacio Barolo',
          line: 'Dante in offices: climb to the lighthouse by tour.',
          tags: ['architecture', 'views'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Avenida de Mayo and Café Tortoni',
          line: 'coffee under stained glass.',
          tags: ['food', 'architecture', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Palacio Libertad, the former CCK',
          line: 'concerts in the old post office, often free.',
          tags: ['music', 'art', 'architecture'],
          slots: ['afternoon', 'evening'],
          closed: [1, 2],
        },
        {
          name: 'Theatres and pizza on Corrientes',
          line: 'shows, bookshops until midnight, slices at the counter.',
          tags: ['music', 'nightlife', 'food', 'shopping'],
          slots: ['evening'],
        },
      ],
      lunch: 'pizza with fainá, a chickpea flatbread, at a counter on Corrientes.',
    },
    {
      name: 'La Boca, Puerto Madero and the reserve',
      sights: [
        {
          name: 'Caminito',
          line: 'tin and paint, by day only, keep to the busy lanes.',
          tags: ['history', 'art', 'architecture', 'music'],
          slots: ['morning'],
        },
        {
          name: 'Fundación Proa',
          line: 'new art with a roof over the docks; it opens at noon, so look for its days.',
          tags: ['museums', 'art', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Costanera Sur reserve',
          line: 'reeds, birds and flat paths beside towers; shut on Mondays and after rain.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Puente de la Mujer at dusk',
          line: 'Calatrava’s dancer in the old docks.',
          tags: ['views', 'architecture'],
          slots: ['evening'],
        },
        {
          name: 'Tango dinner show',
          line: 'glossy and good fun, with transport.',
          tags: ['music', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'a sandwich from the carts of the Costanera.',
    },
    {
      name: 'Belgrano, Núñez and Chacarita',
      sights: [
        {
          name: 'Barrio Chino',
          line: 'steam, arches and lunar new year; liveliest at weekends.',
          tags: ['food', 'markets', 'shopping', 'festivals'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'ESMA memory site',
          line: 'what was done here, told with care; free.',
          tags: ['history', 'museums'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Chacarita and Villa Crespo',
          line: 'outlets, bakeries and vinyl.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Villa Crespo by night',
          line: 'wine bars, tango for locals.',
          tags: ['nightlife', 'music', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'dumplings in the Barrio Chino.',
    },
  ],
  districts: [
    { name: 'Palermo', line: 'trees, tables and nights.' },
    { name: 'Recoleta', line: 'grand and calm.' },
    { name: 'San Telmo', line: 'old, with tango and cobbles.' },
    { name: 'Retiro', line: 'trains, palaces, central.' },
  ],
  food: [
    'ojo de bife or entraña in a parrilla of Palermo or Boedo; the city sits down after nine.',
    'empanadas salteñas, juicy, in Recoleta.',
    'pizza fugazzeta, onions and cheese, on Corrientes.',
    'provoleta, then a flan with dulce de leche, in San Telmo.',
    'vermouth with small plates in Chacarita.',
  ],
  dayTrips: [
    {
      name: 'Tigre and the delta',
      line: 'about an hour by train: boats between islands, rowing clubs and swims.',
      tags: ['nature', 'family', 'beach', 'adventure'],
    },
    {
      name: 'Colonia del Sacramento',
      line: 'about 75 minutes by fast ferry, with passport: Portuguese streets in Uruguay.',
      tags: ['history', 'views', 'beach'],
    },
    {
      name: 'San Antonio de Areco',
      line: 'about two hours by bus: gauchos, silver; the tradition festival is in November.',
      tags: ['history', 'festivals', 'shopping'],
    },
    {
      name: 'La Plata',
      line: 'about an hour by train or bus: a planned city, a vast cathedral and a museum of bones.',
      tags: ['temples', 'architecture', 'museums', 'family'],
    },
    {
      name: 'Estancia day',
      line: 'one to two hours by road: horses and an asado.',
      tags: ['adventure', 'food', 'nature', 'family'],
    },
  ],
  gettingAround: 'a SUBE card pays metro, buses and trains; app cars at night.',
  arrival:
    'from Ezeiza a car or coach takes 45 to 70 minutes; Aeroparque is fifteen minutes from the centre.',
  seasons: [
    { months: [9, 10, 11], line: 'Spring: jacaranda violet in November, mild.' },
    { months: [12, 1, 2], line: 'Hot and humid; many locals leave in January.' },
    { months: [3, 4, 5], line: 'Golden, settled and full of theatre.' },
    { months: [6, 7, 8], line: 'Cool, seldom below zero, with tango’s world cup in August.' },
  ],
  dailyCost: 42,
};

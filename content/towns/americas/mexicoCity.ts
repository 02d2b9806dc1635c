import type { CityGuide } from '../types.ts';

export const mexicoCity: CityGuide = {
  city: 'Mexico City',
  intro:
    'At 2,240 metres, on what was an Aztec lake, take the first day gently, drink water, and let lunch be the main event.',
  areas: [
    {
      name: 'Centro Histórico',
      sights: [
        {
          name: 'Zócalo and Metropolitan Cathedral',
          line: 'one of the largest squares in the world and a cathedral that took 240 years.',
          tags: ['history', 'temples', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Templo Mayor',
          line: 'the Aztecs’ main temple, found beside the cathedral.',
          tags: ['history', 'museums'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Palacio de Bellas Artes',
          line: 'Rivera, Orozco and Siqueiros under a glass dome.',
          tags: ['art', 'architecture', 'museums'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Plaza Garibaldi or Ballet Folklórico',
          line: 'mariachi in the square, or the dance company at Bellas Artes on its evenings.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'tacos de canasta or a comida corrida, soup to dessert.',
    },
    {
      name: 'Chapultepec and Polanco',
      sights: [
        {
          name: 'Museo Nacional de Antropología',
          line: 'the Sun Stone and a hall for each people of Mexico; give it three hours.',
          tags: ['museums', 'history', 'art'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Castillo de Chapultepec',
          line: 'emperors’ rooms over the park.',
          tags: ['history', 'views', 'museums'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Museo Tamayo',
          line: 'contemporary art among the trees.',
          tags: ['art', 'museums', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Polanco',
          line: 'a walk round Lincoln Park before dinner.',
          tags: ['food', 'shopping'],
          slots: ['evening'],
        },
      ],
      lunch: 'esquites, corn in a cup, from a cart in the park, then a proper table in Polanco.',
    },
    {
      name: 'Coyoacán and San Ángel',
      sights: [
        {
          name: 'Museo Frida Kahlo',
          line: 'the Blue House: buy timed tickets online weeks ahead.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Mercado de Coyoacán',
          line: 'tostadas piled high.',
          tags: ['markets', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'San Ángel',
          line: 'cobbled lanes, and the Bazar del Sábado on Saturdays.',
          tags: ['shopping', 'architecture', 'art'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Plaza Hidalgo',
          line: 'churros, fountains of coyotes and families out late.',
          tags: ['food', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'tostadas in the Mercado de Coyoacán.',
    },
    {
      name: 'Roma and Condesa',
      sights: [
        {
          name: 'Avenida Ámsterdam',
          line: 'a ring of trees on an old racecourse, among art deco houses.',
          tags: ['architecture', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Mercado Roma and Mercado Medellín',
          line: 'one hip, one real.',
          tags: ['markets', 'food'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Galleries and shops of Colonia Roma',
          line: 'design, books and courtyards around Álvaro Obregón.',
          tags: ['art', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Mezcal bar',
          line: 'sip, do not shoot.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'seafood tostadas, the long lunch of Roma.',
    },
    {
      name: 'Xochimilco and the south',
      sights: [
        {
          name: 'Xochimilco canals',
          line: 'flat boats among the floating gardens; go early on a weekday for birds instead of brass bands.',
          tags: ['nature', 'family', 'history', 'music'],
          slots: ['morning'],
        },
        {
          name: 'Museo Dolores Olmedo',
          line: 'Rivera’s and Kahlo’s pictures in an old hacienda with peacocks; it was to open again in 2026 after six years, so book and look first.',
          tags: ['art', 'museums'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Ciudad Universitaria',
          line: 'O’Gorman’s library wrapped in mosaic, a World Heritage campus.',
          tags: ['architecture', 'art'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'quesadillas from a boat that ties up to yours.',
    },
  ],
  districts: [
    { name: 'Roma Norte', line: 'restaurants and trees, the easy choice.' },
    { name: 'Condesa', line: 'parks and cafés, quieter nights.' },
    { name: 'Centro Histórico', line: 'history at the door, still streets after ten.' },
    { name: 'Polanco', line: 'smart, next to the museums.' },
  ],
  food: [
    'tacos al pastor, carved from the spit after dark.',
    'mole or chiles en nogada (August to September) in an old dining room.',
    'a modern Mexican tasting menu; book weeks ahead.',
    'pozole, hominy soup, which the town eats on Thursdays.',
    'enchiladas on a square in Coyoacán, then churros and chocolate.',
  ],
  dayTrips: [
    {
      name: 'Teotihuacán',
      line: 'an hour by bus: the Pyramids of the Sun and the Moon; be there at opening, bring a hat.',
      tags: ['history', 'views', 'architecture'],
      steep: true,
    },
    {
      name: 'Puebla',
      line: 'about two hours by bus: tiles, churches and mole.',
      tags: ['food', 'history', 'architecture'],
    },
    {
      name: 'Tepoztlán',
      line: 'about 90 minutes: a market town below a cliff-top pyramid.',
      tags: ['nature', 'markets', 'adventure'],
      steep: true,
    },
  ],
  gettingAround:
    'ride apps are cheap and the safe choice at night; the metro is fast and full. Sundays close Reforma to cars for bicycles.',
  arrival:
    'from Benito Juárez airport an authorised taxi or ride app takes 30 to 60 minutes; Felipe Ángeles is farther, allow 90.',
  seasons: [
    { months: [11, 12, 1, 2], line: 'Dry and sunny, cold at night.' },
    { months: [3, 4, 5], line: 'The warmest months; jacarandas turn streets violet in March.' },
    {
      months: [6, 7, 8, 9, 10],
      line: 'Mornings clear, heavy showers late in the day; the Day of the Dead fills the end of October.',
    },
  ],
  dailyCost: 35,
};

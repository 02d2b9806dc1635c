import type { CityGuide } from '../../types.ts';

export const florence: CityGuide = {
  city: 'Florence',
  intro:
    'There are more masterpieces than a small town can hold: book two museums, see them early, and spend the afternoons across the river.',
  areas: [
    {
      name: 'The Cathedral quarter',
      sights: [
        {
          name: 'Duomo and Brunelleschi’s dome',
          line: 'the nave is free and on the level, the 463 steps of the dome only by timed ticket, which sells out.',
          tags: ['temples', 'architecture', 'views', 'history'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Baptistery',
          line: 'Byzantine gold over Dante’s font, with the gates of paradise copied outside; check for restoration.',
          tags: ['temples', 'architecture', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Museo dell’Opera del Duomo',
          line: 'the real gates, a late Pietà of Michelangelo and the space to look.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Giotto’s bell tower',
          line: '414 steps, and the dome in the picture.',
          tags: ['views', 'architecture', 'adventure'],
          slots: ['afternoon', 'evening'],
          steep: true,
        },
      ],
      lunch: 'a lampredotto roll from a tripe stand, or plain boiled beef.',
    },
    {
      name: 'Uffizi and the Signoria',
      sights: [
        {
          name: 'Uffizi',
          line: 'Botticelli, Leonardo, Caravaggio; book the first slot.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Palazzo Vecchio',
          line: 'Vasari’s great hall, secret passages by tour, and a tower.',
          tags: ['history', 'architecture', 'family', 'views'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Bargello',
          line: 'Donatello’s David and few visitors; it also shuts on some Sundays, and early on some days.',
          tags: ['museums', 'art'],
          slots: ['afternoon', 'morning'],
          closed: [2],
        },
        {
          name: 'Ponte Vecchio at night',
          line: 'when the jewellers’ shutters are down.',
          tags: ['views', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'schiacciata bread filled at a counter behind the Signoria.',
    },
    {
      name: 'San Lorenzo and San Marco',
      sights: [
        {
          name: 'Galleria dell’Accademia',
          line: 'Michelangelo’s David and the slaves in their stone; book.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Medici Chapels',
          line: 'Michelangelo’s tombs, Day and Night.',
          tags: ['art', 'history', 'architecture', 'temples'],
          slots: ['afternoon', 'morning'],
          closed: [2],
        },
        {
          name: 'Museo di San Marco',
          line: 'Fra Angelico, a fresco in every cell; mornings only, with one or two rest days that change, so look first.',
          tags: ['museums', 'art', 'temples'],
          slots: ['morning'],
        },
        {
          name: 'Mercato Centrale',
          line: 'cooks upstairs until late; the old stalls below are for mornings.',
          tags: ['markets', 'food', 'nightlife'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'ribollita, the bread soup, around the market of San Lorenzo.',
    },
    {
      name: 'Santa Croce and Sant’Ambrogio',
      sights: [
        {
          name: 'Santa Croce',
          line: 'Giotto’s frescoes, and the graves of Galileo and Michelangelo.',
          tags: ['temples', 'art', 'history'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'Mercato di Sant’Ambrogio',
          line: 'where the cooks shop, in the morning.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'Leather workshops of Santa Croce',
          line: 'see the stitching before you buy.',
          tags: ['shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Evening around Piazza Sant’Ambrogio',
          line: 'wine, and talk on the church steps.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'the daily dishes at a table inside Sant’Ambrogio market.',
    },
    {
      name: 'Oltrarno',
      sights: [
        {
          name: 'Brancacci Chapel',
          line: 'Masaccio’s Adam and Eve; book, for groups are small.',
          tags: ['temples', 'art', 'history'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'Palazzo Pitti and the Palatine Gallery',
          line: 'Raphael and Titian hung frame to frame.',
          tags: ['museums', 'art', 'history', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Boboli Gardens',
          line: 'terraces, grottoes and a hill; hot at noon, and shut on the first and last Monday of the month.',
          tags: ['nature', 'views', 'family'],
          slots: ['afternoon'],
          closed: [1],
          steep: true,
        },
        {
          name: 'Piazzale Michelangelo and San Miniato',
          line: 'the postcard, and above it a Romanesque church with sung vespers.',
          tags: ['views', 'temples', 'architecture', 'music'],
          slots: ['evening'],
        },
        {
          name: 'Piazza Santo Spirito',
          line: 'the evening living room of the left bank.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'fresh pasta near Santo Spirito.',
    },
    {
      name: 'Santa Maria Novella and the Arno',
      sights: [
        {
          name: 'Santa Maria Novella',
          line: 'Masaccio’s Trinity and a green cloister.',
          tags: ['temples', 'art', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Officina Profumo-Farmaceutica',
          line: 'soaps and scents made by friars’ recipes since the Middle Ages.',
          tags: ['shopping', 'wellness', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Museo Galileo',
          line: 'telescopes, and globes the size of rooms.',
          tags: ['museums', 'history', 'family'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Cascine park',
          line: 'river, plane trees and long flat paths; a big market on Tuesday morning.',
          tags: ['nature', 'markets', 'adventure'],
          slots: ['afternoon'],
        },
        {
          name: 'Opera at the Maggio Musicale',
          line: 'the theatre by the park, with a festival in spring.',
          tags: ['music', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'a sandwich and a glass of Chianti standing at a wine hatch.',
    },
  ],
  districts: [
    { name: 'Santo Spirito', line: 'workshops and wine bars south of the river.' },
    { name: 'Santa Croce', line: 'central and lively at night.' },
    { name: 'San Niccolò', line: 'quiet, under the hill.' },
    { name: 'Santa Maria Novella', line: 'by the station, handy for day trips.' },
  ],
  food: [
    'bistecca alla fiorentina for two, rare, in Oltrarno.',
    'pappa al pomodoro and beans in a trattoria of Sant’Ambrogio.',
    'tagliatelle with mushrooms, or with truffle in autumn, around San Frediano.',
    'aperitivo with plates to share by the river in San Niccolò.',
    'peposo, beef in pepper and wine, in Santo Spirito, then gelato from covered tubs.',
  ],
  dayTrips: [
    {
      name: 'Siena',
      line: 'about 90 minutes by bus: the shell-shaped square, and the Palio on 2 July and 16 August.',
      tags: ['history', 'architecture', 'temples', 'festivals'],
    },
    {
      name: 'Lucca',
      line: 'about 80 minutes by train: a green promenade on the walls, opera in the churches.',
      tags: ['architecture', 'history', 'family', 'music'],
    },
    {
      name: 'Fiesole',
      line: '25 minutes by city bus: a Roman theatre and the valley below.',
      tags: ['history', 'views', 'nature'],
    },
    {
      name: 'Viareggio',
      line: 'about 90 minutes by train: a long sand beach, and the carnival floats in February.',
      tags: ['beach', 'family', 'festivals'],
      months: [2, 5, 6, 7, 8, 9],
    },
  ],
  gettingAround: 'walk: the centre is a twenty-minute stroll; do not drive into the restricted zone.',
  arrival:
    'from the airport the T2 tram takes about 20 minutes; from Pisa airport the shuttle and train take about 90.',
  seasons: [
    { months: [4, 5, 6], line: 'Gardens in flower and full museums; book everything.' },
    { months: [7, 8], line: 'Hot and still; do indoor things at noon and the hills at night.' },
    { months: [9, 10], line: 'Warm light, grape harvest and truffles.' },
    { months: [11, 12, 1, 2, 3], line: 'Cool, grey at times, and the Uffizi at ease.' },
  ],
  dailyCost: 55,
};

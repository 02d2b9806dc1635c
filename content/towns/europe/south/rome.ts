import type { CityGuide } from '../../types.ts';

export const rome: CityGuide = {
  city: 'Rome',
  intro:
    'Two thousand years stand on one street. See one great thing in the morning and let the afternoon be squares, churches and gelato.',
  areas: [
    {
      name: 'Ancient Rome',
      sights: [
        {
          name: 'Colosseum',
          line: 'book a timed ticket on the official site well ahead; the first slot is the coolest.',
          tags: ['history', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Roman Forum and Palatine',
          line: 'on the same ticket: temples, arches and the emperors’ hill.',
          tags: ['history', 'views'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Capitoline Museums',
          line: 'the she-wolf, Marcus Aurelius on horseback and the best window onto the Forum.',
          tags: ['museums', 'art', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Monti',
          line: 'wine bars, small kitchens and the fountain steps where everyone meets.',
          tags: ['nightlife', 'food', 'shopping'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'cacio e pepe in Monti, away from the Colosseum’s menus with pictures.',
    },
    {
      name: 'Centro Storico',
      sights: [
        {
          name: 'Pantheon',
          line: 'the largest unreinforced concrete dome there is; there is a small fee, and rain falls through the oculus.',
          tags: ['history', 'architecture', 'temples'],
          slots: ['morning'],
        },
        {
          name: 'San Luigi dei Francesi',
          line: 'three Caravaggios, free, in a side chapel.',
          tags: ['art', 'temples'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Piazza Navona',
          line: 'Bernini’s Four Rivers on the shape of a Roman stadium.',
          tags: ['architecture', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Trevi Fountain',
          line: 'after eleven at night you can hear the water; by day the steps down to the basin are ticketed.',
          tags: ['architecture', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'pizza al taglio by weight near Campo de’ Fiori.',
    },
    {
      name: 'Vatican and Prati',
      sights: [
        {
          name: 'Vatican Museums and Sistine Chapel',
          line: 'book online; shut on Sundays except the last of the month.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'St Peter’s Basilica',
          line: 'free, and level below; the dome wants a ticket of its own and good legs. Shoulders and knees covered.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Castel Sant’Angelo',
          line: 'Hadrian’s tomb turned fortress, with a terrace over the river.',
          tags: ['history', 'views'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Ponte Sant’Angelo at dusk',
          line: 'ten angels and the dome behind them.',
          tags: ['views'],
          slots: ['evening'],
        },
      ],
      lunch: 'pizza bianca and a slice of everything in Prati.',
    },
    {
      name: 'Trastevere and Gianicolo',
      sights: [
        {
          name: 'Santa Maria in Trastevere',
          line: 'gold mosaics from the twelfth and thirteenth centuries.',
          tags: ['temples', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Villa Farnesina',
          line: 'Raphael’s frescoes in a banker’s summer house; mornings, not Sundays.',
          tags: ['art', 'museums'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'Orto Botanico',
          line: 'palms and a bamboo grove below the hill.',
          tags: ['nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Gianicolo terrace',
          line: 'every dome in the city at sunset, then down for dinner.',
          tags: ['views'],
          slots: ['evening'],
        },
      ],
      lunch: 'supplì, fried rice balls, standing up.',
    },
    {
      name: 'Villa Borghese and the Spanish Steps',
      sights: [
        {
          name: 'Galleria Borghese',
          line: 'Bernini and Caravaggio for two hours by timed ticket, which sells out.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Villa Borghese',
          line: 'rowing boats, umbrella pines and long shaded lanes.',
          tags: ['nature', 'family'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Via Condotti and the Spanish Steps',
          line: 'look at the windows; sitting on the steps is fined.',
          tags: ['shopping', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Pincio terrace',
          line: 'Piazza del Popolo below you in the last light.',
          tags: ['views'],
          slots: ['evening'],
        },
        {
          name: 'Auditorium Parco della Musica',
          line: 'Renzo Piano’s three halls north of the park: concerts all year, the film festival in autumn.',
          tags: ['music', 'festivals', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'a picnic in the park from a salumeria.',
    },
    {
      name: 'Testaccio, Aventine and the Appian Way',
      sights: [
        {
          name: 'Via Appia Antica and the catacombs',
          line: 'the old road by bicycle, quietest on a Sunday without cars.',
          tags: ['history', 'nature', 'adventure'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Mercato Testaccio',
          line: 'tripe, sandwiches and cheese under one roof until mid-afternoon.',
          tags: ['markets', 'food'],
          slots: ['morning', 'afternoon'],
          closed: [0],
        },
        {
          name: 'Giardino degli Aranci and the keyhole',
          line: 'orange trees, and St Peter’s framed through a lock.',
          tags: ['views', 'nature'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'a sandwich of slow-cooked beef at Mercato Testaccio.',
    },
  ],
  districts: [
    { name: 'Monti', line: 'village streets behind the Forum.' },
    { name: 'Trastevere', line: 'the most restaurants, lively until late.' },
    { name: 'Prati', line: 'orderly, near the Vatican and the metro.' },
    { name: 'Centro Storico', line: 'everything on foot, at a price.' },
  ],
  food: [
    'carbonara or amatriciana in a trattoria; Romans eat from eight.',
    'Roman-Jewish cooking in the Ghetto; carciofi alla giudia, fried artichokes, in winter and spring.',
    'thin Roman pizza in Trastevere.',
    'the old offal cooking of Testaccio, or its oxtail stew.',
    'aperitivo with plates to share in Monti, then gelato from covered tubs.',
  ],
  dayTrips: [
    {
      name: 'Tivoli',
      line: 'under an hour: Hadrian’s Villa and the fountains of Villa d’Este.',
      tags: ['history', 'nature', 'architecture'],
    },
    {
      name: 'Ostia Antica',
      line: 'half an hour by suburban train: a whole Roman port without the crowds, shut on Mondays.',
      tags: ['history'],
      closed: [1],
    },
    {
      name: 'Castelli Romani',
      line: 'lakes, wine and porchetta in the hills, under an hour by train to Frascati.',
      tags: ['food', 'nature'],
    },
    {
      name: 'Sperlonga',
      line: 'about 90 minutes by train and bus: a white village, long sand and the grotto of an emperor.',
      tags: ['beach', 'history'],
      months: [5, 6, 7, 8, 9, 10],
    },
  ],
  gettingAround: 'the centre is walkable; tap a bank card on metro and buses. Cobbles want flat shoes.',
  arrival:
    'from Fiumicino the Leonardo Express takes 32 minutes to Termini; from Ciampino buses take about 40.',
  seasons: [
    { months: [4, 5, 6], line: 'Warm days and roses; Easter week is the busiest.' },
    { months: [7, 8], line: 'Hot, often above 33 °C; plan the middle of the day indoors.' },
    { months: [9, 10], line: 'Warm and golden, the best light of the year.' },
    { months: [11, 12, 1, 2, 3], line: 'Mild to cool with some rain, and room in the museums.' },
  ],
  dailyCost: 55,
};

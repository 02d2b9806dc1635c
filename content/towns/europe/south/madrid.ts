import type { CityGuide } from '../../types.ts';

export const madrid: CityGuide = {
  city: 'Madrid',
  intro:
    'Madrid eats at ten and sleeps at two; one great museum a morning, a park in the afternoon, and the evening in steps of two bars.',
  areas: [
    {
      name: 'The Prado and Retiro',
      sights: [
        {
          name: 'Prado',
          line: 'Velázquez, Goya and Bosch; book, and see three rooms well.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Retiro Park',
          line: 'rowing boats, roses and a glass palace, itself under repair until 2027.',
          tags: ['nature', 'family', 'views'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'CaixaForum',
          line: 'a power station lifted off the ground, with a wall of plants.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Royal Botanical Garden',
          line: 'dahlias and bonsai beside the museum.',
          tags: ['nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Barrio de las Letras',
          line: 'Cervantes’s streets, now full of tables.',
          tags: ['history', 'food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'tortilla and a small beer in the Barrio de las Letras.',
    },
    {
      name: 'Royal Palace and the Habsburg town',
      sights: [
        {
          name: 'Royal Palace',
          line: 'arms, tapestries and Stradivarius; look first, state acts shut it.',
          tags: ['history', 'architecture', 'museums', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Royal Collections Gallery',
          line: 'four centuries of kings’ taste in a new building under the palace.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Plaza Mayor and Plaza de la Villa',
          line: 'arcades and old brick; eat elsewhere.',
          tags: ['history', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Hammam Al Ándalus',
          line: 'warm, hot and cold pools in old cisterns near the Plaza Mayor, by booked time.',
          tags: ['wellness', 'architecture'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Temple of Debod at sunset',
          line: 'an Egyptian temple on a hill; the park is always open.',
          tags: ['temples', 'history', 'views'],
          slots: ['evening'],
        },
        {
          name: 'Flamenco in a small tablao',
          line: 'book the room with the fewest seats.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'cocido, the chickpea stew in three servings, around the Habsburg town.',
    },
    {
      name: 'Reina Sofía and Lavapiés',
      sights: [
        {
          name: 'Museo Reina Sofía',
          line: 'Guernica and what led to it.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'Thyssen-Bornemisza',
          line: 'seven centuries, one palace; on Mondays only in the afternoon.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'La Casa Encendida',
          line: 'new art, films and a roof terrace.',
          tags: ['music', 'art'],
          slots: ['afternoon', 'evening'],
          closed: [1],
        },
        {
          name: 'Cine Doré and the bars of Lavapiés',
          line: 'Madrid’s most mixed quarter, with the film archive’s cinema.',
          tags: ['nightlife', 'food', 'art'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'Indian or Senegalese plates in Lavapiés.',
    },
    {
      name: 'La Latina',
      sights: [
        {
          name: 'San Francisco el Grande',
          line: 'one of the widest domes there is.',
          tags: ['temples', 'architecture', 'art'],
          slots: ['morning'],
        },
        {
          name: 'El Rastro',
          line: 'the flea market, Sundays and holidays until three; go early.',
          tags: ['markets', 'shopping'],
          slots: ['morning'],
          closed: [1, 2, 3, 4, 5, 6],
        },
        {
          name: 'Mercado de la Cebada',
          line: 'fish counters where they cook what you buy, at noon.',
          tags: ['markets', 'food'],
          slots: ['afternoon', 'morning'],
          closed: [0],
        },
        {
          name: 'Vistillas gardens',
          line: 'a hill to sit on; the quarter’s fair is in mid-August.',
          tags: ['views', 'nature', 'festivals'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Cava Baja',
          line: 'the tapas street: one bite a bar.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a stuffed mushroom and a vermouth in La Latina.',
    },
    {
      name: 'Salamanca and Chamberí',
      sights: [
        {
          name: 'Museo Arqueológico Nacional',
          line: 'the Lady of Elche, and a replica of Altamira.',
          tags: ['museums', 'history', 'family'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Museo Lázaro Galdiano',
          line: 'Goya’s witches in a banker’s house.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Calle Serrano',
          line: 'Spain’s labels in one line.',
          tags: ['shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Andén 0',
          line: 'a ghost metro station, free, by booked time.',
          tags: ['history', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Santiago Bernabéu by night',
          line: 'a match under the new shell; tours by day.',
          tags: ['adventure', 'architecture', 'music'],
          slots: ['evening'],
        },
      ],
      lunch: 'croquetas on the market stools of Chamberí.',
    },
    {
      name: 'Malasaña, Chueca and the west park',
      sights: [
        {
          name: 'Conde Duque',
          line: 'a barracks turned into a house of culture.',
          tags: ['architecture', 'art', 'music'],
          slots: ['afternoon', 'morning'],
          closed: [1],
        },
        {
          name: 'Casa de Campo',
          line: 'pines, a lake and an amusement park; by metro, or by cable car when it runs.',
          tags: ['nature', 'family', 'views', 'adventure'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'San Antonio de la Florida',
          line: 'Goya’s dome over Goya’s grave; free.',
          tags: ['temples', 'art', 'history'],
          slots: ['afternoon', 'morning'],
          closed: [1],
        },
        {
          name: 'Malasaña',
          line: 'vermouth first, live music after.',
          tags: ['nightlife', 'music', 'food', 'shopping'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a squid sandwich or a pincho in Chueca.',
    },
  ],
  districts: [
    { name: 'Barrio de las Letras', line: 'museums on foot, lively.' },
    { name: 'La Latina', line: 'tapas at the door, loud on Sundays.' },
    { name: 'Salamanca', line: 'smart and quiet.' },
    { name: 'Malasaña', line: 'young, late nights.' },
  ],
  food: [
    'lamb or suckling pig from a wood oven, near the Plaza Mayor.',
    'bocadillo de calamares off the Plaza Mayor.',
    'tapas along Cava Baja, where bars serve before the restaurants open at nine.',
    'croquetas and tortilla in Chamberí, then chocolate with churros near Sol.',
    'grilled prawns and vermouth on tap in Malasaña.',
  ],
  dayTrips: [
    {
      name: 'Toledo',
      line: '33 minutes by fast train: El Greco, a cathedral, a synagogue and a mosque on one rock.',
      tags: ['history', 'temples', 'architecture', 'views'],
      steep: true,
    },
    {
      name: 'Segovia',
      line: 'half an hour by fast train: the aqueduct and roast suckling pig.',
      tags: ['history', 'architecture', 'food'],
    },
    {
      name: 'El Escorial',
      line: 'about an hour by train: a king’s granite monastery under the hills; shut on Mondays.',
      tags: ['history', 'architecture', 'temples', 'nature'],
      closed: [1],
    },
    {
      name: 'Aranjuez',
      line: '45 minutes by train: royal gardens on the Tagus, strawberries in May.',
      tags: ['nature', 'history'],
    },
    {
      name: 'San Juan reservoir',
      line: 'about 90 minutes by bus in summer: the nearest thing to a beach.',
      tags: ['beach', 'nature'],
      months: [6, 7, 8, 9],
    },
  ],
  gettingAround: 'the metro goes everywhere; ten-trip cards are shared. The centre is a walk.',
  arrival:
    'from Barajas metro line 8 or the suburban train takes 25 to 40 minutes; taxis have a fixed fare into the centre.',
  seasons: [
    { months: [4, 5, 6], line: 'Warm days; San Isidro fills the middle of May.' },
    { months: [7, 8], line: 'Dry heat above 35 °C; locals leave in August, museums are cool.' },
    { months: [9, 10], line: 'Warm, blue and the season begins.' },
    { months: [11, 12, 1, 2, 3], line: 'Cold bright days with blue skies, few queues.' },
  ],
  dailyCost: 52,
};

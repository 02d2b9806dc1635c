import type { CityGuide } from '../types.ts';

export const tokyo: CityGuide = {
  city: 'Tokyo',
  intro:
    'Tokyo is a dozen towns strung along one railway loop; take one or two of them a day and it stops being overwhelming.',
  areas: [
    {
      name: 'Asakusa and Ueno',
      sights: [
        {
          name: 'Senso-ji',
          line: 'the city’s oldest temple; the grounds are always open, so come before the stalls of Nakamise do at nine.',
          tags: ['temples', 'history'],
          slots: ['morning', 'evening'],
        },
        {
          name: 'Tokyo National Museum',
          line: 'samurai armour, scrolls and Buddhas in Ueno Park, the best single introduction to Japanese art.',
          tags: ['museums', 'art', 'history'],
          slots: ['afternoon', 'morning'],
          closed: [1],
        },
        {
          name: 'Ueno Park',
          line: 'a pond of lotuses, a zoo and several museums under one roof of trees.',
          tags: ['nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Ameyoko',
          line: 'the old black market under the tracks, now fish, snacks and small bars.',
          tags: ['markets', 'food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'tempura over rice in one of Asakusa’s old houses.',
    },
    {
      name: 'Shibuya and Harajuku',
      sights: [
        {
          name: 'Meiji Jingu',
          line: 'a shrine in a planted forest of about 100,000 trees; it opens at sunrise.',
          tags: ['temples', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Omotesando',
          line: 'an avenue of shops by well-known architects, from Ando to SANAA.',
          tags: ['architecture', 'shopping'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Nezu Museum',
          line: 'East Asian art and a hidden garden with tea houses.',
          tags: ['museums', 'art', 'nature'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Shibuya crossing',
          line: 'see it from above, then walk it at dusk.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'gyoza or tonkatsu in the back streets of Harajuku.',
    },
    {
      name: 'Tsukiji and Ginza',
      sights: [
        {
          name: 'Tsukiji Outer Market',
          line: 'the wholesale auctions moved to Toyosu, the food stalls stayed; eat before eleven, many shut on Sundays and some Wednesdays.',
          tags: ['food', 'markets'],
          slots: ['morning'],
          closed: [0, 3],
        },
        {
          name: 'Hama-rikyu Gardens',
          line: 'a tidal garden of the shoguns with a tea house on the pond.',
          tags: ['nature', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Ginza',
          line: 'department stores with food halls below; the main street is closed to cars on weekend afternoons.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Kabuki-za',
          line: 'single-act tickets let you taste kabuki without sitting through the whole bill.',
          tags: ['art', 'history', 'music'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'sushi at a counter in the Outer Market.',
    },
    {
      name: 'Shinjuku',
      sights: [
        {
          name: 'Shinjuku Gyoen',
          line: 'lawns, a Japanese garden and greenhouses.',
          tags: ['nature'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Tokyo Metropolitan Government Building',
          line: 'free observation decks; Mount Fuji shows on clear winter mornings.',
          tags: ['views', 'architecture'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Omoide Yokocho',
          line: 'smoke, skewers and eight stools to a bar beside the station.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'ramen: buy the ticket at the machine, hand it over the counter.',
    },
    {
      name: 'Yanaka and Nezu',
      sights: [
        {
          name: 'Nezu Shrine',
          line: 'a tunnel of small red gates, and azaleas in late April.',
          tags: ['temples'],
          slots: ['morning'],
        },
        {
          name: 'Yanaka Ginza',
          line: 'a shopping street of another time: croquettes, tea, cats.',
          tags: ['markets', 'food', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'SCAI The Bathhouse',
          line: 'a gallery in a 200-year-old public bath.',
          tags: ['art', 'architecture'],
          slots: ['afternoon'],
          closed: [0, 1],
        },
      ],
      lunch: 'a set lunch in a wooden house in Yanaka.',
    },
    {
      name: 'Odaiba and Toyosu',
      sights: [
        {
          name: 'teamLab Planets',
          line: 'rooms of water and light, shoes off and trousers rolled up; book a slot ahead.',
          tags: ['art', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Miraikan',
          line: 'the science museum with a globe of live data.',
          tags: ['museums', 'family'],
          slots: ['afternoon'],
          closed: [2],
        },
        {
          name: 'Odaiba seaside',
          line: 'a small beach with the Rainbow Bridge lit behind it.',
          tags: ['views', 'beach'],
          slots: ['evening'],
        },
      ],
      lunch: 'sushi on the upper floors of Toyosu Market.',
    },
  ],
  districts: [
    { name: 'Asakusa', line: 'low-rise and good value, a little far from the nightlife.' },
    { name: 'Shinjuku', line: 'trains to everywhere, bright until late.' },
    { name: 'Ueno', line: 'museums, markets and the direct train to Narita.' },
    { name: 'Ginza', line: 'polished and central.' },
  ],
  food: [
    'yakitori under the railway arches at Yurakucho.',
    'a bowl of ramen where the queue is short and local.',
    'izakaya plates in Ebisu.',
    'soba made by hand in Kanda.',
    'monjayaki, Tokyo’s runny pancake, on Tsukishima.',
  ],
  dayTrips: [
    {
      name: 'Kamakura',
      line: 'an hour by train: the Great Buddha, Zen temples and a beach.',
      tags: ['temples', 'beach', 'history'],
    },
    {
      name: 'Nikko',
      line: 'about two hours: carved shrines in a cedar forest.',
      tags: ['temples', 'nature', 'history'],
    },
    {
      name: 'Hakone',
      line: 'about 90 minutes: hot springs, an open-air sculpture museum and, with luck, Fuji.',
      tags: ['wellness', 'nature', 'art'],
    },
  ],
  gettingAround:
    'an IC card (Suica or Pasmo) works on every train and subway; trains stop soon after midnight.',
  arrival:
    'from Haneda the monorail or Keikyu line takes about 20 to 30 minutes; from Narita the Skyliner takes about 40 to Ueno.',
  seasons: [
    { months: [3, 4, 5], line: 'Mild; cherry trees flower around the end of March.' },
    { months: [6, 7, 8], line: 'Rain in June, then hot and humid with fireworks.' },
    { months: [9, 10, 11], line: 'Typhoons can pass in September; October and November are clear.' },
    { months: [12, 1, 2], line: 'Cold, dry and sunny, the best time to see Fuji.' },
  ],
  dailyCost: 50,
};

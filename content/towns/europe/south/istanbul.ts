import type { CityGuide } from '../../types.ts';

export const istanbul: CityGuide = {
  city: 'Istanbul',
  intro:
    'Two continents, with ferries for streets. Give the old city two mornings and cross the water every afternoon.',
  areas: [
    {
      name: 'Sultanahmet',
      sights: [
        {
          name: 'Hagia Sophia',
          line: 'church, mosque, museum, mosque: visitors enter the gallery by ticket, not at prayer times; dress for a mosque, and expect scaffolding.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Blue Mosque',
          line: 'twenty thousand İznik tiles; free, closed to visitors during the five prayers and for most of Friday.',
          tags: ['temples', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [5],
        },
        {
          name: 'Basilica Cistern',
          line: 'columns and Medusa heads over still water, cool at midday.',
          tags: ['history', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Topkapı Palace',
          line: 'the sultans’ courts and harem over the Bosphorus; half a day.',
          tags: ['history', 'museums', 'views'],
          slots: ['afternoon', 'morning'],
          closed: [2],
        },
      ],
      lunch: 'köfte with beans, the plain dish this quarter does best.',
    },
    {
      name: 'The Bazaars and Süleymaniye',
      sights: [
        {
          name: 'Süleymaniye Mosque',
          line: 'Sinan’s masterpiece and its terrace over the Golden Horn.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Grand Bazaar',
          line: 'sixty-odd covered streets; the courtyards (han) at the edges are the best part.',
          tags: ['markets', 'shopping', 'history'],
          slots: ['morning', 'afternoon'],
          closed: [0],
        },
        {
          name: 'Spice Bazaar and Eminönü',
          line: 'lokum, saffron, and the streets behind it where Istanbul shops.',
          tags: ['markets', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Galata Bridge',
          line: 'fishermen above, fish sandwiches below, six minarets in the sunset.',
          tags: ['views', 'food'],
          slots: ['evening'],
        },
      ],
      lunch: 'white beans and rice across from Süleymaniye.',
    },
    {
      name: 'Galata and Karaköy',
      sights: [
        {
          name: 'Galata Tower',
          line: 'the round view, a lift and then stairs; book online or look from a roof nearby.',
          tags: ['views', 'history'],
          slots: ['morning', 'evening'],
          steep: true,
        },
        {
          name: 'Istanbul Modern',
          line: 'contemporary Turkish art in Renzo Piano’s building on the quay.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Çukurcuma',
          line: 'antique shops and Pamuk’s Museum of Innocence.',
          tags: ['shopping', 'museums', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Meyhane in Asmalımescit',
          line: 'meze, rakı and songs.',
          tags: ['nightlife', 'food', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'börek and tea in Karaköy, then baklava.',
    },
    {
      name: 'Kadıköy and Moda',
      sights: [
        {
          name: 'Ferry to Kadıköy',
          line: 'twenty minutes, tea in a glass, gulls alongside.',
          tags: ['views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Kadıköy market',
          line: 'olives, fish, pickles and the city’s most serious kitchens.',
          tags: ['food', 'markets'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Moda seaside',
          line: 'lawns, cats and dondurma.',
          tags: ['nature', 'family', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Bars of Kadife Sokak',
          line: 'the Asian side’s nightlife.',
          tags: ['nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'Anatolian dishes from the counter of a lokanta in the market.',
    },
    {
      name: 'The Bosphorus and Ortaköy',
      sights: [
        {
          name: 'Dolmabahçe Palace',
          line: 'the last sultans’ chandeliers by the water.',
          tags: ['history', 'architecture', 'museums'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Bosphorus by public ferry',
          line: 'the short cruise is about two hours past the villas.',
          tags: ['views', 'family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Ortaköy',
          line: 'a mosque on the water and stuffed potatoes beside it.',
          tags: ['food', 'views', 'temples'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'breakfast for lunch in Beşiktaş: a table of small plates.',
    },
    {
      name: 'Balat and Fener',
      sights: [
        {
          name: 'Chora (Kariye) Mosque',
          line: 'Byzantine mosaics at the city walls; a mosque again, so check visiting hours and cover up.',
          tags: ['temples', 'art', 'history'],
          slots: ['morning'],
          closed: [5],
        },
        {
          name: 'Coloured streets of Balat',
          line: 'Greek, Jewish and Armenian history, and coffee.',
          tags: ['architecture', 'history', 'views'],
          slots: ['afternoon', 'morning'],
          steep: true,
        },
        {
          name: 'Golden Horn shore',
          line: 'by tram or ferry back to Eminönü.',
          tags: ['nature', 'views'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'kebab by the walls at Edirnekapı.',
    },
  ],
  districts: [
    { name: 'Sultanahmet', line: 'next to the monuments, quiet at night.' },
    { name: 'Karaköy', line: 'ferries, trams and cafés.' },
    { name: 'Kadıköy', line: 'local life and the best food.' },
    { name: 'Beyoğlu', line: 'bars and music.' },
  ],
  food: [
    'meze and grilled fish by the Bosphorus; ask the price of the fish before it is cooked.',
    'Adana kebab from the charcoal, with sumac onions.',
    'pide or lahmacun from a wood oven.',
    'mantı, tiny dumplings with yoghurt.',
    'Aegean herbs and olive-oil dishes in Kadıköy.',
  ],
  dayTrips: [
    {
      name: 'Princes’ Islands',
      line: 'an hour or more by ferry: pine woods, electric carts, wooden villas.',
      tags: ['nature', 'beach', 'family'],
    },
    {
      name: 'Bursa',
      line: 'about two hours by fast ferry and bus: Ottoman tombs, silk and İskender kebab.',
      tags: ['history', 'food', 'temples'],
    },
  ],
  gettingAround: 'an Istanbulkart works on trams, metro and ferries; ferries are the best sight in town.',
  arrival:
    'from Istanbul Airport the M11 metro or the Havaist bus takes about an hour to the centre; from Sabiha Gökçen the M4 metro about an hour to Kadıköy.',
  seasons: [
    { months: [4, 5], line: 'Tulips and mild days.' },
    { months: [6, 7, 8], line: 'Warm to hot, with a breeze on the water.' },
    { months: [9, 10], line: 'Clear and warm: the best months.' },
    { months: [11, 12, 1, 2, 3], line: 'Grey, wet and sometimes snowy, and the mosques to yourself.' },
  ],
  dailyCost: 38,
};

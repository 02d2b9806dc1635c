import type { CityGuide } from '../../types.ts';

export const budapest: CityGuide = {
  city: 'Budapest',
  intro:
    'One river runs between two cities. Soak in the morning, look down from Buda, and let Pest have the night.',
  areas: [
    {
      name: 'Castle Hill',
      sights: [
        {
          name: 'Fisherman’s Bastion',
          line: 'before nine the terrace is free of crowds.',
          tags: ['views', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Matthias Church',
          line: 'painted to the last pillar.',
          tags: ['temples', 'architecture', 'art', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Hungarian National Gallery',
          line: 'medieval altars and great Hungarian canvases in the former palace.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Chain Bridge at night',
          line: 'from the Buda end you see both banks lit together.',
          tags: ['views', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'goulash soup on Castle Hill, one street behind the church.',
    },
    {
      name: 'Parliament and St Stephen’s',
      sights: [
        {
          name: 'Hungarian Parliament',
          line: 'by guided tour in your language; book days ahead.',
          tags: ['history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Shoes on the Danube Bank',
          line: 'sixty pairs of iron shoes; a moment of silence.',
          tags: ['history', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'St Stephen’s Basilica',
          line: 'the dome and a king’s right hand; organ concerts in the evening.',
          tags: ['temples', 'architecture', 'views', 'music'],
          slots: ['afternoon'],
        },
        {
          name: 'Hungarian State Opera',
          line: 'a gilded house of 1884; tours by day.',
          tags: ['music', 'architecture'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'a lángos or a pörkölt near Hold utca, at the market hall there.',
    },
    {
      name: 'The Jewish quarter',
      sights: [
        {
          name: 'Dohány Street Synagogue',
          line: 'Europe’s largest, with a garden of names.',
          tags: ['temples', 'architecture', 'history', 'museums'],
          slots: ['morning'],
          closed: [6],
        },
        {
          name: 'Kazinczy Street',
          line: 'murals and the orthodox synagogue.',
          tags: ['art', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Gozsdu Courtyard',
          line: 'shops and stalls; antiques on Sundays.',
          tags: ['markets', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Ruin bars',
          line: 'Szimpla in a half-fallen house, then the courts and cellars around it.',
          tags: ['nightlife', 'music', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'flódni, the layered cake, after a bean stew in the Jewish quarter.',
    },
    {
      name: 'City Park and Andrássy',
      sights: [
        {
          name: 'Széchenyi Baths',
          line: 'outdoor pools at thirty-eight degrees; go at opening; since 2025 nobody under fourteen is let in.',
          tags: ['wellness', 'architecture'],
          slots: ['morning'],
          adult: true,
        },
        {
          name: 'Museum of Fine Arts',
          line: 'El Greco and a Leonardo bronze on Heroes’ Square.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Museum of Ethnography',
          line: 'a grass roof you can walk, and craft below.',
          tags: ['museums', 'architecture', 'history', 'views'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'House of Music',
          line: 'Fujimoto’s roof with holes for trees, sound to play with.',
          tags: ['museums', 'music', 'family', 'architecture'],
          slots: ['afternoon', 'evening'],
          closed: [1],
        },
        {
          name: 'House of Terror',
          line: 'two dictatorships in one address.',
          tags: ['museums', 'history'],
          slots: ['afternoon', 'morning'],
          closed: [1],
        },
        {
          name: 'Budapest Zoo',
          line: 'Art Nouveau houses for elephants.',
          tags: ['family', 'nature'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'a beef soup or stuffed cabbage in an old inn by the park.',
    },
    {
      name: 'Gellért Hill and the Great Market',
      sights: [
        {
          name: 'Great Market Hall',
          line: 'paprika, pickles and grandmothers, before noon.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'Gellért Hill',
          line: 'the widest view; bus 27 stops near the top, where the fort opened again in 2026 as a free park.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['afternoon'],
        },
        {
          name: 'Rudas Baths',
          line: 'an Ottoman dome, and a hot pool on the roof; from fourteen years.',
          tags: ['wellness', 'views'],
          slots: ['evening', 'afternoon'],
          adult: true,
        },
        {
          name: 'Hungarian National Museum',
          line: 'the nation’s long story in one classical house.',
          tags: ['museums', 'history'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Müpa',
          line: 'the great modern concert hall, at the centre of the Bartók Spring festival.',
          tags: ['music', 'festivals', 'architecture'],
          slots: ['evening'],
        },
        {
          name: 'A38',
          line: 'a concert ship moored below the hill.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'sausage and stew at the counters above the Great Market Hall.',
    },
    {
      name: 'Margaret Island and Óbuda',
      sights: [
        {
          name: 'Margaret Island',
          line: 'a park in the river: cycling, a ruin and a musical fountain.',
          tags: ['nature', 'family', 'adventure', 'music'],
          slots: ['morning'],
        },
        {
          name: 'Palatinus',
          line: 'outdoor pools, slides and lawns on the island: the town’s beach in summer.',
          tags: ['wellness', 'beach', 'family'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9],
        },
        {
          name: 'Aquincum',
          line: 'a Roman town with its mosaics in the open.',
          tags: ['history', 'museums'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Danube by public boat or tram 2',
          line: 'the cheapest panorama in town.',
          tags: ['views', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish soup by the river in Óbuda.',
    },
  ],
  districts: [
    { name: 'Belváros', line: 'by the river and central.' },
    { name: 'Erzsébetváros', line: 'ruin bars and noise until late.' },
    { name: 'Víziváros', line: 'quiet, under the castle.' },
    { name: 'Terézváros', line: 'on Andrássy, near the opera and metro.' },
  ],
  food: [
    'goulash, which is a soup here, on the Buda side.',
    'lángos with sour cream and cheese from a street-food court in the Jewish quarter.',
    'goose leg with red cabbage in the Jewish quarter.',
    'chicken paprika with dumplings in Belváros, then a chimney cake fresh from the coals.',
    'trout or duck with a glass of Tokaji, on the Buda side of the river.',
  ],
  dayTrips: [
    {
      name: 'Szentendre',
      line: '40 minutes by suburban train or by boat: painters’ lanes on the Danube.',
      tags: ['art', 'museums', 'views'],
    },
    {
      name: 'Visegrád and Esztergom',
      line: 'the Danube bend: a citadel and the largest church of the land.',
      tags: ['history', 'nature', 'temples', 'views'],
      steep: true,
    },
    {
      name: 'Gödöllő',
      line: 'under an hour by suburban train: Empress Sisi’s country palace.',
      tags: ['history', 'architecture'],
    },
    {
      name: 'Lake Balaton',
      line: 'about 90 minutes by train: warm, shallow water from June to August.',
      tags: ['beach', 'nature', 'family'],
      months: [6, 7, 8, 9],
    },
    {
      name: 'Eger',
      line: 'about two hours by train: a castle and a valley of cellars.',
      tags: ['history', 'food'],
    },
  ],
  gettingAround: 'metro, tram and bus share one ticket; tram 2 along the river is a sight.',
  arrival: 'from the airport the 100E bus takes about 40 minutes to the centre.',
  seasons: [
    { months: [4, 5, 6], line: 'Warm, green, with lime trees in flower by June.' },
    {
      months: [7, 8],
      line: 'Hot; in August the Sziget festival fills an island and St Stephen’s Day the sky.',
    },
    { months: [9, 10], line: 'Warm days, wine festival at the castle and clear views.' },
    { months: [11, 12, 1, 2, 3], line: 'Cold, with steam over the baths and Advent markets.' },
  ],
  dailyCost: 40,
};

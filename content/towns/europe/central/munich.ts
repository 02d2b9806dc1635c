import type { CityGuide } from '../../types.ts';

export const munich: CityGuide = {
  city: 'Munich',
  intro:
    'Mornings in front of great paintings, afternoons in a park, evenings under chestnut trees: so lives this rich village of a million and a half.',
  areas: [
    {
      name: 'The old town',
      sights: [
        {
          name: 'Marienplatz and the Glockenspiel',
          line: 'the figures dance at eleven and noon.',
          tags: ['history', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Viktualienmarkt',
          line: 'cheese, bread and fruit, with tables under chestnuts in the middle.',
          tags: ['markets', 'food'],
          slots: ['morning', 'afternoon'],
          closed: [0],
        },
        {
          name: 'Residenz and Treasury',
          line: 'the Wittelsbach halls; allow three hours.',
          tags: ['history', 'art', 'museums', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Asamkirche',
          line: 'a tiny church that never stops moving.',
          tags: ['temples', 'architecture', 'art'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Hofbräuhaus or Augustiner',
          line: 'brass in the one, wooden barrels in the other.',
          tags: ['nightlife', 'music', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch:
        'white sausages with sweet mustard, which custom keeps for the morning, or roast pork at a tavern table.',
    },
    {
      name: 'The art quarter',
      sights: [
        {
          name: 'Alte Pinakothek',
          line: 'Dürer in a fur collar, and a wall of Rubens.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Lenbachhaus',
          line: 'the Blue Rider in a painter’s villa.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Glyptothek',
          line: 'Greek and Roman marble in brick halls.',
          tags: ['museums', 'art', 'history'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Königsplatz',
          line: 'temples of a king, misused and open again; concerts in summer.',
          tags: ['architecture', 'history', 'music', 'festivals'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Documentation Centre for the History of National Socialism',
          line: 'free, on the site of the party’s house.',
          tags: ['museums', 'history'],
          slots: ['afternoon', 'morning'],
          closed: [1],
        },
      ],
      lunch: 'a plate of the day in a café of the Maxvorstadt.',
    },
    {
      name: 'The English Garden and Schwabing',
      sights: [
        {
          name: 'English Garden',
          line: 'kilometres of lawn and a stream; its river surfers lost their wave in 2025, so check whether they ride again.',
          tags: ['nature', 'adventure', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Haus der Kunst',
          line: 'large rooms for the art of now.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'The Chinese Tower',
          line: 'thousands of seats under chestnuts and, at weekends, a brass band on the pagoda.',
          tags: ['food', 'music', 'family'],
          slots: ['afternoon'],
          months: [4, 5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Schwabing by night',
          line: 'bars along Türkenstraße and jazz cellars.',
          tags: ['nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a roast chicken and a pretzel at the Chinese Tower, outdoors or in its old inn.',
    },
    {
      name: 'Nymphenburg',
      sights: [
        {
          name: 'Nymphenburg Palace',
          line: 'a summer palace with a gallery of beauties and its hunting lodge.',
          tags: ['history', 'architecture', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Nymphenburg Park',
          line: 'canals, a bathhouse and deer.',
          tags: ['nature', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Botanical Garden',
          line: 'glasshouses at the palace’s north wall.',
          tags: ['nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Hirschgarten',
          line: 'one of the largest gardens of its kind, under chestnuts beside a park with deer; you may bring your own supper.',
          tags: ['food', 'family', 'nightlife'],
          slots: ['evening'],
          months: [4, 5, 6, 7, 8, 9, 10],
        },
      ],
      lunch: 'fish on a stick or dumplings at the Hirschgarten.',
    },
    {
      name: 'The Isar and Haidhausen',
      sights: [
        {
          name: 'Deutsches Museum',
          line: 'mines, ships and flight; parts are new, parts still shut.',
          tags: ['museums', 'history', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Müllersches Volksbad',
          line: 'a swim in an Art Nouveau pool with a Roman steam bath.',
          tags: ['wellness', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Isar banks',
          line: 'gravel beaches where the city bathes and grills in summer.',
          tags: ['beach', 'nature', 'adventure', 'family'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9],
        },
        {
          name: 'Gärtnerplatz and Glockenbach',
          line: 'shops by day, bars by night, an opera house between.',
          tags: ['shopping', 'nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'cheese noodles in Haidhausen, on Wiener Platz.',
    },
    {
      name: 'Olympiapark and the north',
      sights: [
        {
          name: 'Olympiapark',
          line: 'the tent roofs of 1972; you can climb them with a guide.',
          tags: ['architecture', 'adventure', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'BMW Welt and Museum',
          line: 'engines in a silver bowl; the museum is shut on Mondays.',
          tags: ['museums', 'architecture', 'family'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Olympic hill',
          line: 'sunset with the Alps on a clear day; in early summer the stages of the Tollwood festival stand below.',
          tags: ['views', 'nature', 'festivals', 'music'],
          slots: ['evening', 'afternoon'],
          steep: true,
        },
      ],
      lunch: 'a snack on the lake terrace of the Olympiapark.',
    },
  ],
  districts: [
    { name: 'Altstadt', line: 'everything on foot, dear.' },
    { name: 'Maxvorstadt', line: 'students, museums and cafés.' },
    { name: 'Haidhausen', line: 'villagey, close to the river.' },
    { name: 'Schwabing', line: 'leafy streets by the park.' },
  ],
  food: [
    'pork knuckle or roast duck in a tavern of the old town.',
    'cheese noodles in Haidhausen.',
    'roast chicken and radish in a beer garden, or at a tavern table in the cold months.',
    'Swabian dumplings or a veal sausage near the Viktualienmarkt, then apple strudel with vanilla sauce.',
    'Italian kitchens in the Glockenbach; Munich calls itself the northernmost city of Italy.',
  ],
  dayTrips: [
    {
      name: 'Neuschwanstein',
      line: 'about two hours by train and bus: the king’s castle; book the tour time ahead.',
      tags: ['history', 'architecture', 'nature', 'views'],
    },
    {
      name: 'Starnberger See',
      line: 'about 35 minutes by S-Bahn: steamers and bathing meadows.',
      tags: ['nature', 'beach', 'family'],
      months: [4, 5, 6, 7, 8, 9, 10],
    },
    {
      name: 'Dachau',
      line: 'about 40 minutes by train and bus: the camp memorial.',
      tags: ['history'],
    },
    {
      name: 'Garmisch and the Zugspitze',
      line: 'about 90 minutes by train, then up by cable car: the country’s roof.',
      tags: ['nature', 'views', 'adventure'],
    },
    {
      name: 'Andechs',
      line: 'an hour by train and bus or on foot: a baroque abbey with its own brewery.',
      tags: ['temples', 'food', 'architecture', 'nature'],
      steep: true,
    },
  ],
  gettingAround: 'the centre is walkable; S-Bahn, U-Bahn, tram and bus share one day ticket.',
  arrival: 'from the airport the S1 and S8 take about 40 minutes.',
  seasons: [
    { months: [5, 6, 7, 8], line: 'Beer gardens and warm days, with thunder in the afternoon.' },
    {
      months: [9, 10],
      line: 'Oktoberfest runs from mid-September to the first Sunday of October: beds go a year ahead; the weeks after are golden.',
    },
    { months: [11, 12], line: 'Cold, with Christmas markets from late November.' },
    { months: [1, 2, 3, 4], line: 'Cold to cool, snow in the Alps an hour away, quiet museums.' },
  ],
  dailyCost: 62,
};

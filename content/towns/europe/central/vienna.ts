import type { CityGuide } from '../../types.ts';

export const vienna: CityGuide = {
  city: 'Vienna',
  intro:
    'Vienna does music, cake and empire in equal parts; one palace, one museum and one coffee house make a good day.',
  areas: [
    {
      name: 'The Hofburg and Ringstraße',
      sights: [
        {
          name: 'Kunsthistorisches Museum',
          line: 'the world’s best room of Bruegels, and a café under the dome; shut on Mondays outside the summer.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Austrian National Library, State Hall',
          line: 'a baroque cathedral of books; shut on Mondays outside the summer.',
          tags: ['history', 'architecture', 'museums'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Hofburg and Sisi Museum',
          line: 'the emperor’s plain desk and the empress’s gloves.',
          tags: ['history', 'museums'],
          slots: ['afternoon'],
        },
        {
          name: 'Vienna State Opera',
          line: 'cheap places on your feet are sold on the day; dress as you are, tie your scarf to the rail.',
          tags: ['music', 'architecture'],
          slots: ['evening'],
        },
        {
          name: 'Burggarten',
          line: 'lawns, Mozart and a palm house full of butterflies.',
          tags: ['nature', 'family'],
          slots: ['afternoon', 'morning'],
        },
      ],
      lunch: 'boiled beef with apple horseradish in the first district.',
    },
    {
      name: 'St Stephen’s and the old town',
      sights: [
        {
          name: 'St Stephen’s Cathedral',
          line: 'free nave; 343 steps up the south tower.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Albertina',
          line: 'Dürer’s hare is shown only at times; Monet to Picasso always.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Mozarthaus',
          line: 'the flat where he wrote Figaro.',
          tags: ['museums', 'music', 'history'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Coffee house Hawelka or Café Central',
          line: 'Hawelka for the sofa, Central for the vaults.',
          tags: ['food', 'history', 'nightlife'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'a slice of schnitzel with potato salad near the Bäckerstraße.',
    },
    {
      name: 'Schönbrunn',
      sights: [
        {
          name: 'Schönbrunn Palace',
          line: 'book a time for the state rooms; first slot.',
          tags: ['history', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Schönbrunn gardens and Gloriette',
          line: 'free; the view from the Gloriette is worth the way up, by the little train if you like.',
          tags: ['nature', 'views', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Tiergarten Schönbrunn',
          line: 'the oldest zoo still open, with pandas.',
          tags: ['family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Heuriger in Grinzing or Nussdorf',
          line: 'new wine and a cold plate in the grower’s courtyard.',
          tags: ['food', 'nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'sausages from a stand, then the apple strudel of the palace café.',
    },
    {
      name: 'Belvedere and Karlsplatz',
      sights: [
        {
          name: 'Upper Belvedere',
          line: 'Klimt’s Kiss and Schiele; book a time.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Karlskirche',
          line: 'Fischer von Erlach’s dome; Vivaldi by candle on some evenings.',
          tags: ['temples', 'architecture', 'music'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Naschmarkt',
          line: 'olives and spices, flea market on Saturday.',
          tags: ['markets', 'food'],
          slots: ['morning', 'afternoon'],
          closed: [0],
        },
        {
          name: 'Secession',
          line: 'a golden cabbage over Klimt’s Beethoven frieze.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Musikverein',
          line: 'the golden hall; book, and early.',
          tags: ['music', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'falafel or fish at the Naschmarkt.',
    },
    {
      name: 'MuseumsQuartier, Spittelberg and Josefstadt',
      sights: [
        {
          name: 'Leopold Museum',
          line: 'the largest collection of Schiele.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'Spittelberg',
          line: 'lanes of Biedermeier houses, with a market in Advent.',
          tags: ['architecture', 'markets', 'shopping', 'festivals'],
          slots: ['afternoon'],
        },
        {
          name: 'Natural History Museum',
          line: 'the Venus of Willendorf and a hall of dinosaurs.',
          tags: ['museums', 'history', 'family'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'Courtyard of the MuseumsQuartier',
          line: 'everyone on the coloured seats until late; in winter, punch.',
          tags: ['nightlife', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'a lunch menu in Neubau.',
    },
    {
      name: 'The Prater and the Danube',
      sights: [
        {
          name: 'Prater',
          line: 'a chestnut avenue for walkers and riders, with a funfair at its head.',
          tags: ['family', 'nature', 'adventure'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Giant Ferris Wheel',
          line: 'cabins of 1897, slow and best at dusk.',
          tags: ['views', 'family', 'history'],
          slots: ['evening'],
        },
        {
          name: 'Hundertwasserhaus',
          line: 'a crooked, planted block; look from the street.',
          tags: ['architecture', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Danube Island',
          line: 'bathing and cycling for twenty kilometres; a free music festival in June.',
          tags: ['nature', 'beach', 'adventure', 'music', 'festivals'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9],
        },
        {
          name: 'Therme Wien',
          line: 'hot pools at the end of the U1.',
          tags: ['wellness', 'family'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch:
        'a roast pork knuckle in the Schweizerhaus garden from March to October, a plate in an inn near Praterstern otherwise.',
    },
  ],
  districts: [
    { name: 'Innere Stadt', line: 'on foot to everything, dear.' },
    { name: 'Neubau', line: 'design shops and cafés by the museums.' },
    { name: 'Leopoldstadt', line: 'near the Prater, good value.' },
    { name: 'Wieden', line: 'markets and coffee by Karlsplatz.' },
  ],
  food: [
    'schnitzel in the seventh district.',
    'tafelspitz near the opera.',
    'Käsekrainer from a sausage stand after a concert.',
    'goulash in a coffee house, then apple strudel with the paper.',
    'new wine and liptauer at a Heuriger in Nussdorf.',
  ],
  dayTrips: [
    {
      name: 'Wachau',
      line: 'about 75 minutes by train to Melk or Krems: an abbey, apricots and a boat between.',
      tags: ['nature', 'temples', 'food', 'views'],
      months: [4, 5, 6, 7, 8, 9, 10],
    },
    {
      name: 'Bratislava',
      line: 'about an hour by train: a castle over the Danube.',
      tags: ['history', 'architecture', 'views'],
    },
    {
      name: 'Baden bei Wien',
      line: 'under an hour: sulphur baths, roses and vineyards.',
      tags: ['wellness', 'nature'],
    },
    {
      name: 'Semmering',
      line: 'about 75 minutes on the world’s first mountain railway, then walks.',
      tags: ['nature', 'adventure'],
      steep: true,
    },
  ],
  gettingAround: 'tram, U-Bahn and bus share one ticket; a day or week pass pays quickly.',
  arrival: 'from the airport the S7 and Railjet trains take about 20 to 30 minutes.',
  seasons: [
    { months: [4, 5, 6], line: 'Lilac and outdoor tables, with the festival weeks.' },
    {
      months: [7, 8],
      line: 'Warm to hot; state opera and philharmonic rest, and film is shown before the town hall.',
    },
    { months: [9, 10], line: 'Wine harvest and clear days.' },
    { months: [11, 12], line: 'Cold, with Advent markets and punch.' },
    { months: [1, 2, 3], line: 'Ball season, cold and clear; the museums have room.' },
  ],
  dailyCost: 58,
};

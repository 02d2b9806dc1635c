import type { CityGuide } from '../../types.ts';

export const prague: CityGuide = {
  city: 'Prague',
  intro:
    'Whoever rises early has it: the bridge at dawn, the castle by its back door, and by evening a beer where the locals drink.',
  areas: [
    {
      name: 'The Castle and Hradčany',
      sights: [
        {
          name: 'Prague Castle and St Vitus',
          line: 'enter from the north gate at opening; one ticket covers the cathedral, the old palace and Golden Lane.',
          tags: ['history', 'architecture', 'temples', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Lobkowicz Palace',
          line: 'a family’s Beethoven scores and Canaletto, with a terrace.',
          tags: ['museums', 'art', 'history', 'music'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Strahov Monastery',
          line: 'two baroque libraries seen from the door.',
          tags: ['temples', 'architecture', 'history', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Nový Svět',
          line: 'the quietest lanes on the hill.',
          tags: ['architecture', 'views'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'a goulash with dumplings at the monastery brewery of Strahov.',
    },
    {
      name: 'Malá Strana and Petřín',
      sights: [
        {
          name: 'Charles Bridge',
          line: 'thirty statues to yourself before eight, a crowd from ten.',
          tags: ['architecture', 'history', 'views'],
          slots: ['morning'],
        },
        {
          name: 'St Nicholas in Malá Strana',
          line: 'the high baroque at full volume.',
          tags: ['temples', 'architecture', 'music'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Wallenstein Garden',
          line: 'peacocks behind high walls.',
          tags: ['nature', 'family'],
          slots: ['afternoon'],
          months: [4, 5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Petřín Hill',
          line: 'orchards and a small Eiffel tower.',
          tags: ['nature', 'views', 'adventure', 'family'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Kampa at dusk',
          line: 'the mill stream and the bridge lit.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'an open sandwich, chlebíček, in Malá Strana.',
    },
    {
      name: 'Old Town',
      sights: [
        {
          name: 'Old Town Hall and the Astronomical Clock',
          line: 'the apostles pass each hour; the tower is the better show.',
          tags: ['history', 'architecture', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Church of Our Lady before Týn',
          line: 'two black spires, and the grave of Tycho Brahe.',
          tags: ['temples', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Klementinum',
          line: 'library and tower by guided tour.',
          tags: ['history', 'architecture', 'views'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Jazz in the cellars of the Old Town',
          line: 'small stages under Gothic vaults.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'svíčková, beef in cream sauce, in a beer hall off Dlouhá.',
    },
    {
      name: 'Josefov and Letná',
      sights: [
        {
          name: 'Jewish Museum',
          line: 'synagogues, names on a wall and the old cemetery, on one ticket.',
          tags: ['museums', 'history', 'temples', 'architecture'],
          slots: ['morning'],
          closed: [6],
        },
        {
          name: 'Convent of St Agnes',
          line: 'medieval Bohemian painting in the cloister where it belongs.',
          tags: ['museums', 'art', 'temples', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Pařížská and Dlouhá',
          line: 'great windows, then butchers who grill at noon.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Letná terrace',
          line: 'all the bridges in a row, with a beer garden in the warm months.',
          tags: ['views', 'food', 'nightlife'],
          slots: ['evening'],
          months: [4, 5, 6, 7, 8, 9, 10],
          adult: true,
        },
      ],
      lunch: 'a burger or tartare at a butcher’s counter on Dlouhá.',
    },
    {
      name: 'New Town and Vyšehrad',
      sights: [
        {
          name: 'Wenceslas Square and the National Museum',
          line: 'a century of marches, and a hall of marble.',
          tags: ['history', 'museums', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Mucha Museum',
          line: 'the posters and paintings of the Art Nouveau master; his family’s museum is now in the Savarin palace on Na Příkopě.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Vyšehrad',
          line: 'a fort on a rock: Dvořák’s grave and the river bend.',
          tags: ['history', 'temples', 'views', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Náplavka',
          line: 'the river quay: boats for bars, vaults for cafés, swans for company.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          months: [4, 5, 6, 7, 8, 9, 10],
          adult: true,
        },
        {
          name: 'National Theatre',
          line: 'opera and ballet under a golden roof.',
          tags: ['music', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'a soup and a plate of the day near Národní.',
    },
    {
      name: 'Holešovice and Karlín',
      sights: [
        {
          name: 'Veletržní Palace',
          line: 'Kupka and Czech modernism in a white trade-fair hall.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'DOX',
          line: 'contemporary art with an airship on its roof.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1, 2],
        },
        {
          name: 'Prague Market in Holešovice',
          line: 'vegetables, noodles and ceramics in old slaughterhouses.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['morning', 'afternoon'],
          closed: [0],
        },
        {
          name: 'Stromovka',
          line: 'old royal game park with ponds.',
          tags: ['nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Karlín',
          line: 'new kitchens in a rebuilt quarter, with concerts at Forum Karlín.',
          tags: ['food', 'nightlife', 'music', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'Vietnamese noodles at the Holešovice market.',
    },
  ],
  districts: [
    { name: 'Malá Strana', line: 'pretty lanes under the castle, quiet at night.' },
    { name: 'Vinohrady', line: 'leafy and local, with good kitchens.' },
    { name: 'Karlín', line: 'new, flat and well fed.' },
    { name: 'Nové Město', line: 'central, near trams and theatres.' },
  ],
  food: [
    'roast duck with red cabbage in a beer hall.',
    'svíčková with dumplings around Dlouhá.',
    'tank beer with pickled cheese in Vinohrady.',
    'potato dumplings or, in summer, fruit dumplings as a main dish.',
    'new Czech menus in Karlín.',
  ],
  dayTrips: [
    {
      name: 'Kutná Hora',
      line: 'about an hour by train: the bone chapel and a silver-rich cathedral.',
      tags: ['history', 'temples', 'architecture'],
    },
    {
      name: 'Karlštejn',
      line: '40 minutes by train: the emperor’s castle and walks through the valley.',
      tags: ['history', 'nature', 'views'],
      steep: true,
    },
    {
      name: 'Karlovy Vary',
      line: 'about two hours by coach: hot springs drunk from a spouted cup, and a film festival in July.',
      tags: ['wellness', 'architecture', 'nature', 'festivals'],
    },
    {
      name: 'Plzeň',
      line: 'about 90 minutes by train: a tall Gothic tower, the puppet museum and the cellars where pilsner began.',
      tags: ['history', 'architecture', 'food', 'family'],
    },
    {
      name: 'Divoká Šárka',
      line: 'by tram: a rocky valley with a cold spring-fed pool and, beside it, the bathing lake of Džbán.',
      tags: ['beach', 'nature', 'family'],
      months: [5, 6, 7, 8, 9],
      steep: true,
    },
  ],
  gettingAround: 'walk; trams and metro take a short ticket or a tap of a bank card on board trams.',
  arrival: 'from the airport the trolleybus 59 to the metro takes about 35 minutes to the centre in all.',
  seasons: [
    { months: [4, 5, 6], line: 'Blossom on Petřín and the Prague Spring concerts in May and June.' },
    { months: [7, 8], line: 'Warm, with storms and full bridges.' },
    { months: [9, 10], line: 'Clear, mild and a little calmer.' },
    { months: [11, 12, 1, 2, 3], line: 'Cold, with Christmas markets, then snow and space.' },
  ],
  dailyCost: 42,
};

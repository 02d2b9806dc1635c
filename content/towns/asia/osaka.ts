import type { CityGuide } from '../types.ts';

export const osaka: CityGuide = {
  city: 'Osaka',
  intro:
    'Other towns in Japan are prettier, none eats and jokes so well. Give the castle and the shrines the morning, the covered streets the afternoon, and supper three stops.',
  areas: [
    {
      name: 'Osaka Castle and Tenmabashi',
      sights: [
        {
          name: 'Osaka Castle',
          line: 'moats and stones are real, the tower is a museum with a lift; early for the park alone.',
          tags: ['history', 'architecture', 'views', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Osaka Museum of History',
          line: 'the old capital on the tenth floor, with the castle in the window.',
          tags: ['museums', 'history', 'views'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'Nishinomaru and the plum grove',
          line: 'plum in February, cherry at the turn of April.',
          tags: ['nature', 'family'],
          slots: ['afternoon', 'morning'],
          months: [2, 3, 4],
        },
        {
          name: 'Nakanoshima and the river',
          line: 'brick halls, roses and water buses.',
          tags: ['architecture', 'views', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Kyobashi',
          line: 'small bars under the tracks, one drink in each.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'udon in a pale broth near Tenmabashi.',
    },
    {
      name: 'Minami: Dotonbori and Shinsaibashi',
      sights: [
        {
          name: 'Kuromon Market',
          line: 'blackfish, tuna and fruit, early; it is dearer than it was.',
          tags: ['markets', 'food'],
          slots: ['morning'],
        },
        {
          name: 'Shinsaibashi and Amerikamura',
          line: 'arcades, then second-hand clothes.',
          tags: ['shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'National Bunraku Theatre',
          line: 'puppets for adults, in seasons; single acts.',
          tags: ['music', 'art', 'architecture', 'festivals'],
          slots: ['afternoon'],
        },
        {
          name: 'Dotonbori',
          line: 'the signs on the canal, and takoyaki underneath.',
          tags: ['food', 'nightlife', 'views'],
          slots: ['evening'],
        },
        {
          name: 'Hozenji',
          line: 'a small god covered in moss by the water thrown at him, prettiest when the lanterns are lit.',
          tags: ['temples', 'nightlife'],
          slots: ['evening', 'afternoon'],
        },
        {
          name: 'Live houses of Namba',
          line: 'small rooms with loud bands; doors open early.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'okonomiyaki from the griddle off Dotonbori.',
    },
    {
      name: 'Tennoji and Shinsekai',
      sights: [
        {
          name: 'Shitennoji',
          line: 'among the oldest temples of Japan, founded in 593; a flea market on the 21st and 22nd.',
          tags: ['temples', 'history', 'markets', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Tennoji Park and Keitakuen',
          line: 'a lawn, a zoo and a strolling garden.',
          tags: ['nature', 'family', 'wellness'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Abeno Harukas',
          line: 'the open deck on the top floors.',
          tags: ['views', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Spa World',
          line: 'bathing floors of Europe and Asia.',
          tags: ['wellness', 'family'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Shinsekai',
          line: 'kushikatsu under Tsutenkaku; never dip twice.',
          tags: ['food', 'nightlife', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'kushikatsu skewers in Jan-Jan Yokocho.',
    },
    {
      name: 'Umeda and Nakazakicho',
      sights: [
        {
          name: 'Osaka Museum of Housing and Living',
          line: 'a street of the 1830s rebuilt indoors, with day turning to night.',
          tags: ['museums', 'history', 'family', 'architecture'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'Nakazakicho',
          line: 'wooden houses that the war spared, now cafés.',
          tags: ['architecture', 'shopping', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Nakanoshima Museum of Art',
          line: 'a black cube with modern Japan.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Museum of Oriental Ceramics',
          line: 'celadon in daylight.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Umeda Sky Building',
          line: 'the floating garden at dusk.',
          tags: ['views', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'noodles in the basement food halls of Umeda.',
    },
    {
      name: 'Sumiyoshi and Sakai',
      sights: [
        {
          name: 'Sumiyoshi Taisha',
          line: 'shrines from before the Chinese style, over a red arched bridge.',
          tags: ['temples', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Hankai tram',
          line: 'the last tram of Osaka, from the shrine to the tombs.',
          tags: ['family', 'history', 'views'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Sakai knives and the Mozu tombs',
          line: 'smiths’ museum, then keyhole mounds in the trees.',
          tags: ['shopping', 'history', 'nature', 'museums'],
          slots: ['afternoon'],
        },
        {
          name: 'Ura-Tennoji',
          line: 'small bars in the lanes behind the station where the tram ends.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'conger eel or a tea sweet in Sakai.',
    },
    {
      name: 'The bay',
      sights: [
        {
          name: 'Kaiyukan',
          line: 'a whale shark in one of the largest tanks there is; book.',
          tags: ['family', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Tempozan and the free ferries',
          line: 'a tiny mountain, and boats the city pays for.',
          tags: ['views', 'family', 'adventure'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Cosmo Square seaside',
          line: 'sunset over the port from stone steps.',
          tags: ['views', 'nature'],
          slots: ['evening'],
        },
        {
          name: 'Tempozan wheel',
          line: 'once round as the harbour lights come on.',
          tags: ['views', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'takoyaki on the pier at Tempozan.',
    },
  ],
  districts: [
    { name: 'Namba', line: 'food at the door, trains to the airport.' },
    { name: 'Umeda', line: 'trains to everywhere.' },
    { name: 'Tennoji', line: 'good value, the park and direct trains to Nara.' },
    { name: 'Honmachi', line: 'calm, between the two centres.' },
  ],
  food: [
    'okonomiyaki in Namba.',
    'takoyaki in Dotonbori and Shinsekai.',
    'kitsune udon in Semba and Honmachi.',
    'kushikatsu in Shinsekai.',
    'Korean grills in Tsuruhashi.',
  ],
  dayTrips: [
    {
      name: 'Nara',
      line: 'under an hour by train: deer, and a bronze Buddha in a vast hall.',
      tags: ['temples', 'nature', 'history', 'family'],
    },
    {
      name: 'Himeji',
      line: 'about an hour by fast train: the white castle that never burned.',
      tags: ['history', 'architecture'],
    },
    {
      name: 'Kobe and Arima',
      line: 'half an hour by train to the port, then hot springs over the ridge.',
      tags: ['wellness', 'food', 'views'],
    },
    {
      name: 'Minoo',
      line: 'half an hour by train: a valley walk to a waterfall, maple leaves in November.',
      tags: ['nature', 'adventure'],
      steep: true,
    },
    {
      name: 'Universal Studios Japan',
      line: 'about a quarter of an hour by train: a whole day, with timed entry to some lands; book.',
      tags: ['family', 'adventure'],
    },
    {
      name: 'Suma',
      line: 'about 75 minutes by train: the town beach of Kansai.',
      tags: ['beach', 'family'],
      months: [6, 7, 8, 9],
    },
  ],
  gettingAround: 'an IC card (ICOCA) works on all trains and subways; the Midosuji line joins most sights.',
  arrival:
    'from Kansai airport Nankai and JR trains take about 40 to 50 minutes; from Itami the bus about 30.',
  seasons: [
    {
      months: [3, 4, 5],
      line: 'Mild; cherry trees around the end of March, and crowds in the first week of May.',
    },
    {
      months: [6, 7, 8],
      line: 'Rain in June, then heat; the Tenjin festival fills the river on 24 and 25 July.',
    },
    { months: [9, 10, 11], line: 'Typhoons can pass in September, then warm and clear with red leaves.' },
    { months: [12, 1, 2], line: 'Cool and dry, with illuminations and few queues.' },
  ],
  dailyCost: 45,
};

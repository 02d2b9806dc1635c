import type { CityGuide } from '../types.ts';

export const taipei: CityGuide = {
  city: 'Taipei',
  intro:
    'Let the night markets be dinner. Before them come temples early, green hills, and a long soak in the afternoon.',
  areas: [
    {
      name: 'Wanhua and the old west',
      sights: [
        {
          name: 'Longshan Temple',
          line: 'morning chants, incense and fortune blocks.',
          tags: ['temples', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Bopiliao',
          line: 'a brick lane kept from the Qing years.',
          tags: ['history', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Red House and Ximending',
          line: 'an octagon of 1908, then cinemas and sneakers.',
          tags: ['architecture', 'shopping', 'nightlife', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Huaxi and Guangzhou Street night market',
          line: 'herb tea, squid soup and massage chairs.',
          tags: ['markets', 'food', 'nightlife', 'wellness'],
          slots: ['evening'],
        },
      ],
      lunch: 'braised pork rice near Longshan Temple.',
    },
    {
      name: 'Dadaocheng and Zhongshan',
      sights: [
        {
          name: 'Dihua Street',
          line: 'dried mushrooms, cloth and tea in arcades; new-year goods in January.',
          tags: ['markets', 'food', 'history', 'architecture', 'shopping'],
          slots: ['morning'],
        },
        {
          name: 'Xiahai City God Temple',
          line: 'a small, busy matchmaker god.',
          tags: ['temples'],
          slots: ['morning'],
        },
        {
          name: 'Museum of Contemporary Art',
          line: 'in a schoolhouse of the Japanese years.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Zhongshan lanes',
          line: 'design and coffee along a park above the metro.',
          tags: ['shopping', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Ningxia night market',
          line: 'the short one with the old stalls: taro balls, oyster omelette.',
          tags: ['markets', 'food', 'nightlife'],
          slots: ['evening'],
        },
        {
          name: 'Dadaocheng wharf',
          line: 'river sunset, with containers turned kitchens.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'peppery noodle soup and gua bao on Yanping North Road.',
    },
    {
      name: 'The Palace Museum and Shilin',
      sights: [
        {
          name: 'National Palace Museum',
          line: 'jade cabbage, bronzes and the best porcelain in the world; at opening.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Museum of Formosan Aborigines',
          line: 'across the street: boats and beads of the first islanders.',
          tags: ['museums', 'history', 'family'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Shilin Residence garden',
          line: 'roses and a general’s house.',
          tags: ['nature', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Shilin night market',
          line: 'the largest: fried chicken as wide as your face.',
          tags: ['markets', 'food', 'nightlife', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'beef noodle soup in Shilin.',
    },
    {
      name: 'Chiang Kai-shek Hall, Yongkang and Da’an',
      sights: [
        {
          name: 'Chiang Kai-shek Memorial Hall',
          line: 'white gates and two concert halls; the guard drills outside, on the boulevard.',
          tags: ['history', 'architecture', 'music'],
          slots: ['morning'],
        },
        {
          name: 'Da’an Park',
          line: 'herons, banyans and an orchid house.',
          tags: ['nature', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Yongkang Street and Qingtian',
          line: 'dumplings, tea rooms and wooden villas.',
          tags: ['food', 'shopping', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Treasure Hill',
          line: 'a squatters’ hillside of studios.',
          tags: ['art', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
          steep: true,
        },
        {
          name: 'Live houses of Gongguan',
          line: 'bands beside the university.',
          tags: ['music', 'nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'soup dumplings on Xinyi Road; take a number and walk round the block.',
    },
    {
      name: 'Xinyi and Elephant Mountain',
      sights: [
        {
          name: 'Taipei 101',
          line: 'the fast lift and a damper like a gold moon.',
          tags: ['views', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Songshan Cultural Park',
          line: 'a tobacco factory with design shows.',
          tags: ['architecture', 'art', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Elephant Mountain at sunset',
          line: 'twenty minutes of stairs, the tower at your face.',
          tags: ['views', 'nature', 'adventure'],
          slots: ['evening'],
          steep: true,
        },
        {
          name: 'Raohe night market',
          line: 'pepper buns from the tandoor, temple at the gate.',
          tags: ['markets', 'food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a food hall lunch below Taipei 101.',
    },
    {
      name: 'Beitou and Tamsui',
      sights: [
        {
          name: 'Beitou Hot Spring Museum',
          line: 'a bathhouse of 1913, free.',
          tags: ['museums', 'history', 'architecture', 'wellness'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Thermal Valley and a public bath',
          line: 'green steam, then your own soak.',
          tags: ['wellness', 'nature'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Tamsui',
          line: 'a Dutch and British fort, an old street and fish balls.',
          tags: ['history', 'food', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Fisherman’s Wharf at sunset',
          line: 'by boat from Tamsui or across in Bali.',
          tags: ['views', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'ramen or a set lunch after the bath in Beitou.',
    },
    {
      name: 'Maokong and the zoo',
      sights: [
        {
          name: 'Taipei Zoo',
          line: 'pandas and pangolins, at the end of the brown line.',
          tags: ['family', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Maokong Gondola',
          line: 'over tea slopes in glass cabins; shut on Mondays and in storms.',
          tags: ['views', 'nature', 'family'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Zhinan Temple',
          line: 'above the gondola’s stop, with stairs of a thousand.',
          tags: ['temples', 'views', 'adventure'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Tea houses of Maokong',
          line: 'pot, kettle, city lights.',
          tags: ['food', 'views', 'wellness'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'tea-oil noodles in a Maokong tea house.',
    },
  ],
  districts: [
    { name: 'Zhongshan', line: 'lanes, metro, central.' },
    { name: 'Ximending', line: 'young, loud, good value.' },
    { name: 'Da’an', line: 'leafy, well fed.' },
    { name: 'Xinyi', line: 'towers, malls and trails.' },
  ],
  food: [
    'beef noodles anywhere a queue turns fast.',
    'xiaolongbao around Yongkang Street.',
    'oyster omelette and taro in Ningxia.',
    'hot pot in Da’an, with vegetarian pots in most houses.',
    'clams, greens and cold beer in a stir-fry hall, then shaved ice with mango or, in winter, peanut soup.',
  ],
  dayTrips: [
    {
      name: 'Jiufen and the Gold Museum',
      line: 'about 75 minutes by train and bus: tea houses on stairs over the sea.',
      tags: ['history', 'views', 'food'],
      steep: true,
    },
    {
      name: 'Yehliu and the north coast',
      line: 'about 90 minutes by bus: mushroom rocks, then sand at Baishawan.',
      tags: ['nature', 'beach', 'views'],
    },
    {
      name: 'Pingxi line',
      line: 'about an hour by train: waterfalls and villages; the lantern festival is here.',
      tags: ['nature', 'family', 'festivals'],
    },
    {
      name: 'Wulai',
      line: 'about 75 minutes by bus: hot springs, a small train and Atayal cooking.',
      tags: ['wellness', 'nature', 'food', 'adventure'],
    },
    {
      name: 'Yangmingshan',
      line: 'under an hour by bus: steaming vents and grass ridges.',
      tags: ['nature', 'adventure', 'views'],
      steep: true,
    },
  ],
  gettingAround: 'an EasyCard works on metro, bus, bicycles and in shops; do not eat or drink in the metro.',
  arrival: 'from Taoyuan the airport metro express takes about 37 minutes.',
  seasons: [
    { months: [3, 4, 5], line: 'Warm, calla lilies and fireflies, with the plum rains from mid-May.' },
    { months: [6, 7, 8, 9], line: 'Hot, with thunder and typhoon days when all stays home.' },
    { months: [10, 11], line: 'Dry, bright and mild: the best.' },
    { months: [12, 1, 2], line: 'Cool and damp, made for hot springs; lanterns after the lunar new year.' },
  ],
  dailyCost: 35,
};

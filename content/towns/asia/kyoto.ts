import type { CityGuide } from '../types.ts';

export const kyoto: CityGuide = {
  city: 'Kyoto',
  intro:
    'For over a thousand years this was the capital, and some 1,600 Buddhist temples and 400 Shinto shrines are still here. The trick is to be early, then walk away from the crowd.',
  areas: [
    {
      name: 'Higashiyama and Gion',
      sights: [
        {
          name: 'Kiyomizu-dera',
          line: 'the temple with the wooden stage over the valley opens at six; before eight you share it with few.',
          tags: ['temples', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Sannenzaka and Ninenzaka',
          line: 'the stepped lanes below the temple, with tea houses and pottery shops.',
          tags: ['history', 'shopping', 'architecture'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Kodai-ji',
          line: 'a Zen temple with a raked garden and a bamboo grove that most people pass by.',
          tags: ['temples', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Gion and Shirakawa canal',
          line: 'wooden town houses along the canal at dusk; keep to the public streets, photography is banned in the private lanes.',
          tags: ['history', 'architecture', 'nightlife'],
          slots: ['evening'],
        },
        {
          name: 'Yasaka Shrine',
          line: 'lanterns in the evening, open day and night; home of the Gion festival in July.',
          tags: ['temples', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'a bowl of nishin soba (noodles with simmered herring) near Yasaka Shrine.',
    },
    {
      name: 'Fushimi',
      sights: [
        {
          name: 'Fushimi Inari Taisha',
          line: 'thousands of vermilion gates up the mountain, open day and night and free; walk past the first crossroads and it empties.',
          tags: ['temples', 'views', 'nature'],
          slots: ['morning', 'evening'],
          steep: true,
        },
        {
          name: 'Tofuku-ji',
          line: 'a large Zen temple with a checkerboard moss garden, one train stop from the shrine.',
          tags: ['temples', 'nature'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Fushimi sake district',
          line: 'old breweries along a willow canal; the Gekkeikan Okura museum pours tastings.',
          tags: ['food', 'history', 'museums'],
          slots: ['afternoon'],
          adult: true,
        },
      ],
      lunch: 'inari-zushi and kitsune udon from the stalls below the shrine.',
    },
    {
      name: 'Arashiyama',
      sights: [
        {
          name: 'Arashiyama bamboo grove',
          line: 'go before eight, when you can hear it.',
          tags: ['nature'],
          slots: ['morning'],
        },
        {
          name: 'Tenryu-ji',
          line: 'the head temple of its Rinzai school; the pond garden borrows the mountains behind it.',
          tags: ['temples', 'nature'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Iwatayama Monkey Park',
          line: 'a twenty-minute climb to macaques and a view over the city.',
          tags: ['nature', 'family', 'views'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Togetsukyo bridge',
          line: 'the long bridge over the Katsura river, best when the day trippers have left.',
          tags: ['views'],
          slots: ['evening'],
        },
        {
          name: 'Fufu-no-yu',
          line: 'a plain hot-spring bath by the river and the station, for tired feet.',
          tags: ['wellness'],
          slots: ['evening'],
        },
      ],
      lunch: 'yudofu, tofu simmered in broth, the dish of the temple kitchens here.',
    },
    {
      name: 'Central Kyoto',
      sights: [
        {
          name: 'Nijo Castle',
          line: 'the shogun’s palace with “nightingale” floors that chirp under your feet; shut on some Tuesdays.',
          tags: ['history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Nishiki Market',
          line: 'some hundred stalls under one roof: pickles, tofu skin, skewers, knives; eat at the stall where you bought it.',
          tags: ['food', 'markets'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Kyoto International Manga Museum',
          line: 'comics to take from the shelf and read on the lawn, in an old school.',
          tags: ['museums', 'family', 'art'],
          slots: ['afternoon'],
          closed: [2, 3],
        },
        {
          name: 'Pontocho',
          line: 'a lantern-lit alley one person wide, with restaurants over the river.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'tofu skin, pickles and skewers from stall to stall in Nishiki Market.',
    },
    {
      name: 'Northern Higashiyama',
      sights: [
        {
          name: 'Ginkaku-ji',
          line: 'the Silver Pavilion, with its cone of sand and a moss garden on the slope.',
          tags: ['temples', 'nature'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Philosopher’s Path',
          line: 'two kilometres along a canal under cherry trees, with small temples on the way.',
          tags: ['nature', 'views'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Nanzen-ji',
          line: 'a Zen complex with a huge gate and a brick aqueduct through its grounds.',
          tags: ['temples', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Kyocera Museum of Art',
          line: 'Japanese painting and touring shows in a 1933 building in Okazaki.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
      ],
      lunch: 'obanzai, the home-style small dishes of Kyoto, at a counter in Okazaki.',
    },
    {
      name: 'Kinugasa, the north-west',
      sights: [
        {
          name: 'Kinkaku-ji',
          line: 'the Golden Pavilion on its pond; be at the gate when it opens at nine.',
          tags: ['temples', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Ryoan-ji',
          line: 'fifteen stones in raked gravel, never all visible from one seat.',
          tags: ['temples', 'nature'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Ninna-ji',
          line: 'a former imperial temple with a five-storey pagoda and late cherry trees.',
          tags: ['temples', 'history'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'soba near the tram stop at Ryoanji-michi; the little Randen tram takes you on.',
    },
  ],
  districts: [
    { name: 'Downtown Kawaramachi', line: 'restaurants and buses at the door.' },
    { name: 'Gion', line: 'old streets, quiet after ten.' },
    { name: 'Kyoto Station', line: 'the easiest for trains and the airport express.' },
    { name: 'Okazaki', line: 'green and calm, near the museums and the canal.' },
  ],
  food: [
    'an izakaya around Kiyamachi: grilled skewers, sashimi, sake from Fushimi.',
    'kaiseki, the many small courses of the season; book ahead, temple kitchens serve it without meat.',
    'ramen in the Ichijoji quarter, where students argue over the best shop.',
    'tempura or tonkatsu at a counter near Sanjo.',
    'okonomiyaki on the hot plate, then matcha parfait in Gion.',
  ],
  dayTrips: [
    {
      name: 'Nara',
      line: 'about 45 minutes by train: the Great Buddha of Todai-ji and deer that bow for crackers.',
      tags: ['temples', 'nature', 'family', 'history'],
    },
    {
      name: 'Uji',
      line: 'about 20 to 30 minutes by train: Byodo-in, the temple on the ten-yen coin, and Japan’s best-known green tea.',
      tags: ['temples', 'food'],
    },
    {
      name: 'Osaka',
      line: 'half an hour by train: the castle by day, Dotonbori’s street food by night.',
      tags: ['food', 'nightlife', 'shopping'],
    },
    {
      name: 'Kurama and Kibune',
      line: 'a mountain railway, a forest walk between two villages and a shrine of lanterns.',
      tags: ['nature', 'temples', 'adventure'],
      steep: true,
    },
    {
      name: 'Lake Biwa',
      line: 'half an hour by train to the lake: swimming beaches at Omi-Maiko in summer, castle moats at Hikone further on.',
      tags: ['beach', 'nature', 'history'],
    },
  ],
  gettingAround:
    'two subway lines, JR and private railways reach most sights faster than the crowded buses; an IC card works on all of them.',
  arrival:
    'from Kansai airport the Haruka express takes about 75 to 80 minutes to Kyoto Station; from Itami an airport bus takes about an hour.',
  seasons: [
    {
      months: [3, 4],
      line: 'Cherry trees usually flower from late March to the first third of April; days are mild and hotels fill early.',
    },
    { months: [5, 6], line: 'May is green and mild; the rains come from about the second week of June.' },
    {
      months: [7, 8, 9],
      line: 'Hot and humid, with the Gion festival in July and typhoons possible in September.',
    },
    { months: [10, 11], line: 'Clear and dry; the maples are at their best in the second half of November.' },
    { months: [12, 1, 2], line: 'Cold, bright and quiet, now and then with snow on the temple roofs.' },
  ],
  dailyCost: 45,
};

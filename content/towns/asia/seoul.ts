import type { CityGuide } from '../types.ts';

export const seoul: CityGuide = {
  city: 'Seoul',
  intro:
    'Palaces lie at the foot of mountains, and markets between them. Take one of each a day, and stay out for the second supper.',
  areas: [
    {
      name: 'Gyeongbokgung and Bukchon',
      sights: [
        {
          name: 'Gyeongbokgung',
          line: 'the guard changes at ten; in a hanbok you enter free.',
          tags: ['history', 'architecture', 'family'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'National Folk Museum',
          line: 'a year and a life in Korea, inside the palace grounds.',
          tags: ['museums', 'history', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Bukchon Hanok Village',
          line: 'tiled roofs on a slope; visiting hours are limited, so keep to them and speak low.',
          tags: ['architecture', 'history', 'views'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Insadong and Ssamziegil',
          line: 'tea, brushes and small shops.',
          tags: ['shopping', 'food', 'art'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Cheonggyecheon by night',
          line: 'a stream below the street, lanterns in November.',
          tags: ['nature', 'views', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'a bowl of ginseng chicken, samgyetang, near the palace.',
    },
    {
      name: 'Changdeokgung and Ikseon-dong',
      sights: [
        {
          name: 'Changdeokgung and its Secret Garden',
          line: 'the garden goes by booked tour.',
          tags: ['history', 'architecture', 'nature'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Jongmyo',
          line: 'the shrine of royal tablets; by tour on most days, free to walk on Saturdays.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'Ikseon-dong',
          line: 'hanok lanes of cafés.',
          tags: ['food', 'shopping', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Gwangjang Market',
          line: 'mung-bean pancakes and knife-cut noodles on heated benches.',
          tags: ['markets', 'food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'handmade dumplings in Ikseon-dong.',
    },
    {
      name: 'Myeongdong, Namsan and Deoksugung',
      sights: [
        {
          name: 'Deoksugung',
          line: 'a stone palace beside wooden ones, with a museum of modern art.',
          tags: ['history', 'architecture', 'museums', 'art'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Namdaemun Market',
          line: 'kitchenware, ginseng and hairtail stew.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['morning', 'afternoon'],
          closed: [0],
        },
        {
          name: 'Myeongdong Cathedral and shops',
          line: 'brick Gothic over skin-care.',
          tags: ['temples', 'architecture', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Namsan and N Seoul Tower',
          line: 'walk or cable car, before the lights come on.',
          tags: ['views', 'nature', 'adventure', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'kalguksu, cut noodles, in Myeongdong.',
    },
    {
      name: 'Yongsan, Itaewon and Hannam',
      sights: [
        {
          name: 'National Museum of Korea',
          line: 'two pensive bodhisattvas in one dark room; permanent halls are free.',
          tags: ['museums', 'art', 'history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Leeum',
          line: 'Buncheong bowls and Koolhaas, Nouvel and Botta for houses.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'War Memorial',
          line: 'planes outside, a divided century inside.',
          tags: ['museums', 'history', 'family'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Hannam and Itaewon',
          line: 'boutiques, mosque, then clubs.',
          tags: ['shopping', 'nightlife', 'food', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'Korean barbecue at lunch prices near Samgakji.',
    },
    {
      name: 'Hongdae, Yeonnam and Mangwon',
      sights: [
        {
          name: 'Mangwon Market',
          line: 'sweet chicken and croquettes for a picnic.',
          tags: ['markets', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Seodaemun Prison',
          line: 'the colonial years, told without noise.',
          tags: ['museums', 'history'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Hangang Park at Mangwon or Yeouido',
          line: 'rent a mat and a bicycle; noodles from a machine.',
          tags: ['nature', 'family', 'adventure', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Hongdae',
          line: 'buskers, clubs and the young.',
          tags: ['nightlife', 'music', 'shopping'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'fried chicken in Yeonnam-dong, along the old railway.',
    },
    {
      name: 'Gangnam and the south',
      sights: [
        {
          name: 'Bongeunsa',
          line: 'a temple among towers; temple stays and tea.',
          tags: ['temples', 'wellness', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Starfield Library and COEX',
          line: 'books thirteen metres high, an aquarium below.',
          tags: ['shopping', 'family', 'architecture', 'museums'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Seonjeongneung',
          line: 'royal tombs in a pine wood; shut on Mondays.',
          tags: ['history', 'nature', 'temples'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Banpo Bridge',
          line: 'a fountain from the bridge, in lights, with picnics on the bank.',
          tags: ['views', 'music', 'family'],
          slots: ['evening'],
          months: [4, 5, 6, 7, 8, 9, 10],
        },
        {
          name: 'A jjimjilbang night',
          line: 'scrub, saunas and sleep on warm floors.',
          tags: ['wellness', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'cold buckwheat noodles in Gangnam.',
    },
    {
      name: 'The mountains inside the city',
      sights: [
        {
          name: 'Bukhansan',
          line: 'granite peaks by metro; start at eight, wear grip.',
          tags: ['nature', 'adventure', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Inwangsan and the city wall',
          line: 'an hour to the best view of palaces and blue roofs.',
          tags: ['adventure', 'views', 'history', 'nature'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Seochon and Tongin Market',
          line: 'lunch paid in brass coins, when the stalls do it.',
          tags: ['markets', 'food', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Dongdaemun Design Plaza',
          line: 'Zaha Hadid’s silver whale, by night.',
          tags: ['architecture', 'art', 'shopping'],
          slots: ['evening'],
        },
      ],
      lunch: 'rice and greens at a stand at the foot of Bukhansan.',
    },
  ],
  districts: [
    { name: 'Jongno', line: 'palaces and lanes on foot.' },
    { name: 'Myeongdong', line: 'central, shops and airport bus.' },
    { name: 'Hongdae', line: 'young, late, direct airport train.' },
    { name: 'Hannam', line: 'design and good tables.' },
  ],
  food: [
    'Korean barbecue around Mapo and Samgakji.',
    'bindaetteok and raw beef in Gwangjang Market.',
    'soy-marinated crab in Mapo.',
    'temple food without garlic, in Insadong.',
    'fried chicken and beer by the Han.',
  ],
  dayTrips: [
    {
      name: 'Suwon',
      line: 'about an hour by metro: a fortress wall to walk and ribs to eat.',
      tags: ['history', 'architecture', 'food', 'views'],
      steep: true,
    },
    {
      name: 'The DMZ',
      line: 'half a day by tour only, with a passport; tours stop when things are tense.',
      tags: ['history'],
    },
    {
      name: 'Incheon and Wolmido',
      line: 'about an hour by metro: Chinatown, a port and sea air; Eurwangni beach is on the airport’s island.',
      tags: ['beach', 'food', 'family'],
    },
    {
      name: 'Nami and Chuncheon',
      line: 'about 75 minutes by train: an island of trees and a chicken pan.',
      tags: ['nature', 'family', 'food'],
    },
    {
      name: 'Icheon',
      line: 'about an hour by metro: kilns, and hot baths after.',
      tags: ['art', 'wellness', 'shopping'],
    },
  ],
  gettingAround: 'a T-money card works on metro, buses and in taxis; use a Korean map app.',
  arrival: 'from Incheon the airport railway takes about 45 to 60 minutes to Seoul Station.',
  seasons: [
    { months: [4, 5], line: 'Blossom, then lanterns for Buddha’s birthday.' },
    { months: [6, 7, 8], line: 'Warm, then the monsoon in July, then hot.' },
    {
      months: [9, 10, 11],
      line: 'Blue and dry with red maples: the best weeks. At Chuseok many shops shut.',
    },
    { months: [12, 1, 2, 3], line: 'Cold, dry and clear, with hot floors; fine dust can come in March.' },
  ],
  dailyCost: 48,
};

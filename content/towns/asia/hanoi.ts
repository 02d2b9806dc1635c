import type { CityGuide } from '../types.ts';

export const hanoi: CityGuide = {
  city: 'Hanoi',
  intro:
    'Before seven the whole city walks around its lakes; join it. Rest at noon over a coffee, and eat on a low stool at night.',
  areas: [
    {
      name: 'Hoan Kiem and the Old Quarter',
      sights: [
        {
          name: 'Hoan Kiem Lake',
          line: 'tai chi and badminton around the water before seven; on weekends the streets are free of cars.',
          tags: ['nature', 'wellness', 'views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Ngoc Son Temple',
          line: 'over a red bridge to a turtle under glass.',
          tags: ['temples', 'history'],
          slots: ['morning'],
        },
        {
          name: 'The 36 streets',
          line: 'one trade a lane: silk, tin, paper, herbs.',
          tags: ['shopping', 'markets', 'history', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Water puppets at Thang Long',
          line: 'fireworks, dragons and an orchestra; book the same morning.',
          tags: ['music', 'family', 'art', 'festivals'],
          slots: ['evening'],
        },
        {
          name: 'Weekend night market',
          line: 'Friday to Sunday, along Hang Dao.',
          tags: ['markets', 'shopping', 'nightlife', 'food'],
          slots: ['evening'],
          closed: [1, 2, 3, 4],
        },
      ],
      lunch: 'bun cha, grilled pork with herbs and noodles, which Hanoi eats at noon, in the Old Quarter.',
    },
    {
      name: 'Ba Dinh',
      sights: [
        {
          name: 'Ho Chi Minh Mausoleum',
          line: 'mornings only, knees covered; it closes for some weeks most years.',
          tags: ['history', 'architecture'],
          slots: ['morning'],
          closed: [1, 5],
        },
        {
          name: 'Presidential Palace garden and the stilt house',
          line: 'a plain house beside a yellow palace.',
          tags: ['history', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'One Pillar Pagoda',
          line: 'a lotus of wood on a single post.',
          tags: ['temples', 'architecture'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Imperial Citadel of Thang Long',
          line: 'a thousand years of layers, and a war bunker.',
          tags: ['history', 'architecture', 'museums'],
          slots: ['afternoon'],
        },
        {
          name: 'Lotte tower deck',
          line: 'the whole river plain at sunset.',
          tags: ['views'],
          slots: ['evening'],
        },
      ],
      lunch: 'a crab and noodle soup near the flag tower.',
    },
    {
      name: 'The Temple of Literature and the French streets',
      sights: [
        {
          name: 'Temple of Literature',
          line: 'five courts of the first university.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Vietnam Fine Arts Museum',
          line: 'lacquer, silk and village wood.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Hoa Lo Prison',
          line: 'called the Hanoi Hilton by its last guests; the colonial story fills most rooms.',
          tags: ['museums', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Hanoi Opera House',
          line: 'look for a show to see the inside.',
          tags: ['music', 'architecture'],
          slots: ['evening'],
        },
        {
          name: 'Jazz at Binh Minh',
          line: 'a sax player’s club behind the opera.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'banh mi or a set lunch in the French Quarter.',
    },
    {
      name: 'West Lake',
      sights: [
        {
          name: 'Tran Quoc Pagoda',
          line: 'the oldest in the city, on a spit in the lake.',
          tags: ['temples', 'history', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Quang Ba flower market',
          line: 'roses by the motorbike: wholesale before dawn, stalls all morning.',
          tags: ['markets', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'West Lake by bicycle',
          line: 'seventeen kilometres past temples and cafés.',
          tags: ['adventure', 'nature', 'views', 'family'],
          slots: ['afternoon', 'morning'],
          steep: true,
        },
        {
          name: 'Lotus tea house',
          line: 'tea scented by hand, in a villa.',
          tags: ['food', 'wellness'],
          slots: ['afternoon'],
        },
        {
          name: 'Shrimp cakes at sunset',
          line: 'crisp banh tom on the shore by Truc Bach.',
          tags: ['food', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'pho cuon, rolled noodles, on the island of Truc Bach.',
    },
    {
      name: 'Museums, market and the railway',
      sights: [
        {
          name: 'Vietnam Museum of Ethnology',
          line: 'fifty-four peoples, with their houses in the garden.',
          tags: ['museums', 'history', 'family', 'architecture'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Vietnamese Women’s Museum',
          line: 'markets, marriage and war, well told.',
          tags: ['museums', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Dong Xuan Market',
          line: 'the great hall: dried shrimp, cloth and steam.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Train Street from a licensed café',
          line: 'go with a host, sit where they say and stay off the rails; police close it at times.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'bun bo Nam Bo, beef with herbs, near Hang Da.',
    },
    {
      name: 'Long Bien and across the river',
      sights: [
        {
          name: 'Long Bien Bridge',
          line: 'Eiffel’s time in rust; walk early on the pavement.',
          tags: ['history', 'architecture', 'views', 'adventure'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Banana island below the bridge',
          line: 'gardens and paths between two arms of the river.',
          tags: ['nature', 'adventure'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Bat Trang',
          line: 'a pottery village, half an hour by bus; throw a bowl.',
          tags: ['shopping', 'family', 'art', 'markets'],
          slots: ['afternoon'],
        },
        {
          name: 'Phung Hung murals and beer corner',
          line: 'painted arches, then bia hoi on low stools.',
          tags: ['art', 'nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'eel noodles on the way to Long Bien.',
    },
  ],
  districts: [
    { name: 'Old Quarter', line: 'all on foot, loud and cheap.' },
    { name: 'Hoan Kiem south', line: 'wide French streets, calmer.' },
    { name: 'Ba Dinh', line: 'embassies and trees.' },
    { name: 'Tay Ho', line: 'the lake, cafés and longer stays.' },
  ],
  food: [
    'pho with rare beef in the Old Quarter; the best pots are for breakfast, some boil again at night.',
    'cha ca, turmeric fish with dill cooked at the table, near Hang Bac.',
    'grilled chicken feet and wings in Ly Van Phuc, the chicken street.',
    'vegetarian hot pot or tofu in tomato near the lake, then an egg coffee.',
    'snails with ginger and lemongrass by West Lake.',
  ],
  dayTrips: [
    {
      name: 'Ninh Binh',
      line: 'about two hours by road or train: rowing boats under limestone, and a temple view.',
      tags: ['nature', 'temples', 'adventure', 'views', 'history'],
    },
    {
      name: 'Ha Long or Lan Ha Bay',
      line: 'about two and a half hours by road: a long day, better with a night aboard; storms stop boats.',
      tags: ['nature', 'views', 'beach', 'adventure'],
    },
    {
      name: 'Perfume Pagoda',
      line: 'about two hours: a boat and a cave shrine, with a festival after Tet.',
      tags: ['temples', 'nature', 'adventure', 'festivals'],
      steep: true,
    },
    {
      name: 'Duong Lam',
      line: 'about 75 minutes: a village of red laterite houses.',
      tags: ['history', 'architecture', 'food'],
    },
    {
      name: 'Ba Vi',
      line: 'about 90 minutes: forest, ruins and hot springs.',
      tags: ['nature', 'wellness'],
      steep: true,
    },
  ],
  gettingAround: 'walk slowly and steadily through traffic; ride-hailing by app for the rest.',
  arrival: 'from Noi Bai the 86 bus takes about 50 minutes to the Old Quarter, a car about 40.',
  seasons: [
    { months: [3, 4], line: 'Warm and hazy with drizzle in March, the pleasantest of spring.' },
    { months: [5, 6, 7, 8], line: 'Hot and wet, with storms late in the day.' },
    { months: [9, 10, 11], line: 'Dry, golden and mild: the best months.' },
    { months: [12, 1, 2], line: 'Cool, grey; at Tet the city goes home for a week.' },
  ],
  dailyCost: 28,
};

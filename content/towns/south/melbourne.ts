import type { CityGuide } from '../types.ts';

export const melbourne: CityGuide = {
  city: 'Melbourne',
  intro:
    'The best of it hides down lanes. Take coffee seriously, trams everywhere, and all four seasons in a bag.',
  areas: [
    {
      name: 'The lanes and the centre',
      sights: [
        {
          name: 'Hosier Lane and AC/DC Lane',
          line: 'paint that changes weekly; early without the crowd.',
          tags: ['art'],
          slots: ['morning'],
        },
        {
          name: 'Royal Arcade and the Block',
          line: 'tea rooms, clockwork giants and mosaic floors.',
          tags: ['architecture', 'shopping', 'history'],
          slots: ['morning'],
        },
        {
          name: 'State Library Victoria',
          line: 'an octagon dome for readers; Ned Kelly’s armour.',
          tags: ['history', 'architecture', 'museums'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Koorie Heritage Trust',
          line: 'First Peoples’ art on Federation Square, and guided ways along the river.',
          tags: ['history', 'museums', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Roof and basement bars',
          line: 'up a lift without a sign, down stairs without a door.',
          tags: ['nightlife', 'views', 'food'],
          slots: ['evening'],
          steep: true,
          adult: true,
        },
      ],
      lunch: 'dumplings in Chinatown, or a banh mi in a lane.',
    },
    {
      name: 'Queen Victoria Market, Carlton and Fitzroy',
      sights: [
        {
          name: 'Queen Victoria Market',
          line: 'borek, oysters and doughnuts; winter and summer nights too.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['morning'],
          closed: [1, 3],
        },
        {
          name: 'Melbourne Museum and the Royal Exhibition Building',
          line: 'First Peoples’ halls, a forest inside, and a dome of 1880 outside.',
          tags: ['museums', 'history', 'nature', 'architecture', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Carlton Gardens and Lygon Street',
          line: 'elms, espresso and pasta.',
          tags: ['nature', 'food', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Gertrude and Brunswick streets',
          line: 'records, design and galleries.',
          tags: ['shopping', 'art', 'music'],
          slots: ['afternoon'],
        },
        {
          name: 'Live rooms of Fitzroy',
          line: 'two bands and a pub meal.',
          tags: ['music', 'nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a panini and a cannolo on Lygon Street.',
    },
    {
      name: 'Southbank and the Arts',
      sights: [
        {
          name: 'NGV International',
          line: 'water wall, glass ceiling, a collection that is free.',
          tags: ['museums', 'art', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Ian Potter Centre and ACMI',
          line: 'Australian art and moving pictures on Federation Square.',
          tags: ['museums', 'art', 'family'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Arts Centre or Hamer Hall',
          line: 'check whether the halls are open during works.',
          tags: ['music', 'festivals'],
          slots: ['evening'],
        },
        {
          name: 'Melbourne Skydeck',
          line: 'the city as a grid, before the dark.',
          tags: ['views', 'family'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'a bowl or a plate on the river promenade of Southbank.',
    },
    {
      name: 'Botanic Gardens, the Shrine and the sports quarter',
      sights: [
        {
          name: 'Royal Botanic Gardens',
          line: 'fern gully, lakes and an Aboriginal heritage walk.',
          tags: ['nature', 'wellness', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Shrine of Remembrance',
          line: 'a stepped temple with a view.',
          tags: ['history', 'views', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'MCG',
          line: 'a tour on quiet days, a match with ninety thousand on the others; the museum of sport.',
          tags: ['museums', 'history', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Yarra by punt or kayak',
          line: 'with flying foxes at dusk upstream.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['afternoon', 'evening'],
          steep: true,
        },
        {
          name: 'Richmond',
          line: 'Vietnamese bowls on Victoria Street, gigs on Swan Street.',
          tags: ['food', 'nightlife', 'music', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'pho on Victoria Street.',
    },
    {
      name: 'St Kilda and the bay',
      sights: [
        {
          name: 'Brighton bathing boxes',
          line: 'eighty-odd painted huts; by train, in the morning light.',
          tags: ['beach', 'views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'St Kilda beach and Luna Park',
          line: 'a smile of 1912, kites on the bay.',
          tags: ['beach', 'family', 'adventure'],
          slots: ['afternoon'],
        },
        {
          name: 'St Kilda Pier at sunset',
          line: 'penguins return by night: look for how they may be seen.',
          tags: ['views', 'nature', 'family'],
          slots: ['evening'],
        },
        {
          name: 'Palais and the Espy',
          line: 'bands with a sea breeze.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'fish and chips on the foreshore.',
    },
    {
      name: 'Collingwood, Abbotsford and the river bend',
      sights: [
        {
          name: 'Abbotsford Convent',
          line: 'studios and bread in nuns’ halls, with a farm beside.',
          tags: ['architecture', 'art', 'family', 'food', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Heide',
          line: 'a farmhouse where modern art began, with a sculpture park.',
          tags: ['museums', 'art', 'nature', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Yarra Bend and Studley boathouse',
          line: 'rowing boats, bats and tracks.',
          tags: ['nature', 'adventure', 'family'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Smith Street',
          line: 'bars, chips, and everybody’s dog.',
          tags: ['food', 'nightlife', 'shopping', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a wood-oven loaf and soup at the Convent.',
    },
    {
      name: 'South Melbourne and Windsor',
      sights: [
        {
          name: 'South Melbourne Market',
          line: 'dim sims and a seafood paella; Wednesday, Friday, weekend.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [1, 2, 4],
        },
        {
          name: 'See Yup Temple',
          line: 'red, gold and smoke, built by the gold rush.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Albert Park Lake',
          line: 'black swans; cars race around it in March.',
          tags: ['nature', 'family', 'festivals'],
          slots: ['afternoon'],
        },
        {
          name: 'Windsor by night',
          line: 'small bars and bands at the far end of Chapel Street.',
          tags: ['nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'an oyster and a dim sim at South Melbourne Market.',
    },
  ],
  districts: [
    { name: 'CBD', line: 'lanes, trams free of charge in the middle.' },
    { name: 'Fitzroy', line: 'bars, books and coffee.' },
    { name: 'South Yarra', line: 'smart, by the gardens.' },
    { name: 'St Kilda', line: 'beach and music.' },
  ],
  food: [
    'dumplings in Chinatown or Box Hill.',
    'souvlaki and meze on Lonsdale Street.',
    'Vietnamese in Richmond or Footscray.',
    'modern Australian with native herbs in a CBD lane; book.',
    'a chicken parma in a Fitzroy pub, or the vegetable one.',
  ],
  dayTrips: [
    {
      name: 'Great Ocean Road',
      line: 'a long day by road: surf beaches, koalas and the Twelve Apostles; better with a night.',
      tags: ['nature', 'beach', 'views', 'adventure'],
    },
    {
      name: 'Yarra Valley',
      line: 'about an hour by car: wine, a gallery and a healing sanctuary of animals.',
      tags: ['food', 'nature', 'family', 'art'],
    },
    {
      name: 'Phillip Island',
      line: 'about two hours by road: little penguins at dusk, by booked seat.',
      tags: ['nature', 'family', 'beach'],
    },
    {
      name: 'Mornington Peninsula',
      line: 'about 90 minutes by car: hot springs, bathing and wine.',
      tags: ['wellness', 'beach', 'food'],
    },
    {
      name: 'Ballarat',
      line: 'about 75 minutes by train: gold, panned in costume.',
      tags: ['history', 'family'],
    },
  ],
  gettingAround: 'trams everywhere, free in the centre; elsewhere touch on with myki.',
  arrival: 'from the airport the SkyBus takes about 30 to 45 minutes to Southern Cross.',
  seasons: [
    { months: [12, 1, 2], line: 'Warm, with days of fierce heat and a cool change; tennis in January.' },
    { months: [3, 4, 5], line: 'Calm, golden, with comedy and food festivals: the best.' },
    { months: [6, 7, 8], line: 'Cool, short days, football and fireplaces.' },
    { months: [9, 10, 11], line: 'Four seasons in a day; horses in early November.' },
  ],
  dailyCost: 60,
};

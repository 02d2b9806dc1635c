import type { CityGuide } from '../../types.ts';

export const copenhagen: CityGuide = {
  city: 'Copenhagen',
  intro:
    'Copenhagen is best from a bicycle; swim off the quay, look at one great house a day, and eat less but better.',
  areas: [
    {
      name: 'Nyhavn and the palaces',
      sights: [
        {
          name: 'Nyhavn in the morning',
          line: 'painted houses before the tables fill.',
          tags: ['views', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Amalienborg',
          line: 'the guard changes at noon.',
          tags: ['history', 'architecture', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Marble Church',
          line: 'a dome you can climb at one o’clock on some days.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Designmuseum',
          line: 'a rococo hospital full of chairs.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Royal Danish Playhouse quay',
          line: 'deck chairs over the harbour; inside, drama.',
          tags: ['art', 'views', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'smørrebrød, open rye sandwiches, around Nyhavn but not on it.',
    },
    {
      name: 'Slotsholmen and the inner city',
      sights: [
        {
          name: 'Christiansborg Palace',
          line: 'reception rooms, ruins below and a free tower.',
          tags: ['history', 'architecture', 'views'],
          slots: ['morning'],
        },
        {
          name: 'National Museum',
          line: 'the Sun Chariot and a whole floor for children.',
          tags: ['museums', 'history', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Round Tower',
          line: 'a spiral ramp built for horses, up to an observatory.',
          tags: ['architecture', 'history', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Strøget and its side streets',
          line: 'Danish design, better off the main street.',
          tags: ['shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Tivoli Gardens',
          line: 'rides of 1914 under lamps; check the seasons.',
          tags: ['family', 'music', 'festivals', 'nature'],
          slots: ['evening'],
        },
      ],
      lunch: 'a hot dog from a wagon, with everything.',
    },
    {
      name: 'Rosenborg and Nørreport',
      sights: [
        {
          name: 'Rosenborg Castle',
          line: 'crown jewels and a knights’ hall; book a time.',
          tags: ['history', 'museums', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'King’s Garden',
          line: 'the lawn where the city lies down.',
          tags: ['nature', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'SMK, the National Gallery',
          line: 'Hammershøi’s silent rooms and Matisse.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Torvehallerne',
          line: 'two glass halls of fish, coffee and porridge.',
          tags: ['markets', 'food'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Botanical Garden',
          line: 'a palm house of 1874.',
          tags: ['nature', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Jazz clubs of the inner city',
          line: 'small rooms with good ears; in July jazz is everywhere.',
          tags: ['music', 'nightlife', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish cakes or tacos at Torvehallerne.',
    },
    {
      name: 'Vesterbro and the Glyptotek',
      sights: [
        {
          name: 'Ny Carlsberg Glyptotek',
          line: 'a winter garden between Rodin and Rome.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Vesterbro and Værnedamsvej',
          line: 'the short street with the good bakeries.',
          tags: ['food', 'shopping'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Frederiksberg Garden',
          line: 'herons, and elephants over the fence.',
          tags: ['nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Cisternerne',
          line: 'an old water reservoir under a park, with art from spring to autumn; bring a jacket.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Meatpacking District',
          line: 'white halls, now kitchens and bars.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a plate of the day in the Meatpacking District.',
    },
    {
      name: 'Christianshavn and Refshaleøen',
      sights: [
        {
          name: 'Church of Our Saviour',
          line: 'an outside staircase around the spire.',
          tags: ['temples', 'architecture', 'views', 'adventure'],
          slots: ['morning'],
        },
        {
          name: 'Christiania',
          line: 'a free town of workshops; take no pictures where asked.',
          tags: ['art', 'architecture', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'CopenHill',
          line: 'a ski slope and walk on a power station’s roof.',
          tags: ['adventure', 'views', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Harbour baths at Islands Brygge',
          line: 'clean enough to swim; free.',
          tags: ['beach', 'wellness', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Reffen',
          line: 'street food by the water from spring to autumn.',
          tags: ['food', 'markets', 'nightlife'],
          slots: ['afternoon'],
        },
        {
          name: 'Opera House and its park',
          line: 'opera and ballet on the harbour; the garden with its glasshouse is free.',
          tags: ['music', 'architecture', 'nature', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'a bakery lunch on the canals of Christianshavn.',
    },
    {
      name: 'Nørrebro',
      sights: [
        {
          name: 'Assistens Cemetery',
          line: 'Andersen and Kierkegaard, with joggers and picnics.',
          tags: ['nature', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Jægersborggade',
          line: 'ceramics, caramel and coffee in one street.',
          tags: ['shopping', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Superkilen',
          line: 'a park with benches and swings from sixty countries.',
          tags: ['architecture', 'art', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Grundtvig’s Church',
          line: 'five million yellow bricks.',
          tags: ['temples', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Bars of Nørrebro',
          line: 'natural wine and beer around Elmegade.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
        },
      ],
      lunch: 'shawarma on Blågårdsgade.',
    },
  ],
  districts: [
    { name: 'Indre By', line: 'central, on foot to the palaces.' },
    { name: 'Vesterbro', line: 'kitchens and bars by the main station.' },
    { name: 'Christianshavn', line: 'canals and quiet.' },
    { name: 'Nørrebro', line: 'young and mixed, by bicycle.' },
  ],
  food: [
    'smørrebrød at noon, with herring first.',
    'new Nordic set menus in Refshaleøen or Vesterbro; book.',
    'fish from the stalls of Torvehallerne.',
    'cardamom buns in Nørrebro.',
    'ramen or tacos in the Meatpacking District.',
  ],
  dayTrips: [
    {
      name: 'Louisiana',
      line: '35 minutes by train: modern art on a lawn over the sea; shut on Mondays.',
      tags: ['museums', 'art', 'nature', 'views'],
    },
    {
      name: 'Kronborg in Helsingør',
      line: '45 minutes by train: Hamlet’s castle.',
      tags: ['history', 'architecture', 'views'],
    },
    {
      name: 'Roskilde',
      line: '25 minutes by train: Viking ships and a cathedral of kings; the festival is around the start of July.',
      tags: ['history', 'temples', 'museums', 'music', 'festivals'],
    },
    {
      name: 'Malmö',
      line: '35 minutes over the bridge: Sweden for lunch, with a sea bath house.',
      tags: ['architecture', 'wellness', 'food'],
    },
    {
      name: 'Dragør and Amager beach',
      line: 'by bus or bicycle: yellow cottages and a long beach.',
      tags: ['beach', 'family'],
    },
  ],
  gettingAround: 'bicycles everywhere; the driverless metro runs day and night.',
  arrival: 'from the airport the metro takes about 15 minutes.',
  seasons: [
    { months: [4, 5], line: 'Cherry blossom, bright and cool.' },
    { months: [6, 7, 8], line: 'Light until ten, harbour swims, jazz in July.' },
    { months: [9, 10], line: 'Clear and cool, with fewer people.' },
    {
      months: [11, 12, 1, 2, 3],
      line: 'Dark, windy and snug, with Christmas lights and a light festival in February.',
    },
  ],
  dailyCost: 75,
};

import type { CityGuide } from '../types.ts';

export const singapore: CityGuide = {
  city: 'Singapore',
  intro:
    'Singapore eats in four languages; go out early and late, sit in the cool at noon, and let hawker centres set the route.',
  areas: [
    {
      name: 'Marina Bay',
      sights: [
        {
          name: 'Gardens by the Bay',
          line: 'the two glass domes first, while it is cool and calm.',
          tags: ['nature', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'ArtScience Museum',
          line: 'a lotus of concrete with rooms of light.',
          tags: ['museums', 'art', 'family', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Marina Barrage',
          line: 'a lawn on a roof for kites and the skyline.',
          tags: ['views', 'family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Supertree light show',
          line: 'lie on the ground; it is free, twice a night.',
          tags: ['views', 'music', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'satay or noodles at the hawker centre inside the gardens.',
    },
    {
      name: 'Civic District and the river',
      sights: [
        {
          name: 'National Gallery Singapore',
          line: 'South-East Asian painting in the old supreme court and city hall.',
          tags: ['museums', 'art', 'architecture', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Asian Civilisations Museum',
          line: 'a Tang shipwreck and gods of every coast.',
          tags: ['museums', 'art', 'history', 'temples', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Fort Canning',
          line: 'spice gardens, and bunkers where 1942 was decided.',
          tags: ['nature', 'history', 'views'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Esplanade',
          line: 'the durian halls, with free music on the terrace many evenings.',
          tags: ['music', 'art', 'architecture', 'views'],
          slots: ['evening'],
        },
        {
          name: 'Boat Quay and Clarke Quay',
          line: 'river boats, then bars.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a laksa or a kaya toast with soft eggs near City Hall.',
    },
    {
      name: 'Chinatown and Tanjong Pagar',
      sights: [
        {
          name: 'Thian Hock Keng',
          line: 'the sailors’ temple of carved beams.',
          tags: ['temples', 'architecture', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Buddha Tooth Relic Temple and Sri Mariamman',
          line: 'one street, two faiths; shoulders covered.',
          tags: ['temples', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Singapore City Gallery',
          line: 'the island as a huge model, free.',
          tags: ['museums', 'architecture', 'family'],
          slots: ['afternoon'],
          closed: [0],
        },
        {
          name: 'Maxwell and Amoy Street hawkers',
          line: 'chicken rice, porridge and queues that know.',
          tags: ['food', 'markets'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Keong Saik Road',
          line: 'shophouses now kitchens and bars.',
          tags: ['nightlife', 'food', 'architecture'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'Hainanese chicken rice at Maxwell Food Centre.',
    },
    {
      name: 'Little India and Kampong Gelam',
      sights: [
        {
          name: 'Tekka Centre',
          line: 'fish and biryani below, saris above.',
          tags: ['markets', 'food'],
          slots: ['morning'],
        },
        {
          name: 'Sri Veeramakaliamman',
          line: 'a tower of gods; it shuts at noon for a while.',
          tags: ['temples', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Sultan Mosque and Arab Street',
          line: 'a golden dome, cloth and perfume; visits outside prayers.',
          tags: ['temples', 'architecture', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Haji Lane',
          line: 'murals, small shops and music late.',
          tags: ['shopping', 'nightlife', 'art', 'music'],
          slots: ['evening'],
        },
        {
          name: 'Indian Heritage Centre',
          line: 'a stepwell of glass over the quarter’s story; at Deepavali the streets are lit.',
          tags: ['museums', 'history', 'festivals'],
          slots: ['afternoon'],
          closed: [1],
        },
      ],
      lunch: 'banana-leaf rice in Little India.',
    },
    {
      name: 'Katong and the East Coast',
      sights: [
        {
          name: 'Peranakan houses of Koon Seng Road',
          line: 'pastel tiles; look, people live there.',
          tags: ['architecture', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Katong',
          line: 'beaded slippers, dumplings and antiques.',
          tags: ['shopping', 'food', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'East Coast Park',
          line: 'a flat path under casuarinas and a town beach; wheels of all kinds to hire.',
          tags: ['beach', 'family', 'nature', 'adventure', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'East Coast Lagoon hawkers',
          line: 'stingray in sambal by the sea.',
          tags: ['food', 'markets', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'Katong laksa, eaten with a spoon alone.',
    },
    {
      name: 'Gardens and forest',
      sights: [
        {
          name: 'Singapore Botanic Gardens',
          line: 'the orchid garden within it wants a ticket; come at seven.',
          tags: ['nature', 'family', 'wellness'],
          slots: ['morning'],
        },
        {
          name: 'Southern Ridges',
          line: 'Henderson Waves, a timber bridge like a wave.',
          tags: ['nature', 'views', 'adventure', 'architecture'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Night Safari',
          line: 'by tram after dark; book the first entry.',
          tags: ['family', 'nature', 'adventure'],
          slots: ['evening'],
        },
        {
          name: 'A spa evening on Dempsey Hill',
          line: 'old barracks with treatment rooms and tables.',
          tags: ['wellness', 'food'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'a lunch among trees on Dempsey Hill.',
    },
  ],
  districts: [
    { name: 'Chinatown', line: 'hawkers, temples and the metro.' },
    { name: 'Kampong Gelam', line: 'shophouses and late shops.' },
    { name: 'Marina Bay', line: 'the skyline, dear.' },
    { name: 'Katong', line: 'low houses, food and the sea.' },
  ],
  food: [
    'chilli crab, messy, on the East Coast.',
    'chicken rice at Maxwell in Chinatown.',
    'fish-head curry or a vegetarian thali in Little India.',
    'satay at Lau Pa Sat, when the street closes at night.',
    'bak kut teh, pork ribs in pepper broth, near Clarke Quay.',
  ],
  dayTrips: [
    {
      name: 'MacRitchie',
      line: 'half an hour by bus: forest trails, monkeys and a bridge over the canopy; look on which days the bridge is open, and bring water.',
      tags: ['nature', 'adventure', 'views'],
      steep: true,
    },
    {
      name: 'Pulau Ubin',
      line: 'a bumboat from Changi: bicycles, mangroves and the last village.',
      tags: ['nature', 'adventure', 'family', 'views'],
      steep: true,
    },
    {
      name: 'Sentosa',
      line: 'beaches, a fort and rides, by cable car or monorail.',
      tags: ['beach', 'family', 'adventure', 'history'],
    },
    {
      name: 'Kusu and St John’s',
      line: 'by ferry: a turtle temple and clear lagoons.',
      tags: ['temples', 'beach', 'nature'],
    },
    {
      name: 'Batam or Bintan',
      line: 'about an hour by ferry, with a passport: resorts and spas.',
      tags: ['beach', 'wellness'],
    },
  ],
  gettingAround: 'MRT and buses take a tap of a bank card; taxis by app.',
  arrival: 'from Changi the MRT takes about 40 minutes to the centre with one change, a taxi about 25.',
  seasons: [
    { months: [2, 3, 4], line: 'A little drier; Chinese New Year shuts many kitchens for two days.' },
    {
      months: [5, 6, 7, 8, 9],
      line: 'Hot and humid with short showers, and sometimes haze late in the season.',
    },
    { months: [10, 11], line: 'Storms in the afternoon; Deepavali lights in Little India.' },
    { months: [12, 1], line: 'The wet monsoon: long rain on some days, softer heat.' },
  ],
  dailyCost: 50,
};

import type { CityGuide } from '../types.ts';

export const newDelhi: CityGuide = {
  city: 'New Delhi',
  intro:
    'Seven cities lie here on top of one another. Start at dawn, hire a car or ride the metro, and keep the hot hours for shade.',
  areas: [
    {
      name: 'Old Delhi',
      sights: [
        {
          name: 'Jama Masjid',
          line: 'climb a minaret if it is open; dress is lent, not at prayers.',
          tags: ['temples', 'architecture', 'views', 'history'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Chandni Chowk and Kinari Bazaar',
          line: 'by rickshaw early: silver, ribbons, sweets.',
          tags: ['markets', 'shopping', 'food'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'Red Fort',
          line: 'the Mughal palace behind its wall.',
          tags: ['history', 'architecture'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Khari Baoli',
          line: 'the spice market, sacks and porters; a stair leads to its roof.',
          tags: ['markets', 'food', 'views'],
          slots: ['afternoon', 'morning'],
          closed: [0],
          steep: true,
        },
        {
          name: 'Old Delhi kebabs after dark',
          line: 'around the mosque, with a guide if you are new.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'parathas in the fried-bread lane, or a vegetarian thali in Chandni Chowk.',
    },
    {
      name: 'Humayun’s Tomb and Nizamuddin',
      sights: [
        {
          name: 'Humayun’s Tomb',
          line: 'the Taj’s grandfather, in a garden in four; at opening.',
          tags: ['history', 'architecture', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Sunder Nursery',
          line: 'an arboretum of small tombs, with a Sunday market.',
          tags: ['nature', 'family', 'history', 'markets'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Purana Qila',
          line: 'walls and a lake over the oldest layers.',
          tags: ['history', 'views'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Qawwali at Nizamuddin',
          line: 'Thursdays above all: sit, cover your head, watch your bag.',
          tags: ['temples', 'music', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'nihari or a kebab roll in Nizamuddin.',
    },
    {
      name: 'Kartavya Path and the museums',
      sights: [
        {
          name: 'India Gate and Kartavya Path',
          line: 'the imperial axis by the first light, when children play cricket.',
          tags: ['history', 'architecture', 'views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'National Museum',
          line: 'Harappa’s dancing girl and painted pages; a move is planned, so look first.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'National Gallery of Modern Art',
          line: 'Amrita Sher-Gil, in a maharaja’s house.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Gandhi Smriti',
          line: 'his last rooms and steps.',
          tags: ['history', 'museums'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Connaught Place',
          line: 'white arcades, bookshops and old milk shakes.',
          tags: ['shopping', 'nightlife', 'food', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'a thali or a dosa around Connaught Place.',
    },
    {
      name: 'Qutb and Mehrauli',
      sights: [
        {
          name: 'Qutb Minar',
          line: 'the tower of victory, carved like cloth; early.',
          tags: ['history', 'architecture', 'temples', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Mehrauli Archaeological Park',
          line: 'wells and tombs in the scrub.',
          tags: ['history', 'nature', 'adventure'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Garden of Five Senses',
          line: 'slopes of flowers and shows.',
          tags: ['nature', 'family', 'festivals'],
          slots: ['afternoon'],
        },
        {
          name: 'Mehrauli and Champa Gali by evening',
          line: 'roofs facing the minaret, cafés in sheds.',
          tags: ['nightlife', 'food', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a southern lunch or a bakery in Mehrauli.',
    },
    {
      name: 'Lodhi, Khan Market and the crafts',
      sights: [
        {
          name: 'Lodhi Garden',
          line: 'tombs among joggers and parakeets.',
          tags: ['nature', 'history', 'architecture', 'wellness'],
          slots: ['morning'],
        },
        {
          name: 'Lodhi Art District',
          line: 'whole walls painted in a quiet colony.',
          tags: ['art', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Khan Market',
          line: 'bookshops, tunics and tea.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
          closed: [0],
        },
        {
          name: 'National Crafts Museum',
          line: 'weavers and painted huts.',
          tags: ['museums', 'art', 'family'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'India Habitat Centre',
          line: 'talks, dance and music, often free.',
          tags: ['music', 'art', 'festivals'],
          slots: ['evening'],
        },
        {
          name: 'Dilli Haat',
          line: 'crafts and kitchens of every state in one court.',
          tags: ['markets', 'shopping', 'food', 'family'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'a Parsi or Kashmiri plate at Dilli Haat.',
    },
    {
      name: 'Temples of the south and east',
      sights: [
        {
          name: 'Lotus Temple',
          line: 'twenty-seven petals and silence for all faiths.',
          tags: ['temples', 'architecture'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Akshardham',
          line: 'carved by thousands; no phones or cameras, allow three hours.',
          tags: ['temples', 'architecture', 'family'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Hauz Khas',
          line: 'a reservoir, a ruin of a school, deer, then bars.',
          tags: ['history', 'nature', 'nightlife', 'views'],
          slots: ['evening', 'afternoon'],
          adult: true,
        },
        {
          name: 'ISKCON and Kalkaji',
          line: 'bells and lamps.',
          tags: ['temples'],
          slots: ['morning', 'afternoon'],
        },
      ],
      lunch: 'street chaat in Lajpat Nagar.',
    },
  ],
  districts: [
    { name: 'Connaught Place', line: 'central, on every metro line.' },
    { name: 'Lodhi Colony', line: 'green, near gardens and art.' },
    { name: 'Hauz Khas', line: 'cafés and late evenings.' },
    { name: 'Paharganj and Karol Bagh', line: 'cheap, by the station; check the street.' },
  ],
  food: [
    'butter chicken where it began, in Daryaganj.',
    'chaat in Chandni Chowk, from a stall with a line.',
    'kebabs around Jama Masjid.',
    'a dosa at Connaught Place.',
    'momos and laping in Majnu ka Tilla, the Tibetan quarter.',
  ],
  dayTrips: [
    {
      name: 'Agra',
      line: 'about two hours by the early train: the Taj at its opening; shut on Fridays.',
      tags: ['history', 'architecture', 'views'],
      closed: [5],
    },
    {
      name: 'Mathura and Vrindavan',
      line: 'about three hours by road: Krishna’s towns, wild at Holi.',
      tags: ['temples', 'festivals'],
    },
    {
      name: 'Neemrana',
      line: 'about two and a half hours by road: a stepped fort palace over a village, and a deep stepwell.',
      tags: ['history', 'architecture', 'adventure'],
      steep: true,
    },
    {
      name: 'Sultanpur',
      line: 'under two hours by road: a wetland of winter birds, shut on Tuesdays.',
      tags: ['nature', 'family'],
      closed: [2],
      months: [10, 11, 12, 1, 2, 3],
    },
  ],
  gettingAround:
    'the metro is clean, fast and has a women’s carriage; use app cabs, and agree on rickshaws first.',
  arrival:
    'from the airport the Airport Express takes about 20 minutes to New Delhi station; after dark take a prepaid or app cab.',
  seasons: [
    { months: [2, 3], line: 'Warm days, flowers and Holi: the best weeks.' },
    { months: [4, 5, 6], line: 'Fierce heat above 40 °C; go out at six and at six.' },
    { months: [7, 8, 9], line: 'Monsoon: green, steamy and flooded now and then.' },
    {
      months: [10, 11],
      line: 'Warm days and Diwali; smoke in the air from late October can be bad for weak lungs.',
    },
    { months: [12, 1], line: 'Cold mornings with fog that delays trains and flights.' },
  ],
  dailyCost: 28,
};

import type { CityGuide } from '../../types.ts';

export const amsterdam: CityGuide = {
  city: 'Amsterdam',
  intro:
    'You can cross the whole centre on foot in an hour, so book the two or three great houses ahead and leave the rest of the day to the canals.',
  areas: [
    {
      name: 'The Museum Quarter and De Pijp',
      sights: [
        {
          name: 'Rijksmuseum',
          line: 'Rembrandt’s Night Watch and four Vermeers; book a start time and go straight to the Gallery of Honour at opening.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Van Gogh Museum',
          line: 'entry is by timed ticket booked online only, often gone days ahead.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Albert Cuyp Market',
          line: 'stalls of herring, cheese and warm stroopwafels along one long street of De Pijp.',
          tags: ['markets', 'food'],
          slots: ['afternoon', 'morning'],
          closed: [0],
        },
        {
          name: 'Vondelpark',
          line: 'ponds, lawns and an open-air theatre in summer.',
          tags: ['nature', 'family', 'music'],
          slots: ['afternoon'],
        },
        {
          name: 'Concertgebouw',
          line: 'one of the finest halls for sound; a ticket in the rear rows still hears everything.',
          tags: ['music', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'Surinamese roti or a sandwich with pom in De Pijp.',
    },
    {
      name: 'The Canal Ring and Jordaan',
      sights: [
        {
          name: 'Anne Frank House',
          line: 'tickets are sold online only and for a fixed time; they are released weeks ahead and go within hours.',
          tags: ['history', 'museums'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Westerkerk',
          line: 'the Protestant church by the canal where Rembrandt was buried.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'The Nine Streets',
          line: 'small shops between the four great canals.',
          tags: ['shopping', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Brown cafés of the Jordaan',
          line: 'dark wood, jenever and, on some nights, everyone singing.',
          tags: ['nightlife', 'music', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'apple pie and a toasted sandwich in a canal-side café of the Jordaan.',
    },
    {
      name: 'The old centre',
      sights: [
        {
          name: 'Our Lord in the Attic',
          line: 'a whole Catholic church hidden at the top of a merchant’s house; the stairs are steep and narrow.',
          tags: ['museums', 'history', 'temples', 'architecture'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Oude Kerk',
          line: 'the oldest building in the city, with art shown under its wooden vault.',
          tags: ['temples', 'history', 'art'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Begijnhof',
          line: 'a quiet court of old houses behind a door; speak softly, people live here.',
          tags: ['history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Canal trip at dusk',
          line: 'an open boat with few seats shows more than the large glass ones.',
          tags: ['views', 'architecture', 'family'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'a raw herring with onions from a stall, then fries with mayonnaise.',
    },
    {
      name: 'The Plantage and the Jewish quarter',
      sights: [
        {
          name: 'Portuguese Synagogue',
          line: 'a vast seventeenth-century hall still lit by a thousand candles, without electricity.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
          closed: [6],
        },
        {
          name: 'Rembrandt House',
          line: 'his workshop as the bankruptcy list describes it, with etching shown by hand.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Hortus Botanicus',
          line: 'one of the oldest botanic gardens, with a palm house and butterflies.',
          tags: ['nature', 'family'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Artis',
          line: 'a zoo under old trees, easy with children.',
          tags: ['family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Magere Brug by lamplight',
          line: 'the skinny bridge outlined in small lamps over the Amstel.',
          tags: ['views'],
          slots: ['evening'],
        },
      ],
      lunch: 'a lunch on the terrace of the old Hortus orangery.',
    },
    {
      name: 'Noord and the IJ',
      sights: [
        {
          name: 'Ferry to NDSM',
          line: 'free, a quarter of an hour, from behind Central Station.',
          tags: ['views', 'family'],
          slots: ['morning'],
        },
        {
          name: 'STRAAT',
          line: 'street art at the scale it was made for, in a shipyard hall.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'A’DAM Lookout',
          line: 'a deck over the harbour with a swing over the edge.',
          tags: ['views', 'family', 'adventure'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Eye Filmmuseum',
          line: 'a white building like a bird, with cinema and a terrace on the water.',
          tags: ['museums', 'architecture', 'art'],
          slots: ['evening', 'afternoon'],
        },
        {
          name: 'Bimhuis',
          line: 'jazz in a black box above the harbour, across the water.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'something from the grill on the NDSM wharf, in an old dockside shed.',
    },
  ],
  districts: [
    { name: 'Jordaan', line: 'small streets and cafés, close to everything.' },
    { name: 'De Pijp', line: 'market, bars and the museums within a walk.' },
    { name: 'Canal Ring', line: 'the view everyone comes for, with steep stairs and high prices.' },
    { name: 'Plantage', line: 'green and quiet, with trams to the centre.' },
  ],
  food: [
    'rijsttafel, the table of small Indonesian dishes, around Utrechtsestraat.',
    'bitterballen, then a stew with mash, in a brown café of the Jordaan.',
    'Surinamese roti in De Pijp.',
    'mussels, best from late summer to winter, with fries near the canals.',
    'modern Dutch vegetables in Noord, across the ferry.',
  ],
  dayTrips: [
    {
      name: 'Haarlem',
      line: 'a quarter of an hour by train: Frans Hals, a great organ and a square of cafés; the dunes and beach at Zandvoort are ten minutes on.',
      tags: ['history', 'museums', 'art', 'beach'],
    },
    {
      name: 'Zaanse Schans',
      line: 'under half an hour by train and a walk: working windmills on a river, calm before ten.',
      tags: ['history', 'family', 'views'],
    },
    {
      name: 'Keukenhof',
      line: 'only from late March to mid-May: seven million bulbs, by direct bus, with a timed ticket; the flower parade passes in April.',
      tags: ['nature', 'family', 'festivals'],
      months: [3, 4, 5],
    },
    {
      name: 'Utrecht',
      line: 'half an hour by train: wharf cafés below the street and the tallest church tower in the country.',
      tags: ['architecture', 'history', 'wellness'],
    },
  ],
  gettingAround: 'walk, or tap a bank card on trams and metro; keep off the red cycle lanes.',
  arrival: 'from Schiphol the train takes about 15 minutes to Central Station.',
  seasons: [
    { months: [4, 5], line: 'Tulips, long evenings and King’s Day on 27 April, when the whole city is out.' },
    { months: [6, 7, 8], line: 'Mild to warm, light until ten, and the busiest weeks.' },
    { months: [9, 10], line: 'Soft light and fewer people, with showers.' },
    {
      months: [11, 12, 1, 2, 3],
      line: 'Cold, wet and dark early; light sculptures shine on the canals in December and January.',
    },
  ],
  dailyCost: 60,
};

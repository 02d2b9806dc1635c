import type { CityGuide } from '../../types.ts';

export const london: CityGuide = {
  city: 'London',
  intro:
    'The great museums are free, and the neighbourhoods are still villages. Give each day one bank of the river and one good walk.',
  areas: [
    {
      name: 'Westminster and St James’s',
      sights: [
        {
          name: 'Westminster Abbey',
          line: 'coronations since 1066; no sightseeing on Sundays.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'St James’s Park',
          line: 'pelicans, deckchairs and the palace at the end of the lake.',
          tags: ['nature', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Churchill War Rooms',
          line: 'the cabinet’s bunker as it was left in 1945.',
          tags: ['museums', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'A play in the West End',
          line: 'same-day tickets from the TKTS booth on Leicester Square.',
          tags: ['music', 'art', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a pie and a pint in a pub off Whitehall.',
    },
    {
      name: 'South Bank and Borough',
      sights: [
        {
          name: 'Borough Market',
          line: 'cheese, oysters and toasties under the railway; busiest on Saturday, shut on Mondays.',
          tags: ['food', 'markets'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Tate Modern',
          line: 'modern art in a power station, free, with a viewing level.',
          tags: ['museums', 'art', 'views'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Shakespeare’s Globe',
          line: 'tours all year; plays in the open yard from spring to autumn, cheapest on your feet.',
          tags: ['history', 'music', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'River walk to Tower Bridge',
          line: 'the skyline lit up, along a level bank.',
          tags: ['views'],
          slots: ['evening'],
        },
      ],
      lunch: 'eat through Borough Market, or under the arches of Maltby Street at weekends.',
    },
    {
      name: 'Bloomsbury and Covent Garden',
      sights: [
        {
          name: 'British Museum',
          line: 'the Rosetta Stone at ten sharp; free, late on Fridays.',
          tags: ['museums', 'history', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Sir John Soane’s Museum',
          line: 'an architect’s house stuffed to the skylights, free.',
          tags: ['museums', 'architecture', 'art'],
          slots: ['afternoon'],
          closed: [1, 2],
        },
        {
          name: 'Covent Garden',
          line: 'street performers, the Transport Museum and theatre queues.',
          tags: ['shopping', 'family', 'markets'],
          slots: ['afternoon'],
        },
        {
          name: 'Soho',
          line: 'dinner at a counter, jazz downstairs.',
          tags: ['nightlife', 'food', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'dim sum in Chinatown.',
    },
    {
      name: 'South Kensington and Hyde Park',
      sights: [
        {
          name: 'Victoria and Albert Museum',
          line: 'design from everywhere, and a café of tiles; free.',
          tags: ['museums', 'art', 'shopping'],
          slots: ['morning'],
        },
        {
          name: 'Natural History Museum',
          line: 'a blue whale over your head; free, book a slot for weekends.',
          tags: ['museums', 'family', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Kensington Gardens',
          line: 'the Serpentine galleries and the Round Pond.',
          tags: ['nature', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'A concert at the Royal Albert Hall',
          line: 'something every week; the Proms from July to September have cheap places on your feet.',
          tags: ['music'],
          slots: ['evening'],
        },
      ],
      lunch: 'a sandwich in the V&A’s courtyard.',
    },
    {
      name: 'The City and the East End',
      sights: [
        {
          name: 'Tower of London',
          line: 'crown jewels first, then the ravens.',
          tags: ['history', 'family', 'museums'],
          slots: ['morning'],
        },
        {
          name: 'St Paul’s Cathedral',
          line: 'the crypt and choir on the level, hundreds of steps to the Whispering Gallery; no sightseeing on Sundays.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['afternoon', 'morning'],
          closed: [0],
          steep: true,
        },
        {
          name: 'Spitalfields and Brick Lane',
          line: 'markets, beigels round the clock and street art.',
          tags: ['markets', 'food', 'art', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Shoreditch',
          line: 'bars and late kitchens under the railway arches.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'salt-beef beigel on Brick Lane.',
    },
    {
      name: 'Notting Hill and Camden',
      sights: [
        {
          name: 'Portobello Road',
          line: 'antiques on Saturday, fruit and vintage the rest of the week.',
          tags: ['markets', 'shopping'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'Regent’s Canal to Camden',
          line: 'by boat or on foot past the zoo to the market.',
          tags: ['nature', 'markets', 'family'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Primrose Hill',
          line: 'the whole city at sunset.',
          tags: ['views', 'nature'],
          slots: ['evening'],
          steep: true,
        },
      ],
      lunch: 'street food at Camden Market.',
    },
  ],
  districts: [
    { name: 'South Bank', line: 'walk to the sights along the river.' },
    { name: 'Bloomsbury', line: 'quiet squares by the British Museum.' },
    { name: 'Shoreditch', line: 'food and nightlife.' },
    { name: 'South Kensington', line: 'museums and the line to Heathrow.' },
  ],
  food: [
    'fish and chips or a pie in a pub; most pub kitchens close around nine.',
    'curry in Tooting, south on the Northern line, with plenty for vegetarians.',
    'small plates in Soho at a counter.',
    'Turkish grills on Green Lanes.',
    'nose-to-tail British cooking around Smithfield and Clerkenwell; book.',
  ],
  dayTrips: [
    {
      name: 'Greenwich',
      line: 'by river boat: the meridian, the Cutty Sark and a market.',
      tags: ['history', 'museums', 'family', 'views'],
    },
    {
      name: 'Oxford',
      line: 'an hour by train: colleges, the Ashmolean, punting.',
      tags: ['history', 'architecture', 'museums'],
    },
    {
      name: 'Brighton',
      line: 'an hour by train: pebble beach, pier and the Lanes.',
      tags: ['beach', 'shopping', 'nightlife'],
    },
  ],
  gettingAround:
    'tap a bank card on tube and buses, fares are capped by day; off-peak starts at half past nine.',
  arrival:
    'from Heathrow the Elizabeth line takes about 35 minutes to the centre; from Gatwick trains take about 30 to 45.',
  seasons: [
    { months: [4, 5, 6], line: 'Parks in flower and light until nine or later.' },
    { months: [7, 8], line: 'Warm, with festivals and full hotels.' },
    { months: [9, 10], line: 'Mild, with new shows and exhibitions.' },
    {
      months: [11, 12, 1, 2, 3],
      line: 'Grey and short days, good for museums and theatres, with lights before Christmas.',
    },
  ],
  dailyCost: 65,
};

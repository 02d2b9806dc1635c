import type { CityGuide } from '../../types.ts';

export const edinburgh: CityGuide = {
  city: 'Edinburgh',
  intro:
    'Two towns face each other, one dark and steep, one light and straight. Carry a coat, and look at both from a hill.',
  areas: [
    {
      name: 'The Castle and the Royal Mile',
      sights: [
        {
          name: 'Edinburgh Castle',
          line: 'crown jewels and a Norman chapel on a volcano, up steep cobbles; book the first slot, and be there for the gun at one except on Sundays.',
          tags: ['history', 'architecture', 'views', 'family'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'St Giles’ Cathedral',
          line: 'the crown spire and the tiny Thistle Chapel; free, with a donation.',
          tags: ['temples', 'architecture', 'music'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Real Mary King’s Close',
          line: 'streets buried under the city chambers, by guided tour down steep stairs.',
          tags: ['history', 'family'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'The closes at dusk',
          line: 'Advocate’s, Dunbar’s and the rest, all steps and slopes, when the day visitors have gone.',
          tags: ['architecture', 'history', 'views'],
          slots: ['evening'],
          steep: true,
        },
      ],
      lunch: 'haggis, neeps and tatties in a pub off the Royal Mile.',
    },
    {
      name: 'Holyrood',
      sights: [
        {
          name: 'Arthur’s Seat',
          line: 'an hour up in good shoes; the wind at the top is part of it.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Palace of Holyroodhouse',
          line: 'Mary Stuart’s rooms; from October to May it rests two days a week, and it shuts when the King is in town.',
          tags: ['history', 'architecture', 'art'],
          slots: ['afternoon'],
          closed: [2, 3],
        },
        {
          name: 'Scottish Parliament',
          line: 'Miralles’s building of oak and leaves, free to visit; check sitting days.',
          tags: ['architecture', 'art'],
          slots: ['morning', 'afternoon'],
          closed: [0],
        },
        {
          name: 'Calton Hill at sunset',
          line: 'ten minutes’ climb to an unfinished Parthenon and the best light on the castle.',
          tags: ['views', 'architecture'],
          slots: ['evening'],
          steep: true,
        },
      ],
      lunch: 'a soup and an oatcake in a café of the Canongate.',
    },
    {
      name: 'Old Town south',
      sights: [
        {
          name: 'National Museum of Scotland',
          line: 'Dolly the sheep, the Lewis chessmen and a roof terrace, free.',
          tags: ['museums', 'history', 'family', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Greyfriars Kirkyard',
          line: 'leaning tombs and the grave of a faithful dog’s master.',
          tags: ['temples', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Grassmarket and Victoria Street',
          line: 'a curved street of shops above a market square.',
          tags: ['shopping', 'markets', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Traverse Theatre',
          line: 'new Scottish writing all year, and a main stage of the festivals in August.',
          tags: ['art', 'festivals'],
          slots: ['evening'],
        },
        {
          name: 'Sandy Bell’s',
          line: 'folk players around one table, almost every night.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a hot roast-pork roll on Victoria Street.',
    },
    {
      name: 'New Town and Stockbridge',
      sights: [
        {
          name: 'Scottish National Gallery',
          line: 'Titian, Raeburn’s skating minister and a new wing of Scottish painting, free.',
          tags: ['museums', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Royal Botanic Garden',
          line: 'palm houses and a rock garden with the skyline behind it, free.',
          tags: ['nature', 'views', 'family'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Dean Village',
          line: 'mill houses on the Water of Leith, down a steep lane ten minutes from Princes Street.',
          tags: ['views', 'architecture', 'nature'],
          slots: ['afternoon', 'morning'],
          steep: true,
        },
        {
          name: 'Stockbridge Market',
          line: 'Sundays only: cheese, paella and dogs along the Water of Leith.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['morning'],
          closed: [1, 2, 3, 4, 5, 6],
        },
        {
          name: 'Bars of Broughton Street',
          line: 'cocktails and ale below the Georgian windows.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a plate of Scottish cheeses in Stockbridge.',
    },
    {
      name: 'Leith and the shore',
      sights: [
        {
          name: 'Royal Yacht Britannia',
          line: 'the Queen’s ship as it was left, tea room included.',
          tags: ['history', 'museums', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Water of Leith walk',
          line: 'a river path through the city to the harbour.',
          tags: ['nature', 'adventure'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Portobello beach',
          line: 'sand, sea swimming and saunas twenty minutes by bus.',
          tags: ['beach', 'wellness', 'family'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9],
        },
        {
          name: 'The Shore in Leith',
          line: 'old warehouses turned restaurants along the quay.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'smoked haddock soup, cullen skink, on the Shore.',
    },
  ],
  districts: [
    { name: 'Old Town', line: 'stone stairs and the sights at the door; noisy in August.' },
    { name: 'New Town', line: 'Georgian, central and calmer.' },
    { name: 'Stockbridge', line: 'village shops and the river.' },
    { name: 'Leith', line: 'the best kitchens, with a tram to the centre.' },
  ],
  food: [
    'haggis with whisky sauce in the Old Town; the vegetarian one is as good.',
    'seafood on the Shore in Leith.',
    'game from August to winter, Scotch beef all year, in the New Town.',
    'curry on Leith Walk.',
    'venison pie and a single malt with someone who explains it.',
  ],
  dayTrips: [
    {
      name: 'North Berwick',
      line: 'half an hour by train: two beaches, a seabird centre and boats to the gannets of Bass Rock.',
      tags: ['beach', 'nature', 'family', 'views'],
    },
    {
      name: 'Stirling',
      line: 'under an hour by train: a royal castle over the battlefields.',
      tags: ['history', 'architecture', 'views'],
    },
    {
      name: 'Rosslyn Chapel',
      line: 'half an hour by bus: every stone is carved.',
      tags: ['temples', 'art', 'architecture', 'history'],
    },
    {
      name: 'Pentland Hills',
      line: 'city buses reach the foot of a real hill day.',
      tags: ['nature', 'adventure'],
      steep: true,
    },
  ],
  gettingAround: 'walk; buses and the tram take a tap of a bank card. Hills and cobbles want good shoes.',
  arrival: 'from the airport the tram takes about 35 minutes to the centre.',
  seasons: [
    { months: [4, 5, 6], line: 'Long days, gorse in flower and the driest weeks.' },
    {
      months: [7, 8],
      line: 'Mild; in August the festivals triple the city, so book months ahead or keep away.',
    },
    { months: [9, 10], line: 'Clear light and calmer streets.' },
    { months: [11, 12, 1, 2, 3], line: 'Dark, windy and cold, with a great street party at New Year.' },
  ],
  dailyCost: 58,
};

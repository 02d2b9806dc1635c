import type { CityGuide } from '../types.ts';

export const bali: CityGuide = {
  city: 'Bali',
  intro:
    'Rice terraces, temple ceremonies and surf share one island of slow roads: choose one or two bases and let distances be short.',
  areas: [
    {
      name: 'Ubud',
      sights: [
        {
          name: 'Campuhan Ridge Walk',
          line: 'an easy path between two rivers; at six it is cool and empty.',
          tags: ['nature', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Museum Puri Lukisan',
          line: 'Balinese painting and carving in a garden.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Sacred Monkey Forest Sanctuary',
          line: 'banyans, mossy temples and bold macaques: nothing loose on you.',
          tags: ['nature', 'temples', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Dance at Ubud Palace',
          line: 'legong or barong by lamplight, most evenings at half past seven.',
          tags: ['art', 'music', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'nasi campur, rice with a bit of everything, in a warung.',
    },
    {
      name: 'Tegallalang and Tampaksiring',
      sights: [
        {
          name: 'Tegallalang rice terraces',
          line: 'steep steps of green; come at eight, before the swings.',
          tags: ['nature', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Gunung Kawi',
          line: 'shrines cut into a river cliff in the eleventh century, some 270 steps down.',
          tags: ['temples', 'history'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Tirta Empul',
          line: 'the spring temple where people bathe to be cleansed; a sarong is lent at the gate.',
          tags: ['temples', 'wellness'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'a warung over the terraces: bebek, crisp duck.',
    },
    {
      name: 'Uluwatu and the Bukit',
      sights: [
        {
          name: 'Padang Padang Beach',
          line: 'a cove through a crack in the rock; calmest in the morning.',
          tags: ['beach', 'nature'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Bingin',
          line: 'steep steps to a famous reef wave; the cafés on the cliff were pulled down in 2025, so bring water and look at the path first.',
          tags: ['beach', 'adventure', 'views'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Uluwatu Temple',
          line: 'on a cliff 70 metres over the sea; the kecak fire dance starts around six.',
          tags: ['temples', 'views', 'music'],
          slots: ['evening'],
          steep: true,
        },
      ],
      lunch: 'grilled fish with sambal matah above the beach.',
    },
    {
      name: 'Canggu and Tanah Lot',
      sights: [
        {
          name: 'Surf lesson at Batu Bolong',
          line: 'a long gentle wave for beginners, best at mid tide.',
          tags: ['beach', 'adventure'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Boutiques and cafés of Berawa',
          line: 'linen, ceramics and the island’s best coffee.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Tanah Lot',
          line: 'the sea temple on its rock at sunset; crowded, and worth it at low tide.',
          tags: ['temples', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'babi guling, spit-roast pork, or a vegan bowl: Canggu does both.',
    },
    {
      name: 'Sidemen and Besakih',
      sights: [
        {
          name: 'Besakih',
          line: 'the mother temple on the slope of Mount Agung; take the official guide at the gate.',
          tags: ['temples', 'history', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Sidemen valley walk',
          line: 'rice fields and weavers without the crowds of Ubud.',
          tags: ['nature', 'art'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Tirta Gangga',
          line: 'a water palace with stepping stones and carp.',
          tags: ['history', 'family', 'architecture'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'sate lilit, minced fish on lemongrass, with a view of Agung.',
    },
  ],
  districts: [
    { name: 'Ubud', line: 'for temples, terraces and yoga; no beach.' },
    { name: 'Sanur', line: 'calm sea and a long promenade, good with children.' },
    { name: 'Canggu', line: 'surf, cafés and traffic.' },
    { name: 'Uluwatu', line: 'cliffs and the clearest water.' },
  ],
  food: [
    'seafood grilled on coconut husks on the sand at Jimbaran.',
    'nasi goreng and satay in a warung; ask how hot the sambal is.',
    'rijsttafel, a table of small dishes, in Ubud.',
    'plant-based cooking in Ubud, where half the kitchens do it; in a warung ask for tempeh and tofu.',
  ],
  dayTrips: [
    {
      name: 'Nusa Penida',
      line: 'about 45 minutes by fast boat from Sanur: cliffs, manta rays, rough roads.',
      tags: ['beach', 'nature', 'adventure'],
      steep: true,
    },
    {
      name: 'Mount Batur at sunrise',
      line: 'a two-hour climb with a guide in the dark, hot springs after.',
      tags: ['adventure', 'nature', 'views'],
      steep: true,
    },
    {
      name: 'Munduk',
      line: 'waterfalls, coffee and cool air in the north, with the lake temple of Ulun Danu Bratan on the way.',
      tags: ['nature', 'temples'],
      steep: true,
    },
  ],
  gettingAround:
    'hire a driver for the day for the sights and walk where you stay; a scooter only with a licence and insurance that cover it.',
  arrival:
    'from Denpasar airport a taxi takes about 20 minutes to Jimbaran, 45 to 60 to Canggu and 60 to 90 to Ubud.',
  seasons: [
    { months: [4, 5, 6, 9, 10], line: 'Dry or nearly so and less busy: the best months.' },
    { months: [7, 8], line: 'Dry, breezy and full.' },
    {
      months: [11, 12, 1, 2, 3],
      line: 'The rains: green, humid, cheaper. On Nyepi, in March or so, the whole island closes for a day, the airport too.',
    },
  ],
  dailyCost: 32,
};

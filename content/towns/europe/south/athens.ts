import type { CityGuide } from '../../types.ts';

export const athens: CityGuide = {
  city: 'Athens',
  intro: 'Marble in the morning, courtyards at night: climb early, rest through the heat, and eat late.',
  areas: [
    {
      name: 'The Acropolis',
      sights: [
        {
          name: 'Acropolis and Parthenon',
          line: 'entry is by timed ticket; take the first slot of the day, wear shoes with grip and carry water; there is a lift for wheelchairs.',
          tags: ['history', 'temples', 'architecture', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Acropolis Museum',
          line: 'the frieze at eye level with the hill in the window; also cool in the midday heat.',
          tags: ['museums', 'art', 'history', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Dionysiou Areopagitou',
          line: 'the walk around the hill, past the Odeon of Herodes Atticus, which is shut for repair.',
          tags: ['history', 'architecture', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Areopagus',
          line: 'a bare rock under the Acropolis where people watch the sun go.',
          tags: ['views', 'history'],
          slots: ['evening'],
          steep: true,
        },
      ],
      lunch: 'grilled meatballs and salad in Koukaki, one street away from the menus with pictures.',
    },
    {
      name: 'Plaka, Monastiraki and the Agora',
      sights: [
        {
          name: 'Ancient Agora',
          line: 'the best-kept Greek temple there is, over the square where Socrates talked.',
          tags: ['history', 'temples', 'architecture'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Monastiraki flea market',
          line: 'best on Sunday morning; shops around it all week.',
          tags: ['markets', 'shopping', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Anafiotika',
          line: 'white island houses under the rock, by steps and lanes ten minutes from the crowd.',
          tags: ['architecture', 'views'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Tower of the Winds and Roman Agora',
          line: 'a marble weather house of two thousand years.',
          tags: ['history', 'architecture'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Roof bars of Monastiraki',
          line: 'the lit Acropolis over a glass; book an edge table.',
          tags: ['nightlife', 'views'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'souvlaki in pita around Monastiraki Square.',
    },
    {
      name: 'The National Museum and Exarchia',
      sights: [
        {
          name: 'National Archaeological Museum',
          line: 'the mask of Agamemnon and the bronze Poseidon; on Tuesdays it opens in the afternoon only.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'Varvakios central market',
          line: 'fish, meat and spices in iron halls; go before noon.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'Exarchia',
          line: 'bookshops, murals and arguments.',
          tags: ['art', 'shopping', 'nightlife'],
          slots: ['afternoon'],
        },
        {
          name: 'Music in Psyrri',
          line: 'rebetiko and small bars behind the market.',
          tags: ['music', 'nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'tripe soup or a plate of fish inside the market hall.',
    },
    {
      name: 'Syntagma, Kolonaki and Lycabettus',
      sights: [
        {
          name: 'Changing of the guard',
          line: 'on the hour before Parliament; the full parade is on Sunday at eleven.',
          tags: ['history', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Benaki Museum of Greek Culture',
          line: 'Greece from stone tools to statehood, with a terrace café.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'National Garden',
          line: 'shade, tortoises and a playground.',
          tags: ['nature', 'family'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Kolonaki',
          line: 'the city’s polished shops and their pavement cafés.',
          tags: ['shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Lycabettus Hill',
          line: 'on foot or by funicular, for the whole basin down to the sea.',
          tags: ['views', 'nature', 'adventure'],
          slots: ['evening'],
          steep: true,
        },
      ],
      lunch: 'spinach pie and iced coffee in Kolonaki.',
    },
    {
      name: 'The stadium, Mets and Pangrati',
      sights: [
        {
          name: 'Panathenaic Stadium',
          line: 'all marble, home of the first modern Games; the ticket includes the track.',
          tags: ['history', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Museum of Cycladic Art',
          line: 'figures of four thousand years that look modern.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
          closed: [2],
        },
        {
          name: 'Temple of Olympian Zeus',
          line: 'fifteen columns of a giant beside Hadrian’s arch.',
          tags: ['history', 'temples', 'architecture'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Al Hammam in Plaka',
          line: 'steam and warm stone in the old manner, by appointment.',
          tags: ['wellness'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Tavernas of Pangrati',
          line: 'neighbourhood tables around Plateia Varnava.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a cheese pie from a bakery in Pangrati.',
    },
    {
      name: 'Piraeus and the Riviera',
      sights: [
        {
          name: 'Stavros Niarchos Cultural Center',
          line: 'Renzo Piano’s opera and library under a sloping park, free, with festivals of music in summer.',
          tags: ['architecture', 'nature', 'views', 'music', 'festivals'],
          slots: ['morning'],
        },
        {
          name: 'Vouliagmeni lake',
          line: 'warm spring water under a cliff, open all year.',
          tags: ['wellness', 'nature'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Athens Riviera beaches',
          line: 'the tram runs to the sand at Glyfada; further out it is clearer.',
          tags: ['beach', 'family'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Temple of Poseidon at Sounion',
          line: 'the sunset at the cape; organise the way back before you go.',
          tags: ['history', 'temples', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'grilled octopus by the water at Mikrolimano.',
    },
  ],
  districts: [
    { name: 'Koukaki', line: 'calm, below the Acropolis, with the metro.' },
    { name: 'Plaka', line: 'pretty, on foot to everything, dearer.' },
    { name: 'Pangrati', line: 'local life and the best value.' },
    { name: 'Kolonaki', line: 'smart and uphill.' },
  ],
  food: [
    'lamb chops by the kilo in the tavernas of Vyronas and Petralona.',
    'meze with ouzo in Psyrri; Athenians come after nine.',
    'fresh fish at Mikrolimano in Piraeus; it is priced by weight.',
    'pork gyros or a tray of pies downtown, then loukoumades, honey doughnuts, near the central market.',
    'wild greens and fava in Pangrati.',
  ],
  dayTrips: [
    {
      name: 'Delphi',
      line: 'about two and a half hours by coach: the oracle on its mountain.',
      tags: ['history', 'temples', 'nature', 'views'],
      steep: true,
    },
    {
      name: 'Aegina',
      line: '40 minutes by fast boat: pistachios, a temple in the pines and swimming.',
      tags: ['beach', 'temples', 'history'],
    },
    {
      name: 'Hydra',
      line: 'under two hours by fast boat: no cars, stone houses, rock swimming.',
      tags: ['beach', 'views'],
    },
    {
      name: 'Corinth and Nafplio',
      line: 'a day by car or coach: the canal, old Corinth and a Venetian port.',
      tags: ['history', 'views'],
    },
  ],
  gettingAround: 'the centre is walkable; tap a bank card on the metro, tram and buses.',
  arrival:
    'from the airport metro line 3 takes about 40 minutes to Syntagma; taxis have one fixed fare by day.',
  seasons: [
    { months: [3, 4, 5], line: 'Wild flowers and mild days; Orthodox Easter is the great feast.' },
    { months: [6, 7, 8], line: 'Hot, often above 34 °C, and the Acropolis may shut at midday.' },
    { months: [9, 10], line: 'Warm sea and soft light: the best months.' },
    { months: [11, 12, 1, 2], line: 'Mild, some rain, and the ruins nearly empty.' },
  ],
  dailyCost: 45,
};

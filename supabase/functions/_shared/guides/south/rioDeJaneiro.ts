import type { CityGuide } from '../types.ts';

export const rioDeJaneiro: CityGuide = {
  city: 'Rio de Janeiro',
  intro:
    'Rio is granite, forest and sand around a bay; go up when it is clear, swim when it is hot, and carry only what you need.',
  areas: [
    {
      name: 'Corcovado, Cosme Velho and Laranjeiras',
      sights: [
        {
          name: 'Christ the Redeemer',
          line: 'the first train, on a day without cloud; book by the hour.',
          tags: ['temples', 'views', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Parque Lage',
          line: 'a villa with a pool below the statue; coffee and art school.',
          tags: ['architecture', 'art', 'nature', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Tijuca Forest',
          line: 'waterfalls and coatis; with a guide or a car.',
          tags: ['nature', 'adventure', 'views'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Botanical Garden',
          line: 'an avenue of royal palms, orchids and toucans.',
          tags: ['nature', 'family', 'wellness'],
          slots: ['afternoon'],
        },
        {
          name: 'Lagoa at dusk',
          line: 'bicycles, rowers and kiosks around the lake.',
          tags: ['views', 'adventure', 'family', 'food'],
          slots: ['evening'],
        },
      ],
      lunch: 'feijão, rice and a grilled fish in Jardim Botânico.',
    },
    {
      name: 'Urca and Botafogo',
      sights: [
        {
          name: 'Sugarloaf',
          line: 'two cable cars; early, or for the sunset with a crowd.',
          tags: ['views', 'nature', 'family'],
          slots: ['morning', 'evening'],
        },
        {
          name: 'Pista Cláudio Coutinho',
          line: 'a flat path in the forest at the mountain’s foot, with marmosets.',
          tags: ['nature', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Praia Vermelha',
          line: 'a small cove for a swim after.',
          tags: ['beach', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Mureta da Urca',
          line: 'beer on the sea wall, with pastries, at sunset.',
          tags: ['views', 'food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'shrimp pastries at the wall of Urca.',
    },
    {
      name: 'Ipanema, Leblon and Arpoador',
      sights: [
        {
          name: 'Ipanema beach',
          line: 'before ten at Posto 9 or Posto 10; swim between flags.',
          tags: ['beach', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Hippie fair',
          line: 'Sundays on Praça General Osório: leather, paint and acarajé.',
          tags: ['markets', 'shopping', 'art', 'food'],
          slots: ['morning', 'afternoon'],
          closed: [1, 2, 3, 4, 5, 6],
        },
        {
          name: 'Shops of Ipanema',
          line: 'bikinis, records and gems.',
          tags: ['shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Arpoador at sunset',
          line: 'on the rock, where people clap for the sun.',
          tags: ['views', 'beach'],
          slots: ['evening'],
        },
        {
          name: 'Bars of Leblon',
          line: 'draught beer and small plates.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
        },
      ],
      lunch: 'a plate by weight, then açaí, in Ipanema.',
    },
    {
      name: 'Copacabana and Leme',
      sights: [
        {
          name: 'Copacabana Fort',
          line: 'a breakfast above the sea.',
          tags: ['history', 'views', 'museums', 'food'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Copacabana beach',
          line: 'mosaic waves, volleyball and the new year’s fireworks.',
          tags: ['beach', 'family', 'festivals'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Copacabana Palace pool bar or spa',
          line: 'for an hour of 1923.',
          tags: ['wellness', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Beco das Garrafas',
          line: 'where bossa nova began, in two small rooms.',
          tags: ['music', 'nightlife', 'history'],
          slots: ['evening'],
        },
      ],
      lunch: 'shrimp in a pumpkin, or a plain galeto, in Copacabana.',
    },
    {
      name: 'Centro and the port',
      sights: [
        {
          name: 'Royal Portuguese Reading Room',
          line: 'four floors of carved shelves; weekdays only.',
          tags: ['history', 'architecture', 'museums'],
          slots: ['morning'],
          closed: [0, 6],
        },
        {
          name: 'São Bento Monastery',
          line: 'a plain front, a gold inside; chant at Sunday mass.',
          tags: ['temples', 'architecture', 'music', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Museum of Tomorrow and MAR',
          line: 'Calatrava’s bones on the pier, and art across the square.',
          tags: ['museums', 'art', 'architecture', 'views', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Little Africa and Valongo',
          line: 'where captives landed, and samba was born.',
          tags: ['history', 'music'],
          slots: ['afternoon'],
        },
        {
          name: 'Pedra do Sal',
          line: 'street samba on Monday and Friday nights; go with company.',
          tags: ['music', 'nightlife', 'festivals'],
          slots: ['evening'],
        },
        {
          name: 'Confeitaria Colombo',
          line: 'mirrors from Antwerp and cakes.',
          tags: ['food', 'architecture', 'history'],
          slots: ['afternoon'],
          closed: [0],
        },
      ],
      lunch: 'a cafeteria lunch in an old house of the Centro, on a weekday.',
    },
    {
      name: 'Santa Teresa, Lapa and Maracanã',
      sights: [
        {
          name: 'Tram to Santa Teresa',
          line: 'over the white arches, from the centre.',
          tags: ['family', 'views', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Selarón Steps',
          line: 'tiles from sixty lands, early.',
          tags: ['art', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Parque Glória Maria and studios of Santa Teresa',
          line: 'a ruined salon open to the sky; artists’ houses.',
          tags: ['art', 'views', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Maracanã',
          line: 'a match with a guide, or the tour.',
          tags: ['history', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Lapa',
          line: 'samba houses and old dance halls, busiest on Friday.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'feijoada or northern food in Santa Teresa.',
    },
    {
      name: 'Niterói and the far beaches',
      sights: [
        {
          name: 'Niterói by ferry and MAC',
          line: 'Niemeyer’s saucer over the bay.',
          tags: ['museums', 'architecture', 'art', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Itacoatiara',
          line: 'ocean surf and a rock to climb.',
          tags: ['beach', 'adventure', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'São Cristóvão fair',
          line: 'north-eastern food and forró, weekends until late.',
          tags: ['markets', 'food', 'music', 'nightlife', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish market lunch in Niterói, cooked upstairs.',
    },
  ],
  districts: [
    { name: 'Ipanema', line: 'sand, shops and the metro.' },
    { name: 'Copacabana', line: 'hotels of every kind, busy.' },
    { name: 'Botafogo', line: 'bars, food and a bay view, better value.' },
    { name: 'Santa Teresa', line: 'hills and studios; taxis at night.' },
  ],
  food: [
    'feijoada on Saturdays in Ipanema or Copacabana.',
    'moqueca, fish with coconut, in Botafogo.',
    'rodízio grills in Leblon and Botafogo.',
    'botequim plates and cold draught in Leblon.',
    'pão de queijo and juice at any corner counter.',
  ],
  dayTrips: [
    {
      name: 'Petrópolis',
      line: 'about 90 minutes by bus: an emperor’s palace in cool hills.',
      tags: ['history', 'architecture', 'nature'],
    },
    {
      name: 'Paraty',
      line: 'four hours by bus: white lanes and boats; take a night, or the literary festival.',
      tags: ['history', 'beach', 'festivals'],
    },
    {
      name: 'Ilha Grande',
      line: 'three hours by road and boat: forest trails and clear coves, better with a night.',
      tags: ['nature', 'beach', 'adventure'],
    },
    {
      name: 'Arraial do Cabo',
      line: 'about three hours by road: the clearest water on the coast.',
      tags: ['beach', 'nature'],
    },
    {
      name: 'Paquetá',
      line: 'about 70 minutes by ferry: an island of bicycles.',
      tags: ['family', 'nature'],
    },
  ],
  gettingAround: 'metro along the south side and to the centre; app cars after dark.',
  arrival: 'from Galeão a car takes 30 to 60 minutes; Santos Dumont is on the light rail.',
  seasons: [
    { months: [12, 1, 2, 3], line: 'Hot, with storms late in the day; carnival falls in February or March.' },
    { months: [4, 5], line: 'Warm, clear, calmer: among the best.' },
    { months: [6, 7, 8], line: 'Mild and dry, the clearest views, cooler sea.' },
    { months: [9, 10, 11], line: 'Warm again, showers, good prices.' },
  ],
  dailyCost: 42,
};

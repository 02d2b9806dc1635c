import type { CityGuide } from '../../types.ts';

export const porto: CityGuide = {
  city: 'Porto',
  intro:
    'Porto climbs from the river in granite and tiles; walk down, ride up, and leave an afternoon for the ocean.',
  areas: [
    {
      name: 'Ribeira and Sé',
      sights: [
        {
          name: 'Porto Cathedral',
          line: 'a fortress church with a blue-tiled cloister and the first view of the river.',
          tags: ['temples', 'architecture', 'history', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Palácio da Bolsa',
          line: 'the merchants’ Arab Room, by tour.',
          tags: ['history', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'São Francisco',
          line: 'a grey shell with a gold inside.',
          tags: ['temples', 'architecture', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Ribeira',
          line: 'laundry, river boats and street music.',
          tags: ['views', 'music', 'food'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Dom Luís I Bridge at sunset',
          line: 'across on the upper deck beside the tram.',
          tags: ['views', 'architecture', 'adventure'],
          slots: ['evening'],
        },
      ],
      lunch: 'cod fritters and a glass by the Ribeira, one lane back from the water.',
    },
    {
      name: 'Clérigos and the tiled centre',
      sights: [
        {
          name: 'São Bento station',
          line: 'twenty thousand tiles of Portuguese history in the hall.',
          tags: ['architecture', 'history', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Livraria Lello',
          line: 'a red staircase among books; a timed voucher counts towards a book.',
          tags: ['architecture', 'shopping'],
          slots: ['morning'],
        },
        {
          name: 'Clérigos Tower',
          line: '225 steps for all the roofs.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['afternoon', 'morning'],
          steep: true,
        },
        {
          name: 'Rua das Flores and Santa Catarina',
          line: 'jewellers, then shops.',
          tags: ['shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Galerias de Paris',
          line: 'the streets of bars.',
          tags: ['nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a francesinha, the sandwich under cheese and sauce, in Baixa.',
    },
    {
      name: 'Bolhão and Bonfim',
      sights: [
        {
          name: 'Mercado do Bolhão',
          line: 'restored, with the old sellers: olives, fish and flowers.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [0],
        },
        {
          name: 'Capela das Almas',
          line: 'a whole church wall in blue tile.',
          tags: ['temples', 'architecture', 'art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Coliseu and the cafés',
          line: 'the Majestic’s mirrors, and shows in an Art Deco hall.',
          tags: ['architecture', 'music', 'food'],
          slots: ['evening', 'afternoon'],
        },
        {
          name: 'Fontaínhas',
          line: 'a cliff path over the river, with goats.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Bonfim’s small kitchens',
          line: 'young cooks in old shops.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a pork sandwich from Batalha with sparkling red wine.',
    },
    {
      name: 'Gaia',
      sights: [
        {
          name: 'Port cellars',
          line: 'a tour and three glasses; book in season.',
          tags: ['food', 'history'],
          slots: ['morning', 'afternoon'],
          adult: true,
        },
        {
          name: 'Jardim do Morro and the Pilar monastery',
          line: 'the balcony over Porto.',
          tags: ['views', 'temples', 'nature'],
          slots: ['morning', 'evening'],
        },
        {
          name: 'World of Wine',
          line: 'museums of wine, cork and chocolate in old cellars.',
          tags: ['museums', 'food'],
          slots: ['afternoon'],
          adult: true,
        },
        {
          name: 'Wine spa at the Yeatman',
          line: 'grape-seed treatments above the cellars, with the city in the window; book.',
          tags: ['wellness'],
          slots: ['afternoon'],
        },
        {
          name: 'Fado in a cellar',
          line: 'two guitars, no microphone.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'grilled sardines in summer on the quay of Afurada.',
    },
    {
      name: 'Serralves and Boavista',
      sights: [
        {
          name: 'Serralves Museum and Park',
          line: 'Siza’s white museum, a pink villa and a treetop walk.',
          tags: ['museums', 'art', 'architecture', 'nature', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Casa da Música',
          line: 'Koolhaas’s concrete diamond; tours by day, concerts by night.',
          tags: ['music', 'architecture', 'museums'],
          slots: ['evening', 'afternoon'],
        },
        {
          name: 'Mercado Bom Sucesso',
          line: 'a food hall in modern concrete.',
          tags: ['markets', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Crystal Palace Gardens',
          line: 'peacocks and terraces above the river.',
          tags: ['nature', 'views', 'family'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'a roast-pork roll in Boavista.',
    },
    {
      name: 'Foz and the ocean',
      sights: [
        {
          name: 'Tram 1 to Foz',
          line: 'old wood along the river to the sea.',
          tags: ['family', 'views', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Foz beaches',
          line: 'rocks, pools and a pergola; the water is cold.',
          tags: ['beach', 'nature', 'family'],
          slots: ['morning', 'afternoon'],
          months: [5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Matosinhos',
          line: 'a long beach for surfers, and Siza’s sea pools at Leça in summer.',
          tags: ['beach', 'adventure', 'architecture'],
          slots: ['afternoon'],
          months: [5, 6, 7, 8, 9, 10],
        },
        {
          name: 'Farolim at sunset',
          line: 'waves over the lighthouse wall: keep back.',
          tags: ['views'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish from the charcoal in Matosinhos, the street behind the port.',
    },
  ],
  districts: [
    { name: 'Baixa', line: 'central and hilly.' },
    { name: 'Cedofeita', line: 'galleries, cafés, calm.' },
    { name: 'Ribeira', line: 'the view, with noise and steps.' },
    { name: 'Foz', line: 'the ocean, twenty minutes out.' },
  ],
  food: [
    'francesinha with a beer in Baixa.',
    'tripas, Porto’s tripe and beans, near Batalha.',
    'grilled fish in Matosinhos.',
    'caldo verde and a bifana, the pork sandwich, at a counter near São Bento.',
    'octopus rice in Gaia, then a pastel de nata with a glass of tawny.',
  ],
  dayTrips: [
    {
      name: 'Douro valley',
      line: 'about two hours by train to Pinhão: terraces, wine and a boat.',
      tags: ['nature', 'food', 'views'],
    },
    {
      name: 'Guimarães',
      line: 'about 75 minutes by train: where the country began.',
      tags: ['history', 'architecture'],
    },
    {
      name: 'Braga',
      line: 'about an hour by train: churches, and stairs up to Bom Jesus.',
      tags: ['temples', 'architecture', 'history', 'views'],
      steep: true,
    },
    {
      name: 'Aveiro and Costa Nova',
      line: 'about an hour by train: canals, striped houses and a beach.',
      tags: ['beach', 'family'],
    },
    {
      name: 'Viana do Castelo',
      line: 'about 80 minutes by train: a basilica over the sea, and the August festival of costumes.',
      tags: ['temples', 'beach', 'views', 'festivals'],
    },
  ],
  gettingAround: 'the centre is steep and walkable; the metro and trams take an Andante card.',
  arrival: 'from the airport metro line E takes about 30 minutes.',
  seasons: [
    { months: [5, 6], line: 'Warm and green; São João on 23 June is the great night.' },
    { months: [7, 8], line: 'Warm, with cool ocean evenings.' },
    { months: [9, 10], line: 'Grape harvest in the Douro and settled days.' },
    { months: [11, 12, 1, 2, 3, 4], line: 'Rain in spells, mild, and low prices.' },
  ],
  dailyCost: 42,
};

import type { CityGuide } from '../types.ts';

export const sanFrancisco: CityGuide = {
  city: 'San Francisco',
  intro:
    'Seven miles square, with a climate on every hill: carry a layer, ride one cable car, and leave nothing in the car.',
  areas: [
    {
      name: 'The Embarcadero and North Beach',
      sights: [
        {
          name: 'Ferry Building',
          line: 'bread, oysters and coffee daily; the farmers’ market is on Tuesday, Thursday and Saturday.',
          tags: ['markets', 'food'],
          slots: ['morning'],
        },
        {
          name: 'Exploratorium',
          line: 'science with your hands on a pier.',
          tags: ['museums', 'history', 'family'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Coit Tower and Filbert Steps',
          line: 'murals of the thirties, gardens and wild parrots.',
          tags: ['views', 'history', 'art', 'nature'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'City Lights and North Beach',
          line: 'the Beats’ bookshop, open late, then an espresso.',
          tags: ['shopping', 'history', 'food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'focaccia from the oven, or a bowl of cioppino, in North Beach.',
    },
    {
      name: 'Alcatraz and Fisherman’s Wharf',
      sights: [
        {
          name: 'Alcatraz',
          line: 'book weeks ahead on the official boat; first sailing, with the audio tour.',
          tags: ['history', 'views', 'museums'],
          slots: ['morning'],
        },
        {
          name: 'San Francisco Maritime park',
          line: 'tall ships at Hyde Street Pier and a curved beach for cold swimmers.',
          tags: ['history', 'family', 'beach'],
          slots: ['afternoon'],
        },
        {
          name: 'Pier 39 sea lions',
          line: 'loud, free and funny.',
          tags: ['family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Cable car at dusk',
          line: 'Powell–Hyde, on the running board on the downhill if you dare.',
          tags: ['views', 'family', 'history'],
          slots: ['evening'],
          steep: true,
        },
      ],
      lunch: 'Dungeness crab in the cold months, chowder in a bread bowl in the others, at the wharf.',
    },
    {
      name: 'The Golden Gate and the Presidio',
      sights: [
        {
          name: 'Golden Gate Bridge',
          line: 'the east path is level; be there early, before the wind.',
          tags: ['views', 'architecture', 'adventure'],
          slots: ['morning'],
        },
        {
          name: 'Crissy Field and Presidio Tunnel Tops',
          line: 'marsh, sand and lawns with the bridge in front.',
          tags: ['nature', 'views', 'family', 'beach'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Palace of Fine Arts',
          line: 'a ruin built new in 1915.',
          tags: ['architecture', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Walt Disney Family Museum',
          line: 'the man and the drawings, in old barracks.',
          tags: ['museums', 'family', 'art'],
          slots: ['afternoon'],
          closed: [1, 2, 3],
        },
        {
          name: 'Lands End and the Sutro Baths',
          line: 'a cliff path and drowned pools at sunset.',
          tags: ['nature', 'views', 'history', 'adventure'],
          slots: ['evening'],
          steep: true,
        },
      ],
      lunch: 'a picnic or a food truck on the Presidio lawns.',
    },
    {
      name: 'Golden Gate Park and the Haight',
      sights: [
        {
          name: 'California Academy of Sciences',
          line: 'a reef, a rain forest and a living roof.',
          tags: ['museums', 'family', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'de Young Museum',
          line: 'American art in copper, with a free tower.',
          tags: ['museums', 'art', 'architecture', 'views'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Japanese Tea Garden',
          line: 'the oldest in the country, green before ten.',
          tags: ['nature', 'architecture'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Haight Street',
          line: 'records and second-hand coats.',
          tags: ['shopping', 'music', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Ocean Beach',
          line: 'surfers, fires in rings, and no swimming: the current kills.',
          tags: ['beach', 'views'],
          slots: ['evening'],
        },
      ],
      lunch: 'ramen or dumplings in the Inner Sunset.',
    },
    {
      name: 'The Mission and Castro',
      sights: [
        {
          name: 'Mission Dolores',
          line: 'the city’s oldest walls.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Murals of Balmy and Clarion alleys',
          line: 'paint that argues.',
          tags: ['art'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Dolores Park',
          line: 'the warm side of town, with a skyline.',
          tags: ['nature', 'views', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Castro',
          line: 'the GLBT history museum and rainbow flags; Pride is in late June.',
          tags: ['history', 'museums', 'festivals', 'nightlife'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Live music on Valencia and Mission',
          line: 'small stages, big burritos after.',
          tags: ['music', 'nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a burrito in foil on 24th Street.',
    },
    {
      name: 'Chinatown, Nob Hill and the museums',
      sights: [
        {
          name: 'Chinatown',
          line: 'temples up staircases, tea, and alleys off Grant.',
          tags: ['temples', 'food', 'shopping', 'history'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'SFMOMA',
          line: 'seven floors, a living wall and a Serra.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [3],
        },
        {
          name: 'Asian Art Museum',
          line: 'six thousand years from jade to now.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [2, 3],
        },
        {
          name: 'Yerba Buena Gardens',
          line: 'lawns and free summer concerts.',
          tags: ['nature', 'music', 'festivals'],
          slots: ['afternoon'],
        },
        {
          name: 'Symphony or SFJAZZ',
          line: 'two good halls in one quarter.',
          tags: ['music'],
          slots: ['evening'],
        },
        {
          name: 'Kabuki Springs',
          line: 'Japanese communal baths, in Japantown.',
          tags: ['wellness'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'dim sum on Clement or Stockton Street.',
    },
  ],
  districts: [
    { name: 'North Beach', line: 'cafés, hills and the bay.' },
    { name: 'Hayes Valley', line: 'small shops near the opera.' },
    { name: 'Union Square', line: 'central and on every line; choose the north side.' },
    { name: 'Marina', line: 'flat, bright, near the bridge.' },
  ],
  food: [
    'cioppino in North Beach.',
    'mission burritos on 24th Street.',
    'dim sum in the Richmond.',
    'oysters at the Ferry Building or across in Marshall.',
    'Californian set menus in Hayes Valley; book.',
  ],
  dayTrips: [
    {
      name: 'Muir Woods and Sausalito',
      line: 'about an hour by car or tour: redwoods, with parking or shuttle booked.',
      tags: ['nature', 'adventure', 'views'],
    },
    {
      name: 'Napa or Sonoma',
      line: 'about 90 minutes by road: wine, with someone else at the wheel; mud baths in Calistoga.',
      tags: ['food', 'wellness', 'nature'],
      adult: true,
    },
    {
      name: 'Berkeley and Oakland',
      line: 'half an hour by BART: a campus, kitchens and a lake.',
      tags: ['food', 'architecture', 'museums'],
    },
    {
      name: 'Point Reyes',
      line: 'about 90 minutes by car: elk, lighthouse and whales from January.',
      tags: ['nature', 'beach', 'adventure'],
      steep: true,
    },
  ],
  gettingAround: 'Muni and BART take one card or a tap; a car is a burden here.',
  arrival: 'from the airport BART takes about 30 minutes to downtown.',
  seasons: [
    { months: [3, 4, 5], line: 'Green hills, wind and clear days.' },
    { months: [6, 7, 8], line: 'Fog and cold evenings by the ocean: the warmest coat month may be July.' },
    { months: [9, 10], line: 'Warm and clear at last: the best weeks, with free music in the park.' },
    { months: [11, 12, 1, 2], line: 'Mild, with rain storms between bright days.' },
  ],
  dailyCost: 75,
};

import type { CityGuide } from '../types.ts';

export const losAngeles: CityGuide = {
  city: 'Los Angeles',
  intro: 'Traffic joins a hundred towns here, so take one side a day, start early, and end it facing west.',
  areas: [
    {
      name: 'Downtown and Little Tokyo',
      sights: [
        {
          name: 'The Broad',
          line: 'free, with timed entry; book Kusama’s room.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Walt Disney Concert Hall',
          line: 'steel sails to walk through, an orchestra inside.',
          tags: ['architecture', 'music'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Grand Central Market',
          line: 'pupusas beside tacos beside pastrami since 1917.',
          tags: ['markets', 'food'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'MOCA',
          line: 'Rothko and Pollock, free.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Little Tokyo',
          line: 'lantern-lit arcades, rice sweets, then ramen.',
          tags: ['food', 'nightlife', 'history', 'shopping'],
          slots: ['evening'],
        },
        {
          name: 'Bradbury Building and Angels Flight',
          line: 'iron lace, and the shortest railway.',
          tags: ['architecture', 'history', 'family'],
          slots: ['afternoon'],
        },
      ],
      lunch: 'tacos at Grand Central Market.',
    },
    {
      name: 'Griffith Park, Los Feliz and Silver Lake',
      sights: [
        {
          name: 'Hollywood sign by trail',
          line: 'from the observatory or Brush Canyon, early and with water.',
          tags: ['nature', 'adventure', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Hollyhock House',
          line: 'Frank Lloyd Wright’s first here, among olive trees; look for tour days.',
          tags: ['architecture', 'art', 'museums'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Los Feliz and Silver Lake',
          line: 'bookshops, old cinemas and coffee, from hill to hill.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Griffith Observatory',
          line: 'free; the city lights up below, and telescopes are put out.',
          tags: ['views', 'family', 'architecture'],
          slots: ['evening'],
          closed: [1],
        },
        {
          name: 'The Greek or a small stage in Echo Park',
          line: 'music under pines in the warm months, small clubs all year.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'Armenian or Thai kitchens in East Hollywood.',
    },
    {
      name: 'Hollywood and Miracle Mile',
      sights: [
        {
          name: 'Academy Museum',
          line: 'film from Dorothy’s shoes to the red dot, under a glass globe.',
          tags: ['museums', 'art', 'architecture', 'history'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'LACMA',
          line: 'Zumthor’s new galleries, and the lamps outside, which are free.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [3],
        },
        {
          name: 'La Brea Tar Pits',
          line: 'mammoths still coming out of the asphalt; the museum is being rebuilt for 2028, so check what is open beside the pits.',
          tags: ['museums', 'nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Original Farmers Market',
          line: 'stalls since 1934, and a trolley.',
          tags: ['markets', 'food', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Hollywood Bowl or a theatre on the boulevard',
          line: 'in summer, a picnic with an orchestra; in winter, an old film palace.',
          tags: ['music', 'festivals', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'Korean barbecue or a tofu stew in Koreatown.',
    },
    {
      name: 'Santa Monica and Venice',
      sights: [
        {
          name: 'Santa Monica Pier and beach',
          line: 'before eleven; the sand has a path for wheels of every kind.',
          tags: ['beach', 'family', 'views', 'adventure'],
          slots: ['morning'],
        },
        {
          name: 'Santa Monica farmers’ market',
          line: 'Wednesday and Saturday mornings downtown, Sunday on Main Street: where chefs shop.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [1, 2, 4, 5],
        },
        {
          name: 'Venice Canals',
          line: 'bridges and ducks, a hundred years old.',
          tags: ['architecture', 'nature'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Abbot Kinney and the skate park',
          line: 'shops, murals and flights.',
          tags: ['shopping', 'art', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Venice at sunset',
          line: 'drums on the sand some weekends.',
          tags: ['beach', 'views', 'music', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'a lobster roll or a vegetable plate on Main Street.',
    },
    {
      name: 'The hills and the Westside',
      sights: [
        {
          name: 'Getty Villa',
          line: 'Greek vases in a Roman house above the sea; free by timed ticket. The Getty Center on its hill closes for rebuilding from March 2027 to spring 2028.',
          tags: ['museums', 'art', 'history', 'nature', 'architecture'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'Hammer Museum',
          line: 'free and sharp, in Westwood.',
          tags: ['museums', 'art'],
          slots: ['afternoon', 'morning'],
          closed: [1],
        },
        {
          name: 'Runyon Canyon',
          line: 'dogs, stars and steep steps.',
          tags: ['nature', 'adventure', 'views'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Rodeo Drive',
          line: 'windows, cars and people looking.',
          tags: ['shopping', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'Sunset Strip',
          line: 'three old clubs and comedy.',
          tags: ['music', 'nightlife', 'festivals'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'deli pastrami on Pico or Sawtelle’s noodles.',
    },
    {
      name: 'Pasadena',
      sights: [
        {
          name: 'The Huntington',
          line: 'cactus, roses, a Gutenberg Bible and Blue Boy; book on weekends.',
          tags: ['nature', 'museums', 'art', 'history'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'Norton Simon',
          line: 'Degas, Rembrandt, and gods of India in a garden.',
          tags: ['museums', 'art', 'temples'],
          slots: ['afternoon'],
          closed: [2, 3],
        },
        {
          name: 'Gamble House',
          line: 'a Craftsman house where every peg was drawn; by tour.',
          tags: ['architecture', 'history'],
          slots: ['morning', 'afternoon'],
          closed: [1, 3],
        },
        {
          name: 'Old Pasadena',
          line: 'brick lanes of dinner.',
          tags: ['shopping', 'food', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'soup dumplings in the San Gabriel Valley.',
    },
  ],
  districts: [
    { name: 'Santa Monica', line: 'the beach on foot, dear.' },
    { name: 'West Hollywood', line: 'restaurants and nights, central.' },
    { name: 'Downtown', line: 'trains and museums; check the block.' },
    { name: 'Silver Lake', line: 'hills, coffee and music.' },
  ],
  food: [
    'al pastor tacos from a truck on La Brea.',
    'Korean barbecue in Koreatown.',
    'Sichuan and dumplings in the San Gabriel Valley.',
    'Thai boat noodles in East Hollywood.',
    'French dip where it was invented, downtown.',
  ],
  dayTrips: [
    {
      name: 'Malibu and Point Dume',
      line: 'about an hour by car: coves, tide pools; parts of the coast road still mend from the fire of 2025.',
      tags: ['beach', 'nature', 'views'],
    },
    {
      name: 'Santa Barbara',
      line: 'about two and a half hours by train along the sea: a mission and wine.',
      tags: ['temples', 'history', 'beach', 'food'],
    },
    {
      name: 'Joshua Tree',
      line: 'two and a half hours by car: boulders and stars; not in summer.',
      tags: ['nature', 'adventure', 'views'],
      months: [10, 11, 12, 1, 2, 3, 4, 5],
      steep: true,
    },
    {
      name: 'Catalina',
      line: 'about an hour by boat from Long Beach: kayaks and clear water.',
      tags: ['nature', 'adventure', 'beach', 'family'],
    },
    {
      name: 'Ojai',
      line: 'about 90 minutes by car: hot springs, orange groves and a music festival in June.',
      tags: ['wellness', 'nature', 'music', 'festivals'],
    },
  ],
  gettingAround:
    'a car for the wide parts, metro lines E and B for beach, downtown and Hollywood; never cross town at five.',
  arrival:
    'from LAX the FlyAway bus takes about 45 minutes to Union Station; a free shuttle or the people mover meets the metro.',
  seasons: [
    { months: [3, 4, 5], line: 'Green hills, jacaranda in May and cool mornings.' },
    { months: [6], line: 'Grey mornings by the sea, sun from noon.' },
    { months: [7, 8, 9, 10], line: 'Hot inland, easy at the coast; fire weather in autumn.' },
    { months: [11, 12, 1, 2], line: 'Mild and clear, with a few days of rain and the best views.' },
  ],
  dailyCost: 75,
};

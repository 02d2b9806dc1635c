import type { CityGuide } from '../../types.ts';

export const paris: CityGuide = {
  city: 'Paris',
  intro:
    'Paris rewards walking: pick one side of the river a day, book the two museums you really want and leave the rest to chance.',
  areas: [
    {
      name: 'The islands and the Latin Quarter',
      sights: [
        {
          name: 'Notre-Dame',
          line: 'open again since December 2024; entry is free and a reserved slot saves the queue, the towers want a ticket of their own.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Sainte-Chapelle',
          line: 'fifteen windows of thirteenth-century glass; sunny mornings are best, book ahead.',
          tags: ['temples', 'art', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Jardin du Luxembourg',
          line: 'green chairs, model boats and chess.',
          tags: ['nature', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Quays of Île Saint-Louis',
          line: 'an ice cream and the last light on the water.',
          tags: ['views', 'food'],
          slots: ['evening'],
        },
        {
          name: 'Grande Mosquée',
          line: 'a tiled court, mint tea under fig trees and a hammam for women; the mosque itself is shut to visits on Fridays.',
          tags: ['temples', 'wellness', 'architecture'],
          slots: ['afternoon'],
          closed: [5],
        },
      ],
      lunch: 'a crêpe or a plat du jour around Rue Mouffetard.',
    },
    {
      name: 'Louvre and Palais-Royal',
      sights: [
        {
          name: 'Musée du Louvre',
          line: 'choose two wings and stop; book a slot, and enter by the Carrousel.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning'],
          closed: [2],
        },
        {
          name: 'Palais-Royal gardens',
          line: 'arcades, clipped limes and striped columns.',
          tags: ['architecture', 'nature'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Musée de l’Orangerie',
          line: 'Monet’s Water Lilies in the two oval rooms he planned.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [2],
        },
        {
          name: 'Covered passages',
          line: 'Vivienne and its neighbours: mosaics, bookshops and glass roofs.',
          tags: ['shopping', 'architecture'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'udon or ramen around Rue Sainte-Anne, or a terrace in the gardens.',
    },
    {
      name: 'Saint-Germain and Orsay',
      sights: [
        {
          name: 'Musée d’Orsay',
          line: 'the Impressionists in a railway station; late opening on Thursdays.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Musée Rodin',
          line: 'The Thinker among roses.',
          tags: ['museums', 'art', 'nature'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Le Bon Marché and its food hall',
          line: 'the oldest department store and the best picnic counter.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Eiffel Tower from the Champ de Mars',
          line: 'it sparkles for five minutes on the hour after dark; for the top, book weeks ahead.',
          tags: ['views', 'architecture', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'steak frites in a bistro off Rue du Bac.',
    },
    {
      name: 'Le Marais',
      sights: [
        {
          name: 'Place des Vosges',
          line: 'the oldest planned square, with galleries in the arcades.',
          tags: ['architecture', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Musée Carnavalet',
          line: 'the city’s history in two mansions, free.',
          tags: ['museums', 'history'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Musée Picasso',
          line: 'the painter’s own collection.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
          closed: [1],
        },
        {
          name: 'Bars of the Haut-Marais',
          line: 'wine by the glass around Rue de Bretagne.',
          tags: ['nightlife', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'the Marché des Enfants Rouges, or falafel in Rue des Rosiers.',
    },
    {
      name: 'Montmartre',
      sights: [
        {
          name: 'Sacré-Cœur',
          line: 'climb before nine for the city at your feet.',
          tags: ['temples', 'views'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Musée de Montmartre',
          line: 'Renoir’s garden over the vineyard.',
          tags: ['museums', 'art', 'nature'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Rue des Martyrs',
          line: 'cheese, bread and cakes all the way down the hill; Monday is the quiet day.',
          tags: ['food', 'markets', 'shopping'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Cabaret or chanson in Pigalle',
          line: 'from the big revues to small clubs; book.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'onion soup in a bistro behind the hill, not on Place du Tertre.',
    },
    {
      name: 'Canal Saint-Martin and the east',
      sights: [
        {
          name: 'Père-Lachaise',
          line: 'Wilde, Piaf and Chopin under chestnuts.',
          tags: ['history', 'nature'],
          slots: ['morning'],
        },
        {
          name: 'Marché d’Aligre',
          line: 'produce outside, old hall inside; mornings, not Mondays.',
          tags: ['markets', 'food'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Atelier des Lumières',
          line: 'paintings projected over an old foundry.',
          tags: ['art', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Canal Saint-Martin',
          line: 'iron bridges, locks and picnics at sunset.',
          tags: ['views', 'nightlife'],
          slots: ['evening'],
        },
        {
          name: 'Parc de la Villette',
          line: 'a science city, the Philharmonie and, in summer, films on the lawn.',
          tags: ['family', 'music', 'museums', 'festivals'],
          slots: ['afternoon', 'evening'],
        },
      ],
      lunch: 'a neo-bistro’s fixed lunch in the 11th, the best value in town.',
    },
  ],
  districts: [
    { name: 'Le Marais', line: 'central, lively and walkable.' },
    { name: 'Saint-Germain', line: 'elegant, near Orsay and the Louvre.' },
    { name: 'Canal Saint-Martin', line: 'younger and better value.' },
    { name: 'Latin Quarter', line: 'old streets, students, RER to the airport.' },
  ],
  food: [
    'a bistro with a slate menu: terrine, duck, tarte; kitchens open at seven or half past.',
    'oysters and a glass of Muscadet.',
    'couscous, as Parisian as steak by now.',
    'a cheese and charcuterie board in a wine bar.',
    'galettes and cider in the Breton streets of Montparnasse.',
  ],
  dayTrips: [
    {
      name: 'Versailles',
      line: 'about 40 minutes by RER C: the palace is shut on Mondays, the gardens are not.',
      tags: ['history', 'architecture', 'nature'],
      closed: [1],
    },
    {
      name: 'Giverny',
      line: 'Monet’s garden, open from April to October; train to Vernon, then a bus.',
      tags: ['art', 'nature'],
      months: [4, 5, 6, 7, 8, 9, 10],
    },
    {
      name: 'Reims',
      line: '45 minutes by fast train: the coronation cathedral and champagne cellars.',
      tags: ['history', 'food', 'temples'],
    },
  ],
  gettingAround:
    'the métro covers everything and a Navigo Easy card is tapped for each ride; the centre is best on foot.',
  arrival:
    'from Charles de Gaulle the RER B takes about 35 minutes to the centre; from Orly metro line 14 takes about 25.',
  seasons: [
    { months: [4, 5, 6], line: 'Long light evenings and parks in flower.' },
    { months: [7, 8], line: 'Warm and full of visitors; many small restaurants close in August.' },
    { months: [9, 10], line: 'Mild and back to life: the best months.' },
    {
      months: [11, 12, 1, 2, 3],
      line: 'Grey and short days, with lights in December and short museum queues after.',
    },
  ],
  dailyCost: 65,
};

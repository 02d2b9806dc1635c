/** What most towns have, as days for those who ask for it: no sight that might not exist, and what to look up for each. */
import type { Weekday } from '../domain/dates/calendar.ts';
import type { Interest } from './towns/types.ts';

type Half = readonly [title: string, note: string];

export interface GenericDay {
  readonly title: string;
  readonly morning: Half;
  readonly lunch: string;
  readonly afternoon: Half;
}

/** A day with what it asks for. */
export interface GenericChoice extends GenericDay {
  readonly tags: readonly Interest[];
  /** Weekdays on which most of it is shut in most countries. */
  readonly notOn?: readonly Weekday[];
  /** It wants the whole day, mild weather, or cold weather. */
  readonly needs?: 'wholeDay' | 'mild' | 'cold';
}

export const GENERIC_DAYS: readonly GenericChoice[] = [
  {
    title: 'By the sea',
    tags: ['beach'],
    morning: [
      'The nearest good beach',
      'ask your hotel which one is calm this week, and where it is safe to swim.',
    ],
    lunch: 'fish or rice at a plain place behind the beach.',
    afternoon: ['Shade, then the last light', 'sit out the hottest hours, and be back by the water at five.'],
  },
  {
    title: 'Museums and the old centre',
    tags: ['museums', 'history', 'art'],
    // most of them rest on Mondays
    notOn: [1],
    morning: ['The main museum', 'check its closing day on its own site first.'],
    lunch: 'a café near the museum, away from its front door.',
    afternoon: ['A smaller museum or house', 'one that fits your interests, then a bench in the sun.'],
  },
  {
    title: 'Markets and food',
    tags: ['food', 'markets', 'shopping'],
    notOn: [0],
    morning: ['The food market', 'at its best before noon; look up its days.'],
    lunch: 'eat at the market’s counters.',
    afternoon: [
      'Where people live',
      'a neighbourhood that visitors miss; ask at your hotel which one they would choose.',
    ],
  },
  {
    title: 'Water, parks and views',
    tags: ['nature', 'views', 'family'],
    needs: 'mild',
    morning: [
      'Along the water',
      'the river, lake or sea front on foot or by hired bicycle; where there is none, the longest park.',
    ],
    lunch: 'a picnic from a bakery and a greengrocer.',
    afternoon: ['The nearest hill or garden', 'carry water and a layer.'],
  },
  {
    title: 'Short light and warm rooms',
    tags: ['nature', 'wellness', 'family'],
    needs: 'cold',
    morning: [
      'Out while it is light',
      'the river, the lake or the longest park, an hour at most; look up the sunrise.',
    ],
    lunch: 'a soup of the country, in a café with windows.',
    afternoon: [
      'Warm rooms',
      'baths or a sauna, a covered market, a library: whichever this town is known for.',
    ],
  },
  {
    title: 'A day out of town',
    tags: ['nature', 'history', 'adventure'],
    needs: 'wholeDay',
    morning: [
      'Out by train or bus',
      'a town or landscape within about an hour; ask at the station for a day return.',
    ],
    lunch: 'where you end up, on the square.',
    afternoon: ['A second look, and back', 'come back before the evening rush.'],
  },
  {
    title: 'Buildings and beliefs',
    tags: ['architecture', 'temples', 'history'],
    morning: [
      'Houses of faith',
      'the oldest that admit visitors, outside the hours of prayer; dress for them.',
    ],
    lunch: 'where the office workers queue.',
    afternoon: ['Fine houses', 'the quarter where the town’s merchants or officials once lived.'],
  },
  {
    title: 'Things made here',
    tags: ['shopping', 'art', 'markets'],
    notOn: [0],
    morning: ['Workshops', 'crafts that are still made in town; the tourist office keeps a list.'],
    lunch: 'a small kitchen in the same streets.',
    afternoon: ['Shops that only this town has', 'books, cloth or kitchenware rather than souvenirs.'],
  },
  {
    title: 'Learn something',
    tags: ['food', 'music', 'festivals'],
    notOn: [0],
    morning: ['A class', 'cooking, dance or language: your hotel knows who teaches for a morning.'],
    lunch: 'what you have cooked, or the teacher’s favourite place.',
    afternoon: ['A public library or university', 'courtyards, reading rooms and cheap coffee.'],
  },
];

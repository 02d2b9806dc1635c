/** Days without a guide: what every city has, and no sight that might not exist. */

type Half = readonly [title: string, note: string];

export interface GenericDay {
  readonly title: string;
  readonly morning: Half;
  readonly lunch: string;
  readonly afternoon: Half;
}

type IsFor = (half: Half) => boolean;

const DAYS: readonly GenericDay[] = [
  {
    title: 'Get your bearings',
    morning: [
      'The historic centre',
      'see it before the streets fill, and note what you want to come back to.',
    ],
    lunch: 'the busiest plain place near the main market; order what the next table has.',
    afternoon: [
      'Squares and a viewpoint',
      'the main square and the streets behind it, then the best-known view.',
    ],
  },
  {
    title: 'Museums and the old centre',
    morning: ['The main museum', 'check its closing day on its own site first.'],
    lunch: 'a café near the museum, away from its front door.',
    afternoon: ['A smaller museum or house', 'one that fits your interests, then a park bench.'],
  },
  {
    title: 'Markets and food',
    morning: ['The food market', 'at its best before noon.'],
    lunch: 'eat at the market’s counters.',
    afternoon: [
      'Where people live',
      'a neighbourhood that visitors miss; ask at your hotel which one they would choose.',
    ],
  },
  {
    title: 'Water, parks and views',
    morning: [
      'Along the water',
      'the river, lake or sea front on foot or by hired bicycle; where there is none, the longest park.',
    ],
    lunch: 'a picnic from a bakery and a greengrocer.',
    afternoon: ['The nearest hill or garden', 'carry water and a layer.'],
  },
  {
    title: 'A day out of town',
    morning: [
      'Out by train or bus',
      'a town or landscape within about an hour; ask at the station for a day return.',
    ],
    lunch: 'where you end up, on the square.',
    afternoon: ['A second look, and back', 'come back before the evening rush.'],
  },
  {
    title: 'Buildings and beliefs',
    morning: ['Houses of faith', 'the oldest that admit visitors; dress for them.'],
    lunch: 'where the office workers queue.',
    afternoon: ['Fine houses', 'the quarter where the city’s merchants or officials once lived.'],
  },
  {
    title: 'Things made here',
    morning: ['Workshops', 'crafts that are still made in town; the tourist office keeps a list.'],
    lunch: 'a small kitchen in the same streets.',
    afternoon: ['Shops that only this city has', 'books, cloth or kitchenware rather than souvenirs.'],
  },
  {
    title: 'Learn something',
    morning: ['A class', 'cooking, dance or language: your hotel knows who teaches for a morning.'],
    lunch: 'what you have cooked, or the teacher’s favourite place.',
    afternoon: ['A public library or university', 'courtyards, reading rooms and cheap coffee.'],
  },
];
/** Halves of days beyond those: free, and said to be so. */
const FREE = [
  ['A slow morning', 'sleep, laundry and a second breakfast: long trips need them.'],
  ['Back to the favourite', 'return to what you liked best, without a list.'],
  ['A day by chance', 'let somebody who lives here name a place you have not heard of, and go.'],
  ['What the weather kept from you', 'the plan of an earlier day that rain or heat had cut short.'],
] as const;

const DINNERS = [
  'a dish the region is known for; ask for the house’s own version.',
  'somewhere small that you passed by day and liked.',
  'street food or a market hall, standing up.',
  'a table outside, booked a day ahead.',
  'the place your hotel’s people go to themselves.',
] as const;

/**
 * The day of this number, from 0, of those without a guide.
 * @param isFor whether these travellers can do the half of a day
 */
export function genericDay(number: number, isFor: IsFor): GenericDay {
  const days = DAYS.filter(({ morning, afternoon }) => isFor(morning) && isFor(afternoon));
  return days[number] ?? freeDay(number - days.length, isFor);
}

/** A day of one's own, where a guide has no more to show. */
export function freeDay(number: number, isFor: IsFor): GenericDay {
  const halves = FREE.filter(isFor);
  const own = halves[number % halves.length] ?? FREE[0];
  return {
    title: 'Your own pace',
    morning: own,
    lunch: 'where the queue is made of locals.',
    afternoon: ['An open afternoon', 'for shopping, a park, or nothing at all.'],
  };
}

export function genericDinner(number: number): string {
  return DINNERS[number % DINNERS.length] ?? DINNERS[0];
}

/** Days without a guide: what the travellers like, as most towns have it; nothing is invented. */
import { soundsTooHard } from '../needs.ts';
import { GENERIC_DAYS, type GenericChoice, type GenericDay } from '../../../../content/genericDays.ts';
import type { Weekday } from '../../../../domain/dates/calendar.ts';
import type { Brief } from '../../brief/brief.ts';

/** The day that is to be filled. */
export interface GenericInput {
  readonly brief: Pick<Brief, 'interests' | 'avoid' | 'mobility' | 'needs'>;
  readonly weekday: Weekday;
  readonly isWhole: boolean;
  /** Whether it freezes or may. */
  readonly isCold: boolean;
  /** Titles of the days that the town has had. */
  readonly used: ReadonlySet<string>;
}

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
  'a table by the window, booked a day ahead.',
  'the place your hotel’s people go to themselves.',
  'a neighbourhood place ten minutes from the sights, where the menu is short.',
  'something light after days of large dinners: a soup, a salad, a bakery.',
] as const;

/** The first day of what the travellers said they like that suits; null where they said nothing more. */
export function likedDay(input: GenericInput): GenericDay | null {
  const { interests } = input.brief;
  const isLiked = ({ tags }: GenericChoice) => tags.some((tag) => interests.includes(tag));
  return GENERIC_DAYS.find((day) => isLiked(day) && suits(day, input)) ?? null;
}

function suits(day: GenericChoice, { brief, weekday, isWhole, isCold, used }: GenericInput): boolean {
  const { needs = null, morning, afternoon, tags, notOn = [] } = day;
  const isMet =
    needs === null ||
    (needs === 'wholeDay' && isWhole) ||
    (needs === 'mild' && !isCold) ||
    (needs === 'cold' && isCold);
  return (
    isMet &&
    !used.has(day.title) &&
    !notOn.includes(weekday) &&
    !tags.some((tag) => brief.avoid.includes(tag)) &&
    ![morning, afternoon].some((half) => soundsTooHard(half.join(' '), brief))
  );
}

/** A day of one's own, where nothing more is to be shown. */
export function freeDay(number: number, brief: Pick<Brief, 'mobility' | 'needs'>): GenericDay {
  const halves = FREE.filter((half) => !soundsTooHard(half.join(' '), brief));
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

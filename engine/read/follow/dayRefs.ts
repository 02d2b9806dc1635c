/** Days of a plan as travellers name them: "day 2", "the third day", "Tuesday", "the last day". */
import { COUNT, countOf, ORDINALS } from '../numbers.ts';
import { monthNumberOf } from '../time/calendar.ts';
import { MONTH } from '../time/patterns.ts';
import { addDays, weekdayOf, type Weekday } from '../../../domain/dates/calendar.ts';

export type DayRef =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'weekday'; readonly weekday: Weekday }
  /** A day of the month: "the 6th", "Saturday the 6th"; with its month, from 1, where that is said: "6 May". */
  | { readonly kind: 'date'; readonly day: number; readonly month?: number }
  /** `back` counts days from there: the last full day is the one before. */
  | { readonly kind: 'last'; readonly back?: number }
  /** "That day", of which nobody knows any more which it was. */
  | { readonly kind: 'unnamed' };

const WEEKDAYS: readonly (readonly [Weekday, string])[] = [
  [0, 'sun(?:day)?'],
  [1, 'mon(?:day)?'],
  [2, 'tue(?:s|sday)?'],
  [3, 'wed(?:nesday|s)?'],
  [4, 'thu(?:rs|rsday)?'],
  [5, 'fri(?:day)?'],
  [6, 'sat(?:urday)?'],
];
const NUMBERED = new RegExp(`\\b(?:day\\s*#?\\s*${COUNT}|d(\\d{1,2}))\\b(?!\\s*(?:days|people|adults))`, 'i');
const ORDINAL = new RegExp(
  `\\b(?:the\\s+)?(?:(\\d{1,2})(?:st|nd|rd|th)|(${ORDINALS.join('|')}))\\s+((?:full|whole|entire)\\s+)?(?:day|morning|afternoon|evening)\\b`,
  'i',
);
const LAST = /\b(?:the\s+)?(?:last|final)\s+((?:full|whole|entire)\s+)?(?:day|morning|afternoon|evening)\b/i;
/** With what belongs to it: "on Tuesday's", "this Tuesday". */
const WEEKDAY = new RegExp(
  `\\b(?:(?:on|for|this|the)\\s+)*(${WEEKDAYS.map(([, words]) => words).join('|')})s?(?:['’]s)?\\b`,
  'i',
);

export interface FoundDay {
  readonly ref: DayRef;
  readonly from: number;
  readonly to: number;
}

/** The first day that a text names; null when it names none. */
export function findDayRef(text: string): FoundDay | null {
  return numbered(text) ?? ordinal(text) ?? last(text) ?? weekday(text) ?? unnamed(text);
}

const DATED = new RegExp(
  `\\b(?:on |to |for )?(?:the |${WEEKDAYS.map(([, words]) => words).join('|')}),? ?(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:day|floor|of)\\b)`,
  'i',
);
const OF_MONTH = new RegExp(
  `\\b(?:(?:on|for|${WEEKDAYS.map(([, words]) => words).join('|')}),? )?(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?)(?![\\w:])`,
  'i',
);

/** As {@link findDayRef}, with days of the month, where nothing but a day of the plan can be meant. */
export function findDatedRef(text: string): FoundDay | null {
  const named = OF_MONTH.exec(text);
  if (named) {
    const [, day, month, before, after] = named;
    return at(named, { kind: 'date', day: Number(day ?? after), month: monthNumberOf(month ?? before) });
  }
  const match = DATED.exec(text);
  return match ? at(match, { kind: 'date', day: Number(match[1]) }) : findDayRef(text);
}

/** The weekday that a text names, wherever it stands; null for none. */
export function findWeekday(text: string): Weekday | null {
  const found = weekday(text);
  return found?.ref.kind === 'weekday' ? found.ref.weekday : null;
}

/** Without what names the day, so that its weekday is not read as a date. */
export function withoutDay(text: string, { from, to }: FoundDay): string {
  return `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim();
}

function numbered(text: string): FoundDay | null {
  const match = NUMBERED.exec(text);
  const number = countOf((match?.[1] ?? match?.[2] ?? '').toLowerCase());
  return match && number > 0 ? at(match, { kind: 'number', number }) : null;
}

function ordinal(text: string): FoundDay | null {
  const match = ORDINAL.exec(text);
  if (!match) return null;
  const number =
    match[1] === undefined ? ORDINALS.indexOf(match[2]?.toLowerCase() ?? '') + 1 : Number(match[1]);
  // on the day of arrival nobody has a full one
  const full = match[3] === undefined ? 0 : 1;
  return number > 0 ? at(match, { kind: 'number', number: number + full }) : null;
}

function last(text: string): FoundDay | null {
  const match = LAST.exec(text);
  return match && at(match, { kind: 'last', ...(match[1] !== undefined && { back: 1 }) });
}

function weekday(text: string): FoundDay | null {
  const match = WEEKDAY.exec(text);
  const typed = match?.[1]?.toLowerCase() ?? '';
  const own = WEEKDAYS.find(([, words]) => new RegExp(`^(?:${words})$`).test(typed));
  // "sat" and "sun" are words too
  const isDay = typed.length > 3 || !/^(?:sat|sun|wed|mon)$/.test(typed) || /\bon\s/i.test(match?.[0] ?? '');
  return match && own && isDay ? at(match, { kind: 'weekday', weekday: own[0] }) : null;
}

const UNNAMED =
  /\b(?:that|this|same)(?: same)? day\b(?! trip)|\bthe day (?:after|before) (?:that|it|this)(?: one| day)?\b/i;

function unnamed(text: string): FoundDay | null {
  const match = UNNAMED.exec(text);
  return match && at(match, { kind: 'unnamed' });
}

function at(match: RegExpExecArray, ref: DayRef): FoundDay {
  return { ref, from: match.index, to: match.index + match[0].length };
}

/** Which day of a plan is meant, from 1; 0 for one that it does not have. @param firstDay ISO date */
export function numberOf(
  ref: DayRef,
  { firstDay, days }: { readonly firstDay: string; readonly days: number },
): number {
  if (ref.kind === 'last') return Math.max(0, days - (ref.back ?? 0));
  if (ref.kind === 'unnamed') return 0;
  if (ref.kind === 'number') return ref.number <= days ? ref.number : 0;
  const all = Array.from({ length: days }, (_, index) => addDays(firstDay, index));
  const isMeant = (date: string) =>
    ref.kind === 'weekday'
      ? weekdayOf(date) === ref.weekday
      : Number(date.slice(8)) === ref.day && [undefined, Number(date.slice(5, 7))].includes(ref.month);
  return all.findIndex(isMeant) + 1;
}

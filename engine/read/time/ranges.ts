/** Ranges without a month of their own, which lie in the window that is named beside them. */
import { addDays, daysBetween, MONTH_NAMES, weekdayOf } from '../../../domain/dates/calendar.ts';
import { span } from './calendar.ts';
import { DAY_TH, dayIn, NO_DAY, ON_WEEKDAY, pattern, TO, WEEKDAY, weekdayIn } from './patterns.ts';
import { ordinalOf } from '../numbers.ts';
import { nextMonday } from './relative.ts';
import type { FoundDates } from './dates.ts';
import type { DateWish } from '../types.ts';
import type { Span } from '../words.ts';

const TO_OR_AND = `(?:${TO}|\\s+and\\s+(?:the\\s+)?)`;
/** "from the 6th till the 11th". */
const ORDINAL_DAYS = pattern(
  `(?:from\\s+|between\\s+)?${ON_WEEKDAY}(?:the\\s+)?${DAY_TH}${TO_OR_AND}${ON_WEEKDAY}(?:the\\s+)?${DAY_TH}(?! (?:of|floor|row|century|grade)\\b)`,
);
/** "In on the 15th and out on the 18th". */
const IN_OUT = pattern(
  `(?:in|there|arriv(?:e|es|ing|al)|land(?:s|ing)?|check(?:ing)?[- ]?in|come|coming|get(?:ting)? (?:in|there)|fly(?:ing)?(?: (?:in|out|over))?|out|going|leav(?:e|ing))(?: on)?(?: the)? ${DAY_TH}(?: (?:of|floor|row)\\b)?,?\\s*(?:-|–|and|then|&)?\\s*(?:we |i )?(?:out|back|home|leav(?:e|es|ing)|depart(?:s|ing)?|fly(?:ing)? (?:out|home|back)|check(?:ing)?[- ]?out|return(?:ing)?|go(?:ing)? home)(?: again)?(?: on)?(?: the)? ${DAY_TH}(?! (?:of|floor|row|century|grade)\\b)`,
);
/** "thu 10 to sun 13". */
const WEEKDAY_DAYS = pattern(
  `(?:from\\s+)?${WEEKDAY},?\\s+(?:the\\s+)?(\\d{1,2})(?:th|st|nd|rd)?${TO}${WEEKDAY},?\\s+(?:the\\s+)?(\\d{1,2})(?:th|st|nd|rd)?${NO_DAY}(?!\\s*(?:[/.:]\\s*\\d|h\\b|hrs?\\b))`,
);
/** "9 to 13", which is a range of days only where a month stands by. */
const BARE_DAYS = pattern(
  `(?:from\\s+|between\\s+)?(?:the\\s+)?(?<![$€£#]|\\b(?:kids?|ages?|aged|children|max|under|budget|day|days)\\s+(?:of\\s+)?)(\\d{1,2})(?:th|st|nd|rd)?${TO}(\\d{1,2})(?:th|st|nd|rd)?${NO_DAY}(?!\\s*(?:[/.:-]\\s*\\d|h\\b|hrs?\\b|years?|yrs?|yo\\b|km|miles|rooms?|stars?|°|c\\b|degrees|each|every))`,
);
const BEYOND = pattern(
  `(?:(?:any ?time|sometime|some days|only|but)\\s+)*(after|from|past|not before|not earlier than|before|until|till?|by|no later than)\\s+the\\s+${DAY_TH}(?! (?:of|week|floor|row|century)\\b)(?:\\s+(?:on|onwards?))?`,
);
/** "Fri to Mon", "sat through tuesday next week". */
const WEEKDAYS = pattern(
  `(?:(this|next|the) )?(?:from )?${WEEKDAY}s?(?: (?:night|evening|morning|afternoon))?${TO}${WEEKDAY}s?(?: (?:night|evening|morning|afternoon))?(?: (this|next) week)?`,
);
/** Which of a month's: "the first one in june". */
const WHICH = pattern('(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last) (?:one|such)');
/** Days by number in the month of a window; ordinals without any in the month that comes next. */
export function findDayRange(lower: string, window: FoundDates | null, today: string): FoundDates | null {
  const text = blanked(lower, window);
  const ordinals = IN_OUT.exec(text) ?? ORDINAL_DAYS.exec(text);
  const named = WEEKDAY_DAYS.exec(text);
  const match = ordinals ?? named ?? (window?.wish.kind === 'window' ? BARE_DAYS.exec(text) : null);
  if (!match) return null;
  const [from, to] = match === named ? [named[2], named[4]] : [match[1], match[2]];
  if (window === null && dayIn(from) === dayIn(to)) return null;
  const wish =
    window?.wish.kind === 'window' || window?.wish.feast !== undefined
      ? daysIn(window.wish, from, to, match[0], today)
      : nextDays(from, to, match[0], today, match === named ? weekdayIn(named[1]) : -1);
  if (!wish) return null;
  const own = { start: match.index, end: match.index + match[0].length };
  return { wish, spans: window ? [...window.spans, own] : [own], days: null };
}

/** "January, any time after the 14th": a window without what lies before, or behind, such a day. */
export function withinDays(found: FoundDates, lower: string): FoundDates {
  const match = BEYOND.exec(blanked(lower, found));
  const { wish, spans } = found;
  if (!match || wish.kind !== 'window' || wish.feast !== undefined) return found;
  const date = `${wish.start.slice(0, 8)}${String(dayIn(match[2])).padStart(2, '0')}`;
  const isBefore = /^(?:before|until|till?|by|no later)/.test(match[1] ?? '');
  const isOn = /^(?:from|not before|not earlier|until|till?|by|no later)/.test(match[1] ?? '');
  const start = isBefore ? wish.start : addDays(date, isOn ? 0 : 1);
  const end = isBefore ? addDays(date, isOn ? 0 : -1) : wish.end;
  if (!(date > wish.start && date < wish.end)) return found;
  return {
    ...found,
    wish: { ...wish, start, end },
    spans: [...spans, { start: match.index, end: match.index + match[0].length }],
  };
}

/** In the month that a window begins in. */
function daysIn(
  { start, feast, movedFrom }: DateWish,
  from: string | undefined,
  to: string | undefined,
  typed: string,
  today: string,
): DateWish | null {
  const [first, last] = [dayIn(from), dayIn(to)];
  if (first < 1 || last < 1 || first > 31 || last > 31 || first === last) return null;
  const month = Number(start.slice(5, 7)) - 1;
  const name = nameOf(month);
  const wish = span(
    typed,
    today,
    start.slice(0, 4),
    [name, from],
    [last > first ? name : nameOf(month + 1), to],
  );
  return wish && { ...wish, movedFrom, ...(feast === undefined ? {} : { feast }) };
}

/** Days of the month that comes next with both of them ahead. @param weekday of the first, -1 where none is named */
function nextDays(
  from: string | undefined,
  to: string | undefined,
  typed: string,
  today: string,
  weekday: number,
): DateWish | null {
  const [year, number] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  for (let ahead = 0; ahead < (weekday < 0 ? 3 : 12); ahead += 1) {
    const first = new Date(Date.UTC(year, number - 1 + ahead, 1));
    const month = first.getUTCMonth();
    const last = dayIn(to) < dayIn(from) ? nameOf(month + 1) : nameOf(month);
    const wish = span(typed, today, String(first.getUTCFullYear()), [nameOf(month), from], [last, to]);
    const isOpen = wish?.movedFrom === null && (wish.begunOn ?? wish.impossible) === undefined;
    // "fri 15 to sun 17" is of the month whose 15th is a Friday
    if (wish && isOpen && (weekday < 0 || weekdayOf(wish.start) === weekday))
      return { ...wish, open: 'month' };
  }
  return null;
}

function nameOf(month: number): string | undefined {
  return MONTH_NAMES[month % 12]?.toLowerCase();
}

/** "Tue-Thu next week", "Friday to Monday", in the window that stands by where one does. */
export function findWeekdayRange(lower: string, window: FoundDates | null, today: string): FoundDates | null {
  const pair = weekdaysIn(blanked(lower, window));
  if (!pair) return null;
  const isNext = pair.week === 'next' || window?.wish.start === nextMonday(today);
  const which = window && WHICH.exec(lower);
  const base =
    window?.wish.kind === 'window' && daysBetween(window.wish.start, window.wish.end) >= 6 ? window : null;
  const start = base
    ? homeBefore(startIn(base.wish, pair, which?.[1]), pair.days, base, lower)
    : isNext
      ? addDays(nextMonday(today), (pair.from + 6) % 7)
      : addDays(today, (pair.from - weekdayOf(today) + 7) % 7 || 7);
  const spans = [
    ...(window?.spans ?? []),
    pair.span,
    ...(which ? [{ start: which.index, end: which.index + which[0].length }] : []),
  ];
  return {
    wish: {
      start,
      end: addDays(start, pair.days),
      kind: 'days',
      movedFrom: window?.wish.movedFrom ?? null,
      ...(window === null && pair.week === undefined && { open: 'week' as const }),
    },
    spans,
    days: null,
    ...(window === null && !isNext && { isOfWeekdays: true as const }),
  };
}

/** "The second weekend of January, Thursday to Monday": the days that go over that weekend; null where none do. */
export function overWeekend(lower: string, weekend: FoundDates): FoundDates | null {
  const { wish, spans } = weekend;
  const pair = wish.kind === 'days' ? weekdaysIn(blanked(lower, weekend)) : null;
  if (!pair || daysBetween(wish.start, wish.end) >= pair.days || pair.days >= 7) return null;
  const start = addDays(wish.end, -((weekdayOf(wish.end) - pair.from + 7) % 7));
  return {
    ...weekend,
    wish: { ...wish, start, end: addDays(start, pair.days) },
    spans: [...spans, pair.span],
  };
}

/** The start, or that of the week before where a stay would go beyond the week before a feast. */
export function homeBefore(start: string, days: number, { wish, spans }: FoundDates, lower: string): string {
  const isLate = wish.feast !== undefined && addDays(start, days) > wish.end;
  return isLate && spans.some((own) => lower.slice(own.start, own.end).includes('before'))
    ? addDays(start, -7)
    : start;
}

/** In the middle of a window, or the first or last there. */
function startIn({ start, end }: DateWish, { from, days }: WeekdayPair, which: string | undefined): string {
  const first = addDays(start, (from - weekdayOf(start) + 7) % 7);
  // "Sunday to Saturday of the last full week": weeks of those who count them from Sunday
  if (from === 0 && weekdayOf(start) === 1 && daysBetween(start, end) === 6 && addDays(first, days) > end)
    return addDays(start, -1);
  const weeks = Math.floor(daysBetween(first, end) / 7);
  if (which === 'last') return addDays(first, weeks * 7);
  const nth = which === undefined ? Math.floor(weeks / 2) : (ordinalOf(which) ?? 1) - 1;
  return addDays(first, Math.min(nth, weeks) * 7);
}

/** The town that "fly in from Denver Thursday" and "3 nights in Turin before that" name is no part of the day. */
const TOWN_WITHIN = new RegExp(
  `(?<=(?:days?|nights?))\\s+(?!(?:in|before|after|later|earlier|of|for|at|on|to)\\b)[a-z]+(?=\\s+(?:before|after))|\\s(?:from|in|to)\\s+(?!(?:the|on|a|an)\\b|${WEEKDAY}\\b)[a-z]+(?:\\s+(?!(?:on|by|at|the|before|after|then|until)\\b|${WEEKDAY}\\b)[a-z]+)?`,
);

/** A span, in two where it holds a town. */
export function withoutTown({ start, end }: Span, lower: string): Span[] {
  const town = TOWN_WITHIN.exec(lower.slice(start, end));
  if (!town) return [{ start, end }];
  const at = start + town.index;
  // "home to Manchester on the 14th": what "home" says of the town is read with that
  if (/^\s*to\b/.test(town[0]) && /\b(?:home|back)\s*$/.test(lower.slice(start, at)))
    return [{ start: at + town[0].length, end }];
  return [
    { start, end: at },
    { start: at + town[0].length, end },
  ];
}

export interface WeekdayPair {
  /** 0 is Sunday. */
  readonly from: number;
  /** Days from the first to the last: seven where they are the same. */
  readonly days: number;
  readonly week: string | undefined;
  readonly span: { readonly start: number; readonly end: number };
}

/** Two weekdays from the one to the other; null for none. */
export function weekdaysIn(lower: string): WeekdayPair | null {
  const match = WEEKDAYS.exec(lower);
  if (!match) return null;
  const [from, to] = [weekdayIn(match[2]), weekdayIn(match[3])];
  if (from < 0 || to < 0) return null;
  return {
    from,
    days: (to - from + 7) % 7 || 7,
    week: match[1] ?? match[4],
    span: { start: match.index, end: match.index + match[0].length },
  };
}

/** A text without the words of dates that were found in it, its length as it was. */
export function blanked(text: string, found: Pick<FoundDates, 'spans'> | null): string {
  return (found?.spans ?? []).reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}

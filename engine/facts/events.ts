/** Events of the guides: when they are, and which a text names. */
import { addDays, daysBetween } from '../../domain/dates/calendar.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { dateOf } from './holidays.ts';
import type { CityGuide } from '../../content/towns/types.ts';
import type { DateWish } from '../read/types.ts';

type Event = NonNullable<CityGuide['events']>[number];

/** An event on the calendar. */
export interface EventDays {
  readonly event: Event;
  /** ISO dates of its first and last day. */
  readonly start: string;
  readonly end: string;
  /** Its usual days: those of the year are set anew each time. */
  readonly isUsual: boolean;
}

/** Each time that an event of a guide falls into the days from `first` to `last`, in their order. */
export function eventsDuring(guide: CityGuide | null, first: string, last: string): EventDays[] {
  return (guide?.events ?? [])
    .flatMap((event) => timesOf(event, Number(first.slice(0, 4))))
    .filter(({ start, end }) => start <= last && end >= first)
    .toSorted((a, b) => a.start.localeCompare(b.start, 'en'));
}

/** The next time that an event is not over on a date; null where its dates are not known. */
export function nextTime(event: Event, today: string): EventDays | null {
  const next = timesOf(event, Number(today.slice(0, 4)))
    .filter(({ end }) => end >= today)
    .toSorted((a, b) => a.start.localeCompare(b.start, 'en'));
  return next[0] ?? null;
}

/** The event of a guide that is called so. */
export function eventNamed(guide: CityGuide | null, name: string): Event | null {
  const plain = normalize(name);
  return guide?.events?.find((event) => namesOf(event).some((own) => normalize(own) === plain)) ?? null;
}

export function namesOf({ name, aliases }: Event): readonly string[] {
  return [name, ...(aliases ?? [])];
}

/** Of the year before as well: one that begins then may go on. */
function timesOf(event: Event, year: number): EventDays[] {
  const { when } = event;
  if ('dates' in when) return when.dates.map(([start, end]) => ({ event, start, end, isUsual: false }));
  return [year - 1, year, year + 1, year + 2].flatMap((own): EventDays[] => {
    if ('easter' in when) {
      const easter = dateOf('E', own);
      const [from, to] = when.easter;
      return easter === null
        ? []
        : [{ event, start: addDays(easter, from), end: addDays(easter, to), isUsual: false }];
    }
    const [from, to] = 'yearly' in when ? when.yearly : when.usually;
    const end = `${to < from ? own + 1 : own}-${to}`;
    return [{ event, start: `${own}-${from}`, end, isUsual: 'usually' in when }];
  });
}

/** Days that it takes to plan a trip. */
export const DAYS_TO_PREPARE = 2;
/** An event of so few days is in the middle of the trip; a longer one leaves room. */
const SHORT_EVENT = 5;

/** The dates of a trip that is for an event. @param soonest ISO date */
export function datesFor(
  { event, start, end }: Pick<EventDays, 'start' | 'end'> & { readonly event: { readonly name: string } },
  soonest: string,
): DateWish {
  const first = start < soonest ? soonest : start;
  const wish: DateWish = { start: first, end, kind: 'window', movedFrom: null, feast: event.name };
  const days = daysBetween(first, end) + 1;
  return days > SHORT_EVENT ? wish : { ...wish, around: addDays(first, Math.floor((days - 1) / 2)) };
}

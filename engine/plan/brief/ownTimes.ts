/** Appointments and busy hours of a trip on its days. */
import { quoted } from '../../say/talk/unchanged.ts';
import { listOf } from '../../say/write/format.ts';
import { addDays, weekdayOf } from '../../../domain/dates/calendar.ts';
import { hourInWords } from '../build/clock.ts';
import type { Appointment } from '../../read/acts/hours/appointments.ts';
import type { TripSpec } from '../../trip/spec.ts';

/** Hours of a day that are taken. */
export interface OwnTime {
  readonly kind: 'fixed' | 'busy';
  readonly what: string;
  /** Index of the day. */
  readonly day: number;
  /** Minutes of the day. */
  readonly from: number;
  readonly until: number;
}

const USUAL = 120;
/** How long things last where nobody said it, in minutes. */
const LASTS: readonly (readonly [RegExp, number])[] = [
  [/wedding|funeral|ceremony/i, 300],
  [/concert|opera|match|game|show|performance|gig|dinner|party/i, 150],
  [/lunch|appointment|interview|lesson/i, 90],
];
const LATEST = 23 * 60 + 45;

/** The times on their days; what has no day of the trip is said. @param firstDay ISO date */
export function ownTimesOf(
  { fixed, busy }: Pick<TripSpec, 'fixed' | 'busy'>,
  firstDay: string,
  days: number,
): { readonly times: readonly OwnTime[]; readonly notes: readonly string[] } {
  const dates = Array.from({ length: days }, (_, index) => addDays(firstDay, index));
  const placed = fixed.map((own) => ({ own, day: dayOf(own, dates) }));
  const busyTimes = busy.flatMap(({ what, weekdays, on = [], from, until }) => {
    const named = on.map((own) => dayOf({ on: own }, dates));
    const isEvery = weekdays.length === 0 && on.length === 0;
    return dates.flatMap((date, day): OwnTime[] =>
      isEvery || weekdays.includes(weekdayOf(date)) || named.includes(day)
        ? [{ kind: 'busy', what, day, from, until }]
        : [],
    );
  });
  const fixedTimes = placed.flatMap(({ own, day }): OwnTime[] =>
    day < 0 ? [] : [{ kind: 'fixed', what: own.what, day, from: own.from, until: endOf(own) }],
  );
  const daysOf = (kind: OwnTime['kind'], { what, from }: Pick<Appointment, 'what' | 'from'>) =>
    [...fixedTimes, ...busyTimes].flatMap((time) =>
      time.kind === kind && time.what === what && time.from === from ? [`${time.day + 1}`] : [],
    );
  const notes = [
    ...placed.map(({ own, day }) =>
      day < 0
        ? `“${quoted(own.what)}” at ${hourInWords(own.from)} is in no day of this plan: ${own.on === null ? 'tell me which day it is on' : 'its day is none of the trip'}.`
        : `“${quoted(own.what)}” is on day ${listOf([...new Set(daysOf('fixed', own))])} at ${hourInWords(own.from)}, and all else is planned round it.`,
    ),
    ...busy.map((own) => {
      const hours =
        own.from === 0
          ? `until ${hourInWords(own.until)}`
          : `${hourInWords(own.from)} to ${hourInWords(own.until)}`;
      const on = listOf([...new Set(daysOf('busy', own))]);
      return on === ''
        ? `${own.what}, ${hours}: none of its days is in this trip.`
        : `${own.what}: ${hours} is kept free on day ${on}.`;
    }),
  ];
  // what is on several days is told once
  return { times: [...fixedTimes, ...busyTimes], notes: [...new Set(notes)] };
}

/** From this hour on somebody can still come on the day itself. */
const NOON = 12 * 60;

/** Whether what the trip is for begins in the morning of its first day: nobody comes from afar before that. */
export function beginsAtWork(
  { busy, dates }: Pick<TripSpec, 'busy' | 'dates'>,
  firstDay: string,
  days: number,
): boolean {
  if (dates === null || dates.kind === 'window') return false;
  const all = Array.from({ length: days }, (_, index) => addDays(firstDay, index));
  return busy.some(
    ({ what, on = [], from }) =>
      from > 0 &&
      from < NOON &&
      !/^(?:Nap|Rest|Free time)$/.test(what) &&
      on.some((own) => dayOf({ on: own }, all) === 0),
  );
}

/** Index of the day; -1 for none. */
function dayOf({ on }: Pick<Appointment, 'on'>, dates: readonly string[]): number {
  switch (on?.kind) {
    case undefined:
      return dates.length === 1 ? 0 : -1;
    case 'date':
      return dates.findIndex((date) => date.slice(5) === on.monthDay);
    case 'weekday':
      return dates.findIndex((date) => weekdayOf(date) === on.weekday);
    case 'monthDay':
      return dates.findIndex((date) => Number(date.slice(8)) === on.day);
    case 'day':
      return on.day >= 1 && on.day <= dates.length ? on.day - 1 : -1;
    case 'last':
      return dates.length - 1;
  }
}

function endOf({ what, from, until }: Appointment): number {
  const lasts = LASTS.find(([words]) => words.test(what))?.[1] ?? USUAL;
  return Math.min(until ?? from + lasts, LATEST);
}

/** Public holidays of a date, by the rules and tables of content/holidays. */
import { addDays, weekdayOf } from '../../domain/dates/calendar.ts';
import { COUNTRIES, NAMES } from '../../content/holidays/countries.ts';
import { MOVING } from '../../content/holidays/moving.ts';

export interface Holiday {
  /** As in a sentence: "Good Friday", "the National Day". */
  readonly name: string;
  /** ISO date. */
  readonly date: string;
}

const ofYear = new Map<string, readonly Holiday[]>();

/**
 * The public holidays of a country on a date.
 * @param date ISO date @param country ISO 3166 code; one that content/holidays does not have gives none
 */
export function holidaysOn(date: string, country: string): readonly Holiday[] {
  const key = `${country}${date.slice(0, 4)}`;
  const known = ofYear.get(key) ?? holidaysOf(country, Number(date.slice(0, 4)));
  ofYear.set(key, known);
  return known.filter((holiday) => holiday.date === date);
}

function holidaysOf(country: string, year: number): Holiday[] {
  return (COUNTRIES[country] ?? '').split(', ').flatMap((entry) => {
    const [rule = '', name = NAMES[rule] ?? rule] = entry.split('=');
    const date = dateOf(rule, year);
    return date === null ? [] : [{ name, date }];
  });
}

/**
 * The date of a rule (content/holidays/countries.ts says its form) in a year; null where the tables end.
 */
export function dateOf(rule: string, year: number): string | null {
  const [, base = '', shift = '0'] = /^(.*?)([+-]\d+)?$/.exec(rule) ?? [];
  if (/^\d{2}-\d{2}$/.test(rule)) return `${year}-${rule}`;
  const nth = /^(\d{2}):(-?\d):(\d)$/.exec(base);
  if (nth) return addDays(nthWeekday(year, Number(nth[1]), Number(nth[2]), Number(nth[3])), Number(shift));
  const day = baseOf(base, year);
  return day === null ? null : addDays(day, Number(shift));
}

function baseOf(base: string, year: number): string | null {
  if (base === 'E') return easter(year);
  if (base === 'O') return orthodoxEaster(year);
  // the king's birthday is kept a day sooner where it is a Sunday
  if (base === 'kingsDay') return `${year}-04-${weekdayOf(`${year}-04-27`) === 0 ? 26 : 27}`;
  const own = MOVING[base]?.[year];
  return own === undefined ? null : `${year}-${own}`;
}

/** Easter Sunday of the Gregorian calendar, by the rule of Gauss as Meeus, Jones and Butcher give it. */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const skipped = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - skipped + 1) / 3) + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * correction;
  return addDays(`${year}-03-22`, days);
}

/** Easter Sunday of the Julian calendar, which is 13 days behind until 2099, by the rule of Meeus. */
function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return addDays(`${year}-03-22`, moon + sunday + 13);
}

/** @param nth from 1, or -1 for the last @param weekday 0 is Sunday */
function nthWeekday(year: number, month: number, nth: number, weekday: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  if (nth > 0) return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
  const last = addDays(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10), -1);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}

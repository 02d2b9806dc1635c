/** Dates in words. ISO dates (yyyy-mm-dd) are calendar days and never pass through a time zone. */
import { MONTH_NAMES, parseIsoDate, WEEKDAY_NAMES } from './calendar.ts';
import { formatTime } from './dayTimes.ts';

interface CalendarDay {
  weekday: string;
  day: number;
  month: string;
  year: number;
}

function calendarDay(value: string): CalendarDay | null {
  const date = parseIsoDate(value);
  if (!date) return null;
  return {
    weekday: WEEKDAY_NAMES[date.getUTCDay()] ?? '',
    day: date.getUTCDate(),
    month: MONTH_NAMES[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  };
}

/** 'Sat 14 March'; takes an ISO date or date-time and answers what it was given if it is neither. */
export function formatShortDate(value: string): string {
  const date = calendarDay(value);
  return date ? `${date.weekday.slice(0, 3)} ${date.day} ${date.month}` : value;
}

/** '14 Mar', for the foot of a chart. */
export function formatDayMonth(value: string): string {
  const date = calendarDay(value);
  return date ? `${date.day} ${date.month.slice(0, 3)}` : value;
}

/** '14 March 2026'. */
export function formatDate(value: string): string {
  const date = calendarDay(value);
  return date ? `${date.day} ${date.month} ${date.year}` : value;
}

/** 'Saturday 14 March 2026'. */
export function formatLongDate(value: string): string {
  const date = calendarDay(value);
  return date ? `${date.weekday} ${date.day} ${date.month} ${date.year}` : value;
}

/** The results pages' date: long format, or 'Any date' (requirements §2, /flights). */
export function formatDateOrAny(value: string | null): string {
  return value === null ? 'Any date' : formatLongDate(value);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The calendar day of an instant (epoch ms) where this device is. */
export function localIsoDate(instant: number): string {
  const date = new Date(instant);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** '14 March 2026 at 6:10 PM': an instant (epoch ms) where this device is. */
export function formatMoment(instant: number): string {
  const date = new Date(instant);
  const time = formatTime(`${two(date.getHours())}:${two(date.getMinutes())}`);
  return `${formatDate(localIsoDate(instant))} at ${time}`;
}

/**
 * Epoch ms of a timestamp as a server writes it; NaN for what is none. PostgreSQL's own form (a space, an
 * offset without minutes) is understood by some browsers only, so it is made ISO first.
 */
export function parseInstant(text: string): number {
  const iso = text.trim().replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T');
  return Date.parse(iso.replace(/([+-]\d{2})$/, (offset) => (iso.includes('T') ? `${offset}:00` : offset)));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** How long ago an instant was: '2 hours ago', 'yesterday', after a month the date. Takes epoch ms or ISO. */
export function formatAge(instant: number | string, now: number): string {
  const then = typeof instant === 'number' ? instant : parseInstant(instant);
  if (!Number.isFinite(then)) return 'some time ago';
  const age = now - then;
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return plural(Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return plural(Math.floor(age / HOUR), 'hour');
  if (age < 2 * DAY) return 'yesterday';
  if (age < 30 * DAY) return plural(Math.floor(age / DAY), 'day');
  return `on ${formatShortDate(localIsoDate(then))} ${new Date(then).getFullYear()}`;
}

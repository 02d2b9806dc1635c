/** The events of an iCalendar file (RFC 5545) that somebody shares or opens, for a trip; and in words, for the assistant's field. */
import { addDays, isIsoDate } from '../dates/calendar.ts';
import { formatDate } from '../dates/formatDates.ts';
import { cutAt } from '../text/cutAt.ts';
import { isPlainLine } from '../text/text.ts';

/** Events that are told; the words of a message have no room for more. */
const MAX_EVENTS = 20;
/** Of a title or a place: the rest is what a mail says around it. */
const MAX_CHARS = 160;

export interface CalendarEvent {
  readonly summary: string;
  readonly place: string;
  readonly start: Wall;
  readonly end: Wall | null;
}

/** As the file has it: by which clock is said where it is not the place's own. */
export interface Wall {
  /** ISO date. */
  readonly date: string;
  /** "07:30"; null for a whole day. */
  readonly time: string | null;
  readonly utc: boolean;
  /** As the file calls it, which need not be a zone that anybody knows; null where it names none. */
  readonly zone: string | null;
}

/** Its events, the first to come first; null where there is none that can be read. */
export function calendarEvents(text: string): CalendarEvent[] | null {
  // folded lines go on behind a space (3.1)
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (!lines.some((line) => /^\uFEFF?BEGIN:VCALENDAR\s*$/i.test(line))) return null;
  const events = eventsIn(lines).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return events.length === 0 ? null : events;
}

/** A line for each of them, as many as a message has room for. */
export function calendarWords(events: readonly CalendarEvent[]): string {
  return events.slice(0, MAX_EVENTS).map(wordsOf).join('\n');
}

interface Field {
  readonly value: string;
  readonly parameters: string;
}

function eventsIn(lines: readonly string[]): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  // of what lies within an event, an alarm say, nothing is the event's
  const within: string[] = [];
  let fields = new Map<string, Field>();
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/i.exec(line) ?? [];
    const key = name.toUpperCase();
    const part = value.trim().toUpperCase();
    if (key === 'BEGIN') {
      within.push(part);
      if (part === 'VEVENT') fields = new Map();
    } else if (key === 'END') {
      if (within.at(-1) === 'VEVENT') events.push(...eventOf(fields));
      within.pop();
    } else if (within.at(-1) === 'VEVENT' && !fields.has(key)) fields.set(key, { value, parameters });
  }
  return events;
}

function eventOf(fields: ReadonlyMap<string, Field>): CalendarEvent[] {
  const start = wallOf(fields.get('DTSTART'));
  const summary = plainText(fields.get('SUMMARY')?.value);
  const isOff = fields.get('STATUS')?.value.trim().toUpperCase() === 'CANCELLED';
  if (!start || summary === '' || isOff) return [];
  const end = wallOf(fields.get('DTEND')) ?? endAfter(start, fields.get('DURATION')?.value);
  return [{ summary, start, end, place: plainText(fields.get('LOCATION')?.value) }];
}

/** The end of what lasts as long as this says: "PT1H30M", "P2D" (3.3.6); null for another text. */
function endAfter(start: Wall, duration = ''): Wall | null {
  const [whole, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^\+?P(?:(\d{1,2})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d+S)?)?$/i.exec(
      duration.trim(),
    ) ?? [];
  if (whole === undefined) return null;
  const allDays = Number(weeks) * 7 + Number(days);
  if (start.time === null) {
    const last = addDays(start.date, allDays);
    return isIsoDate(last) ? { ...start, date: last } : null;
  }
  const lasts = (allDays * 1_440 + Number(hours) * 60 + Number(minutes)) * 60_000;
  const end = new Date(Date.parse(`${start.date}T${start.time}:00Z`) + lasts).toISOString();
  const date = end.slice(0, 10);
  // an hour more or less where clocks are changed in between
  return isIsoDate(date) ? { ...start, date, time: end.slice(11, 16) } : null;
}

/** "20270409", "20270409T073000" or "20270409T073000Z"; null for another text, and a day or a time that no clock has. */
function wallOf({ value, parameters }: Field = { value: '', parameters: '' }): Wall | null {
  const [whole, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  if (whole === undefined || !isIsoDate(date) || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59)
    return null;
  return {
    date,
    time: hour === undefined ? null : `${hour}:${minute}`,
    utc: utc !== undefined,
    zone: /;TZID="?([\w/+-]{1,60})"?(?:;|$)/i.exec(parameters)?.[1] ?? null,
  };
}

/** A text's value (3.3.11) on one line, nothing unseen in it. */
function plainText(value = ''): string {
  const text = value.replaceAll(/\\([nN])/g, ' ').replaceAll(/\\([\\;,])/g, '$1');
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  const plain = isPlainLine(line) ? line : Array.from(line).filter(isPlainLine).join('');
  return cutAt(plain.trim(), MAX_CHARS).trim();
}

function placeOf({ start }: CalendarEvent): string {
  return `${start.date} ${start.time ?? ''}`;
}

function wordsOf({ summary, place, start, end }: CalendarEvent): string {
  return [summary, whenOf(start, end), place].filter((part) => part !== '').join(', ');
}

function whenOf(start: Wall, end: Wall | null): string {
  const at = ({ time, utc }: Wall) => (time === null ? '' : `${time}${utc ? ' UTC' : ''}`);
  const day = ({ date }: Wall) => formatDate(date);
  if (start.time === null) {
    // the day after the last one (3.6.1)
    const last = end && new Date(Date.parse(end.date) - 86_400_000).toISOString().slice(0, 10);
    return last !== null && last > start.date ? `${day(start)} to ${formatDate(last)}` : day(start);
  }
  const from = `${day(start)} ${at(start)}`;
  if (!end?.time || (end.date === start.date && end.time === start.time)) return from;
  return `${from} to ${end.date === start.date ? at(end) : `${day(end)} ${at(end)}`}`;
}

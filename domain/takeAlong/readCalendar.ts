/** An iCalendar file (RFC 5545) that somebody shares, as words for the assistant's field: a booking is an event or two. */
import { isIsoDate } from '../dates/calendar.ts';
import { formatDate } from '../dates/formatDates.ts';
import { cutAt } from '../text/cutAt.ts';

/** Events that are told; the words of a message have no room for more. */
const MAX_EVENTS = 20;
/** Of a title or a place: the rest is what a mail says around it. */
const MAX_CHARS = 160;

interface CalendarEvent {
  readonly summary: string;
  readonly place: string;
  readonly start: Wall;
  readonly end: Wall | null;
}

/** As the file has it: by which clock is said where it is not the place's own. */
interface Wall {
  /** ISO date. */
  readonly date: string;
  /** "07:30"; null for a whole day. */
  readonly time: string | null;
  readonly utc: boolean;
}

/** A line for each event, the first to come first; null where there is none that can be read. */
export function calendarWords(text: string): string | null {
  // folded lines go on behind a space (3.1)
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (!lines.some((line) => /^\uFEFF?BEGIN:VCALENDAR\s*$/i.test(line))) return null;
  const events = eventsIn(lines).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const words = events.slice(0, MAX_EVENTS).map(wordsOf);
  return words.length === 0 ? null : words.join('\n');
}

function eventsIn(lines: readonly string[]): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  // of what lies within an event, an alarm say, nothing is the event's
  const within: string[] = [];
  let fields = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/i.exec(line) ?? [];
    const key = name.toUpperCase();
    const part = value.trim().toUpperCase();
    if (key === 'BEGIN') {
      within.push(part);
      if (part === 'VEVENT') fields = new Map();
    } else if (key === 'END') {
      if (within.at(-1) === 'VEVENT') events.push(...eventOf(fields));
      within.pop();
    } else if (within.at(-1) === 'VEVENT' && !fields.has(key)) fields.set(key, value);
  }
  return events;
}

function eventOf(fields: ReadonlyMap<string, string>): CalendarEvent[] {
  const [start, end] = [wallOf(fields.get('DTSTART')), wallOf(fields.get('DTEND'))];
  const summary = plainText(fields.get('SUMMARY'));
  const isOff = fields.get('STATUS')?.trim().toUpperCase() === 'CANCELLED';
  if (!start || summary === '' || isOff) return [];
  return [{ summary, start, end, place: plainText(fields.get('LOCATION')) }];
}

/** "20270409", "20270409T073000" or "20270409T073000Z"; null for another text, and a day or a time that no clock has. */
function wallOf(value = ''): Wall | null {
  const [whole, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  if (whole === undefined || !isIsoDate(date) || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59)
    return null;
  return {
    date,
    time: hour === undefined ? null : `${hour}:${minute}`,
    utc: utc !== undefined,
  };
}

/** A text's value (3.3.11) on one line. */
function plainText(value = ''): string {
  const text = value.replaceAll(/\\([nN])/g, ' ').replaceAll(/\\([\\;,])/g, '$1');
  return cutAt(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), MAX_CHARS).trim();
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

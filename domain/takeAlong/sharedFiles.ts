/** Files that come from another app, by sharing or by opening them here, as fields of the assistant's address. */
import {
  MAX_CALENDAR_BYTES,
  SHARE_FIELDS,
  SHARED_CALENDAR,
  SHARED_PROBLEM,
  type SharedProblem,
} from '../chat/shareFields.ts';
import { MAX_MESSAGE_CHARS } from '../chat/messageSize.ts';
import { earliestToday } from '../dates/calendar.ts';
import { cutAt } from '../text/cutAt.ts';
import { type CalendarEvent, calendarEvents, calendarWords } from './readCalendar.ts';
import { shortCalendar } from './shortCalendar.ts';

/** What of a Blob is looked at; a form holds words in its place as well. */
type Came = string | { readonly size: number; text(): Promise<string> };

/**
 * @param texts by the field of the address
 * @param now of a calendar goes on what is not past, where there is such
 * @param problem why something else that came could not be taken
 */
export async function sharedFields(
  texts: Map<string, string>,
  files: readonly Came[],
  now: Date,
  problem: SharedProblem | null = null,
): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  const events: CalendarEvent[] = [];
  for (const file of files) {
    const read = await eventsOf(file);
    if (typeof read === 'string') {
      problem = read;
      continue;
    }
    for (const event of read) events.push(event);
    const words = calendarWords(read);
    texts.set(SHARE_FIELDS.text, [texts.get(SHARE_FIELDS.text), words].filter(Boolean).join('\n'));
  }
  // one more than a message holds, so that the page can say that it was cut
  for (const [name, text] of texts) fields[name] = cutAt(text, MAX_MESSAGE_CHARS + 1);
  if (events.length > 0) fields[SHARED_CALENDAR] = shortCalendar(events, earliestToday(now));
  if (problem !== null) fields[SHARED_PROBLEM] = problem;
  return fields;
}

/** The events of a file; why there are none. */
export async function eventsOf(file: Came): Promise<CalendarEvent[] | SharedProblem> {
  if (typeof file === 'string') return 'other';
  if (file.size > MAX_CALENDAR_BYTES) return 'large';
  try {
    return calendarEvents(await file.text()) ?? 'other';
  } catch {
    // whatever the file did to its reader, what came with it goes on
    return 'other';
  }
}

/** What another app shares with Waymark (Web Share Target, Level 2): a link, a text, a booking mail as text, a calendar file. */
import { cutAt } from '../text/cutAt.ts';
import { storableText } from '../text/text.ts';
import { MAX_MESSAGE_CHARS } from './messageSize.ts';
import {
  MAX_SHARED_CALENDAR_CHARS,
  SHARE_FIELDS,
  SHARED_CALENDAR,
  SHARED_PROBLEM,
  type SharedProblem,
} from './shareFields.ts';

/** Words that nobody has taken by then are let go, ms: whoever comes to the device later did not share them. */
export const SHARED_MS = 30 * 60_000;

/** Words on their way to the assistant's field, through a page's navigation state. */
export interface SharedWords {
  readonly words: string;
  /** The events among them as an iCalendar text, for a trip; null for none. */
  readonly calendar: string | null;
  /** Epoch ms. */
  readonly at: number;
  /** The account that shared them; null where nobody was signed in, and whoever logs in is asked. */
  readonly by: string | null;
}

/**
 * The words that an address brings for the assistant's field, as many as a message holds; null where it brings none. A
 * part that another holds already is left out: browsers share a page's link in its text as well, and its title as the text.
 * @param fields of an address's query: anyone can have written it
 */
export function sharedWords(fields: { get(name: string): string | null }): string | null {
  const parts: string[] = [];
  for (const name of [SHARE_FIELDS.text, SHARE_FIELDS.title, SHARE_FIELDS.url]) {
    const part = storableText(cutAt(fields.get(name) ?? '', MAX_MESSAGE_CHARS))
      .replaceAll('\r\n', '\n')
      .trim();
    if (part === '' || parts.some((earlier) => earlier.includes(part))) continue;
    if (name === SHARE_FIELDS.title) parts.unshift(part);
    else parts.push(part);
  }
  const words = storableText(cutAt(parts.join('\n'), MAX_MESSAGE_CHARS)).trim();
  return words === '' ? null : words;
}

/** The events that an address brings, unread, as {@link sharedWords}; null for none, and for more than ours have. */
export function sharedCalendar(fields: { get(name: string): string | null }): string | null {
  const calendar = fields.get(SHARED_CALENDAR);
  return calendar !== null && calendar.length <= MAX_SHARED_CALENDAR_CHARS ? calendar : null;
}

/** Why not all of what was shared was taken; null where nothing was shared, or it was. */
export function sharedProblem(fields: { get(name: string): string | null }): SharedProblem | null {
  const problem = fields.get(SHARED_PROBLEM);
  return problem === 'large' || problem === 'other' ? problem : null;
}

/** What is said of it: of `other` nothing else is known, not even that it was a file. It is in the app that shared it on. */
export const SHARED_PROBLEM_WORDS: Readonly<Record<SharedProblem, string>> = {
  large:
    'It is larger than 1 MB. It is still in the app that you shared it from: copy the booking’s text instead.',
  other:
    'Of files, only a calendar (.ics) with an event in it can be. What you shared is still in the app that you shared it from: copy its text instead.',
};

/**
 * The words in a value that should hold {@link SharedWords}; null for any other one, once they have expired, and where
 * another account shared them.
 * @param userId who reads them; null while nobody is signed in
 */
export function readShared(value: unknown, now: number, userId: string | null): SharedWords | null {
  if (typeof value !== 'object' || value === null) return null;
  const { words, calendar = null, at, by }: Partial<Record<keyof SharedWords, unknown>> = value;
  if (typeof words !== 'string' || typeof at !== 'number') return null;
  if (by !== null && (typeof by !== 'string' || (userId !== null && by !== userId))) return null;
  if (calendar !== null && (typeof calendar !== 'string' || calendar.length > MAX_SHARED_CALENDAR_CHARS))
    return null;
  if (words.trim() === '' || words.length > MAX_MESSAGE_CHARS) return null;
  // a clock that was set back makes nothing younger
  return Math.abs(now - at) < SHARED_MS ? { words, calendar, at, by } : null;
}

/** What stands in the field with the words below it; null where one message does not hold both. */
export function withShared(draft: string, words: string): string | null {
  const both = draft.trim() === '' ? words : `${draft.trimEnd()}\n\n${words}`;
  return both.length <= MAX_MESSAGE_CHARS ? both : null;
}

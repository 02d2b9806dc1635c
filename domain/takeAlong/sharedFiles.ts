/** Files that come from another app, by sharing or by opening them here, as fields of the assistant's address. */
import { MAX_CALENDAR_BYTES, SHARE_FIELDS, SHARED_PROBLEM, type SharedProblem } from '../chat/shareFields.ts';
import { MAX_MESSAGE_CHARS } from '../chat/messageSize.ts';
import { cutAt } from '../text/cutAt.ts';
import { calendarWords } from './readCalendar.ts';

/** What of a Blob is looked at; a form holds words in its place as well. */
type Came = string | { readonly size: number; text(): Promise<string> };

/**
 * @param texts by the field of the address
 * @param problem why something else that came could not be taken
 */
export async function sharedFields(
  texts: Map<string, string>,
  files: readonly Came[],
  problem: SharedProblem | null = null,
): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const file of files) {
    const words = await wordsOf(file);
    if (words === 'large' || words === 'other') problem = words;
    else texts.set(SHARE_FIELDS.text, [texts.get(SHARE_FIELDS.text), words].filter(Boolean).join('\n'));
  }
  // one more than a message holds, so that the page can say that it was cut
  for (const [name, text] of texts) fields[name] = cutAt(text, MAX_MESSAGE_CHARS + 1);
  if (problem !== null) fields[SHARED_PROBLEM] = problem;
  return fields;
}

async function wordsOf(file: Came): Promise<string> {
  if (typeof file === 'string') return 'other';
  if (file.size > MAX_CALENDAR_BYTES) return 'large';
  try {
    return calendarWords(await file.text()) ?? 'other';
  } catch {
    // whatever the file did to its reader, what came with it goes on
    return 'other';
  }
}

/**
 * What another app shares with Waymark comes as a form, because a file can: the worker turns it into the address that the
 * assistant's page reads (domain/chat/shared.ts). Where no worker answers it reaches the server, which leads to the page that says so, and
 * reads nothing of it (server/http/staticFiles.ts).
 */
import { MAX_MESSAGE_CHARS } from '../domain/chat/messageSize.ts';
import {
  MAX_CALENDAR_BYTES,
  SHARE_FIELDS,
  SHARED_FILE,
  SHARED_PROBLEM,
  type SharedProblem,
} from '../domain/chat/shareFields.ts';
import { calendarWords } from '../domain/takeAlong/readCalendar.ts';
import { cutAt } from '../domain/text/cutAt.ts';
import { paths } from '../src/config/paths.ts';

export async function takeShared(request: Request): Promise<Response> {
  const to = new URL(paths.assistant, request.url);
  const form = await request.formData().catch(() => null);
  const texts = new Map<string, string>();
  for (const name of Object.values(SHARE_FIELDS)) {
    const value = form?.get(name);
    if (typeof value === 'string') texts.set(name, value);
  }
  let problem: SharedProblem | null = form === null ? 'other' : null;
  for (const file of form?.getAll(SHARED_FILE) ?? []) {
    const words = await wordsOf(file);
    if (words === 'large' || words === 'other') problem = words;
    else texts.set(SHARE_FIELDS.text, [texts.get(SHARE_FIELDS.text), words].filter(Boolean).join('\n'));
  }
  // one more than a message holds, so that the page can say that it was cut
  for (const [name, text] of texts) to.searchParams.set(name, cutAt(text, MAX_MESSAGE_CHARS + 1));
  if (problem !== null) to.searchParams.set(SHARED_PROBLEM, problem);
  return Response.redirect(to.href, 303);
}

async function wordsOf(file: FormDataEntryValue): Promise<string> {
  if (typeof file === 'string') return 'other';
  if (file.size > MAX_CALENDAR_BYTES) return 'large';
  try {
    return calendarWords(await file.text()) ?? 'other';
  } catch {
    // whatever the file did to its reader, what came with it goes on
    return 'other';
  }
}

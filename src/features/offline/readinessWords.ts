/** What the check found, in words: what it is, how it stands, and what to do about it. */
import { paths } from '@/config/paths.ts';
import { formatAge } from '@domain/dates/formatDates.ts';
import { describeError, AppError, type AppErrorReason } from '@domain/errors/appError.ts';
import { GUIDE_NAMES, type PackPartName } from '@domain/plannerFiles.ts';
import type { Finding, Opened, Readiness, ReadyPart } from '@domain/readiness.ts';
import { titleOfSearch } from '@domain/search/search.ts';
import type { Progress } from '@/data/repositories/readiness/readiness.ts';
import { kindWords } from './refusedWords.ts';

export const BUTTON = 'Get what is missing';

export const partNames: Readonly<Record<ReadyPart, string>> = {
  shell: 'The app itself',
  trip: 'Your trips',
  planner: 'Planner for the flight',
  article: 'Saved articles',
  chat: 'Your chat with the assistant',
  search: 'Your last searches',
  unsent: 'Unsent changes',
};

/** One of the planner's parts: its program with what it needs anywhere, or guides by part of the world. */
export function plannerPartName(part: PackPartName): string {
  return part === 'planner' ? 'The planner itself' : `Guides to ${GUIDE_NAMES[part]}`;
}

/** Where there is nothing of a part on this device. */
export function nothingWords(part: ReadyPart, isVisitor: boolean): string {
  switch (part) {
    case 'shell':
      return 'Nothing saved yet.';
    case 'trip':
      return isVisitor
        ? 'Nothing saved yet. Log in to keep trips on this device.'
        : 'Nothing saved yet. What the assistant plans for you is kept here.';
    case 'planner':
      return isVisitor
        ? 'Nothing saved yet. Log in to plan without a network.'
        : 'This browser cannot keep it.';
    case 'article':
      return 'Nothing saved yet. Open an article and press Save for offline.';
    case 'chat':
      return isVisitor
        ? 'Nothing saved yet. Log in to keep chats on this device.'
        : 'Nothing saved yet. What you ask the assistant is kept here.';
    case 'search':
      return 'Nothing saved yet. The flights and hotels that you search for are kept with their results.';
    case 'unsent':
      return 'Nothing waits.';
  }
}

/** Where something of an empty part comes from; null where nothing can be done about it. */
export function wayToFill(part: ReadyPart, isVisitor: boolean): { to: string; label: string } | null {
  switch (part) {
    case 'trip':
    case 'chat':
      return isVisitor
        ? { to: paths.login, label: 'Log in' }
        : { to: paths.assistant, label: 'Ask the assistant' };
    case 'planner':
      return isVisitor ? { to: paths.login, label: 'Log in' } : null;
    case 'article':
      return { to: paths.blog, label: 'To the articles' };
    case 'search':
      return { to: paths.booking, label: 'Search flights and hotels' };
    case 'shell':
    case 'unsent':
      return null;
  }
}

/** How a thing stands, and what to do where it does not open; `now` is epoch ms. */
export function findingWords(finding: Finding, now: number): string {
  switch (finding.part) {
    case 'shell':
      return shellWords(finding);
    case 'article':
      if (!finding.text) return `The text cannot be read. ${BUTTON}.`;
      return brokenWords(finding.pictures, 'picture') ?? opensWords(finding.pictures);
    case 'trip': {
      const { trips, unreadable } = finding;
      if (unreadable > 0) {
        return `${unreadable} of ${counted(trips + unreadable, 'trip')} cannot be read. ${BUTTON}, and reload to take the newest version of the app.`;
      }
      return `${counted(trips, 'trip')}, ${trips === 1 ? 'it opens' : 'all open'}.`;
    }
    case 'planner':
      return plannerWords(finding);
    case 'chat': {
      const { messages, unreadable, lost } = finding;
      if (unreadable > 0) {
        const all = messages + unreadable;
        return `${unreadable} of ${counted(all, 'message')} cannot be read. ${BUTTON}: the server has a copy of what was sent.`;
      }
      const opens = `${counted(messages, 'message')}, ${messages === 1 ? 'it opens' : 'all open'}.`;
      if (lost === 0) return opens;
      return `${opens} The server was set back to an earlier day and has lost ${lost} of them: ${lost === 1 ? 'that one is' : 'those are'} on this device alone.`;
    }
    case 'search':
      return searchWords(finding, now);
    case 'unsent':
      return unsentWords(finding);
    case 'storage':
      return 'This device’s storage cannot be read. Close other tabs of Waymark, then reload.';
  }
}

/** What a line is about. */
export function findingName(finding: Finding): string {
  if (finding.part === 'article') return finding.title;
  if (finding.part === 'search') return finding.search ? titleOfSearch(finding.search) : 'A search';
  return partNames[finding.part === 'storage' ? finding.of : finding.part];
}

/** The verdict on all of it, in one or two sentences. */
export function verdictWords({ opens, all, mendable }: Readiness): string {
  if (opens < all) {
    const rest = mendable > 0 ? ` ${BUTTON} while there is a network.` : ' See below what to do.';
    return `${opens} of ${all} ${opens === 1 ? 'opens' : 'open'} without a network.${rest}`;
  }
  if (all === 1) return 'The app opens without a network. Nothing else is saved yet.';
  return `Ready: ${all === 2 ? 'both' : `all ${all}`} things saved here open without a network.`;
}

/** Why something could not be fetched. */
export function problemWords(reason: AppErrorReason): string {
  if (reason === 'offline') {
    return 'There is no network now, so what is missing has to wait. What opens stays open.';
  }
  if (reason === 'not_found') return 'Something is not on the server any more, and cannot be fetched.';
  return `Not everything could be fetched. ${describeError(new AppError(reason))}`;
}

/** What is being fetched. */
export function progressWords({ what }: Progress): string {
  if ('search' in what) return `Asking again: ${titleOfSearch(what.search)}`;
  return `Fetching: ${findingName(what.finding)}`;
}

/** '12.4 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? `${Math.ceil(bytes / 1000)} kB` : `${megabytes.toFixed(1)} MB`;
}

function shellWords({ worker, files }: Extract<Finding, { part: 'shell' }>): string {
  if (worker === 'unsupported') {
    return 'This browser cannot store the app. Open Waymark in another one before you leave.';
  }
  if (worker === 'absent' || files.all === 0) return `Not stored yet. ${BUTTON}.`;
  return brokenWords(files, 'file') ?? `All ${files.all} files open.`;
}

function plannerWords({ parts }: Extract<Finding, { part: 'planner' }>): string {
  const missing = parts
    .filter(({ isHere, isWanted }) => isWanted && !isHere)
    .map(({ name }) => plannerPartName(name));
  if (missing.length > 0) return `Does not open: ${missing.join(', ')}. ${BUTTON}.`;
  const program = parts.find(({ name }) => name === 'planner');
  if (!program?.isHere) return 'The assistant plans without a network once its planner is on this device.';
  const guides = parts.filter(({ name, isHere }) => name !== 'planner' && isHere);
  if (guides.length === 0) return 'Opens, without a guide yet: get those of where you go.';
  const others = parts.filter(({ isHere }) => !isHere).map(({ name }) => plannerPartName(name));
  const missed = others.length === 0 ? '' : ` Not on this device: ${others.join(', ')}.`;
  return `Opens: the assistant answers without a network.${missed}`;
}

function opensWords({ all }: Opened): string {
  return all === 0 ? 'The text opens.' : `The text and ${counted(all, 'picture')} open.`;
}

/** Null where nothing is broken. */
function brokenWords({ all, missing, damaged }: Opened, unit: string): string | null {
  const of = (count: number) => (all === 1 ? `The ${unit}` : `${count} of ${all} ${unit}s`);
  const said = [
    ...(missing > 0 ? [`${of(missing)} ${missing === 1 ? 'is' : 'are'} missing.`] : []),
    ...(damaged > 0 ? [`${of(damaged)} cannot be opened.`] : []),
  ];
  return said.length === 0 ? null : `${said.join(' ')} ${BUTTON}.`;
}

function searchWords(
  { answer, search, storedAt }: Extract<Finding, { part: 'search' }>,
  now: number,
): string {
  const seen = `seen ${formatAge(storedAt, now)}`;
  if (answer === 'offers') return `Opens, prices ${seen}.`;
  if (answer === 'none') return `Nothing was found, ${seen}.`;
  if (search === null) return `It cannot be read any more. ${BUTTON} takes it away.`;
  return 'The answer cannot be read any more. Ask it again, at the prices of now.';
}

function unsentWords({ waiting, refused, unreadable }: Extract<Finding, { part: 'unsent' }>): string {
  const said: string[] = [];
  if (waiting.length > 0) {
    said.push(
      `${counted(waiting.length, 'change')} ${waiting.length === 1 ? 'is' : 'are'} safe here and sent by ${waiting.length === 1 ? 'itself' : 'themselves'} once the server can be asked: ${listed(waiting)}.`,
    );
  }
  if (unreadable > 0) {
    said.push(
      `${counted(unreadable, 'change')} cannot be read by this version of the app. Stay online for a moment and reload, to take the newest one.`,
    );
  }
  if (refused > 0) {
    said.push(`The server does not have ${counted(refused, 'change')}. See why, and try again or give up.`);
  }
  return said.length === 0 ? 'Nothing waits. What you sent has reached the server.' : said.join(' ');
}

/** 'a question to the assistant, a message of your chat (2)'. */
function listed(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => {
      const words = kindWords({ kind });
      const lower = words.charAt(0).toLowerCase() + words.slice(1);
      return count === 1 ? lower : `${lower} (${count})`;
    })
    .join(', ');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

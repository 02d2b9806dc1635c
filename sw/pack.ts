/** The planner's files: none is stored before it is asked for, each is checked as the shell's are. An update waits for none. */
import type { PrecacheEntry } from 'workbox-precaching';
import { PLANNER_CACHE } from '../src/config/names.ts';
import { packPartOf, type PackPartName } from '../domain/plannerFiles.ts';
import type { PackFile } from '../src/config/workerMessages.ts';
import type { BuiltEntry, BuiltFiles } from './builtFiles.ts';

export interface Pack {
  readonly cache: string;
  list(): PackFile[];
  /** Fetches what is not stored of these parts; what cannot be had whole is left out. */
  fetch(parts: readonly PackPartName[]): Promise<void>;
  /** The stored copy, else the network's, which is stored where it is whole. */
  answer(request: Request): Promise<Response>;
  /** Drops the files that are not this version's. */
  dropOlder(): Promise<void>;
}

/** A file of the build's list that is the planner's: with its lengths, as the build writes them. */
type PackEntry = BuiltEntry & { readonly bytes: number; readonly sent: number };

/** Whether an entry of the build's list is the planner's. */
export function isOfPack(entry: PrecacheEntry | string): entry is PackEntry {
  return typeof entry !== 'string' && packPartOf(entry.url) !== null;
}

const open = () => caches.open(PLANNER_CACHE);

/** Addresses of what is stored, of any version. */
async function storedHere(): Promise<string[]> {
  return (await caches.has(PLANNER_CACHE)) ? (await (await open()).keys()).map(({ url }) => url) : [];
}

export function createPack({
  entries,
  origin,
  built,
}: {
  readonly entries: readonly PackEntry[];
  readonly origin: string;
  readonly built: Pick<BuiltFiles, 'isOurs' | 'fetchOurs'>;
}): Pack {
  const files = entries.flatMap(({ url, bytes, sent }): PackFile[] => {
    const address = new URL(url, origin).href;
    const part = packPartOf(url);
    return part === null ? [] : [{ url: address, key: address, bytes, sent, part }];
  });

  async function mendOne({ url, key }: PackFile): Promise<void> {
    const stored = await (await open()).match(key);
    if (stored && (await built.isOurs(url, stored))) return;
    const answer = await built.fetchOurs(url);
    if (answer) await (await open()).put(key, answer);
  }

  async function fetchParts(parts: readonly PackPartName[]): Promise<void> {
    const wanted = files.filter(({ part }) => parts.includes(part));
    await Promise.allSettled(wanted.map(mendOne));
  }

  return {
    cache: PLANNER_CACHE,
    list: () => files,
    fetch: fetchParts,
    answer: async (request) => {
      const kept = await caches.match(request.url, { cacheName: PLANNER_CACHE });
      if (kept) return kept;
      const answer = await fetch(request);
      const isListed = files.some(({ url }) => url === request.url);
      // where there is no room it is used all the same
      if (isListed && (await built.isOurs(request.url, answer)))
        await (await open()).put(request.url, answer.clone()).catch(() => undefined);
      return answer;
    },
    dropOlder: async () => {
      const older = (await storedHere()).filter((url) => !files.some((file) => file.url === url));
      await Promise.all(older.map(async (url) => (await open()).delete(url)));
    },
  };
}

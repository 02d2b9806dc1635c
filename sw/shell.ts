/** The app's own files, as the page checks them before a flight: which they are, and a way to fetch some again. */
import type { PrecacheEntry } from 'workbox-precaching';
import type { ShellFile } from '../src/config/workerMessages.ts';
import { isPage, isWholePage } from '../domain/storedFiles.ts';
import { wholeAnswer } from './wholeAnswer.ts';

export interface Shell {
  readonly cache: string;
  list(): ShellFile[];
  /** Fetches the files with these keys; one that cannot be had, or is another version's, leaves what was there. */
  mend(keys: readonly string[]): Promise<void>;
}

interface ShellParts {
  readonly cache: string;
  /** Keys in the cache by address. */
  readonly keys: ReadonlyMap<string, string>;
  /** With `bytes` where the build knows that no server writes into the file. */
  readonly entries: readonly (string | (PrecacheEntry & { bytes?: number }))[];
  readonly origin: string;
}

export function createShell({ cache, keys, entries, origin }: ShellParts): Shell {
  const sizes = new Map(
    entries.flatMap((entry) =>
      typeof entry === 'string' ? [] : [[new URL(entry.url, origin).href, entry.bytes ?? null] as const],
    ),
  );
  const files = [...keys].map(([url, key]) => ({ url, key, bytes: sizes.get(url) ?? null }));
  const paths = new Set(files.map(({ url }) => new URL(url).pathname));

  async function mendOne({ url, key, bytes }: ShellFile): Promise<void> {
    const path = new URL(url).pathname;
    const response = await fetch(url, { cache: 'reload', credentials: 'same-origin' });
    const whole = await wholeAnswer(response, { url, bytes });
    // A page of the next version names files that this one does not have.
    if (!whole || (isPage(path) && !isWholePage(await whole.clone().text(), paths))) return;
    await (await caches.open(cache)).put(key, whole);
  }

  return {
    cache,
    list: () => files,
    mend: async (wanted) => {
      const broken = files.filter(({ key }) => wanted.includes(key));
      await Promise.allSettled(broken.map(mendOne));
    },
  };
}

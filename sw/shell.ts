/** The app's own files, as a page checks them before a flight: which they are, and a way to fetch some. */
import { copyResponse } from 'workbox-core/copyResponse.js';
import { RELEASE_CACHE } from '../src/config/names.ts';
import type { ShellFile } from '../src/config/workerMessages.ts';
import type { BuiltFiles } from './builtFiles.ts';

export interface Shell {
  readonly cache: string;
  list(): ShellFile[];
  /** Fetches the files with these keys; one that cannot be had, or is another version's, leaves what was there. */
  mend(keys: readonly string[]): Promise<void>;
}

/** Noted once every file of a version is stored: the next version is stored whole too, before it takes over. */
const WHOLE_KEY = '/whole';

/** Whether this device has had every file of the app. */
export async function hasWholeApp(): Promise<boolean> {
  return (await (await caches.open(RELEASE_CACHE)).match(WHOLE_KEY)) !== undefined;
}

interface ShellParts {
  readonly cache: string;
  /** Keys in the cache by address. */
  readonly keys: ReadonlyMap<string, string>;
  readonly built: BuiltFiles;
}

export function createShell({ cache, keys, built }: ShellParts): Shell {
  const files = [...keys].map(([url, key]) => ({ url, key, bytes: built.sizes.get(url) ?? null }));

  async function mendOne({ url, key }: ShellFile): Promise<void> {
    const response = await built.fetchOursOnce(url);
    if (!response) return;
    // A navigation refuses an answer that was redirected: what is stored must not be one.
    await (await caches.open(cache)).put(key, response.redirected ? await copyResponse(response) : response);
  }

  async function noteWhole(): Promise<void> {
    const stored = new Set((await (await caches.open(cache)).keys()).map(({ url }) => url));
    if (files.every(({ key }) => stored.has(key)))
      await (await caches.open(RELEASE_CACHE)).put(WHOLE_KEY, new Response());
  }

  return {
    cache,
    list: () => files,
    mend: async (wanted) => {
      const broken = files.filter(({ key }) => wanted.includes(key));
      await Promise.allSettled(broken.map(mendOne));
      await noteWhole();
    },
  };
}

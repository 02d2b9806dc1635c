/** The app's own files, as the page checks them before a flight: which they are, and a way to fetch some again. */
import { copyResponse } from 'workbox-core/copyResponse.js';
import type { ShellFile } from '../src/config/workerMessages.ts';
import type { BuiltFiles } from './builtFiles.ts';

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
  readonly built: BuiltFiles;
}

export function createShell({ cache, keys, built }: ShellParts): Shell {
  const files = [...keys].map(([url, key]) => ({ url, key, bytes: built.sizes.get(url) ?? null }));

  async function mendOne({ url, key }: ShellFile): Promise<void> {
    const response = await built.fetchOurs(url);
    if (!response) return;
    // A navigation refuses an answer that was redirected: what is stored must not be one.
    await (await caches.open(cache)).put(key, response.redirected ? await copyResponse(response) : response);
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

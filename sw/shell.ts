/** The app's own files, as the page checks them before a flight: which they are, and a way to fetch some again. */
import { copyResponse } from 'workbox-core/copyResponse.js';
import type { ShellFile } from '../src/config/workerMessages.ts';
import type { BuiltFiles } from './builtFiles.ts';
import type { OnDemand } from './onDemand.ts';

export interface Shell {
  list(): ShellFile[];
  /** Fetches the files with these keys; one that cannot be had, or is another version's, leaves what was there. */
  mend(keys: readonly string[]): Promise<void>;
}

interface ShellParts {
  /** Where what an install stores lies. */
  readonly cache: string;
  /** Keys in that cache by address. */
  readonly keys: ReadonlyMap<string, string>;
  /** What it does not store, and where that lies. */
  readonly rest: Pick<OnDemand, 'cache' | 'fetch'>;
  readonly addresses: readonly string[];
  readonly built: BuiltFiles;
}

export function createShell({ cache, keys, rest, addresses, built }: ShellParts): Shell {
  const fileOf = (url: string, key: string, at: string) => ({
    url,
    key,
    cache: at,
    bytes: built.sizes.get(url) ?? null,
  });
  const ahead = [...keys].map(([url, key]) => fileOf(url, key, cache));
  const later = addresses.map((url) => fileOf(url, url, rest.cache));

  async function mendOne({ url, key }: ShellFile): Promise<void> {
    const response = await built.fetchOurs(url);
    if (!response) return;
    // A navigation refuses an answer that was redirected: what is stored must not be one.
    await (await caches.open(cache)).put(key, response.redirected ? await copyResponse(response) : response);
  }

  return {
    list: () => [...ahead, ...later],
    mend: async (wanted) => {
      await Promise.allSettled([
        ...ahead.filter(({ key }) => wanted.includes(key)).map(mendOne),
        rest.fetch(wanted),
      ]);
    },
  };
}

/** Files that no install waits for: stored once a page asks for one, or has them fetched. Each is checked as the shell's are. */
import type { BuiltFiles } from './builtFiles.ts';

export interface OnDemand {
  readonly cache: string;
  /** Fetches what is not stored of these; what cannot be had whole is left out, and so is what is none of this version's. */
  fetch(addresses: readonly string[]): Promise<void>;
  /** The stored copy, else the network's, which is stored where it is whole. */
  answer(request: Request): Promise<Response>;
  /** Addresses of what is stored, of any version. */
  stored(): Promise<string[]>;
  /**
   * Fetches what stands in this version for what an older one had stored, so that an update takes no screen from a
   * device: all of it where all was stored, also by an install, as versions before this list did.
   * @param installed what an older install has stored itself
   * @throws Error where one of the files cannot be had
   */
  follow(older: readonly string[], installed: readonly string[]): Promise<void>;
  /** Drops the files that are not this version's. */
  dropOlder(): Promise<void>;
}

interface OnDemandParts {
  readonly cache: string;
  readonly addresses: readonly string[];
  readonly built: Pick<BuiltFiles, 'isOurs' | 'fetchOurs'>;
}

/** Is there once every file was stored: an update then brings all of its own, new ones too. */
const COMPLETE = '/complete';

/** An address without what a build adds to it for the file's content. */
const nameOf = (address: string) => address.replace(/-[\w-]{8}(?=\.\w+$)/, '');

export function createOnDemand({ cache, addresses, built }: OnDemandParts): OnDemand {
  const ours = new Set(addresses);
  const open = () => caches.open(cache);

  async function stored(): Promise<string[]> {
    return (await caches.has(cache)) ? (await (await open()).keys()).map(({ url }) => url) : [];
  }

  /** @throws Error where it cannot be had */
  async function store(address: string): Promise<void> {
    const here = await (await open()).match(address);
    if (here && (await built.isOurs(address, here))) return;
    // what the page loaded before there was a worker lies in the browser's own cache
    const near = await fetch(address, { credentials: 'same-origin' });
    const answer = (await built.isOurs(address, near)) ? near : await built.fetchOurs(address);
    if (!answer) throw new Error(`${address} cannot be had`);
    await (await open()).put(address, answer);
  }

  async function noteIfComplete(): Promise<void> {
    const here = new Set(await stored());
    if (addresses.every((address) => here.has(address))) await (await open()).put(COMPLETE, new Response());
  }

  return {
    cache,
    stored,
    fetch: async (wanted) => {
      await Promise.allSettled(wanted.filter((address) => ours.has(address)).map(store));
      await noteIfComplete();
    },
    answer: async (request) => {
      const kept = await caches.match(request.url, { cacheName: cache });
      if (kept) return kept;
      const answer = await fetch(request);
      // where there is no room it is used all the same
      if (ours.has(request.url) && (await built.isOurs(request.url, answer)))
        await (await open()).put(request.url, answer.clone()).catch(() => undefined);
      return answer;
    },
    follow: async (older, installed) => {
      const names = new Set([...older, ...installed].map(nameOf));
      const own = new Set(addresses.map(nameOf));
      const isComplete =
        (await caches.match(COMPLETE, { cacheName: cache })) !== undefined ||
        installed.some((address) => own.has(nameOf(address)));
      await Promise.all(addresses.filter((address) => isComplete || names.has(nameOf(address))).map(store));
    },
    dropOlder: async () => {
      const older = (await stored()).filter((url) => !ours.has(url) && new URL(url).pathname !== COMPLETE);
      await Promise.all(older.map(async (url) => (await open()).delete(url)));
    },
  };
}

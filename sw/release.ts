/**
 * The kill switch: a version that turned out bad is named in banned.json, and the next one takes over from it at once,
 * without consent and in every tab. A banned version does not install.
 */
import { BANNED_URL, RELEASE_CACHE } from '../src/config/names.ts';

/** Of a worker from before versions had names. */
const UNNAMED = 'unnamed';

/** On a network that never answers an install waits no longer for the list than this, ms. */
const LIST_MS = 10_000;
const MAX_BANNED = 1_000;
const VERSION = /^[0-9a-z]{1,40}$/;

const ACTIVE_KEY = '/active';
const FORCED_KEY = '/forced';

export interface Release {
  /** The versions that are taken back, as the server says now; none where it does not say. */
  banned(): Promise<ReadonlySet<string>>;
  /**
   * Whether the active version is one of them. It is noted for {@link begin}, before which the browser may stop the
   * worker. `hasActive`: whether any version is active.
   */
  mustTakeOver(banned: ReadonlySet<string>, hasActive: boolean): Promise<boolean>;
  /** This version is the active one from now on; answers whether it took over from a banned one. */
  begin(): Promise<boolean>;
}

/** What banned.json holds: `{ "banned": ["26a366e0ba34"] }`. Whatever else it holds bans nothing. */
export function parseBanned(value: unknown): ReadonlySet<string> {
  const list: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'banned')
      ? Reflect.get(value, 'banned')
      : null;
  if (!Array.isArray(list) || list.length > MAX_BANNED) return new Set();
  const names: unknown[] = list;
  return new Set(names.filter((name): name is string => typeof name === 'string' && VERSION.test(name)));
}

const notes = () => caches.open(RELEASE_CACHE);

export function createRelease(version: string): Release {
  return {
    async banned() {
      try {
        const signal = AbortSignal.timeout(LIST_MS);
        const answer = await fetch(BANNED_URL, { cache: 'no-cache', credentials: 'omit', signal });
        return answer.ok ? parseBanned(await answer.json()) : new Set();
      } catch {
        // no network, or a portal's page
        return new Set();
      }
    },
    async mustTakeOver(banned, hasActive) {
      if (!hasActive) return false;
      const active = await (await notes()).match(ACTIVE_KEY);
      const forced = banned.has((await active?.text()) ?? UNNAMED);
      if (forced) await (await notes()).put(FORCED_KEY, new Response());
      return forced;
    },
    async begin() {
      const here = await notes();
      // of two versions that were about to take over, the first does it for both
      const forced = await here.delete(FORCED_KEY);
      await here.put(ACTIVE_KEY, new Response(version));
      return forced;
    },
  };
}

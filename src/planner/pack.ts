/** The files of the planner on this device: which parts are here, and a way to have the service worker fetch or drop them. */
import { PACK_PARTS } from '@domain/plannerFiles.ts';
import type { FromWorker, PackFile, ToWorker } from '@/config/workerMessages.ts';
import { browserCaches, conditionOfFile, type FileCaches } from '@/platform/stored/cachedFiles.ts';
import { askWorker } from '@/platform/workerBridge.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { PackPart, Planner } from './planner.ts';

export interface PackDeps {
  /** Null where the browser has none. */
  readonly caches: FileCaches | null;
  readonly askWorker: (message: ToWorker, patienceMs?: number) => Promise<FromWorker | null>;
}

/** For a part on a slow network. */
const FETCH_MS = 90_000;

/** What a page has for it. */
export function pagePack(): PackDeps {
  return { caches: browserCaches(), askWorker };
}

/** The parts as the service worker lists them. */
export function createPack({ caches, askWorker: ask }: PackDeps): Pick<Planner, 'parts' | 'fetch' | 'drop'> {
  async function listed(): Promise<{ cache: string; files: readonly PackFile[] } | null> {
    const answer = caches ? await ask({ type: 'LIST_PACK' }) : null;
    return answer?.type === 'PACK' && answer.files.length > 0 ? answer : null;
  }

  async function parts(): Promise<readonly PackPart[]> {
    const pack = await listed();
    if (!pack || !caches) return [];
    const { cache, files } = pack;
    return Promise.all(
      PACK_PARTS.map(async (name) => {
        const own = files.filter(({ part }) => part === name);
        const conditions = await Promise.all(
          own.map(({ url, key, bytes }) =>
            conditionOfFile(caches, cache, { path: new URL(url).pathname, key, bytes }),
          ),
        );
        return {
          name,
          bytes: own.reduce((sum, { sent }) => sum + sent, 0),
          isHere: own.length > 0 && conditions.every((condition) => condition === 'whole'),
        };
      }),
    );
  }

  return {
    parts,
    fetch: async (names) => {
      const missing = new Set((await parts()).flatMap(({ name, isHere }) => (isHere ? [] : [name])));
      for (const name of names)
        if (missing.has(name)) await ask({ type: 'FETCH_PACK', parts: [name] }, FETCH_MS);
      const after = await parts();
      if (names.some((name) => !after.some((part) => part.name === name && part.isHere)))
        throw new AppError('offline');
    },
    drop: async () => {
      await ask({ type: 'DROP_PACK' });
    },
  };
}

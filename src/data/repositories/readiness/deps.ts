/** What the check for the flight works with besides the data layer; tests bring their own. */
import type { FromWorker, ToWorker } from '@/config/workerMessages.ts';
import type { Opened } from '@domain/readiness.ts';
import { browserCaches, type Condition, type FileCaches } from '@/platform/stored/cachedFiles.ts';
import { decodes } from '@/platform/stored/pictures.ts';
import { askWorker, ensureWorker, hasWorkers } from '@/platform/workerBridge.ts';
import { createPack, pagePack } from '@/planner/pack.ts';
import type { Planner } from '@/planner/planner.ts';
import type { DataContext } from '../../context.ts';

export interface ReadinessDeps {
  readonly ctx: DataContext;
  /** Null where the browser has none. */
  readonly caches: FileCaches | null;
  readonly hasWorkers: boolean;
  readonly askWorker: (message: ToWorker, patienceMs?: number) => Promise<FromWorker | null>;
  readonly ensureWorker: (patienceMs: number) => Promise<boolean>;
  readonly planner: Pick<Planner, 'parts' | 'fetch'>;
  readonly decodes: (picture: Blob) => Promise<boolean>;
  /** The addresses of the pictures in an article's HTML, as paths of this site. */
  readonly picturesOf: (html: string) => readonly string[];
}

/** The dependencies of this page; which pictures an article shows is the blog's to say. */
export function pageDeps(ctx: DataContext, picturesOf: ReadinessDeps['picturesOf']): ReadinessDeps {
  return {
    ctx,
    caches: browserCaches(),
    hasWorkers: hasWorkers(),
    askWorker,
    ensureWorker,
    planner: createPack(pagePack()),
    decodes,
    picturesOf,
  };
}

/** Counts what was found of several files. */
export function openedOf(conditions: readonly Condition[]): Opened {
  const count = (of: Condition) => conditions.filter((condition) => condition === of).length;
  return { all: conditions.length, missing: count('missing'), damaged: count('damaged') };
}

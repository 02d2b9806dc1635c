/** The app's own files: whether each lies in the worker's cache, whole, and a way to have the worker mend them. */
import type { ShellFile } from '@/config/workerMessages.ts';
import type { Finding } from '@domain/readiness.ts';
import { isPage, isWholePage } from '@domain/storedFiles.ts';
import { type Condition, conditionOfFile, type FileCaches } from '@/platform/stored/cachedFiles.ts';
import { openedOf, type ReadinessDeps } from './deps.ts';

interface ShellCheck {
  readonly finding: Extract<Finding, { part: 'shell' }>;
  /** Keys of the files that do not open. */
  readonly broken: readonly string[];
}

const NONE = { all: 0, missing: 0, damaged: 0 };
/** Files that the worker fetches before it is asked for the next ones, so that progress can be told. */
const BATCH = 8;
/** For a batch on a slow network. */
const MEND_MS = 60_000;
/** For an app that is stored for the first time. */
const INSTALL_MS = 60_000;

/** Opens every file of the app from the cache. */
export async function checkShell({ hasWorkers, caches, askWorker }: ReadinessDeps): Promise<ShellCheck> {
  if (!hasWorkers || caches === null) {
    return { finding: { part: 'shell', worker: 'unsupported', files: NONE }, broken: [] };
  }
  const answer = await askWorker({ type: 'LIST_SHELL' });
  if (answer?.type !== 'SHELL') {
    return { finding: { part: 'shell', worker: 'absent', files: NONE }, broken: [] };
  }
  const { cache, files } = answer;
  const paths = new Set(files.map(({ url }) => pathOf(url)));
  const conditions = await Promise.all(files.map((file) => conditionOf(file, { caches, cache, paths })));
  return {
    finding: { part: 'shell', worker: 'ready', files: openedOf(conditions) },
    broken: files.flatMap(({ key }, index) => (conditions[index] === 'whole' ? [] : [key])),
  };
}

/** Has the worker fetch what does not open; where there is none yet, has it installed. */
export async function mendShell(
  deps: ReadinessDeps,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  if (!(await deps.ensureWorker(INSTALL_MS))) return;
  const { broken } = await checkShell(deps);
  for (let done = 0; done < broken.length; done += BATCH) {
    onProgress(done, broken.length);
    await deps.askWorker({ type: 'MEND_SHELL', keys: broken.slice(done, done + BATCH) }, MEND_MS);
  }
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

interface Shelf {
  readonly caches: FileCaches;
  readonly cache: string;
  readonly paths: ReadonlySet<string>;
}

async function conditionOf(
  { url, key, bytes }: ShellFile,
  { caches, cache, paths }: Shelf,
): Promise<Condition> {
  const path = pathOf(url);
  return conditionOfFile(
    caches,
    cache,
    { path, key, bytes },
    async (body) => !isPage(path) || isWholePage(await body.text(), paths),
  );
}

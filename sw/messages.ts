/** What the pages tell the worker, and what it tells them. */
import { accountCache } from '../src/config/names.ts';
import { type FromWorker, parseToWorker } from '../src/config/workerMessages.ts';
import type { Pack } from './pack.ts';
import type { Shell } from './shell.ts';

export interface MessageDeps {
  skipWaiting: () => Promise<void>;
  deleteCache: (name: string) => Promise<boolean>;
  shell: Shell;
  pack: Pack;
  /** Takes over where the active version is banned. */
  lookForBans: () => Promise<void>;
}

/** Does what a message asks; answers what to send back, null for nothing and for what it cannot read. */
export async function handleMessage(data: unknown, deps: MessageDeps): Promise<FromWorker | null> {
  const message = parseToWorker(data);
  switch (message?.type) {
    case 'SKIP_WAITING':
      await deps.skipWaiting();
      return null;
    case 'LOOK_FOR_BANS':
      await deps.lookForBans();
      return null;
    case 'CLEAR_ACCOUNT':
      await deps.deleteCache(accountCache(message.userId));
      return { type: 'DONE' };
    case 'LIST_SHELL':
      return { type: 'SHELL', cache: deps.shell.cache, files: deps.shell.list() };
    case 'MEND_SHELL':
      await deps.shell.mend(message.keys);
      return { type: 'DONE' };
    case 'LIST_PACK':
      return { type: 'PACK', cache: deps.pack.cache, files: deps.pack.list() };
    case 'FETCH_PACK':
      await deps.pack.fetch(message.parts);
      return { type: 'DONE' };
    case 'DROP_PACK':
      await deps.deleteCache(deps.pack.cache);
      return { type: 'DONE' };
    case undefined:
      return null;
  }
}

interface Page {
  postMessage(message: FromWorker): void;
}

/**
 * Background Sync: asks every open page to send what is unsent. The worker does not send by itself: tokens and
 * their refresh live in the page. With no page open the rows wait for the next start (docs/decisions/0028).
 */
export function askPagesToDrain(pages: readonly Page[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Client takes no origin
  for (const page of pages) page.postMessage({ type: 'DRAIN' });
}

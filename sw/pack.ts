/** The planner's files: none is stored before it is asked for. An update waits for none. */
import type { PrecacheEntry } from 'workbox-precaching';
import { PLANNER_CACHE } from '../src/config/names.ts';
import { packPartOf, type PackPartName } from '../domain/plannerFiles.ts';
import type { PackFile } from '../src/config/workerMessages.ts';
import type { BuiltEntry, BuiltFiles } from './builtFiles.ts';
import { createOnDemand, type OnDemand } from './onDemand.ts';

export interface Pack extends Pick<OnDemand, 'cache' | 'answer' | 'dropOlder'> {
  list(): PackFile[];
  /** Fetches what is not stored of these parts; what cannot be had whole is left out. */
  fetch(parts: readonly PackPartName[]): Promise<void>;
}

/** A file of the build's list that is the planner's: with its lengths, as the build writes them. */
type PackEntry = BuiltEntry & { readonly bytes: number; readonly sent: number };

/** Whether an entry of the build's list is the planner's. */
export function isOfPack(entry: PrecacheEntry | string): entry is PackEntry {
  return typeof entry !== 'string' && packPartOf(entry.url) !== null;
}

export function createPack({
  entries,
  origin,
  built,
}: {
  readonly entries: readonly PackEntry[];
  readonly origin: string;
  readonly built: Pick<BuiltFiles, 'isOurs' | 'fetchOurs'>;
}): Pack {
  const files = entries.flatMap(({ url, bytes, sent }): PackFile[] => {
    const address = new URL(url, origin).href;
    const part = packPartOf(url);
    return part === null ? [] : [{ url: address, key: address, bytes, sent, part }];
  });
  const onDemand = createOnDemand({ cache: PLANNER_CACHE, addresses: files.map(({ url }) => url), built });
  return {
    ...onDemand,
    list: () => files,
    fetch: async (parts) =>
      onDemand.fetch(files.filter(({ part }) => parts.includes(part)).map(({ url }) => url)),
  };
}

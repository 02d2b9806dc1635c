/** What the service worker keeps, read from where it lies: the network is never asked. */
import { isTypeOf } from '@domain/storedFiles.ts';

/** As much of the browser's CacheStorage as is used here. */
export type FileCaches = Pick<CacheStorage, 'match' | 'open'>;

/** How a stored file stands. */
export type Condition = 'whole' | 'missing' | 'damaged';

/** The caches of this browser; null where it has none. */
export function browserCaches(): FileCaches | null {
  return typeof caches === 'undefined' ? null : caches;
}

/** A stored file, read to its last byte; null where there is none. Throws where it cannot be read. */
export async function readCached(files: FileCaches, cache: string, key: string): Promise<Blob | null> {
  const response = await files.match(key, { cacheName: cache, ignoreVary: true });
  return response ? bodyOf(response) : null;
}

/** Reads a stored file of the build, and says whether it is what it is taken for. @param isSound looks at its body */
export async function conditionOfFile(
  files: FileCaches,
  cache: string,
  { path, key, bytes }: { readonly path: string; readonly key: string; readonly bytes: number | null },
  isSound: (body: Blob) => boolean | Promise<boolean> = () => true,
): Promise<Condition> {
  try {
    const body = await readCached(files, cache, key);
    if (body === null) return 'missing';
    if (!isTypeOf(path, body.type) || body.size === 0) return 'damaged';
    if (bytes !== null && body.size !== bytes) return 'damaged';
    return (await isSound(body)) ? 'whole' : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** As {@link readCached}, from whichever cache has the address, whatever its revision there. */
export async function readAnywhere(files: FileCaches, path: string): Promise<Blob | null> {
  const response = await files.match(path, { ignoreSearch: true, ignoreVary: true });
  return response ? bodyOf(response) : null;
}

/** Stores a body under an address, in the place of what was there. Throws where there is no room. */
export async function storeFile(
  files: FileCaches,
  cache: string,
  address: string,
  body: Blob,
): Promise<void> {
  const headers = { 'content-type': body.type };
  await (await files.open(cache)).put(address, new Response(body, { headers }));
}

async function bodyOf(response: Response): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  return new Blob([await response.arrayBuffer()], { type });
}

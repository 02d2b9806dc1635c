/** What the page and the service worker say to each other; parsed at both doors. */
export type ToWorker =
  /** The traveller agreed to the new version. */
  | { type: 'SKIP_WAITING' }
  /** To a version that waits: take over now if the active one has been taken back since. */
  | { type: 'LOOK_FOR_BANS' }
  /** An account left this device: drop what was cached for it. Answered on the message's port with DONE. */
  | { type: 'CLEAR_ACCOUNT'; userId: string }
  /** Which files make up the app, and where they lie. Answered with SHELL. */
  | { type: 'LIST_SHELL' }
  /** Fetch these files of the app again, named by their keys. Answered with DONE, whatever came of it. */
  | { type: 'MEND_SHELL'; keys: string[] };

/** A file that the worker stores so that the app opens without a network. */
export interface ShellFile {
  /** Address of the file, as a page asks for it. */
  url: string;
  /** Under which it lies in the cache: the address, with its revision where it has one. */
  key: string;
  /** Length of its body; null where a server may write into it, as into a page's head. */
  bytes: number | null;
}

/** DRAIN: Background Sync woke the worker, a page has to send what is unsent. */
export type FromWorker =
  | { type: 'DRAIN' }
  | { type: 'DONE' }
  | { type: 'SHELL'; cache: string; files: ShellFile[] };

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isString(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function parseToWorker(value: unknown): ToWorker | null {
  const type = field(value, 'type');
  if (type === 'SKIP_WAITING' || type === 'LOOK_FOR_BANS' || type === 'LIST_SHELL') return { type };
  if (type === 'MEND_SHELL') {
    const keys = field(value, 'keys');
    return Array.isArray(keys) && keys.every(isString) ? { type, keys } : null;
  }
  const userId = field(value, 'userId');
  return type === 'CLEAR_ACCOUNT' && isString(userId) ? { type, userId } : null;
}

export function parseFromWorker(value: unknown): FromWorker | null {
  const type = field(value, 'type');
  if (type === 'DRAIN' || type === 'DONE') return { type };
  const cache = field(value, 'cache');
  const files = field(value, 'files');
  if (type !== 'SHELL' || !isString(cache) || !Array.isArray(files)) return null;
  const parsed = files.map(parseFile);
  return parsed.every((file) => file !== null) ? { type, cache, files: parsed } : null;
}

function parseFile(value: unknown): ShellFile | null {
  const [url, key, bytes] = [field(value, 'url'), field(value, 'key'), field(value, 'bytes')];
  if (!isString(url) || !isString(key)) return null;
  return { url, key, bytes: typeof bytes === 'number' ? bytes : null };
}

/** What the page and the service worker say to each other; parsed at both doors. */
import { PACK_PARTS, type PackPartName } from '@domain/plannerFiles.ts';

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
  | { type: 'MEND_SHELL'; keys: string[] }
  /** Which files make up the planner, and where they lie. Answered with PACK. */
  | { type: 'LIST_PACK' }
  /** Fetch what is not stored, or not whole, of these parts of the planner. Answered with DONE, whatever came of it. */
  | { type: 'FETCH_PACK'; parts: PackPartName[] }
  /** Delete the planner's files. Answered with DONE. */
  | { type: 'DROP_PACK' };

/** A file that the worker stores so that the app opens without a network. */
export interface ShellFile {
  /** Address of the file, as a page asks for it. */
  url: string;
  /** Under which it lies in the cache: the address, with its revision where it has one. */
  key: string;
  /** Length of its body; null where a server may write into it, as into a page's head. */
  bytes: number | null;
}

/** A file of the planner: fetched where it is wanted. */
export interface PackFile extends ShellFile {
  bytes: number;
  part: PackPartName;
  /** Length as it is sent, compressed. */
  sent: number;
}

/** DRAIN: Background Sync woke the worker, a page has to send what is unsent. */
export type FromWorker =
  | { type: 'DRAIN' }
  | { type: 'DONE' }
  | { type: 'SHELL'; cache: string; files: ShellFile[] }
  | { type: 'PACK'; cache: string; files: PackFile[] };

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isString(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function parseToWorker(value: unknown): ToWorker | null {
  const type = field(value, 'type');
  if (type === 'SKIP_WAITING' || type === 'LOOK_FOR_BANS') return { type };
  if (type === 'LIST_SHELL' || type === 'LIST_PACK' || type === 'DROP_PACK') return { type };
  if (type === 'FETCH_PACK') {
    const parts = field(value, 'parts');
    return Array.isArray(parts) && parts.every(isPackPart) ? { type, parts } : null;
  }
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
  if (!isString(cache) || !Array.isArray(files)) return null;
  if (type === 'SHELL') {
    const parsed = files.map(parseFile);
    return parsed.every((file) => file !== null) ? { type, cache, files: parsed } : null;
  }
  if (type !== 'PACK') return null;
  const parsed = files.map(parsePackFile);
  return parsed.every((file) => file !== null) ? { type, cache, files: parsed } : null;
}

function isPackPart(value: unknown): value is PackPartName {
  return PACK_PARTS.some((part) => part === value);
}

function parsePackFile(value: unknown): PackFile | null {
  const file = parseFile(value);
  const [part, sent] = [field(value, 'part'), field(value, 'sent')];
  if (file === null || file.bytes === null || typeof sent !== 'number' || !isPackPart(part)) return null;
  return { ...file, bytes: file.bytes, part, sent };
}

function parseFile(value: unknown): ShellFile | null {
  const [url, key, bytes] = [field(value, 'url'), field(value, 'key'), field(value, 'bytes')];
  if (!isString(url) || !isString(key)) return null;
  return { url, key, bytes: typeof bytes === 'number' ? bytes : null };
}

/**
 * Whether an answer is the file that the build made. One check for whatever is stored or served as the app: a hotel's
 * wifi answers any address with its login page, and a host may answer a missing file with the shell.
 */
import type { PrecacheEntry } from 'workbox-precaching';
import { isPage, isTypeOf, isWholePage } from '../domain/storedFiles.ts';

/** An entry of the build's list; what is missing the build could not know. */
export interface BuiltEntry extends PrecacheEntry {
  /** Length of the body; none for a page, into which a server may write. */
  readonly bytes?: number;
  /** SHA-256 of the body in base64url, its first {@link DIGEST_CHARS}; none for a page. */
  readonly digest?: string;
  /** Of the whole version, on its first entry. */
  readonly version?: string;
}

export interface BuiltFiles {
  /** The name of this version; empty where the build gave none. */
  readonly version: string;
  /** Length of each file's body by its address; null where it is not known. */
  readonly sizes: ReadonlyMap<string, number | null>;
  /** Whether an answer is the whole of the file at an address, by type, length, digest, and for a page its scripts. */
  isOurs(address: string, answer: Response): Promise<boolean>;
  /** The file from the server itself, past what the browser keeps; null where that is not it. Throws without a network. */
  fetchOurs(address: string): Promise<Response | null>;
}

/** Enough to tell any two answers apart; all 43 of 250 files would be a quarter of the worker. */
const DIGEST_CHARS = 16;

export function createBuiltFiles(entries: readonly (string | BuiltEntry)[], origin: string): BuiltFiles {
  const listed = entries.map((entry) => (typeof entry === 'string' ? { url: entry } : entry));
  const files = new Map<string, BuiltEntry | { url: string }>(
    listed.map((entry) => [new URL(entry.url, origin).pathname, entry]),
  );
  const paths = new Set(files.keys());

  async function isOurs(address: string, answer: Response): Promise<boolean> {
    const path = new URL(address, origin).pathname;
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !isTypeOf(path, type)) return false;
    // A page of the next version names files that this one does not have.
    if (isPage(path)) return isWholePage(await answer.clone().text(), paths);
    const { bytes, digest }: Partial<BuiltEntry> = files.get(path) ?? {};
    if (bytes === undefined && digest === undefined) return true;
    const body = await answer.clone().arrayBuffer();
    if (bytes !== undefined && body.byteLength !== bytes) return false;
    return digest === undefined || (await digestOf(body)) === digest;
  }

  return {
    version: listed.map((entry) => ('version' in entry && entry.version) || '').find(Boolean) ?? '',
    sizes: new Map(
      listed.map((entry) => [new URL(entry.url, origin).href, ('bytes' in entry && entry.bytes) || null]),
    ),
    isOurs,
    async fetchOurs(address) {
      const answer = await fetch(address, { cache: 'reload', credentials: 'same-origin' });
      return (await isOurs(address, answer)) ? answer : null;
    },
  };
}

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const base64 = btoa(String.fromCodePoint(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, DIGEST_CHARS);
}

/**
 * The fragment of a shared trip's address. The trip itself: `#1.<data>`, or one of several parts,
 * `#1.<index>.<count>.<sum>.<data>`, each small enough for a code that a phone reads from a screen; data is base64url of what
 * is deflated. Or the secret of a link that the server opens: `#2.<secret>`, which an app from before there were any takes
 * for one of a newer version.
 */
import * as z from 'zod/mini';
import { SHARE_VERSION } from './sharedTrip.ts';
import { isLinkSecret } from './tripLinks.ts';

/** Stands first in the address of a link that the server opens. */
const LINK_FORM = '2';

/** Longest data that is read: 512 KB of a trip deflate to far less. */
const MAX_SHARED_CHARS = 128 * 1024;
/** Longest address in one code: a larger one has points too small for a screen. */
const MAX_CODE_CHARS = 2_300;
/** Data in each of several codes. */
const PART_CHARS = 1_000;
/** More codes than this nobody scans: the link is the better way. */
const MAX_CODES = 8;

const partSchema = z
  .object({
    /** From 1. */
    index: z.int().check(z.minimum(1)),
    count: z.int().check(z.minimum(2), z.maximum(MAX_CODES)),
    /** Of the whole data: tells parts of one trip from those of another, and whether they came whole. */
    sum: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
    data: z.string().check(z.maxLength(MAX_CODE_CHARS), z.regex(/^[\w-]+$/)),
  })
  .check(z.refine(({ index, count }) => index <= count));
export type SharePart = z.infer<typeof partSchema>;

/** Parts as a device kept them; none where they are not to be read. */
export function readParts(stored: unknown): SharePart[] {
  const parts = z.array(partSchema).check(z.maxLength(MAX_CODES)).safeParse(stored);
  return parts.success ? parts.data : [];
}

export type ShareAddress =
  | { readonly kind: 'whole'; readonly data: string }
  | { readonly kind: 'part'; readonly part: SharePart }
  /** The server has it. */
  | { readonly kind: 'link'; readonly secret: string }
  /** `version`: of another version of the app. `too_long`: longer than any trip. `damaged`: anything else. */
  | { readonly kind: 'none' | 'version' | 'too_long' | 'damaged' };

/** The fragment with the whole of it, without the `#`. */
export function wholeFragment(data: string): string {
  return `${SHARE_VERSION}.${data}`;
}

/** The fragment of a link that the server opens, without the `#`. */
export function linkFragment(secret: string): string {
  return `${LINK_FORM}.${secret}`;
}

/**
 * What stands in each code; one where it fits, null where there would be too many.
 * @param page the page's address without a fragment
 */
export function codesOf(page: string, data: string): string[] | null {
  const whole = `${page}#${wholeFragment(data)}`;
  if (whole.length <= MAX_CODE_CHARS) return [whole];
  const count = Math.ceil(data.length / PART_CHARS);
  if (count > MAX_CODES) return null;
  const size = Math.ceil(data.length / count);
  const sum = sumOf(data);
  return Array.from(
    { length: count },
    (_, at) => `${page}#${SHARE_VERSION}.${at + 1}.${count}.${sum}.${data.slice(at * size, (at + 1) * size)}`,
  );
}

const DATA = /^[\w-]+$/;

/** What a fragment holds; with or without its `#`. */
export function readFragment(hash: string): ShareAddress {
  const fragment = hash.replace(/^#/, '');
  if (fragment === '') return { kind: 'none' };
  if (fragment.length > MAX_SHARED_CHARS) return { kind: 'too_long' };
  const [version = '', ...rest] = fragment.split('.');
  if (version === LINK_FORM) {
    const secret = rest.join('.');
    return isLinkSecret(secret) ? { kind: 'link', secret } : { kind: 'damaged' };
  }
  if (version !== SHARE_VERSION) return { kind: /^\d{1,3}$/.test(version) ? 'version' : 'damaged' };
  const data = rest.at(-1) ?? '';
  if (!DATA.test(data)) return { kind: 'damaged' };
  if (rest.length === 1) return { kind: 'whole', data };
  const [index = '', count = '', sum] = rest;
  const isNumbered = rest.length === 4 && [index, count].every((number) => /^\d$/.test(number));
  const part = partSchema.safeParse({ index: Number(index), count: Number(count), sum, data });
  return isNumbered && part.success ? { kind: 'part', part: part.data } : { kind: 'damaged' };
}

/** What several parts make together. */
export type Joined =
  | { readonly kind: 'whole'; readonly data: string }
  | { readonly kind: 'waiting'; readonly missing: readonly number[]; readonly parts: readonly SharePart[] }
  | { readonly kind: 'damaged' };

/** A further part with those that came before; those of another trip are dropped. */
export function joined(before: readonly SharePart[], part: SharePart): Joined {
  const others = before.filter(
    ({ sum, count, index }) => sum === part.sum && count === part.count && index !== part.index,
  );
  const parts = [...others, part].toSorted((a, b) => a.index - b.index);
  const has = new Set(parts.map(({ index }) => index));
  const missing = Array.from({ length: part.count }, (_, at) => at + 1).filter((index) => !has.has(index));
  if (missing.length > 0) return { kind: 'waiting', missing, parts };
  const data = parts.map((each) => each.data).join('');
  return sumOf(data) === part.sum ? { kind: 'whole', data } : { kind: 'damaged' };
}

/** FNV-1a, eight hexadecimal digits. */
function sumOf(data: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < data.length; at += 1) hash = Math.imul(hash ^ data.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

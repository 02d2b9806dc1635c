/**
 * A WebP or JPEG down to what draws it. Who calls a function by hand sends what no canvas writes: a place, a time, frames
 * of an animation, bytes behind the picture. The parts are walked and not decoded (RFC 9649, §2.3; T.81, annex B).
 */

/** Bytes of memory of their own: what `slice` gives, under each version of the language's types. */
export type Bytes = ReturnType<Uint8Array['slice']>;

/** Chunks of a still picture; an animation has its frames in others. */
const WEBP_KEPT: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
const WEBP_PICTURES: ReadonlySet<string> = new Set(['VP8 ', 'VP8L']);
/** Of the flags of VP8X that of transparency: the others tell of chunks that go. */
const HAS_ALPHA = 0x10;

/** The picture alone; null where its parts do not add up to one still picture that ends where the file does. */
export function stillPicture(bytes: Uint8Array, kind: 'webp' | 'jpeg'): Bytes | null {
  return kind === 'webp' ? stillWebp(bytes) : stillJpeg(bytes);
}

function stillWebp(bytes: Uint8Array): Bytes | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) + 8 !== bytes.length) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 12)];
  let pictures = 0;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = String.fromCodePoint(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    // a chunk of odd length has a byte of padding
    const end = at + 8 + length + (length % 2);
    if (WEBP_PICTURES.has(name)) pictures += 1;
    if (WEBP_KEPT.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (at !== bytes.length || pictures !== 1) return null;
  const still = joined(kept);
  new DataView(still.buffer).setUint32(4, still.length - 8, true);
  if (String.fromCodePoint(...still.subarray(12, 16)) === 'VP8X') still[20] = (still[20] ?? 0) & HAS_ALPHA;
  return still;
}

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Of the segments for applications the head that says it is a JFIF alone; and no comments. */
function isKept(marker: number): boolean {
  return !(marker > 0xe0 && marker <= 0xef) && marker !== 0xfe;
}

function stillJpeg(bytes: Uint8Array): Bytes | null {
  if (bytes[0] !== 0xff || bytes[1] !== START_OF_IMAGE) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // a fill byte
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE)
      return at + 2 === bytes.length ? joined([...kept, bytes.subarray(at)]) : null;
    const head = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    const end = marker === START_OF_SCAN ? endOfScan(bytes, head) : head;
    if (end < at + 4 || end > bytes.length) return null;
    if (isKept(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** Where the coded data stops: at a marker that is neither a byte of data (FF00) nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) break;
    at += 1;
  }
  return at;
}

function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

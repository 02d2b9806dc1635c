/**
 * What the first bytes of a picture say, without decoding it: decoding is what a hostile file must not reach. PNG
 * (W3C PNG, §11.2.2), JPEG (ITU-T T.81, annex B) and WebP (RFC 9649) are known; everything else, SVG and HTML among it,
 * is no picture here.
 */

type PictureKind = 'jpeg' | 'png' | 'webp';

export interface PictureHead {
  readonly kind: PictureKind;
  /** Pixels, as stored: a JPEG may be turned by its metadata. */
  readonly width: number;
  readonly height: number;
}

/** Kind and size by magic bytes and header; null for every other file, and for one whose header is not whole. */
export function readPictureHead(bytes: Uint8Array): PictureHead | null {
  const head = pngHead(bytes) ?? jpegHead(bytes) ?? webpHead(bytes);
  return head && head.width > 0 && head.height > 0 ? head : null;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

function pngHead(bytes: Uint8Array): PictureHead | null {
  if (!PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return null;
  if (!hasText(bytes, 12, 'IHDR') || bytes.length < 24) return null;
  return { kind: 'png', width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4) };
}

/** Frame headers: SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Markers that stand alone: TEM and the restarts. */
function hasNoLength(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

function jpegHead(bytes: Uint8Array): PictureHead | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return null;
    if (hasNoLength(marker)) {
      at += 2;
      continue;
    }
    if (isFrame(marker)) {
      if (at + 9 > bytes.length) return null;
      return { kind: 'jpeg', width: bigEndian(bytes, at + 7, 2), height: bigEndian(bytes, at + 5, 2) };
    }
    const length = bigEndian(bytes, at + 2, 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

function webpHead(bytes: Uint8Array): PictureHead | null {
  if (!hasText(bytes, 0, 'RIFF') || !hasText(bytes, 8, 'WEBP') || bytes.length < 30) return null;
  const size = webpSize(bytes);
  return size && { kind: 'webp', ...size };
}

/** Of the first chunk: lossy, lossless or extended. */
function webpSize(bytes: Uint8Array): Omit<PictureHead, 'kind'> | null {
  if (hasText(bytes, 12, 'VP8 ')) {
    const isKeyFrame = bytes[23] === 0x9d && bytes[24] === 0x01 && bytes[25] === 0x2a;
    if (!isKeyFrame) return null;
    return { width: littleEndian(bytes, 26, 2) % 0x4000, height: littleEndian(bytes, 28, 2) % 0x4000 };
  }
  if (hasText(bytes, 12, 'VP8L')) {
    if (bytes[20] !== 0x2f) return null;
    const packed = littleEndian(bytes, 21, 4);
    return { width: 1 + (packed % 0x4000), height: 1 + (Math.floor(packed / 0x4000) % 0x4000) };
  }
  if (!hasText(bytes, 12, 'VP8X')) return null;
  return { width: 1 + littleEndian(bytes, 24, 3), height: 1 + littleEndian(bytes, 27, 3) };
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return String.fromCodePoint(...bytes.subarray(at, at + text.length)) === text;
}

function bigEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

function littleEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = length - 1; index >= 0; index -= 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

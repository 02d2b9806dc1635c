/** Pictures by their headers: as much of a file as says what it is and how large, and nothing that could be decoded. */

const text = (letters: string) => [...new TextEncoder().encode(letters)];
const big = (value: number, length: number) =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
const little = (value: number, length: number) => big(value, length).toReversed();
const bytes = (...parts: readonly number[][]) => new Uint8Array(parts.flat());

/** The signature and IHDR. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const signature = [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];
  return bytes(signature, big(13, 4), text('IHDR'), big(width, 4), big(height, 4), [8, 6, 0, 0, 0]);
}

const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  ...big(body.length + 2, 2),
  ...body,
];

/** SOI, a segment of metadata, a fill byte, a frame, a scan without any data, and EOI. */
export function jpegOf(width: number, height: number, { frame = 0xc0 } = {}): Uint8Array<ArrayBuffer> {
  const sof = segment(frame, [8, ...big(height, 2), ...big(width, 2), 3]);
  return bytes([0xff, 0xd8], segment(0xe1, [...text('Exif'), 0, 0]), [0xff], sof, [0xff, 0xda], [0xff, 0xd9]);
}

const riff = (name: string, body: readonly number[]) =>
  bytes(text('RIFF'), little(body.length + 12, 4), text('WEBP'), text(name), little(body.length, 4), [
    ...body,
  ]);

/** One of the three forms, with `more` bytes after its header. */
export function webpOf(
  width: number,
  height: number,
  { form = 'lossy', more = 12 }: { form?: 'lossy' | 'lossless' | 'extended'; more?: number } = {},
): Uint8Array<ArrayBuffer> {
  const rest = Array.from({ length: more }, () => 0);
  if (form === 'lossy') {
    return riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2), ...rest]);
  }
  if (form === 'lossless') {
    return riff('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 0x4000, 4), ...rest]);
  }
  return riff('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3), ...rest]);
}

/** As an answer or a request carries it. */
export function base64(picture: Uint8Array): string {
  return Buffer.from(picture).toString('base64');
}

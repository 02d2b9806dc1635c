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

/** Where a picture was taken. */
const EXIF = [...text('Exif'), 0, 0, ...text('GPS 48.8584 N')];

/** SOI, a fill byte, a frame, a scan of some coded bytes with a restart among them, and EOI; `tagged` has metadata too. */
export function jpegOf(
  width: number,
  height: number,
  { frame = 0xc0, tagged = false } = {},
): Uint8Array<ArrayBuffer> {
  const tags = tagged ? [...segment(0xe1, EXIF), ...segment(0xfe, text('a comment'))] : [];
  const sof = segment(frame, [8, ...big(height, 2), ...big(width, 2), 3]);
  const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x2a, 0xff, 0x00, 0xff, 0xd0, 0x2a];
  return bytes([0xff, 0xd8], tags, tagged ? [0xff] : [], sof, scan, [0xff, 0xd9]);
}

type Chunk = readonly [name: string, body: readonly number[]];

const riff = (...chunks: readonly Chunk[]) => {
  const written = chunks.flatMap(([name, body]) => [
    ...text(name),
    ...little(body.length, 4),
    ...body,
    ...(body.length % 2 === 1 ? [0] : []),
  ]);
  return bytes(text('RIFF'), little(written.length + 4, 4), text('WEBP'), written);
};

const lossy = (width: number, height: number, rest: readonly number[]): Chunk => [
  'VP8 ',
  [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2), ...rest],
];

/**
 * One of the three forms, with `more` bytes of picture. The extended one is transparent; `tagged` has a place in it, and
 * `animated` its picture in a frame.
 */
export function webpOf(
  width: number,
  height: number,
  {
    form = 'lossy',
    more = 12,
  }: { form?: 'lossy' | 'lossless' | 'extended' | 'tagged' | 'animated'; more?: number } = {},
): Uint8Array<ArrayBuffer> {
  const rest = Array.from({ length: more }, () => 0);
  const picture = lossy(width, height, rest);
  if (form === 'lossy') return riff(picture);
  if (form === 'lossless') {
    return riff(['VP8L', [0x2f, ...little(width - 1 + (height - 1) * 0x4000, 4), ...rest]]);
  }
  const head = (flags: number): Chunk => [
    'VP8X',
    [flags, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)],
  ];
  const alpha: Chunk = ['ALPH', [0, 1, 2]];
  if (form === 'extended') return riff(head(0x10), alpha, picture);
  if (form === 'tagged') return riff(head(0x18), alpha, picture, ['EXIF', EXIF]);
  return riff(
    head(0x02),
    ['ANIM', [0, 0, 0, 0, 0, 0]],
    ['ANMF', [...Array<number>(16).fill(0), ...picture[1]]],
  );
}

/** As an answer or a request carries it. */
export function base64(picture: Uint8Array): string {
  return Buffer.from(picture).toString('base64');
}

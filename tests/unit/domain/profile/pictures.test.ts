import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  avatarAddress,
  avatarName,
  avatarNameOf,
  avatarPath,
  checkAvatar,
  MAX_AVATAR_BYTES,
} from '@domain/profile/avatar.ts';
import { updateAvatarRequestSchema } from '@domain/profile/avatarApi.ts';
import { checkPicture, fileProblem } from '@domain/profile/pictureFile.ts';
import { readPictureHead } from '@domain/profile/pictureHead.ts';
import { base64, jpegOf, pngOf, webpOf } from '../../../support/pictures.ts';

const ANA = '11111111-1111-4111-8111-111111111111';
const BEN = '22222222-2222-4222-8222-222222222222';
const FILE = '33333333-3333-4333-8333-333333333333';
const written = (letters: string) => new TextEncoder().encode(letters);

describe('the head of a picture', () => {
  it.each([
    ['a PNG', pngOf(640, 480), 'png'],
    ['a JPEG', jpegOf(640, 480, { tagged: true }), 'jpeg'],
    ['a progressive JPEG', jpegOf(640, 480, { frame: 0xc2 }), 'jpeg'],
    ['a lossy WebP', webpOf(640, 480), 'webp'],
    ['a lossless WebP', webpOf(640, 480, { form: 'lossless' }), 'webp'],
    ['a WebP with more in it', webpOf(640, 480, { form: 'extended' }), 'webp'],
  ])('says what %s is and how large', (_name, bytes, kind) => {
    expect(readPictureHead(bytes)).toEqual({ kind, width: 640, height: 480 });
  });

  // one pixel each, by libpng, libjpeg and libwebp
  it.each([
    [
      'png',
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ],
    ['webp', 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'],
    ['webp', 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
  ])('reads one that a library has made (%s)', (kind, encoded) => {
    expect(readPictureHead(Buffer.from(encoded, 'base64'))).toEqual({ kind, width: 1, height: 1 });
  });

  it.each([
    [
      'an SVG with a script',
      written('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', written('<!doctype html><script>alert(1)</script>')],
    ['a GIF', written('GIF89a\u0001\u0000\u0001\u0000')],
    ['nothing', new Uint8Array()],
    ['a JPEG that has no frame', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2])],
    ['a JPEG with a segment of no length', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xc0])],
    ['a PNG of no width', pngOf(0, 480)],
    ['a WebP that breaks off', webpOf(1, 1).slice(0, 28)],
    ['a WebP of an unknown form', new Uint8Array([...webpOf(1, 1)].with(15, 0x41))],
    ['a WebP that begins between pictures', new Uint8Array([...webpOf(1, 1)].with(23, 0))],
    ['a lossless WebP without its sign', new Uint8Array([...webpOf(1, 1, { form: 'lossless' })].with(20, 0))],
  ])('is not that of %s', (_name, bytes) => {
    expect(readPictureHead(bytes)).toBeNull();
  });

  it('ends on whatever bytes there are', () => {
    const spoiled = fc
      .tuple(
        fc.constantFrom(pngOf(9, 9), jpegOf(9, 9), webpOf(9, 9), webpOf(9, 9, { form: 'extended' })),
        fc.nat(40),
        fc.uint8Array({ maxLength: 60 }),
      )
      .map(([picture, at, noise]) => new Uint8Array([...picture.slice(0, at), ...noise]));
    fc.assert(
      fc.property(spoiled, (bytes) => {
        const head = readPictureHead(bytes);
        expect(head === null || (head.width > 0 && head.height > 0)).toBe(true);
      }),
    );
  });
});

describe('a file that is chosen', () => {
  it('is not read where it is 40 MB, or empty', () => {
    expect(fileProblem('sea.jpg', 40 * 1024 * 1024)).toBe(
      'sea.jpg is larger than 25 MB. Choose a smaller picture.',
    );
    expect(fileProblem('sea.jpg', 0)).toBe('sea.jpg is empty.');
    expect(fileProblem('sea.jpg', 12 * 1024 * 1024)).toBeNull();
  });

  it('is not decoded where it is no picture, or one that would fill the memory', () => {
    expect(checkPicture('sea.svg', written('<svg onload="alert(1)"/>'))).toEqual({
      problem: 'sea.svg is not a picture that can be used here. Choose a JPEG, PNG or WebP.',
    });
    expect(checkPicture('bomb.png', pngOf(60_000, 60_000))).toEqual({
      problem: 'bomb.png has 60,000 by 60,000 pixels. At most 64 million pixels can be opened here.',
    });
    expect(checkPicture('sea.png', pngOf(8_160, 6_120))).toEqual({
      kind: 'png',
      width: 8_160,
      height: 6_120,
    });
  });
});

describe('what is stored', () => {
  it('is a WebP or a JPEG of the one size', () => {
    expect(checkAvatar(webpOf(512, 512))).toEqual({ kind: 'webp', bytes: webpOf(512, 512) });
    expect(checkAvatar(jpegOf(512, 512))).toEqual({ kind: 'jpeg', bytes: jpegOf(512, 512) });
    expect(checkAvatar(pngOf(512, 512))).toEqual({ problem: 'must be a WebP or a JPEG' });
    expect(checkAvatar(written('<svg/>'))).toEqual({ problem: 'must be a WebP or a JPEG' });
    expect(checkAvatar(webpOf(16_383, 16_383))).toEqual({ problem: 'must be 512 by 512 pixels' });
    expect(checkAvatar(jpegOf(512, 511))).toEqual({ problem: 'must be 512 by 512 pixels' });
    expect(checkAvatar(webpOf(512, 512, { more: MAX_AVATAR_BYTES }))).toEqual({
      problem: 'must be at most 200 KB',
    });
  });

  it.each([
    ['a WebP', webpOf(512, 512)],
    ['an extended WebP', webpOf(512, 512, { form: 'extended' })],
    ['a lossless WebP', webpOf(512, 512, { form: 'lossless', more: 11 })],
    ['a JPEG', jpegOf(512, 512)],
    ['a progressive JPEG', jpegOf(512, 512, { frame: 0xc2 })],
  ])('is %s from its beginning to its end', (_name, bytes) => {
    const problem = 'must be one still picture, whole and with nothing after its end';
    expect(checkAvatar(bytes)).not.toHaveProperty('problem');
    expect(checkAvatar(bytes.slice(0, -1))).toEqual({ problem });
    const script = written('<script>alert(1)</script>');
    expect(checkAvatar(new Uint8Array([...bytes, ...script]))).toEqual({ problem });
    // as a part of a larger buffer too
    const within = new Uint8Array([7, ...bytes, 7]).subarray(1, -1);
    expect(checkAvatar(within)).not.toHaveProperty('problem');
  });

  it.each([
    ['a JPEG', jpegOf(512, 512, { tagged: true }), jpegOf(512, 512)],
    ['a WebP', webpOf(512, 512, { form: 'tagged' }), webpOf(512, 512, { form: 'extended' })],
  ])('is %s without the place that it was taken at', (_name, tagged, bare) => {
    expect(checkAvatar(tagged)).toMatchObject({ bytes: bare });
  });

  it('is no animation, and not two pictures', () => {
    const problem = 'must be one still picture, whole and with nothing after its end';
    expect(checkAvatar(webpOf(512, 512, { form: 'animated' }))).toEqual({ problem });
    const one = webpOf(512, 512);
    const two = new Uint8Array([...one, ...one.subarray(12)]);
    new DataView(two.buffer).setUint32(4, two.length - 8, true);
    expect(checkAvatar(two)).toEqual({ problem });
  });

  it('is told on whatever bytes there are', () => {
    const pictures = [jpegOf(512, 512), webpOf(512, 512), webpOf(512, 512, { form: 'tagged' })];
    const spoiled = fc
      .tuple(fc.constantFrom(...pictures), fc.nat(60), fc.uint8Array({ maxLength: 60 }))
      .map(([picture, at, noise]) => new Uint8Array([...picture.slice(0, at), ...noise]));
    fc.assert(
      fc.property(spoiled, (bytes) => {
        const checked = checkAvatar(bytes);
        // what is kept is stored as it is
        expect('bytes' in checked ? checkAvatar(checked.bytes) : checked).toEqual(checked);
      }),
    );
  });

  it('is found under the account’s own path alone', () => {
    const path = avatarPath(ANA, avatarName(FILE, 'jpeg'));
    expect(path).toBe(`/storage/v1/object/public/avatars/${ANA}/${FILE}.jpg`);
    expect(avatarNameOf(ANA, path)).toBe(`${FILE}.jpg`);
    expect(avatarNameOf(BEN, path)).toBeNull();
    expect(avatarAddress({ id: ANA, avatar_url: path }, 'https://ref.supabase.co')).toBe(
      `https://ref.supabase.co${path}`,
    );
    expect(avatarAddress({ id: ANA, avatar_url: path }, '')).toBe(path);
    for (const foreign of [
      null,
      'https://evil.example/p.png',
      'javascript:alert(1)',
      `${path}/../../../../x`,
      `${path}?x`,
      avatarPath(BEN, `${FILE}.webp`),
      avatarPath(ANA, `${FILE}.svg`),
    ]) {
      expect(avatarAddress({ id: ANA, avatar_url: foreign }, '')).toBeNull();
    }
    expect(avatarAddress(null, '')).toBeNull();
  });

  it('is sent as Base64 and nothing else', () => {
    const { success } = updateAvatarRequestSchema.safeParse({ picture: base64(webpOf(512, 512)) });
    expect(success).toBe(true);
    for (const picture of [undefined, 7, 'data:image/webp;base64,AAAA', 'A'.repeat(280_000)]) {
      expect(updateAvatarRequestSchema.safeParse({ picture }).success).toBe(false);
    }
    expect(updateAvatarRequestSchema.safeParse({ picture: null, avatar_url: 'x' }).success).toBe(false);
  });
});

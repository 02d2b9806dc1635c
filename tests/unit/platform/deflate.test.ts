import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deflate, inflate, InflateError } from '@/platform/deflate.ts';

const LIMIT = 512 * 1024;
const reasonOf = async (data: string) => {
  try {
    return await inflate(data, LIMIT);
  } catch (thrown) {
    return thrown instanceof InflateError ? thrown.reason : thrown;
  }
};
const base64url = (bytes: Buffer) => bytes.toString('base64url');

describe('deflate', () => {
  it.each(['', 'a', 'Zürich 🧳 שלום', 'plan '.repeat(10_000)])('gives a text back: %#', async (text) => {
    const data = await deflate(text);
    expect(data).toMatch(/^[\w-]*$/);
    expect(await inflate(data, LIMIT)).toBe(text);
  });

  it('is what everyone else deflates', async () => {
    expect(await inflate(base64url(deflateRawSync('Kyoto')), LIMIT)).toBe('Kyoto');
  });
});

describe('inflate', () => {
  it('stops at its limit, however much more there would be', async () => {
    // 32 KB that would be 32 MB
    expect(await reasonOf(base64url(deflateRawSync(Buffer.alloc(32 * 1024 * 1024))))).toBe('too_large');
    expect(await reasonOf(base64url(deflateRawSync(Buffer.alloc(LIMIT + 1, 32))))).toBe('too_large');
    expect(await reasonOf(base64url(deflateRawSync(Buffer.alloc(LIMIT, 32))))).toHaveLength(LIMIT);
  });

  it('refuses what was cut anywhere', async () => {
    const data = await deflate(
      JSON.stringify({ days: Array.from({ length: 40 }, (_, day) => `Day ${day}`) }),
    );
    for (let length = 0; length < data.length - 1; length += 7)
      expect(await reasonOf(data.slice(0, length))).toBe('damaged');
  });

  it.each([
    ['no base64url', '%%%'],
    ['another format', base64url(gzipSync('x'))],
    ['a header', base64url(deflateSync('x'.repeat(100)))],
    ['no text', base64url(deflateRawSync(Buffer.from([0xff, 0xfe, 0xc3, 0x28])))],
  ])('refuses what is %s', async (_name, data) => {
    expect(await reasonOf(data)).toBe('damaged');
  });
});

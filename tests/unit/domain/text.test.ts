import { describe, expect, it } from 'vitest';
import { isPlainLine, storable, storableText } from '@domain/text/text.ts';

describe('isPlainLine', () => {
  it.each(['Rome', 'Saint-Denis (Réunion)', '東京', '👩‍👩‍👧 park', 'می‌روم', 'क्‍ष', ''])('takes %j', (text) => {
    expect(isPlainLine(text)).toBe(true);
  });

  it.each([
    'ad\u200Bmin',
    'ad\u200Dmin',
    '\u200Cadmin',
    'a\u202Enimda',
    '\u2066x\u2069',
    'a\u200Fb',
    'a\u00ADb',
    '\uFEFFa',
    'a\u2028b',
  ])('refuses what nobody sees in %j', (text) => {
    expect(isPlainLine(text)).toBe(false);
  });

  it.each(['Ro\0me', 'Ro\nme', '\u001B[31m', 'a\u0085', '\uD83D', 'a\uDC00b'])('refuses %j', (text) => {
    expect(isPlainLine(text)).toBe(false);
  });
});

describe('what a database can store', () => {
  it('keeps every text that it can', () => {
    const text = 'line\n\tindented 👩‍👩‍👧 東京';
    expect(storableText(text)).toBe(text);
  });

  it('drops NUL and marks halves of characters', () => {
    expect(storableText('a\0b\uD83D!\uDC00')).toBe('ab\uFFFD!\uFFFD');
  });

  it('reaches every depth', () => {
    const value = { a: ['x\0', { b: '\uD800' }], n: 1, none: null, gone: undefined };
    expect(storable(value)).toEqual({ a: ['x', { b: '\uFFFD' }], n: 1, none: null });
  });
});

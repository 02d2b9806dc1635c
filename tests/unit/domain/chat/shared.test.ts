import { describe, expect, it } from 'vitest';
import { MAX_SHARED_CHARS, SHARE_FIELDS, sharedWords } from '@domain/chat/shared.ts';

function words(parts: { title?: string; text?: string; url?: string }): string | null {
  const fields = new URLSearchParams();
  for (const [name, part] of Object.entries(parts)) {
    fields.set(
      name === 'title' ? SHARE_FIELDS.title : name === 'text' ? SHARE_FIELDS.text : SHARE_FIELDS.url,
      part,
    );
  }
  return sharedWords(new URLSearchParams(fields.toString()));
}

describe('what another app shares', () => {
  it.each([
    [{ url: 'https://a.test/x' }, 'https://a.test/x'],
    [{ title: 'A ryokan', url: 'https://a.test/x' }, 'A ryokan\nhttps://a.test/x'],
    [
      { title: 'A ryokan', text: 'A ryokan: https://a.test/x', url: 'https://a.test/x' },
      'A ryokan: https://a.test/x',
    ],
    [
      { title: 'Your booking', text: 'Flight AY 1332\r\n9 April, 7:30\r\n' },
      'Your booking\nFlight AY 1332\n9 April, 7:30',
    ],
    [{ text: '  Kyoto  ', title: 'kyoto' }, 'kyoto\nKyoto'],
  ])('%j is the words %j', (parts, expected) => {
    expect(words(parts)).toBe(expected);
  });

  it.each([{}, { text: '' }, { title: '  ', text: '\n' }])('%j is nothing', (parts) => {
    expect(words(parts)).toBeNull();
  });

  it('is nothing in an address that shares nothing', () => {
    expect(sharedWords(new URLSearchParams('text=Kyoto&from=1'))).toBeNull();
  });

  it('stays words, whatever stands in it, and has an end', () => {
    expect(words({ text: '<script>alert(1)</script>\u0000' })).toBe('<script>alert(1)</script>');
    expect(words({ text: 'x'.repeat(1_000_000), url: 'https://a.test' })).toHaveLength(MAX_SHARED_CHARS);
  });
});

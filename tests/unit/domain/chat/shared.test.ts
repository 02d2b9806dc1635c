import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_CHARS } from '@domain/chat/messageSize.ts';
import { readShared, SHARED_MS, sharedProblem, sharedWords, withShared } from '@domain/chat/shared.ts';
import { SHARE_FIELDS } from '@domain/chat/shareFields.ts';

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
    expect(words({ text: 'x'.repeat(1_000_000), url: 'https://a.test' })).toHaveLength(MAX_MESSAGE_CHARS);
    const cut = words({ text: `${'x'.repeat(MAX_MESSAGE_CHARS - 3)}\n`, url: '\u{1F3EF}\u{1F3EF}' });
    expect(cut).toBe(`${'x'.repeat(MAX_MESSAGE_CHARS - 3)}\n\u{1F3EF}`);
    expect(words({ text: `x${'\u{1F3EF}'.repeat(MAX_MESSAGE_CHARS)}` })).toBe(
      `x${'\u{1F3EF}'.repeat(MAX_MESSAGE_CHARS / 2 - 1)}`,
    );
  });
});

describe('words on their way through a log-in', () => {
  const shared = { words: 'A ryokan', calendar: null, at: 1_000, by: null };

  it('last half an hour', () => {
    expect(readShared(shared, 1_000, 'a')).toEqual(shared);
    expect(readShared(shared, 1_000 + SHARED_MS - 1, 'a')).toEqual(shared);
    expect(readShared(shared, 1_000 + SHARED_MS, 'a')).toBeNull();
    expect(readShared({ ...shared, at: 1_000 + SHARED_MS }, 1_000, 'a')).toBeNull();
  });

  it('bring the events of a calendar along, and are whole without', () => {
    const withEvents = { ...shared, calendar: 'BEGIN:VCALENDAR' };
    expect(readShared(withEvents, 1_000, 'a')).toEqual(withEvents);
    const { calendar: _, ...before } = shared;
    expect(readShared(before, 1_000, 'a')).toEqual(shared);
  });

  it('are for who shared them, and for nobody else who logs in', () => {
    const owned = { ...shared, by: 'a' };
    expect(readShared(owned, 1_000, 'a')).toEqual(owned);
    expect(readShared(owned, 1_000, null)).toEqual(owned);
    expect(readShared(owned, 1_000, 'b')).toBeNull();
  });

  it.each([
    null,
    'x',
    {},
    { ...shared, words: 7 },
    { ...shared, words: ' ' },
    { ...shared, words: 'x'.repeat(MAX_MESSAGE_CHARS + 1) },
    { ...shared, at: '1000' },
    { ...shared, at: Number.NaN },
    { ...shared, by: 1 },
    { ...shared, by: undefined },
    { ...shared, calendar: 7 },
    { ...shared, calendar: 'x'.repeat(100_001) },
  ])('are none in %j', (value) => {
    expect(readShared(value, 1_000, 'a')).toBeNull();
  });
});

it.each([
  ['', 'A ryokan', 'A ryokan'],
  [' \n', 'A ryokan', 'A ryokan'],
  ['Two nights? ', 'A ryokan', 'Two nights?\n\nA ryokan'],
  ['x'.repeat(MAX_MESSAGE_CHARS - 10), 'A ryokan', `${'x'.repeat(MAX_MESSAGE_CHARS - 10)}\n\nA ryokan`],
  ['x'.repeat(MAX_MESSAGE_CHARS - 9), 'A ryokan', null],
])(
  'a draft takes them below what stands there, as far as a message holds both (%#)',
  (draft, added, both) => {
    expect(withShared(draft, added)).toBe(both);
  },
);

it.each([
  ['large', 'large'],
  ['other', 'other'],
  ['<b>', null],
  ['', null],
])('a file that was not taken is told of in known words alone: %j', (said, problem) => {
  expect(sharedProblem(new URLSearchParams({ 'shared-problem': said }))).toBe(problem);
});

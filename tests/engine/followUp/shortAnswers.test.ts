/** What is said in a few words of the message before, and asked of what is known: in several sayings, and what only looks like it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

describe('a number that is enough', () => {
  const NOLA = ['New Orleans for my wife and me in may, from Minneapolis', 'like five days i think'];

  it.each([
    'she says four is enough',
    'ok he thinks 4 is plenty',
    'four will do',
    'my wife reckons four is enough',
  ])('is of the days that were spoken of: %s', async (message) => {
    expect((await ask(message, { after: NOLA })).reply).toContain('## New Orleans: 4 days');
  });

  it('is asked after where nothing was counted', async () => {
    const { reply, change } = await ask('she says four is enough', { after: [...NOLA, 'make it cheaper'] });
    expect(reply).toContain('4 can be days, people or rooms');
    expect(change.kind).toBe('none');
  });

  it.each([
    'is four enough?',
    'my sister says 4 is enough',
    'the hotel says 4 is enough',
    'four is not enough',
  ])('is none: %s', async (message) => {
    expect((await ask(message, { after: NOLA })).reply).not.toContain('4 days');
  });
});

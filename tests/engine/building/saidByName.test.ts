/** What is said by its name: kitchens, a sight that is shut on the first day, who joins later, sights in small letters. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

describe('said by name', () => {
  it.each([
    ['3 days in Cleveland in May, we love ethiopian n korean food', /“Ethiopian and Korean food”/],
    [
      'Agra fri 22 january to sat 23 january, Taj Mahal',
      /Taj Mahal is shut on Fridays, day 1, so it is on day 2/,
    ],
    [
      'trade fair in Poznan 18 to 23 may, wife joins thu evening',
      /2 adults from the first day on, with your wife, who joins later/,
    ],
    ['normandy d day beaches, 4 days in may', /D-Day Beaches: from you/],
  ])('%s', async (text, line) => expect((await ask(text)).reply).toMatch(line));

  it.each([
    ['3 days in Cleveland in May, we love soul food', /“Soul/],
    ['Agra sat 23 january to sun 24 january, Taj Mahal', /is shut on/],
    ['Agra fri 22 january to sat 23 january', /is shut on/],
    ['trade fair in Poznan 18 to 23 may, my wife joins me', /who joins later/],
  ])('nor where there is nothing to say: %s', async (text, line) =>
    expect((await ask(text)).reply).not.toMatch(line),
  );
});

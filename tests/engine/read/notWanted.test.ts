/** What is not to be: a continent, a way to travel, or no more than was said. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask } from '../../functions/support/assistant.ts';

const reading = reader('2026-11-22');
const read = (text: string) => reading(text).message;

describe('a continent', () => {
  it('that is not wanted has none of the proposals', async () => {
    expect(read('somewhere warm in February, not in Asia please').open).toMatchObject({
      continent: null,
      outside: 'Asia',
    });
    const { reply } = await ask('somewhere warm in February, not in Africa please, from Warsaw, two of us');
    expect(reply).toMatch(/1\. \*\*/u);
    expect(reply).not.toMatch(/Morocco|Egypt|Tunisia|South Africa|Kenya/u);
  });
});

describe('ways', () => {
  it.each([
    ['nobody in the group is willing to take a plane. Rome 4 days', 'flight'],
    ['no one in our family will drive. Rome 4 days', 'car'],
  ])('are not wanted: %s', (text, mode) => expect(read(text).modes?.banned).toEqual([mode]));

  it('a flight that only lands late is not all that is wanted', () => {
    expect(read('Bologna 3 days, my flight only lands at 3').only).toBeNull();
  });
});

/** Towns of a plan that are put first, last or in the middle. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

async function townsAfter(text: string) {
  const talk = new Talk();
  const first = await talk.say(
    'Lyon then Annecy then Geneva, 7 days in july by train, we live in Strasbourg',
  );
  const { plan } = await talk.say(text);
  return (plan ?? first.plan)?.cities.join(', ');
}

describe('where a town is to be', () => {
  it.each([
    'no i meant geneva in the middle and annecy last',
    'geneva in the middle',
    'annecy at the end and geneva in between',
    'geneva second, annecy last',
    'lyon first, geneva in the middle, annecy last',
    'can you put annecy last and geneva second?',
    'annecy third please',
  ])('%s', async (text) => {
    expect(await townsAfter(text)).toBe('Lyon, Geneva, Annecy');
  });

  it.each([
    ['put lyon last', 'Annecy, Geneva, Lyon'],
    ['start in geneva and lyon last', 'Geneva, Annecy, Lyon'],
    ['lyon in the middle, geneva first', 'Geneva, Lyon, Annecy'],
  ])('%s: %s', async (text, towns) => {
    expect(await townsAfter(text)).toBe(towns);
  });

  it.each([
    'annecy in the middle',
    'is geneva in the middle of the trip?',
    'a museum in annecy on the second day',
    'the first night in lyon was booked by my sister',
  ])('is said of something else, or is so: %s', async (text) => {
    expect(await townsAfter(text)).toBe('Lyon, Annecy, Geneva');
  });
});

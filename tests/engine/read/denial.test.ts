/** How far a denial reaches in what was typed before a thing. */
import { expect, it } from 'vitest';
import { isDisliked, isDoneBefore, sentenceBefore } from '../../../engine/read/denial.ts';

it.each([
  'he hates ',
  'avoid long walks, crowded markets and ',
  'my mum cannot do long treks, ',
  'we are tired of ',
])('“%s” is said of what follows', (before) => expect(isDisliked(before)).toBe(true));

it.each([
  '',
  'he hates boat rides but ',
  'avoid markets, we want ',
  'skip it; ',
  'not far from it there is ',
])('“%s” is not', (before) => expect(isDisliked(before)).toBe(false));

it.each([
  ['we took a river boat, ', true],
  ['we did the museum, now we want ', false],
  ['', false],
])('“%s” tells what was done: %s', (before, isDone) => expect(isDoneBefore(before)).toBe(isDone));

it('is looked for in the sentence alone', () => {
  expect(sentenceBefore('I hate boats. Add a tour', 'I hate boats. Add '.length)).toBe(' Add ');
  expect(sentenceBefore('x'.repeat(900), 900)).toHaveLength(300);
});

it('is looked for once, however long a text without one is', () => {
  const long = 'olives '.repeat(10_000);
  expect([isDisliked(long), isDoneBefore(long)]).toEqual([false, false]);
});

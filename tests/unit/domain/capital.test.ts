import { expect, it } from 'vitest';
import { capitalized } from '@domain/text/capital.ts';

it.each([
  ['book a timed ticket', 'Book a timed ticket'],
  ['closed, on Mondays', 'Closed, on Mondays'],
  ['über die Brücke', 'Über die Brücke'],
  ['walk', 'Walk'],
  ['Buy it there', 'Buy it there'],
  ['iPhone tickets only', 'iPhone tickets only'],
  ['https://x.test/a', 'https://x.test/a'],
  ['ana@x.test knows', 'ana@x.test knows'],
  ['2 hours', '2 hours'],
  ['', ''],
])('a note %o stands by itself as %o', (note, shown) => {
  expect(capitalized(note)).toBe(shown);
});

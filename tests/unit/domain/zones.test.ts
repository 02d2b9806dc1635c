/** Clocks of time zones that somebody else has spelled. */
import { expect, it, vi } from 'vitest';
import { offsetMinutes } from '@domain/dates/zones.ts';

it('keeps no more clocks than there are zones, in however many letters one is written', () => {
  const Original = Intl.DateTimeFormat;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...options) {
    return new Original(...options);
  });
  const first = 'Europe/Paris';
  const noon = Date.UTC(2027, 6, 1, 12);
  const spellings = Array.from({ length: 1_600 }, (_, index) =>
    Array.from(first, (letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join(
      '',
    ),
  );
  for (const zone of [first, first, ...spellings]) expect(offsetMinutes(noon, zone)).toBe(120);
  const before = made.mock.calls.length;
  expect(offsetMinutes(noon, first)).toBe(120);
  expect(made.mock.calls.length).toBe(before + 1);
  vi.restoreAllMocks();
});

import { expect, it } from 'vitest';
import { formatFullHours, formatHours, formatTime, formatTimeOf, onClock } from '@domain/dates/dayTimes.ts';

it.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['06:10', '6:10 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is read as %s, and the other way on a clock of 24 hours', (data, words) => {
  expect(formatTime(data)).toBe(words);
  expect(onClock('24-hour', words)).toBe(data);
  expect(onClock('12-hour', words)).toBe(words);
});

it.each(['', '6:10', '24:00', '12:60', '10:15 AM', 'Any time'])(
  'leaves “%s”, which is no time of data',
  (text) => {
    expect(formatTime(text)).toBe(text);
  },
);

it('reads the time of a place from an instant with any offset', () => {
  expect(formatTimeOf('2027-05-03T18:10:00+09:00')).toBe('6:10 PM');
  expect(formatHours({ start: '09:00', end: '17:30' })).toBe('9:00 AM to 5:30 PM');
});

it('shows sentences by a clock of 24 hours, and leaves what only looks like a time', () => {
  expect(onClock('24-hour', 'Leaves LHR at 6:10 PM, lands at 12:05 AM the next day.')).toBe(
    'Leaves LHR at 18:10, lands at 00:05 the next day.',
  );
  expect(onClock('24-hour', '**Morning · 9:00 AM** Louvre')).toBe('**Morning · 09:00** Louvre');
  const others = 'A ratio of 16:9, chapter 6:10, 13:10 PM, 6:10 pm, 6:10 PMs, 106:10 PM.';
  expect(onClock('24-hour', others)).toBe(others);
});

it('names full hours as the filters have them', () => {
  expect(formatFullHours(5, 12, '12-hour')).toBe('5am–12pm');
  expect(formatFullHours(23, 5, '24-hour')).toBe('23:00–05:00');
});

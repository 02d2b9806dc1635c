import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isIsoDate } from '@domain/dates/calendar.ts';
import {
  formatAge,
  formatDateOrAny,
  formatLongDate,
  formatDayMonth,
  formatMoment,
  formatShortDate,
  localIsoDate,
  parseInstant,
} from '@domain/dates/formatDates.ts';

describe('calendar days', () => {
  it('are written short and long, without passing through a time zone', () => {
    expect(formatShortDate('2026-03-14')).toBe('Sat 14 March');
    expect(formatDayMonth('2026-03-14')).toBe('14 Mar');
    expect(formatShortDate('2026-03-14T23:59:00-11:00')).toBe('Sat 14 March');
    expect(formatLongDate('2026-03-14')).toBe('Saturday 14 March 2026');
    expect(formatDateOrAny(null)).toBe('Any date');
    expect(formatShortDate('soon')).toBe('soon');
  });

  it('of an instant are said with its time, where this device is', () => {
    expect(formatMoment(new Date(2026, 2, 14, 0, 5).getTime())).toBe('14 March 2026 at 12:05 AM');
  });

  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-3-1', false],
    ['2026-03-14T00:00', false],
  ])('%s is a date: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });

  it('count and move by days, over months and clock changes', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-04-01', '2026-03-31')).toBe(-1);
    expect(daysBetween('x', '2026-03-31')).toBeNaN();
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('x', 1)).toBe('x');
  });

  it('of an instant are where this device is', () => {
    expect(localIsoDate(new Date(2026, 2, 4, 23, 59).getTime())).toBe('2026-03-04');
  });
});

describe('parseInstant', () => {
  const instant = Date.UTC(2026, 2, 14, 9, 30, 15, 250);

  it.each([
    '2026-03-14T09:30:15.250Z',
    '2026-03-14T09:30:15.250+00:00',
    '2026-03-14 09:30:15.25+00',
    '2026-03-14 15:00:15.25+05:30',
    '2026-03-14T04:30:15.25-05',
  ])('reads %s', (text) => {
    expect(parseInstant(text)).toBe(instant);
  });

  it('takes a date for its midnight and garbage for nothing', () => {
    expect(parseInstant('2026-03-14')).toBe(Date.UTC(2026, 2, 14));
    expect(parseInstant('soon')).toBeNaN();
  });
});

describe('formatAge', () => {
  const now = Date.parse('2026-03-14T12:00:00Z');
  const minute = 60_000;

  it.each([
    [-5 * minute, 'just now'],
    [30_000, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [120 * minute, '2 hours ago'],
    [25 * 60 * minute, 'yesterday'],
    [3 * 24 * 60 * minute, '3 days ago'],
  ])('%i ms ago is %s', (age, words) => {
    expect(formatAge(now - age, now)).toBe(words);
  });

  it('takes ISO, becomes a date after a month, and survives garbage', () => {
    expect(formatAge('2026-03-14T10:00:00Z', now)).toBe('2 hours ago');
    expect(formatAge('2025-12-01T12:00:00Z', now)).toBe('on Mon 1 December 2025');
    expect(formatAge('never', now)).toBe('some time ago');
  });
});

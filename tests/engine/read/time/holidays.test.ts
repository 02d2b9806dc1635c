/** Public holidays by rule and table. */
import { describe, expect, it } from 'vitest';
import { dateOf, holidaysOn } from '../../../../engine/facts/holidays.ts';

describe('rules of the calendar', () => {
  it.each([
    ['E', 2026, '2026-04-05'],
    ['E', 2027, '2027-03-28'],
    ['E', 2028, '2028-04-16'],
    ['E', 2029, '2029-04-01'],
    ['E', 2030, '2030-04-21'],
    ['O', 2026, '2026-04-12'],
    ['O', 2027, '2027-05-02'],
    ['O', 2028, '2028-04-16'],
    ['O', 2030, '2030-04-28'],
    ['E-47', 2027, '2027-02-09'],
    ['11:4:4', 2027, '2027-11-25'],
    ['05:-1:1', 2027, '2027-05-31'],
    ['kingsDay', 2027, '2027-04-27'],
    ['kingsDay', 2031, '2031-04-26'],
    ['lunarNewYear+1', 2027, '2027-02-07'],
  ])('%s in %d', (rule, year, date) => {
    expect(dateOf(rule, year)).toBe(date);
  });

  it('has no date where its tables end', () => {
    expect(dateOf('diwali', 2040)).toBeNull();
    expect(dateOf('noRule', 2027)).toBeNull();
  });
});

describe('holidays of a country', () => {
  it.each([
    ['2027-03-26', 'ES', 'Good Friday'],
    ['2027-05-04', 'JP', 'Greenery Day (Golden Week)'],
    ['2027-04-27', 'NL', 'King’s Day'],
    ['2027-10-03', 'DE', 'German Unity Day'],
    ['2027-11-25', 'US', 'Thanksgiving'],
    ['2026-06-20', 'SE', 'Midsummer'],
    ['2027-06-26', 'FI', 'Midsummer'],
    ['2028-06-24', 'SE', 'Midsummer'],
    ['2029-06-23', 'SE', 'Midsummer'],
    ['2027-08-30', 'GB', 'the Summer bank holiday'],
  ])('%s in %s', (date, country, name) => {
    expect(holidaysOn(date, country).map((holiday) => holiday.name)).toEqual([name]);
  });

  it('are none on a working day, and in a country that the table does not have', () => {
    expect(holidaysOn('2027-03-26', 'IT')).toEqual([]);
    expect(holidaysOn('2027-01-01', 'XX')).toEqual([]);
  });
});

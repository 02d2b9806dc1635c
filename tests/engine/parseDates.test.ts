/** Dates in words. */
import { describe, expect, it } from 'vitest';
import { findDates } from '../../engine/read/time/dates.ts';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { parseMessage } from '../../engine/read/parseMessage.ts';
import { TODAY } from '../functions/support/assistant.ts';

describe('dates, read on Saturday 21 November 2026', () => {
  it.each([
    ['in April', '2027-04-01', '2027-04-30'],
    ['April 2028', '2028-04-01', '2028-04-30'],
    ['in December', '2026-12-01', '2026-12-31'],
    ['in November', '2026-11-24', '2026-11-30'],
    ['10–14 April', '2027-04-10', '2027-04-14'],
    ['10 to 14 April', '2027-04-10', '2027-04-14'],
    ['10th - 14th of April', '2027-04-10', '2027-04-14'],
    ['April 10-14', '2027-04-10', '2027-04-14'],
    ['28 April to 3 May', '2027-04-28', '2027-05-03'],
    ['Dec 28 - Jan 3', '2026-12-28', '2027-01-03'],
    ['2027-03-05 to 2027-03-10', '2027-03-05', '2027-03-10'],
    ['2027-03-05/2027-03-10', '2027-03-05', '2027-03-10'],
    ['28 Dec - 3 Jan 2027', '2026-12-28', '2027-01-03'],
    ['leaving 28 Dec, back 3 Jan 2027', '2026-12-28', '2027-01-03'],
    ['28/12 - 3/1/2027', '2026-12-28', '2027-01-03'],
    ['12/28-1/3', '2026-12-28', '2027-01-03'],
    ['20/03 -> 27/03', '2027-03-20', '2027-03-27'],
    ['3/4 to 10/4/2027, dd/mm', '2027-04-03', '2027-04-10'],
    ['3/4-3/9, american dates', '2027-03-04', '2027-03-09'],
    ['on 3/4/2027 (month/day)', '2027-03-04', '2027-03-04'],
    ['3/3 for 5 nights', '2027-03-03', '2027-03-03'],
    ['wed 21/4', '2027-04-21', '2027-04-21'],
    ['19-23 April 2027, the dome on 21/4 at 10.30', '2027-04-19', '2027-04-23'],
    ['2027-03-05', '2027-03-05', '2027-03-05'],
    ['4/25/2027', '2027-04-25', '2027-04-25'],
    ['25/4/2027', '2027-04-25', '2027-04-25'],
    ['3 July', '2027-07-03', '2027-07-03'],
    ['July 3rd, 2028', '2028-07-03', '2028-07-03'],
    ['first week of May', '2027-05-01', '2027-05-07'],
    ['last week of May', '2027-05-25', '2027-05-31'],
    ['mid-June', '2027-06-11', '2027-06-20'],
    ['late September', '2027-09-21', '2027-09-30'],
    ['this weekend', '2026-11-21', '2026-11-22'],
    ['next weekend', '2026-11-27', '2026-11-29'],
    ['next Friday', '2026-11-27', '2026-11-27'],
    ['on Monday', '2026-11-23', '2026-11-23'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['tomorrow', '2026-11-22', '2026-11-22'],
    ['in three weeks', '2026-12-12', '2026-12-12'],
    ['at Christmas', '2026-12-22', '2026-12-28'],
    ['in spring', '2027-04-01', '2027-05-31'],
    ['Kyoto, April', '2027-04-01', '2027-04-30'],
  ])('%s', (text, start, end) => {
    expect(findDates(text, TODAY)?.wish).toMatchObject({ start, end, movedFrom: null });
  });

  it.each([
    ['this summer', '2027-07-15', '2027-07-18'],
    ['in spring', '2027-04-02', '2027-04-05'],
    ['in winter', '2027-01-10', '2027-01-13'],
  ])('%s while it is under way is this one', (text, today, start) => {
    expect(findDates(text, today)?.wish).toMatchObject({ start, movedFrom: null });
    expect(findDates(text, today)?.wish.end.slice(0, 4)).toBe('2027');
  });

  it.each([
    ['this weekend', '2026-11-18', '2026-11-20', '2026-11-22'],
    ['next weekend', '2026-11-18', '2026-11-27', '2026-11-29'],
    ['this weekend', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['next weekend', '2026-11-22', '2026-11-27', '2026-11-29'],
  ])('%s, said on %s', (text, today, start, end) => {
    expect(findDates(text, today)?.wish).toMatchObject({ start, end, kind: 'days' });
  });

  it.each([
    ['30 February', '2027-02-28'],
    ['31 April', '2027-04-30'],
    ['from 28 June to 31 June', '2027-06-28'],
  ])('takes the last of the month for %s, and keeps what was typed', (text, start) => {
    const wish = findDates(text, TODAY)?.wish;
    expect(wish?.start).toBe(start);
    expect(text.toLowerCase()).toContain(wish?.impossible);
  });

  it('knows a leap day for a real one', () => {
    expect(findDates('29 February 2028', TODAY)?.wish).toMatchObject({
      start: '2028-02-29',
      movedFrom: null,
    });
    expect(findDates('29 February 2028', TODAY)?.wish).not.toHaveProperty('impossible');
  });

  it.each([
    ['10 to 14 May 2024', '2027-05-10', '10 to 14 may 2024'],
    ['2020-02-29', '2027-02-28', '2020-02-29'],
    ['in April 2025', '2027-04-01', 'in april 2025'],
    ['last August', '2027-08-01', 'last august'],
  ])('moves %s to a year to come and keeps what was typed', (text, start, movedFrom) => {
    expect(findDates(text, TODAY)?.wish).toMatchObject({ start, movedFrom });
  });

  it.each([
    'we may go',
    'march on',

    '2027-13-40',
    'for 10 people',
    'the second of two',
    '99/99/2027',
  ])('finds none in “%s”', (text) => {
    expect(findDates(text, TODAY)).toBeNull();
  });

  it('takes the dates out of the text, so that they are not read again', async () => {
    const gazetteer = await loadGazetteer();
    expect(parseMessage('Rome 10–14 April for 2 under 2k', TODAY, gazetteer)).toMatchObject({
      days: 5,
      party: { adults: 2, children: 0 },
      budget: { amount: 2_000, per: 'trip' },
    });
  });
});

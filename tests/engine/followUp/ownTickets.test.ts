/** Hours and days of tickets that are booked belong to the trip that stands, and put nobody to bed. */
import { describe, expect, it } from 'vitest';
import { tripAfter } from '../../functions/support/assistant.ts';

const HAMBURG = 'Hamburg Fri 9 April 2027 to Mon 12 April 2027, from Aarhus, three of us';

describe('hours of trains and flights by their weekdays', () => {
  it.each([
    'trains are booked: in at 16:02 on friday, back 10:53 monday',
    'train gets in at 16:02 on Friday, back on Monday at 10:53',
    'we land at 16:02 on Friday, back Monday 10:53',
    'flights booked, in at 16:02 on Friday, home Monday 10:53',
  ])('%s', async (text) => {
    const after = await tripAfter(HAMBURG, text);
    expect(after).toMatchObject({ first: '2027-04-09', trip: 'Hamburg: 4' });
    expect(after.reply).toMatch(/4:02 PM/);
    expect(after.reply).toMatch(/10:53 AM/);
    expect(after.reply).not.toMatch(/[Bb]edtime|did not take into account/);
  });

  it.each(['our little one must be in bed by 7pm', 'she is asleep by 7pm', 'the kids go to bed at 7pm'])(
    '%s',
    async (text) => {
      expect((await tripAfter(HAMBURG, text)).reply).toMatch(/Bedtime/);
    },
  );
});

describe('where one comes in and leaves from', () => {
  const SOUTH =
    'Charleston 3 nights then Savannah 3 nights and one night Tybee Island, from 23 March 2027, from Boston, two of us';

  it.each([
    'flights booked. into charleston 25 march at 1pm, out of savannah april 1st',
    'we have tickets: into Charleston on 25 March, out of Savannah on 1 April',
  ])('keeps the towns between: %s', async (text) => {
    const after = await tripAfter(SOUTH, text);
    expect(after.first).toBe('2027-03-25');
    expect(after.trip).toMatch(/Tybee Island.*: 8$/);
  });

  it('is that of another trip where it names other towns', async () => {
    const after = await tripAfter(SOUTH, 'another trip: into Rome on 3 May, out of Naples 9 May');
    expect(after).toMatchObject({ trip: 'Rome, Naples: 7', first: '2027-05-03' });
  });
});

describe('weekdays round a day', () => {
  it.each([
    ['Hamburg, concert on sat 10 april 2027, from Aarhus, staying fri to mon', 'Hamburg: 4', '2027-04-09'],
    ['Hamburg, gig on 10 april 2027, three of us from Aarhus, fri-mon', 'Hamburg: 4', '2027-04-09'],
    ['Hamburg, concert sat 10 april 2027, from Aarhus, arrive fri, leave mon', 'Hamburg: 4', '2027-04-09'],
    ['Rome sat 10 april 2027, 3 days, from Leeds', 'Rome: 3', '2027-04-10'],
  ])('%s', async (text, trip, first) => {
    expect(await tripAfter(text)).toMatchObject({ trip, first });
  });
});

describe('friends who are met at an hour', () => {
  it.each([
    ['on day 3 we meet a friend from 12 to 4', /“Meet a friend”: day 3, 12:00 PM to 4:00 PM, is yours/],
    ["we're seeing my aunt 12pm to 3pm on day 2", /“Seeing my aunt”: day 2, 12:00 PM to 3:00 PM, is yours/],
    ['we meet friends there for 2 to 3 days', /^(?!.*is yours)/s],
  ])('%s', async (text, told) => {
    const after = await tripAfter(HAMBURG, text);
    expect(after.reply).toMatch(told);
    expect(after).toMatchObject({ first: '2027-04-09' });
  });

  it('leave another day for what was on theirs', async () => {
    const { reply } = await tripAfter(
      'Ljubljana 14 to 17 June 2027 from Vienna by train, two of us',
      'could we do lake bled one day?',
      'yes do that on day 3',
      'hang on, day 3 we meet a friend from 12 to 4. so bled on day 2',
    );
    expect(reply).toMatch(/Day 2[^\n]*Lake Bled/);
    expect(reply).toMatch(/“Meet a friend”: day 3/);
  });
});

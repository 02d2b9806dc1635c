/** Words that sound like a change of the whole trip and are said of something smaller, or of something else. */
import { describe, expect, it } from 'vitest';
import { ask, TODAY } from '../../functions/support/assistant.ts';
import { reader } from '../../functions/support/reading.ts';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const TEN = 'Lisbon 10 days from Tuesday 8 June 2027, two of us from Leeds';
const TWO_TOWNS = 'Rome 3 nights and Florence 2 nights from 4 May 2027, two of us';

async function days(first: string, text: string) {
  const { plan } = await ask(text, { after: [first] });
  const [day] = plan?.days ?? [];
  return [day?.date, plan?.days.length];
}

describe('weekdays for both ends', () => {
  it('move the start to the nearest such day', async () => {
    const first = 'Rome from Saturday 5 June to Tuesday 8 June 2027, two of us';
    expect(await days(first, 'we can come on Friday and leave on Monday')).toEqual(['2027-06-04', 4]);
  });

  it('change the length of a long trip by days, and not by weeks', async () => {
    expect(await days(TEN, 'start on the Saturday and stay until Sunday')).toEqual(['2027-06-05', 9]);
  });

  it('are not lost beside a day to keep clear of', async () => {
    const { reply } = await ask('avoid Monday, back by Friday', {
      after: ['Rome 5 days from Saturday 5 June 2027, two of us'],
    });
    expect(reply).toContain('neither arrive nor leave on a Monday');
    expect(reply).toContain('Length: 7 days');
  });
});

describe('all nights of one town', () => {
  it.each([
    "I'd like breakfast included for all 3 nights in Rome",
    'could all 3 nights in Rome be in the same hotel?',
    'all 3 nights in Rome in the same hotel please',
    'only vegetarian food all 3 days',
    'just carry-on luggage for all 5 nights',
  ])('are not those of the trip: %s', async (text) => {
    const { plan } = await ask(text, { after: [TWO_TOWNS] });
    expect(plan?.days.length ?? 6).toBe(6);
  });

  it('are where that is said of a town: “just Rome for all 5 days”', async () => {
    expect((await ask('just Rome for all 5 days', { after: [TWO_TOWNS] })).plan?.days).toHaveLength(5);
  });
});

describe('a day, an hour and a number', () => {
  it.each([
    'Lisbon and Porto, 6 days in May, rent a car only for a day',
    'Rome 4 days, bikes just for the day',
  ])('of a hired thing make no day trip: %s', (text) => {
    expect(read(text).edit).toBeNull();
  });

  it('of a town do', () => {
    expect(read('Lisbon 4 nights and Sintra only for the day').edit).toBe('dayTrip');
  });

  it.each([
    ['skip the castle on day 2 as we have a train at 14:00', 'without'],
    ['make day 3 lighter because we have dinner at 8', 'lighter'],
    ['we have to be back at 5 on day 2 so skip the museum', 'without'],
  ])('beside a change take it away from nobody: %s', (text, kind) => {
    expect(read(text).dayEdits).toMatchObject([{ change: { kind } }]);
  });

  it.each(['go back to the 1st plan', 'back to the 2nd option please', 'back to the 3rd hotel'])(
    'of what there is to choose from is no day of the month: %s',
    (text) => {
      expect(read(text).startDay).toBeNull();
    },
  );

  it('of hours of a tour or a layover is no longest flight', () => {
    expect(read('tours no longer than 2 hours please').open).toBeNull();
    expect(read('a layover of no longer than 3 hours').open).toBeNull();
  });
});

const hasHotel = async (text: string) =>
  !(await ask(`Malaga 4 days in May, two of us. ${text}`)).reply.includes('You have beds of your own');

describe('beds of their own', () => {
  it.each([
    'we own an apartment there, no hotel needed',
    'my uncle has a house there so no hotel',
    'we already paid for the villa so no hotel',
  ])('are those that somebody has: %s', async (text) => {
    expect(await hasHotel(text)).toBe(false);
  });

  it.each(['one big house for all of us, no hotel', 'a villa with a pool, no hotel please'])(
    'and none that are wished for: %s',
    async (text) => {
      expect(await hasHotel(text)).toBe(true);
    },
  );
});

describe('what is asked', () => {
  it('of one sight on a feast is answered', async () => {
    const after = ['Florence 4 days from 26 March 2027, two of us'];
    expect((await ask('is the Uffizi closed on Easter Monday?', { after })).reply).toContain('Uffizi');
  });

  it('of a way back by train changes no way home', async () => {
    const after = ['Budapest by train from Berlin, 5 days from 3 May 2027, two of us'];
    const { reply } = await ask('could we fly back to Berlin', { after });
    expect(reply).toContain('Budapest to Berlin by air now');
    expect((await ask('will we fly back on Friday?', { after })).plan).toBeUndefined();
  });

  it('about a meal or a day keeps its words: “what about Saturday, is there anything open”', async () => {
    const { reply } = await ask('what about Saturday, is there anything open', { after: [TEN] });
    expect(reply).not.toMatch(/is in saturday/i);
  });
});

describe('a town', () => {
  const after = ['Bologna 3 nights and Ravenna 2 nights from 4 May 2027, two of us'];

  it.each(['knock Ravenna off', 'strike Ravenna off the list', 'cross Ravenna out please'])(
    'that is struck off goes: %s',
    async (text) => {
      expect((await ask(text, { after })).plan?.cities).toEqual(['Bologna']);
    },
  );

  it.each(["we'd like to cross Ravenna by bike", 'knock two days off'])('and no other: %s', (text) => {
    expect(read(text).drops).toEqual([]);
  });
});

/** Trips that move as a whole, or whose one town changes while another stays. */
import { describe, expect, it } from 'vitest';
import { ask, Talk } from '../../functions/support/assistant.ts';

async function ljubljana(): Promise<Talk> {
  const talk = new Talk();
  await talk.say('Ljubljana for 3 days from Thursday 6 May 2027, two of us from Brussels');
  return talk;
}

describe('a trip that moves', () => {
  it.each([
    ['push the whole thing back a fortnight', '2027-05-20'],
    ['can we go two fortnights later', '2027-06-03'],
    ['bring it forward a fortnight', '2027-04-22'],
  ])('keeps its length: %s', async (text, start) => {
    const { plan } = await (await ljubljana()).say(text);
    expect([plan?.days[0]?.date, plan?.days.length]).toEqual([start, 3]);
  });

  it('of two weeks is one still: "make it a fortnight"', async () => {
    const { plan } = await (await ljubljana()).say('make it a fortnight');
    expect([plan?.days[0]?.date, plan?.days.length]).toEqual(['2027-05-06', 14]);
  });

  it('ends on the day that one stays through', async () => {
    const { plan } = await (await ljubljana()).say('we could stay on through Sunday');
    expect([plan?.days[0]?.date, plan?.days.length]).toEqual(['2027-05-06', 4]);
  });

  it('is told in nights too', async () => {
    const { reply } = await (await ljubljana()).say('how many nights is that?');
    expect(reply).toContain('3 days and 2 nights');
  });
});

describe('weekdays for both ends', () => {
  it.each([
    ['can i come on the saturday and stay til tuesday instead', '2027-05-08', 4],
    ['can we come on the friday and go home on the monday instead', '2027-05-07', 4],
    ['start on the saturday and stay until friday', '2027-05-08', 7],
  ])('start on the one and end on the other: %s', async (text, start, days) => {
    const { plan, reply } = await (await ljubljana()).say(text);
    expect([plan?.days[0]?.date, plan?.days.length]).toEqual([start, days]);
    expect(reply).not.toContain('already');
  });

  it.each(['we like the market on saturday and sunday', 'the second weekend, not the first one'])(
    'are none here: %s',
    async (text) => {
      const { plan } = await (await ljubljana()).say(text);
      const [first = '2027-05-06', days = 3] = [plan?.days[0]?.date, plan?.days.length];
      expect([first, days]).toEqual(['2027-05-06', 3]);
    },
  );

  it('is a weekend where that is asked for', async () => {
    const { plan } = await (await ljubljana()).say('make it a long weekend');
    expect(plan?.days).toHaveLength(4);
  });
});

describe('one town of two', () => {
  it.each([
    ['one day less in Rome please; Florence stays as it is', [2, 3]],
    ['one more night in Rome, and leave Florence alone', [4, 3]],
    ['one more night in Florence, keep Rome as it is', [3, 4]],
  ])('%s', async (text, lengths) => {
    const talk = new Talk();
    await talk.say('3 days in Rome and 3 days in Florence, two of us from Oslo in May');
    const { reply, plan } = await talk.say(text);
    expect(plan?.days.length).toBe(lengths.reduce((sum, days) => sum + days));
    expect(reply).not.toContain('did not take into account');
    const changed = lengths[0] === 3 ? 'Florence' : 'Rome';
    expect(reply).toMatch(new RegExp(`${changed}: \\d days instead of`));
    expect(reply).not.toMatch(new RegExp(`${changed === 'Rome' ? 'Florence' : 'Rome'}: \\d days instead`));
  });
});

describe('what moves nothing', () => {
  it.each([
    'our friends pushed their wedding back a fortnight',
    'no flights on Sunday please',
    'a table for me alone on day 2',
  ])('%s', async (text) => {
    const { reply, plan } = await (await ljubljana()).say(text);
    const { days } = plan ?? { days: null };
    expect([days?.[0]?.date ?? '2027-05-06', days?.length ?? 3]).toEqual(['2027-05-06', 3]);
    expect(reply).not.toMatch(/For one now|Dates:|Length:/);
  });

  it('a weekday that one sets out on is one still', async () => {
    const { plan } = await (await ljubljana()).say('why not next Friday?');
    expect(plan?.days[0]?.date).not.toBe('2027-05-06');
  });
});

describe('an evening after work', () => {
  const KRAKOW = 'Krakow 3 nights from 6 May 2027, two of us from Gothenburg';

  it.each([
    'sorry no my friend works till 3 on friday the 7th. so leave friday evening',
    'my wife works till 3 on friday, so leave friday evening',
  ])('is when they set out, and the trip is as long as it was: %s', async (message) => {
    const { plan } = await ask(message, { after: [KRAKOW, 'can we go a day earlier'] });
    expect(plan?.days.map(({ date }) => date)).toEqual([
      '2027-05-07',
      '2027-05-08',
      '2027-05-09',
      '2027-05-10',
    ]);
    expect(plan?.days[0]?.items[0]?.start ?? '').toMatch(/^1[5-9]|^2/);
  });

  it.each([
    'and i have to be back at work tuesday morning',
    'i start work again on tuesday',
    'school starts again on monday the 10th',
  ])('before work begins again adds no day: %s', async (message) => {
    const { plan, change } = await ask(message, { after: [KRAKOW] });
    expect(plan?.days.length ?? 4).toBeLessThanOrEqual(4);
    expect(change.kind).toBe('none');
  });

  it('of another week is read as one', async () => {
    const { plan } = await ask('we arrive on friday the 7th and leave friday', { after: [KRAKOW] });
    expect(plan?.days).toHaveLength(8);
  });
});

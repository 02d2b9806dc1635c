/** Days added to a plan, and what is to stay as it is. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

async function brussels(): Promise<Talk> {
  const talk = new Talk();
  await talk.say('Brussels for 3 days from Thursday 20 May 2027, just me, from Lille');
  return talk;
}

describe('a weekday that is added', () => {
  it('before the trip makes it begin then', async () => {
    const { plan } = await (await brussels()).say('add the Wednesday before, so four days');
    expect([plan?.days[0]?.date, plan?.days.length]).toEqual(['2027-05-19', 4]);
  });

  it('after it makes it end then', async () => {
    const { plan } = await (await brussels()).say('can you add the Sunday after');
    expect([plan?.days[0]?.date, plan?.days.length]).toEqual(['2027-05-20', 4]);
  });

  it('further off adds the days between', async () => {
    const { plan } = await (await brussels()).say('add the Tuesday before');
    expect([plan?.days[0]?.date, plan?.days.length]).toEqual(['2027-05-18', 5]);
  });
});

describe('a day told by another', () => {
  it.each([
    'please add the day before yesterday’s idea again',
    'include the day after Christmas in the budget',
  ])('adds none: %s', async (text) => {
    const { plan } = await (await brussels()).say(text);
    expect(plan?.days.length ?? 3).toBe(3);
  });
});

describe('what stays', () => {
  it('is the length, where it is said so of a town that comes in', async () => {
    const talk = new Talk();
    await talk.say('Muscat, 6 days from 9 January 2027, my sister and me, flying from Vienna');
    const { plan } = await talk.say('put two nights in Nizwa in, the trip stays as long as it is');
    expect(plan?.days).toHaveLength(6);
    expect(plan?.days.some(({ city }) => city === 'Nizwa')).toBe(true);
  });

  it('is the last day, where one cannot leave before', async () => {
    const { plan } = await (await brussels()).say('I can’t leave before Friday. keep the day we come home');
    expect([plan?.days[0]?.date, plan?.days.length]).toEqual(['2027-05-21', 2]);
  });

  it('is the trip, where the last of its nights goes elsewhere', async () => {
    const talk = new Talk();
    await talk.say('Four nights in Bologna for two in October, by train from Stuttgart');
    const { plan } = await talk.say('could we spend the last of those nights in Ravenna');
    expect(plan?.days).toHaveLength(5);
    expect(plan?.days.some(({ city }) => city === 'Ravenna')).toBe(true);
  });
});

describe('a trip that ends sooner', () => {
  it('is cut to a weekday', async () => {
    const { plan } = await (await brussels()).say('cut it to Friday');
    expect(plan?.days.map(({ date }) => date)).toEqual(['2027-05-20', '2027-05-21']);
  });

  it('has the day back that was taken', async () => {
    const talk = await brussels();
    await talk.say('make it a day shorter');
    expect((await talk.say('hmm no, put the day back')).plan?.days).toHaveLength(3);
  });
});

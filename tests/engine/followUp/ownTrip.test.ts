/** Messages about a trip that look like others: a whole new request, a need told once more. */
import { expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

it('a request with its own dates and home town is another trip, though the plan has its town', async () => {
  const talk = new Talk();
  await talk.say('Bangkok 3 days and Chiang Mai 2 days in March from London');
  const { change, plan } = await talk.say('4 days in Bangkok in May for two from Paris');
  expect(change.kind).toBe('created');
  expect(plan?.cities).toEqual(['Bangkok']);
});

it('a need beside a question makes the plan anew; told once more, the question alone is answered', async () => {
  const talk = new Talk();
  await talk.say('4 days in Bangkok in March for two from London');
  const first = await talk.say('is the street food safe? my wife is pregnant');
  expect(first.change.kind).toBe('changed');
  expect(first.reply).toMatch(/^I cannot judge how safe Bangkok.*\*\*Pregnancy\*\*/s);
  const again = await talk.say('is the street food safe? my wife is pregnant');
  expect(again.change.kind).toBe('none');
  expect(again.reply).toMatch(/^I cannot judge how safe Bangkok/);
  expect(again.reply).not.toMatch(/nothing more for food|as you ask/);
});

it('the first and the last day go at their end of the trip', async () => {
  const talk = new Talk();
  const days = async (message: string) => (await talk.say(message)).plan?.days.map(({ date }) => date);
  expect(await days('Rome 10 to 14 May 2027 from London')).toHaveLength(5);
  expect((await days('delete the last day'))?.at(-1)).toBe('2027-05-13');
  expect((await days('cut the first day please'))?.[0]).toBe('2027-05-11');
  expect(await days('remove day 2')).toEqual(['2027-05-11', '2027-05-12']);
});

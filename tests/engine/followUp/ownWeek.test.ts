/** Dates of a follow-up that are those of the plan at hand: of its week, its weekend, or of what it goes to. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

/** The first day and the length after messages. */
async function daysAfter(...messages: readonly string[]) {
  const talk = new Talk();
  let said = await talk.say(messages[0] ?? '');
  for (const message of messages.slice(1)) said = await talk.say(message);
  return { start: said.plan?.days[0]?.date, days: said.plan?.days.length, reply: said.reply };
}

describe('weekdays are those of the week that the plan is in', () => {
  const LONDON = 'London Fri 2 to Sun 4 July 2027, me and mum, from Galway';
  const WIMBLEDON = 'wimbledon 2027 the middle weekend, me and mum, from Galway';
  it.each([
    [WIMBLEDON, 'ok fri to mon', '2027-07-02', 4],
    [WIMBLEDON, 'ok fri to mon and we do the queue on saturday', '2027-07-02', 4],
    [LONDON, 'make it thursday to sunday', '2027-07-01', 4],
    [LONDON, 'thursday till sunday and we want the market on saturday morning', '2027-07-01', 4],
    [LONDON, 'wed to sunday then', '2027-06-30', 5],
    [LONDON, 'then friday to tuesday', '2027-07-02', 5],
    [LONDON, 'sat to tue works better, the museum is on monday', '2027-07-03', 4],
  ])('%s, %s', async (first, text, start, days) => {
    expect(await daysAfter(first, text)).toMatchObject({ start, days });
  });

  it.each([
    // a month of its own, or a week
    [LONDON, 'wed to sun in august', '2027-08-11', 5],
    [LONDON, 'fri 9 to mon 12 july', '2027-07-09', 4],
  ])('unless another is named: %s, %s', async (first, text, start, days) => {
    expect(await daysAfter(first, text)).toMatchObject({ start, days });
  });
});

describe('another month that was meant', () => {
  it.each([
    ['Bologna thursday to sunday, second weekend of april', 'no i meant may', '2027-05-06', 4],
    ['Bologna second weekend of april', 'sorry, june', '2027-06-11', 3],
    ['Bologna last weekend of april, fri to mon', 'oops, may i mean', '2027-05-28', 4],
    ['Bologna first weekend of april, thursday to monday', 'my mistake, should be june', '2027-06-03', 5],
    ['Bologna 10 to 14 april for two', 'no i meant may', '2027-05-10', 5],
    ['Bologna early april, 4 days', 'no, may', '2027-05-04', 4],
    ['Bologna late april, 4 days', 'i meant may', '2027-05-25', 4],
  ])('keeps what was said of the one before: %s, %s', async (first, text, start, days) => {
    expect(await daysAfter(first, text)).toMatchObject({ start, days });
  });

  it.each([
    // another wish, and no slip
    ['Bologna 10 to 14 april for two', 'in may instead', '2027-05-11'],
    // of a whole month nothing was said
    ['Bologna in april for 4 days', 'no i meant may', '2027-05-11'],
    ['Bologna second weekend of april', 'no i meant 20 may', '2027-05-20'],
  ])('and nothing else: %s, %s', async (first, text, start) => {
    expect(await daysAfter(first, text)).toMatchObject({ start });
  });
});

it('a window that another month cuts off ends with it', async () => {
  const talk = new Talk();
  await talk.say('Bologna 4 days any time between 20 and 30 january');
  const { change } = await talk.say('no i meant february');
  if (change.kind !== 'changed') throw new Error('It changes nothing');
  expect(change.contents.spec?.dates).toMatchObject({ start: '2027-02-20', end: '2027-02-28' });
});

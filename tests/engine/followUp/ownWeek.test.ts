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
    [LONDON, 'fri to mon the week after', '2027-07-09', 3],
    [LONDON, 'fri 9 to mon 12 july', '2027-07-09', 4],
  ])('unless another is named: %s, %s', async (first, text, start) => {
    expect(await daysAfter(first, text)).toMatchObject({ start });
  });
});

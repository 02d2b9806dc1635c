/** Towns of a plan that are added for a lodge, and go by what they are: "3 nights jungle lodge", "take the jungle out". */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

const PERU = 'Peru 2 weeks in may for 2 from Chicago: Lima, Arequipa, Cusco and machu picchu';
const LODGE = '14 days still please, 3 nights jungle lodge near puerto maldonado';

/** "Lima 4, Cusco 3" of the plan after messages. */
async function townsAfter(...messages: readonly string[]) {
  const talk = new Talk();
  const said = [await talk.say(PERU)];
  for (const message of messages) said.push(await talk.say(message));
  // an answer without a plan leaves the one before
  const plan = said.findLast((own) => own.plan)?.plan;
  return { reply: said.at(-1)?.reply, days: plan?.days.length, towns: plan?.cities };
}

describe('a lodge near a town', () => {
  it.each([
    LODGE,
    'still 14 days please, 3 nights in a jungle lodge near puerto maldonado',
    'add 3 nights jungle lodge near Puerto Maldonado, 14 days still',
    '3 nights at a jungle lodge near Puerto Maldonado, same total',
  ])('adds its nights and keeps the whole: %s', async (text) => {
    const { reply, days, towns } = await townsAfter(text);
    expect(days).toBe(14);
    expect(towns).toContain('Puerto Maldonado');
    expect(reply).toMatch(/Puerto Maldonado \(4 days\)/);
  });

  it.each(['2 nights in a hostel in Cusco', '2 nights in a nice hotel at the beach'])(
    'is no length of the trip: %s',
    async (text) => {
      expect((await townsAfter(text)).days).toBe(14);
    },
  );
});

describe('a town by its kind', () => {
  it.each([
    ['no needles. take the jungle out, 12 days total', 12],
    ['skip the jungle then', 11],
    ['leave the jungle part out', 11],
    ['no rainforest after all', 11],
  ])('goes: %s', async (text, length) => {
    const { reply, days, towns } = await townsAfter(LODGE, text);
    expect(towns).not.toContain('Puerto Maldonado');
    expect(reply).not.toMatch(/needles|did not take into account/);
    expect(days).toBe(length);
  });

  it.each(['we leave the jungle on the last day', 'no jungle walks at night', 'take the jungle lodge'])(
    'stays: %s',
    async (text) => {
      expect((await townsAfter(LODGE, text)).towns).toContain('Puerto Maldonado');
    },
  );
});

/** What a message does not name is the same before it and after: towns, days, dates, party, home town. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkedPlanSchema } from '../../../domain/itinerary/itinerary.ts';
import { Talk } from '../../functions/support/assistant.ts';

const OPENING = 'Lisbon 4 days, Porto 3 days and Faro 3 days from 4 May 2027 from London for two';

type Held = 'towns' | 'days' | 'start' | 'party' | 'home';

/** Messages, and what of a trip they may change. */
const EDITS: readonly (readonly [string, readonly Held[]])[] = [
  ['make day 2 lighter', []],
  ['a cheaper hotel please', []],
  ['more museums', []],
  ['I am vegetarian, forgot to say', []],
  ['budget is 3000 dollars now', []],
  ['can it go on friday instead', []],
  ['better on the 6th, that one', []],
  ['nothing before 10 on day 3', []],
  ['skip the cathedral', []],
  ['a day trip to Sintra on day 3', []],
  ['what is the weather like then?', []],
  ['swap day 2 and 3', []],
  ['put day 3 back how it was', ['towns', 'days', 'start', 'party', 'home']],
  ['we are three now', ['party']],
  ['a friend joins us', ['party']],
  ['push the whole thing by one week', ['start']],
  ['start a day later, same length', ['start']],
  ['one more night in Porto', ['days']],
  ['stay two days longer', ['days']],
  ['my brother will come from Atlanta instead, I still go as before', []],
  ['my sister is coming from Atlanta', []],
  ['One traveler has cancelled. Please plan for two people.', ['party']],
  ['kick out Faro', ['towns', 'days']],
  ['the last two nights in Coimbra, same length overall', ['towns']],
  ['one of the nights in Évora', ['towns']],
  ['we leave from Manchester now', ['home']],
];

/** A small generator, the same numbers in each run. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function heldBy(talk: Talk): Record<Held, unknown> {
  const state = talk.current === null ? undefined : talk.trips.get(talk.current)?.states[0];
  const spec = state?.spec;
  if (!state?.plan || !spec) throw new Error('No plan is there');
  const { cities, days } = checkedPlanSchema.parse(state.plan);
  const { party, origin } = z.record(z.string(), z.unknown()).parse(spec);
  return { towns: cities, days: days.length, start: days[0]?.date, party, home: origin };
}

describe('random edits', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => [seed + 1]))(
    'change what they name and nothing else, round %i',
    async (seed) => {
      const draw = draws(seed * 7_919);
      const talk = new Talk();
      await talk.say(OPENING);
      for (let turn = 0; turn < 5; turn += 1) {
        const [message, may] = EDITS[Math.floor(draw() * EDITS.length)] ?? ['', []];
        const before = heldBy(talk);
        await talk.say(message);
        const after = heldBy(talk);
        const kept = (all: Record<Held, unknown>) =>
          Object.entries(all).filter(([field]) => !may.some((own) => own === field));
        expect({ message, held: kept(after) }).toEqual({ message, held: kept(before) });
      }
    },
    20_000,
  );
});

/** A long conversation about one trip: it is not forgotten, whatever is asked of it. */
import { expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';
import type { CheckedPlan } from '../../../domain/itinerary/itinerary.ts';
import { MAX_SPEC_CHARS } from '../../../domain/trips/trip.ts';

const FIRST = '10 days in Rome and Florence in May for two from London';

/** None of them is about where to go, when, or for how long. */
const FOLLOW_UPS = [
  'make it cheaper',
  'make day 2 slower',
  'add a museum',
  'swap day 2 and 3',
  'is it safe?',
  'more food',
  'which hotel?',
  'another hotel please',
  'another one',
  'undo',
  'keep day 4 free',
  'what should I pack?',
  'later flights please',
  'direct flights only',
  'skip the Colosseum',
  'what changed?',
  'swap the dinner on day 2',
  'I am vegetarian',
  'take it easy',
  'thanks',
  'how much is it in total?',
  'remove the tour',
  'we dont want to get up early',
  'make day 6 lighter',
  'undo',
  'what will the weather be?',
  'museum day on day 3',
  'drop the Eiffel Tower',
  'nicer hotel in Rome',
  'what is on day 5?',
  'for three people',
  'more gardens',
  'cheaper pls',
  'when do we land?',
  'with my mum too',
  'under $9000',
  'what would fit?',
  'no nightlife',
  'how do I get from the airport?',
  'show me the plan again',
] as const;

function outlineOf(plan: CheckedPlan | null | undefined) {
  return { cities: plan?.cities, dates: plan?.days.map(({ date }) => date) };
}

it('keeps towns, dates and days over forty follow-ups, and never asks where to go', async () => {
  const talk = new Talk();
  const { plan: first } = await talk.say(FIRST);
  expect(FOLLOW_UPS).toHaveLength(40);
  for (const message of FOLLOW_UPS) {
    const { reply } = await talk.say(message);
    const { trip } = talk.input('');
    const isAsked = reply.includes('Where would you like to go');
    expect({ message, isAsked, ...outlineOf(trip?.plan) }).toEqual({
      message,
      isAsked: false,
      ...outlineOf(first),
    });
    expect(JSON.stringify(trip?.spec).length).toBeLessThan(MAX_SPEC_CHARS);
  }
  const { plan } = await talk.say('show me the plan again');
  expect(plan?.party).toEqual({ adults: 4, children: 0 });
  expect(plan?.warnings).toEqual([]);
  expect(talk.trips.size).toBe(1);
}, 60_000);

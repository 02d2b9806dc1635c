/** Conversations of every kind of message in any order: each is answered, and what is kept can always be read. */
import * as z from 'zod/mini';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkedPlanSchema } from '../../../domain/itinerary/itinerary.ts';
import { MAX_TITLE_CHARS, tripContentsSchema } from '../../../domain/trips/trip.ts';
import { Talk } from '../../functions/support/assistant.ts';

const message = fc.constantFrom(
  '5 days in Rome in May for two from London',
  'Lisbon and Porto, 8 days in May',
  'now plan Tokyo',
  'somewhere in Japan',
  'Kyoto',
  'what about Atlantis?',
  'Kyoto or Tokyo',
  'for two, under $900',
  'undo',
  'go back',
  'start over',
  'another trip please',
  'back to the Rome one',
  'open my Lisbon trip',
  'show me the plan',
  'what changed?',
  'which hotel?',
  'what would fit?',
  'what if it rains?',
  'add Florence for two days',
  'drop Rome',
  'go back to Rome',
  'make day 2 lighter',
  'swap day 2 and 3',
  'another hotel',
  'another one',
  'what about July?',
  'one day less',
  'hello',
  'thanks',
  'asdf qwer zxcv',
  '?',
);

it('are all answered, with contents that any reader of trips accepts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 2, maxLength: 9 }), async (messages) => {
      const talk = new Talk();
      for (const text of messages) {
        const { reply, lead, change, plan, suggestions } = await talk.say(text);
        expect(reply).not.toMatch(/undefined|NaN|\[object/);
        expect(reply.length * lead.length).toBeGreaterThan(0);
        expect(reply).not.toMatch(/cannot be read|newer version/);
        expect(suggestions.every(({ label, value }) => label.length <= 80 && value.length <= 400)).toBe(true);
        expect(z.optional(checkedPlanSchema).safeParse(plan).error).toBeUndefined();
        const kept = change.kind === 'created' || change.kind === 'changed' ? [change] : [];
        for (const { contents, title, startsOn } of kept) {
          expect(tripContentsSchema.safeParse(contents).error).toBeUndefined();
          expect(contents.spec).not.toBeNull();
          expect(title.length).toBeGreaterThan(0);
          expect(title.length).toBeLessThanOrEqual(MAX_TITLE_CHARS);
          expect(startsOn).toBe(contents.plan?.days[0]?.date ?? null);
        }
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

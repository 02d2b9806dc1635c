/** What a turn's end writes of a trip. */
import { describe, expect, it } from 'vitest';
import {
  keptReplySchema,
  settleTurn,
  type TurnStart,
} from '../../../supabase/functions/_shared/assistant/turnRecords.ts';
import { NOW, Talk } from '../support/assistant.ts';
import { FakeBackend, testDeps, USER_ID } from '../support/backend.ts';
import { KEPT_TRIP } from '../support/trips.ts';

const reply = keptReplySchema.parse({
  reply: 'Noted.',
  suggestions: [],
  flights: [],
  hotels: [],
  tours: [],
  seenAt: NOW.toISOString(),
  charged: 0,
  balance: null,
});

const asked = {
  userId: USER_ID,
  messageId: crypto.randomUUID(),
  conversation: 'assistant' as const,
  message: 'for two',
  tripId: undefined,
  askedAt: undefined,
};

describe('a change of what was asked alone', () => {
  it('leaves offers alone that could not be read', async () => {
    const { change } = await new Talk().say('5 days in Rome in May for two from London');
    if (change.kind !== 'created') throw new Error('No plan was made');
    const backend = new FakeBackend();
    const start: TurnStart = {
      trip: { ...KEPT_TRIP, state: 'open' },
      previous: null,
      others: [],
      full: false,
    };
    await testDeps(backend).admin.rpc('reserve_tokens', { p_message: asked.messageId, p_amount: 1 });
    const contents = { ...change.contents, offers: null };
    const end = { reply, change: { ...change, kind: 'changed' as const, contents }, used: 1 };
    await settleTurn(testDeps(backend).admin, asked, start, end);
    // as it travels: what is undefined of it does not
    const plan: unknown = JSON.parse(JSON.stringify(contents.plan));
    expect(backend.turns).toMatchObject([{ trip: { change: 'changed', state: { plan } } }]);
    expect(JSON.stringify(backend.turns)).not.toContain('"offers"');
  });
});

it('names what is larger than a trip can keep, in bytes, and writes nothing', async () => {
  const { change } = await new Talk().say('5 days in Rome in May for two from London');
  if (change.kind !== 'created' || !change.contents.offers) throw new Error('No plan was made');
  const backend = new FakeBackend();
  const { offers } = change.contents;
  const tours = offers.tours.map((tour) => ({ ...tour, description: '日'.repeat(70_000) }));
  const contents = { ...change.contents, offers: { ...offers, tours } };
  const settled = settleTurn(
    testDeps(backend).admin,
    asked,
    { trip: null, previous: null, others: [], full: false },
    { reply, change: { ...change, contents }, used: 1 },
  );
  await expect(settled).rejects.toMatchObject({ code: 'too_large', field: 'offers' });
  expect(backend.calls).toEqual([]);
});

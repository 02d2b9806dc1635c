/** "What now?" as the server takes it: what it costs, and of which trip. */
import { beforeEach, describe, expect, it } from 'vitest';
import { chatReplySchema } from '../../../domain/chat/chatApi.ts';
import { handle } from '../../../supabase/functions/token-chat/handler.ts';
import { dublinTrip } from '../../unit/domain/trips/todayTrip.ts';
import { FakeBackend, post, testDeps, USER_ID } from '../support/backend.ts';
import { KEPT_TRIP } from '../support/trips.ts';

const AT = new Date('2027-05-04T10:05:00+01:00');
const CHANGE = 'Change the day: 20 minutes late';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
});

async function chat(message: string, trip: object = {}, extra: object = {}) {
  backend.start = {
    trip: { ...KEPT_TRIP, ...dublinTrip(), id: KEPT_TRIP.id, ...trip },
    previous: null,
    others: [],
  };
  const body = { user_id: USER_ID, message_id: crypto.randomUUID(), message, ...extra };
  const deps = testDeps(backend, { clock: () => AT });
  return chatReplySchema.parse(await (await handle(post(body), deps)).json());
}

describe('what it costs', () => {
  it.each(['What now?', 'We’re 20 minutes late', 'Keep the day as it is'])(
    '%s changes nothing and is free',
    async (message) => {
      expect(await chat(message)).toMatchObject({ charged: 0, balance: 10_000 });
    },
  );

  it('is a change what it changed, as any other', async () => {
    const { reply, charged, balance } = await chat(CHANGE);
    expect(reply).toMatch(/^Day 2 is planned anew\./);
    expect(charged).toBeGreaterThan(0);
    expect(balance).toBe(10_000 - charged);
  });

  it('is nothing of a change that a device has made', async () => {
    const answered_here = {
      at: AT.toISOString(),
      traveller: { today: '2027-05-04', interests: [] },
      offers: { marker: '', seenAt: null, flights: [], hotels: [], tours: [] },
    };
    expect(await chat(CHANGE, {}, { answered_here })).toMatchObject({ charged: 0 });
  });
});

describe('a trip that another version wrote', () => {
  it('is on though its offers cannot be read, and keeps them', async () => {
    const { reply } = await chat(CHANGE, { offers: { made: 'later' } });
    expect(reply).toMatch(/^Day 2 is planned anew\./);
    expect(backend.turns).toMatchObject([{ trip: { change: 'changed' } }]);
    expect(JSON.stringify(backend.turns)).not.toContain('"offers"');
  });

  it('is on for nobody where it would lose what was asked', async () => {
    const { reply } = await chat('What now?', { spec: { made: 'later' } });
    expect(reply).toMatch(/^No trip of yours is on today\./);
  });
});

/** What may go next, found by index: the same as the whole table says, and without reading it. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dueRows, type DrainView, nextWakeAt, type OutboxRow } from '@domain/outbox.ts';
import { headRows } from '@/data/outbox/heads.ts';
import { kinds } from '@/data/outbox/registry.ts';
import { readOutbox } from '@/data/outbox/send.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld } from '../support/chatWorld.ts';

const world = chatWorld();
const NOW = 1_000_000;
const TRIPS = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'];

const base = {
  id: 'x',
  userId: ANA,
  subject: null,
  createdAt: 1,
  attempts: 0,
  lastAttemptAt: 0,
  lease: null,
};

const edit = (tripId: string) => ({
  kind: 'trip.edit',
  entity: `trip:${ANA}:${tripId}`,
  payload: {
    tripId,
    title: 'Kyoto',
    wanted: 'another title',
    pending: {
      id: '55555555-5555-4555-8555-555555555555',
      edit: { kind: 'rename', title: 'Kyoto' },
      baseRevision: 1,
      madeAt: '2026-03-14T09:00:00Z',
    },
  },
});
const ask = (conversation: string, tripId?: string) => ({
  kind: 'chat.ask',
  entity: `ask:${conversation}:${ANA}`,
  payload: { userId: ANA, messageId: 'm', conversation, priority: false, isFirstResponse: false, tripId },
});

/** Rows of each kind that waits or is waited for, and others. */
const what = fc.constantFrom(
  ask('assistant'),
  ask('assistant', TRIPS[0]),
  ask('planner', TRIPS[1]),
  { kind: 'chat.clear', entity: `chat:${ANA}`, payload: { conversation: 'assistant', before: 1 } },
  edit(TRIPS[0] ?? ''),
  edit(TRIPS[1] ?? ''),
  { kind: 'trip.copy', entity: `copy:${TRIPS[0]}`, payload: { tripId: TRIPS[0], copyId: TRIPS[1] } },
  { kind: 'trip.delete', entity: `trip:${ANA}:${TRIPS[0]}`, payload: { tripId: TRIPS[0] } },
  { kind: 'page.view', entity: 'page.view', payload: {} },
  { kind: 'affiliate.click', entity: 'affiliate.click:', payload: {} },
  { kind: 'newer', entity: 'newer', payload: {} },
);
const state = fc.constantFrom<Partial<OutboxRow>>(
  {},
  {},
  { parked: { reason: 'invalid', message: 'm', at: 1 } },
  { attempts: 2, lastAttemptAt: NOW - 1, nextAttemptAt: NOW + 5_000 },
  { lease: { owner: 'other', until: NOW + 20_000 } },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row that cannot be read
  { attempts: 'many' } as unknown as Partial<OutboxRow>,
);
const rows = fc.array(fc.tuple(what, state), { maxLength: 12 });

const view = (userId: string | null): DrainView => ({
  now: NOW,
  userId,
  forced: false,
  knows: (kind) => kinds.has(kind),
  waitsFor: (row, earlier) => kinds.get(row.kind)?.waitsFor(row, earlier) ?? false,
  isHeld: ({ lease }) => lease !== null && lease.until > NOW,
  blockedUsers: new Set(),
});

describe('the rows that may go next', () => {
  it('are those that the whole table gives', async () => {
    const { db } = world.tab;
    const same = fc.asyncProperty(rows, fc.constantFrom(ANA, null), async (list, userId) => {
      await db.outbox.clear();
      const put = list.map(([of, is]) => ({ ...base, parked: null, nextAttemptAt: 1, ...of, ...is }));
      await db.outbox.bulkAdd(put);
      const all = await readOutbox(db);
      const heads = await headRows(db, kinds);
      expect(dueRows(heads, view(userId))).toEqual(dueRows(all, view(userId)));
      expect(nextWakeAt(heads, view(userId))).toEqual(nextWakeAt(all, view(userId)));
    });
    await expect(fc.assert(same, { numRuns: 150 })).resolves.toBeUndefined();
  });
});

const payload = (id: string) => ({ id, link: 'https://partner.test/', path: '/', createdAt: 1 });

/** How many rows of the outbox are read to send so many clicks and views, with others among them. */
async function readsFor(count: number): Promise<number> {
  const { db, connectivity, drainer } = world.tab;
  connectivity.set('offline');
  await db.outbox.clear();
  await db.outbox.bulkAdd(
    Array.from({ length: count }, (_, n) => {
      const kind = n % 2 ? 'page.view' : 'affiliate.click';
      return {
        ...base,
        id: `${count} ${n}`,
        kind,
        entity: kind,
        userId: null,
        parked: null,
        nextAttemptAt: 1,
        payload: payload(`${count} ${n}`),
      };
    }),
  );
  const read = vi.fn((row: OutboxRow) => row);
  db.outbox.hook('reading', read);
  connectivity.set('online');
  await drainer.drain({ forced: true });
  db.outbox.hook('reading').unsubscribe(read);
  expect(await db.outbox.count()).toBe(0);
  return read.mock.calls.length;
}

describe('draining many rows', () => {
  it('reads as many for each of them, however many there are', async () => {
    const few = await readsFor(40);
    const many = await readsFor(400);
    expect(many / 400).toBeLessThan(1.3 * (few / 40));
    expect(many / 400).toBeLessThan(15);
  });
});

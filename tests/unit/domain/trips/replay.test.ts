import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBudget, checkSums } from '@domain/itinerary/checkCosts.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { type HandEdit, handEditSchema, type PendingEdit } from '@domain/trips/edits.ts';
import { replay } from '@domain/trips/replay.ts';
import { tripSchema } from '@domain/trips/trip.ts';
import { longTrip, soundTrip } from './trip.ts';

/** All of these edits are of one device. */
const DEVICE_ID = '3d7f0f52-5f0e-4b57-9b64-0d1c2e3f4a5b';
let made = 0;
function pending(edit: HandEdit, device = 'Phone'): PendingEdit {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  return { id, edit, baseRevision: 3, madeAt: '2026-11-22T08:00:00Z', deviceId: DEVICE_ID, device };
}

const START = soundTrip();
const ids = START.plan?.days.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];

/** What the edits may add. */
const ADDED = [1, 2].map((n) => `7d1f0a52-0c1e-4f6a-8a57-00000000000${n}`);

function two(part: number): string {
  return String(part).padStart(2, '0');
}

function edits(of: readonly string[] = ids, days = 5): fc.Arbitrary<HandEdit> {
  const item = fc.constantFrom(...of, 'gone');
  const clock = fc.integer({ min: 0, max: 287 }).map((fives) => {
    return `${two(Math.floor(fives / 12))}:${two((fives % 12) * 5)}`;
  });
  return fc.oneof(
    fc.record({ kind: fc.constant('removeItem' as const), item }),
    fc.record({
      kind: fc.constant('moveItem' as const),
      item,
      day: fc.integer({ min: 1, max: days }),
      index: fc.integer({ min: 0, max: 15 }),
    }),
    fc.record({ kind: fc.constant('retimeItem' as const), item, start: clock, end: clock }),
    fc.record({ kind: fc.constant('noteItem' as const), item, note: fc.constantFrom('', 'See you there') }),
    fc.record({ kind: fc.constant('lockItem' as const), item, locked: fc.boolean() }),
    fc.record({
      kind: fc.constant('bookItem' as const),
      item,
      booking: fc.option(
        fc.record({
          reference: fc.constantFrom('', 'ABC123'),
          price: fc.option(fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100)),
        }),
      ),
    }),
    fc.record({
      kind: fc.constant('addItem' as const),
      id: fc.constantFrom(...ADDED),
      day: fc.integer({ min: 1, max: days }),
      title: fc.constant('Coffee'),
      start: clock,
      end: clock,
      note: fc.constant(''),
    }),
    fc.record({ kind: fc.constant('rename' as const), title: fc.constantFrom('A', 'B') }),
    fc.constantFrom<HandEdit>({ kind: 'archive' }, { kind: 'reopen' }, { kind: 'undo' }),
  );
}

const lists = fc.array(edits(), { maxLength: 25 }).map((list) => list.map((edit) => pending(edit)));

describe('any edits', () => {
  it('are ones that the server takes', () => {
    fc.assert(
      fc.property(edits(), (edit) => {
        expect(handEditSchema.safeParse(edit).error).toBeUndefined();
      }),
    );
  });

  it('come to the same trip each time, and leave the trip that they were applied to as it was', () => {
    const before = JSON.stringify(START);
    fc.assert(
      fc.property(lists, (list) => {
        expect(replay(START, [], list)).toEqual(replay(START, [], list));
        expect(JSON.stringify(START)).toBe(before);
      }),
    );
  });

  it('leave a trip that can be stored, with unique ids and right sums', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const { trip } = replay(START, [], list);
        expect(tripSchema.safeParse(trip).error).toBeUndefined();
        const left = trip.plan?.days.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
        expect(new Set(left).size).toBe(left.length);
        expect(left.every((id) => [...ids, ...ADDED].includes(id))).toBe(true);
        expect(trip.plan && checkSums(trip.plan)).toEqual([]);
        // what is booked has its price, and may be dearer than the budget: that alone is warned of
        const over = trip.plan ? checkBudget(trip.plan) : [];
        expect(trip.plan?.warnings ?? []).toEqual(over.map(({ message }) => message));
      }),
    );
  });

  it('of what is gone never throw and change nothing', () => {
    const gone = edits(['gone too']).filter((edit) => 'item' in edit);
    fc.assert(
      fc.property(gone, (edit) => {
        expect(applyEdit(START, edit)).toMatchObject({ outcome: 'gone' });
        const { trip, refused } = replay(START, [], [pending(edit)]);
        expect(trip).toBe(START);
        expect(refused).toHaveLength(1);
      }),
    );
  });

  it('of two devices come to one trip on both, in the server’s order', () => {
    const order = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(lists, lists, order, (ofPhone, ofTablet, turns) => {
        // The server takes them as they come, the phones' own order kept.
        const [phone, tablet] = [[...ofPhone], [...ofTablet]];
        const taken: PendingEdit[] = [];
        for (const first of turns) {
          const next = (first ? phone.shift() : tablet.shift()) ?? phone.shift() ?? tablet.shift();
          if (!next) break;
          taken.push(next);
        }
        const server = replay(START, [], taken);
        // Each device hears of them in parts, its own among them, and comes to what the server has.
        for (const size of [1, 7]) {
          let here = replay(START, [], []);
          for (let at = 0; at < taken.length; at += size) {
            here = replay(here.trip, here.versions, taken.slice(at, at + size));
          }
          expect(here.trip).toEqual(server.trip);
        }
      }),
      { numRuns: 50 },
    );
  });
});

const rename = (title: string) => pending({ kind: 'rename', title });
const undo = () => pending({ kind: 'undo' });

describe('undo', () => {
  it('brings back the state before, one after the other', () => {
    const { trip, versions } = replay(START, [], [rename('A'), rename('B'), undo()]);
    expect(trip).toMatchObject({ title: 'A', undoDepth: 1 });
    expect(versions).toHaveLength(1);
    expect(replay(START, [], [rename('A'), rename('B'), undo(), undo()]).trip).toEqual(START);
  });

  it('goes back to what was known before, and no further', () => {
    const trip = soundTrip({ title: 'Now', undoDepth: 2 });
    const { spec, plan, offers, startsOn, endsOn, homeZone } = trip;
    const before = { title: 'Then', spec, plan, offers, startsOn, endsOn, homeZone };
    const { trip: back, refused } = replay(trip, [before], [undo(), undo()]);
    expect(back).toMatchObject({ title: 'Then', undoDepth: 1 });
    expect(refused).toMatchObject([{ refusal: { reason: 'needs_network' } }]);
  });

  it('passes over an archiving, and has nothing to take back in a new trip', () => {
    const archived = replay(START, [], [rename('A'), pending({ kind: 'archive' }), undo()]).trip;
    expect(archived).toMatchObject({ title: START.title, state: 'archived', undoDepth: 0 });
    expect(replay(START, [], [undo()]).refused).toMatchObject([{ refusal: { reason: 'nothing_to_undo' } }]);
  });

  it('an edit after one that was refused is still applied', () => {
    const gone = pending({ kind: 'removeItem', item: 'gone' });
    const { trip, refused } = replay(START, [], [gone, rename('A')]);
    expect(trip.title).toBe('A');
    expect(refused.map(({ pending: { id } }) => id)).toEqual([gone.id]);
  });
});

describe('a month with ten thousand edits', () => {
  it('is replayed', () => {
    const trip = longTrip(30);
    const all = trip.plan?.days.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
    const list = fc.sample(
      edits(all, 30).filter(({ kind }) => kind !== 'removeItem'),
      { numRuns: 10_000, seed: 7 },
    );
    const { trip: after, versions } = replay(
      trip,
      [],
      list.map((edit) => pending(edit)),
    );
    const left = after.plan?.days.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
    expect(left.filter((id) => !ADDED.includes(id))).toHaveLength(all.length);
    expect(versions.length).toBeLessThanOrEqual(40);
  }, 120_000);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APP_ERROR_REASONS } from '@domain/errors/appError.ts';
import {
  backoffMs,
  classifyFailure,
  type DrainView,
  dueRows,
  leaseEnd,
  nextWakeAt,
  type OutboxRow,
  overflow,
  postponed,
  readyAt,
} from '@domain/outbox.ts';

const row = (seq: number, extra: Partial<OutboxRow> = {}): OutboxRow => ({
  seq,
  id: `row-${seq}`,
  kind: 'page.view',
  entity: 'e',
  userId: null,
  subject: null,
  payload: {},
  createdAt: 0,
  attempts: 0,
  lastAttemptAt: 0,
  nextAttemptAt: 0,
  lease: null,
  parked: null,
  ...extra,
});
const view = (extra: Partial<DrainView> = {}): DrainView => ({
  now: 1_000,
  userId: 'ana',
  forced: false,
  knows: (kind) => kind !== 'newer',
  waitsFor: () => false,
  isHeld: (held) => held.lease !== null && held.lease.until > 1_000,
  blockedUsers: new Set(),
  ...extra,
});
const seqs = (rows: OutboxRow[], look = view()) => dueRows(rows, look).map(({ seq }) => seq);
const refused = { reason: 'invalid' as const, message: 'x', at: 0 };

describe('dueRows', () => {
  it('takes the first of each entity, in order of writing', () => {
    expect(seqs([row(3, { entity: 'b' }), row(2), row(1)])).toEqual([1, 3]);
  });

  it('passes over parked rows, and waits behind all others that cannot go', () => {
    expect(seqs([row(1, { parked: refused }), row(2)])).toEqual([2]);
    expect(seqs([row(1, { attempts: 1, nextAttemptAt: 2_000 }), row(2)])).toEqual([]);
    expect(seqs([row(1, { lease: { owner: 't', until: 2_000 } }), row(2)])).toEqual([]);
    expect(seqs([row(1, { lease: { owner: 't', until: 900 } }), row(2)])).toEqual([1]);
    expect(seqs([row(1, { kind: 'newer' }), row(2), row(3, { entity: 'b' })])).toEqual([3]);
  });

  it('sends nobody’s rows always and an account’s rows under its own session only', () => {
    const rows = [row(1), row(2, { entity: 'a', userId: 'ana' }), row(3, { entity: 'b', userId: 'ben' })];
    expect(seqs(rows)).toEqual([1, 2]);
    expect(seqs(rows, view({ userId: null }))).toEqual([1]);
    expect(seqs(rows, view({ blockedUsers: new Set(['ana']) }))).toEqual([1]);
  });

  it('has a row wait for the earlier ones that its kind names, unless they are parked, and does not wake up for it', () => {
    const look = view({
      waitsFor: (one, earlier) => one.kind === 'ask' && earlier.kind === 'edit',
    });
    const ask = row(2, { kind: 'ask', entity: 'a' });
    const edit = (extra: Partial<OutboxRow> = {}) => row(1, { kind: 'edit', entity: 'b', ...extra });
    expect(seqs([edit(), ask], look)).toEqual([1]);
    const later = { attempts: 1, nextAttemptAt: 5_000 };
    expect(seqs([edit(later), ask, row(3, { entity: 'a' })], look)).toEqual([]);
    expect(nextWakeAt([edit(later), ask], look)).toBe(5_000);
    expect(seqs([edit({ parked: refused }), ask], look)).toEqual([2]);
    expect(seqs([ask, edit({ seq: 3 })], look)).toEqual([2, 3]);
  });

  it('never holds one entity up for another of which its kind says nothing', () => {
    const anyRow = fc.record({
      seq: fc.integer({ min: 1, max: 50 }),
      entity: fc.constantFrom('a', 'b', 'c'),
      nextAttemptAt: fc.constantFrom(0, 5_000),
      parked: fc.constantFrom(null, refused),
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyRow, { selector: ({ seq }) => seq }), (parts) => {
        const rows = parts.map(({ seq, ...rest }) => row(seq, rest));
        for (const entity of ['a', 'b', 'c']) {
          const own = rows.filter((one) => one.entity === entity);
          expect(dueRows(rows, view()).filter((one) => one.entity === entity)).toEqual(dueRows(own, view()));
        }
      }),
    );
  });
});

describe('waiting', () => {
  it('grows, is capped, and jitters within its half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (n, random) => {
          const ms = backoffMs(n, random);
          expect(ms).toBeGreaterThanOrEqual(500);
          expect(ms).toBeLessThanOrEqual(300_000);
          expect(backoffMs(n + 1, random)).toBeGreaterThanOrEqual(ms);
        },
      ),
    );
  });

  it('follows Retry-After, else back-off, and drops the lease', () => {
    const leased = row(1, { lease: { owner: 't', until: 9_999 } });
    expect(postponed(leased, { reason: 'rate_limited', retryAfter: 30 }, 1_000, 0)).toMatchObject({
      nextAttemptAt: 31_000,
      attempts: 1,
      lease: null,
    });
    expect(postponed(leased, { reason: 'in_progress', retryAfter: undefined }, 1_000, 0).nextAttemptAt).toBe(
      3_000,
    );
    expect(postponed(leased, { reason: 'offline', retryAfter: undefined }, 1_000, 0).nextAttemptAt).toBe(
      1_500,
    );
  });

  it('is cut short when forced, down to a floor', () => {
    const waiting = row(1, { attempts: 3, lastAttemptAt: 10_000, nextAttemptAt: 90_000 });
    expect(readyAt(waiting, false, 11_000)).toBe(90_000);
    expect(readyAt(waiting, true, 11_000)).toBe(12_000);
    expect(readyAt({ ...waiting, attempts: 40 }, true, 11_000)).toBe(40_000);
    expect(readyAt(row(1, { nextAttemptAt: 5 }), true, 11_000)).toBe(5);
  });

  it('is none for a row that a clock running ahead has written, tried or leased', () => {
    const future = 1_000 + 2 * 3_600_000;
    const written = row(1, { createdAt: future, nextAttemptAt: future });
    const tried = row(2, { entity: 'b', attempts: 1, lastAttemptAt: future, nextAttemptAt: future + 500 });
    const leased = row(3, { entity: 'c', lease: { owner: 't', until: future } });
    const look = view({ isHeld: (one) => leaseEnd(one, 1_000) > 1_000 });
    expect(seqs([written, tried, leased], look)).toEqual([1, 2, 3]);
    for (const one of [written, tried, leased]) expect(nextWakeAt([one], look)).toBeLessThanOrEqual(1_000);
    // A lease and a wait that can be of now are kept.
    const held = row(4, { lease: { owner: 't', until: 1_000 + 91_000 } });
    const waits = row(5, { entity: 'b', attempts: 1, lastAttemptAt: 1_000, nextAttemptAt: future });
    expect(seqs([held, waits], look)).toEqual([]);
  });

  it('ends at the earliest row or lease; parked and foreign rows wake nobody', () => {
    expect(
      nextWakeAt(
        [
          row(1, { attempts: 1, nextAttemptAt: 7_000 }),
          row(2, { entity: 'b', attempts: 1, nextAttemptAt: 5_000 }),
        ],
        view(),
      ),
    ).toBe(5_000);
    expect(nextWakeAt([row(1, { lease: { owner: 't', until: 8_000 } })], view())).toBe(8_000);
    expect(nextWakeAt([row(1, { parked: refused }), row(2, { userId: 'ben' })], view())).toBeNull();
  });
});

describe('classifyFailure', () => {
  it('comes back to a server that says when', () => {
    expect(classifyFailure({ reason: 'server', retryAfter: 1 })).toBe('later');
    expect(classifyFailure({ reason: 'forbidden', retryAfter: 1 })).toBe('refused');
  });

  it('knows every reason', () => {
    expect(
      Object.fromEntries(
        APP_ERROR_REASONS.map((reason) => [reason, classifyFailure({ reason, retryAfter: undefined })]),
      ),
    ).toMatchInlineSnapshot(`
      {
        "bad_answer": "server",
        "conflict": "refused",
        "forbidden": "refused",
        "in_progress": "later",
        "invalid": "refused",
        "not_found": "refused",
        "offline": "network",
        "rate_limited": "later",
        "server": "server",
        "storage": "server",
        "storage_full": "server",
        "suspended": "refused",
        "timeout": "network",
        "token_limit": "refused",
        "unauthorized": "session",
        "unknown": "server",
      }
    `);
  });
});

describe('overflow', () => {
  it('names the oldest of a kind beyond the limit, and none that is on its way', () => {
    const rows = [
      row(1, { lease: { owner: 't', until: 1 } }),
      row(2),
      row(3),
      row(4, { kind: 'other' }),
      row(5),
    ];
    expect(overflow(rows, 'page.view', 2)).toEqual([2]);
    expect(overflow(rows, 'page.view', 9)).toEqual([]);
  });
});

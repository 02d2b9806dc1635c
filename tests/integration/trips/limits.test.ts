/** What a trip's edits and what is kept of it may be. */
import { beforeAll, expect, it } from 'vitest';
import { MAX_HISTORY_BYTES, MAX_TRIP_EDITS } from '@domain/trips/trip.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { callTrips, keepTrip, pending, rowsOf, sendEdits } from '../../support/trips.ts';

/** A text in SQL that does not get smaller when it is packed. */
const noise = (bytes: number) =>
  `(select string_agg(md5(random()::text || m), '') from generate_series(1, ${bytes / 32}) m)`;

describeOnBoth(
  'limits of a trip',
  (backend) => {
    let owner: Account;
    beforeAll(async () => {
      owner = await backend().account();
    });
    const insert = (columns: string, value: string) =>
      backend().database.query(
        `insert into public.trips (user_id, id, title, ${columns}) values ($1::uuid, gen_random_uuid(), 'T', $2)`,
        [owner.id, value],
      );

    it.each([
      ['5,000 edits', Array.from({ length: 5_000 }, () => pending({ kind: 'undo' })), 413, undefined],
      ['101 edits', Array.from({ length: 101 }, () => pending({ kind: 'undo' })), 400, 'edits'],
      ['none', [], 400, 'edits'],
      [
        'a kind that is none',
        [{ ...pending({ kind: 'undo' }), edit: { kind: 'setPlan', plan: {} } }],
        400,
        'edits.0.edit.kind',
      ],
      [
        'a day of none',
        [pending({ kind: 'moveItem', item: 'a', day: 200, index: 0 })],
        400,
        'edits.0.edit.day',
      ],
      ['a tour without a key', [pending({ kind: 'useTour', offer: '' })], 400, 'edits.0.edit.offer'],
      [
        'a tour from no day on',
        [pending({ kind: 'useTour', offer: 't-food', from: 'soon' })],
        400,
        'edits.0.edit.from',
      ],
      [
        'a revision that is none',
        [pending({ kind: 'undo' }, { baseRevision: -1 })],
        400,
        'edits.0.baseRevision',
      ],
    ])('refuse %s', async (_what, edits, status, field) => {
      const { id } = await keepTrip(backend(), owner);
      const answer = await callTrips(backend(), owner, { action: 'edit', trip_id: id, edits });
      expect([answer.status, answer.error?.field]).toEqual([status, field]);
    });

    it('take an edit of the future and of the year 0 as one of now and of long ago', async () => {
      const { id } = await keepTrip(backend(), owner);
      const odd = ['9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z'];
      for (const madeAt of odd) {
        const edit = pending({ kind: 'rename', title: madeAt }, { madeAt, baseRevision: 2_000_000 });
        expect((await sendEdits(backend(), owner, id, edit)).outcomes[0]?.status).toBe('applied');
      }
      const [future, past] = (await rowsOf(backend(), 'trip_edits', id)).map(({ made_at }) =>
        new Date(String(made_at)).getTime(),
      );
      expect(future).toBeLessThanOrEqual(Date.now());
      expect(past).toBe(Date.parse('2000-01-01T00:00:00Z'));
    });

    it('keep the newest 10,000 edits of a trip', async () => {
      const { id } = await keepTrip(backend(), owner);
      await backend().database.query(
        `insert into public.trip_edits (user_id, trip_id, id, source, edit, outcome, revision, made_at)
         select $1::uuid, $2::uuid, gen_random_uuid(), 'traveller', '{"kind":"undo"}', 'conflict', n, now()
         from generate_series(1, 10000) n`,
        [owner.id, id],
      );
      await sendEdits(backend(), owner, id, pending({ kind: 'rename', title: 'One more' }));
      const [kept] = await backend().database.query<{ rows: number; renamed: number }>(
        `select count(*)::int as rows, count(*) filter (where edit ->> 'kind' = 'rename')::int as renamed
         from public.trip_edits where trip_id = $1::uuid`,
        [id],
      );
      expect(kept).toEqual({ rows: MAX_TRIP_EDITS, renamed: 1 });
    });

    it('keep the newest edits and states within 2 MB each, and the newest in any case', async () => {
      const { id } = await keepTrip(backend(), owner);
      // 400 edits of some 7 KB and 20 states of some 190 KB
      await backend().database.query(
        `insert into public.trip_edits (user_id, trip_id, id, source, edit, outcome, revision, made_at)
         select $1::uuid, $2::uuid, gen_random_uuid(), 'traveller', jsonb_build_object('note', ${noise(7_040)}),
           'conflict', n, now() from generate_series(1, 400) n`,
        [owner.id, id],
      );
      await backend().database.query(
        `insert into public.trip_versions (user_id, trip_id, revision, before)
         select $1::uuid, $2::uuid, -n, jsonb_build_object('offers', ${noise(192_000)}) from generate_series(1, 20) n`,
        [owner.id, id],
      );
      const { trip } = await sendEdits(backend(), owner, id, pending({ kind: 'rename', title: 'One more' }));
      for (const [table, column] of [
        ['trip_edits', 'edit'],
        ['trip_versions', 'before'],
      ]) {
        const [kept] = await backend().database.query<{ bytes: number }>(
          `select sum(pg_column_size(${column}))::int as bytes
           from public.${table} where trip_id = $1::uuid`,
          [id],
        );
        expect(kept?.bytes).toBeLessThanOrEqual(MAX_HISTORY_BYTES);
        expect(kept?.bytes).toBeGreaterThan(MAX_HISTORY_BYTES * 0.8);
      }
      expect(trip.undoDepth).toBe((await rowsOf(backend(), 'trip_versions', id)).length);
      const undone = await sendEdits(backend(), owner, id, pending({ kind: 'undo' }, { baseRevision: 2 }));
      expect(undone.trip).toMatchObject({ title: 'Paris and Rome', undoDepth: trip.undoDepth - 1 });
    });

    it('keep the newest 1,000 trips that were deleted, and every other', async () => {
      const own = await backend().account();
      const [first, second] = [await keepTrip(backend(), own), await keepTrip(backend(), own)];
      // deleted longer ago the higher their number is
      await backend().database.query(
        `insert into public.trips (user_id, id, title, updated_at, deleted_at)
         select $1::uuid, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Deleted',
           now() - n * interval '1 day', now() from generate_series(1, 1000) n`,
        [own.id],
      );
      await callTrips(backend(), own, { action: 'delete', trip_id: first.id });
      const [kept] = await backend().database.query<{ deleted: number; newest: boolean; oldest: string }>(
        `select count(*)::int as deleted, bool_or(id = $2::uuid) as newest, max(right(id::text, 4)) filter (
           where title = 'Deleted' and id <> $2::uuid) as oldest
         from public.trips where user_id = $1::uuid and deleted_at is not null`,
        [own.id, first.id],
      );
      expect(kept).toEqual({ deleted: 1_000, newest: true, oldest: '0999' });
      expect((await sendEdits(backend(), own, second.id, pending({ kind: 'undo' }))).trip.id).toBe(second.id);
    });

    it('are of the tables too, in bytes', async () => {
      const plan = `{"days":"${'日'.repeat(90_000)}"}`;
      await expect(insert('plan', plan)).rejects.toThrow(/trips_plan_check/);
      await expect(insert('spec', plan)).rejects.toThrow(/trips_spec_check/);
      await expect(insert('offers', `{"a":"${'日'.repeat(100_000)}"}`)).rejects.toThrow(/trips_offers_check/);
      await expect(insert('plan', '[]')).rejects.toThrow(/trips_plan_check/);
      await expect(insert('state', 'lost')).rejects.toThrow(/trips_state_check/);
    });
  },
  async () => ({ limits: { editsPerUser: { burst: 10_000, perMinute: 1 } } }),
);

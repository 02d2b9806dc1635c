/** The function trips: edits by hand, once each, in order, on what the trip is by then. */
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_HISTORY_BYTES, MAX_TRIP_EDITS, MAX_UNDO } from '@domain/trips/trip.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { callTrips, keepTrip, pending, rowsOf, sendEdits } from '../../support/trips.ts';

const EDITS_AT_ONCE = 200;

describeOnBoth(
  'edits of a trip',
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

    it('are applied, kept and answered with the trip', async () => {
      const { id, itemId } = await keepTrip(backend(), owner);
      const orsay = itemId('Musée d’Orsay');
      const { trip, outcomes } = await sendEdits(
        backend(),
        owner,
        id,
        pending({ kind: 'rename', title: 'With Ben' }),
        pending({ kind: 'noteItem', item: orsay, note: 'Go early' }),
        pending({ kind: 'removeItem', item: orsay }),
      );
      expect(outcomes.map(({ status, message }) => [status, message])).toEqual(
        Array.from({ length: 3 }, () => ['applied', null]),
      );
      expect(trip).toMatchObject({
        id,
        title: 'With Ben',
        revision: 4,
        undoDepth: 3,
        startsOn: '2027-05-03',
      });
      expect(JSON.stringify(trip.plan)).not.toContain('Orsay');
      const row = await owner.client.from('trips').select().eq('id', id).single();
      expect(row.data).toMatchObject({ title: 'With Ben', revision: 4, plan: trip.plan, undo_depth: 3 });
      expect(await rowsOf(backend(), 'trip_edits', id)).toMatchObject([
        {
          source: 'traveller',
          device: 'Test phone',
          edit: { kind: 'rename' },
          outcome: 'applied',
          revision: 2,
        },
        { edit: { kind: 'noteItem' }, revision: 3 },
        { edit: { kind: 'removeItem' }, revision: 4 },
      ]);
    });

    it('are taken back one by one, an edit that changed nothing and the archive aside', async () => {
      const { id } = await keepTrip(backend(), owner);
      const steps = await sendEdits(
        backend(),
        owner,
        id,
        pending({ kind: 'rename', title: 'B' }),
        pending({ kind: 'rename', title: 'B' }),
        pending({ kind: 'archive' }),
        pending({ kind: 'rename', title: 'C' }),
        pending({ kind: 'undo' }),
      );
      expect(steps.trip).toMatchObject({ title: 'B', state: 'archived', revision: 5, undoDepth: 1 });
      const back = await sendEdits(
        backend(),
        owner,
        id,
        pending({ kind: 'undo' }),
        pending({ kind: 'undo' }),
      );
      expect(back.trip).toMatchObject({ title: 'Paris and Rome', revision: 6, undoDepth: 0 });
      expect(back.outcomes.map(({ status }) => status)).toEqual(['applied', 'conflict']);
      expect(back.outcomes[1]?.message).toBe('There is nothing to take back.');
    });

    it('keep of a state before only what they replaced', async () => {
      const { id, itemId } = await keepTrip(backend(), owner);
      const remove = pending({ kind: 'removeItem', item: itemId('Louvre') });
      const { trip } = await sendEdits(backend(), owner, id, pending({ kind: 'rename', title: 'B' }), remove);
      const [renamed, removed] = await rowsOf(backend(), 'trip_versions', id);
      expect(renamed).toMatchObject({ revision: 1, before: { title: 'Paris and Rome' } });
      expect(Object.keys(Object(renamed?.['before']))).toEqual(['title']);
      expect(Object.keys(Object(removed?.['before']))).toEqual(['plan']);
      const back = await sendEdits(
        backend(),
        owner,
        id,
        pending({ kind: 'undo' }, { baseRevision: trip.revision }),
      );
      expect(back.trip).toMatchObject({ title: 'B', undoDepth: 1 });
      expect(JSON.stringify(back.trip.plan)).toContain('Louvre');
    });

    it('take back no change of another device that the traveller had not seen', async () => {
      const { id } = await keepTrip(backend(), owner);
      await sendEdits(backend(), owner, id, pending({ kind: 'rename', title: 'B' }));
      await sendEdits(
        backend(),
        owner,
        id,
        pending({ kind: 'rename', title: 'C' }, { baseRevision: 2, device: 'Test laptop' }),
      );
      const late = pending({ kind: 'undo' }, { baseRevision: 2 });
      const refused = await sendEdits(backend(), owner, id, late);
      expect(refused.trip.title).toBe('C');
      expect(refused.outcomes).toEqual([
        { id: late.id, status: 'conflict', message: expect.stringContaining('changed meanwhile') },
      ]);
      const seen = await sendEdits(backend(), owner, id, pending({ kind: 'undo' }, { baseRevision: 3 }));
      expect(seen.trip.title).toBe('B');
    });

    it('that cannot be made change nothing, and are kept with the reason', async () => {
      const { id, itemId } = await keepTrip(backend(), owner);
      const orsay = itemId('Musée d’Orsay');
      const { trip, outcomes } = await sendEdits(
        backend(),
        owner,
        id,
        pending({ kind: 'removeItem', item: orsay }),
        pending({ kind: 'noteItem', item: orsay, note: 'x' }),
        pending({ kind: 'retimeItem', item: itemId('Louvre'), start: '12:00', end: '15:00' }),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(['applied', 'gone', 'conflict']);
      expect(trip.revision).toBe(2);
      expect(await rowsOf(backend(), 'trip_edits', id)).toMatchObject([
        { outcome: 'applied', reason: null },
        { outcome: 'gone', reason: outcomes[1]?.message, revision: 2 },
        { outcome: 'conflict', reason: outcomes[2]?.message, revision: 2 },
      ]);
    });

    it('that arrive five times are made once, and answered alike', async () => {
      const { id, itemId } = await keepTrip(backend(), owner);
      const orsay = itemId('Musée d’Orsay');
      const edits = [
        pending({ kind: 'removeItem', item: orsay }),
        pending({ kind: 'noteItem', item: orsay, note: 'x' }),
        pending({ kind: 'undo' }),
      ];
      const first = await sendEdits(backend(), owner, id, ...edits);
      for (let time = 0; time < 4; time++) {
        expect(await sendEdits(backend(), owner, id, ...edits)).toEqual(first);
      }
      const twice = pending({ kind: 'rename', title: 'Twice' });
      const both = await sendEdits(backend(), owner, id, twice, twice);
      expect(both).toMatchObject({
        trip: { revision: 4 },
        outcomes: [{ status: 'applied' }, { status: 'applied' }],
      });
    });

    it(`lose none of ${EDITS_AT_ONCE} that come at once`, async () => {
      const { id, itemId } = await keepTrip(backend(), owner);
      const item = itemId('Louvre');
      const replies = await Promise.all(
        Array.from({ length: EDITS_AT_ONCE }, (_, n) =>
          sendEdits(backend(), owner, id, pending({ kind: 'noteItem', item, note: `Note ${n}` })),
        ),
      );
      const revisions = replies.map(({ trip }) => trip.revision).toSorted((a, b) => a - b);
      expect(revisions).toEqual(Array.from({ length: EDITS_AT_ONCE }, (_, n) => n + 2));
      expect(await rowsOf(backend(), 'trip_edits', id)).toHaveLength(EDITS_AT_ONCE);
      expect(await rowsOf(backend(), 'trip_versions', id)).toHaveLength(MAX_UNDO);
      const row = await owner.client.from('trips').select('undo_depth, revision').eq('id', id).single();
      expect(row.data).toEqual({ undo_depth: MAX_UNDO, revision: EDITS_AT_ONCE + 1 });
    });

    it('are answered again to a caller whose server died after the database had them', async () => {
      const { id } = await keepTrip(backend(), owner);
      const edit = pending({ kind: 'rename', title: 'Kept' });
      const saved = await backend()
        .service()
        .rpc('save_trip', {
          p_user: owner.id,
          p_trip: id,
          p_expected: 1,
          p_edit: { ...edit, made_at: edit.madeAt, outcome: 'applied', reason: null },
          p_state: { title: 'Kept' },
        });
      expect(saved.data).toMatchObject({ outcome: 'saved' });
      expect(await sendEdits(backend(), owner, id, edit)).toMatchObject({
        trip: { title: 'Kept', revision: 2 },
        outcomes: [{ id: edit.id, status: 'applied' }],
      });
    });

    it('move the time of change on, so that a sync by it misses none', async () => {
      const { id } = await keepTrip(backend(), owner);
      const times: string[] = [];
      for (const title of ['A', 'B', 'C']) {
        times.push(
          (await sendEdits(backend(), owner, id, pending({ kind: 'rename', title }))).trip.updatedAt,
        );
      }
      expect(new Set(times).size).toBe(3);
      expect(times.toSorted()).toEqual(times);
      const later = await owner.client
        .from('trips')
        .select('id')
        .gte('updated_at', times[2] ?? '');
      expect(later.data).toEqual([{ id }]);
    });

    describe('a trip’s end', () => {
      it('leaves an empty row for other devices, and can be told again', async () => {
        const { id } = await keepTrip(backend(), owner, 'Secret plans');
        await sendEdits(backend(), owner, id, pending({ kind: 'rename', title: 'More secret plans' }));
        for (let time = 0; time < 2; time++) {
          const answer = await callTrips(backend(), owner, { action: 'delete', trip_id: id });
          expect(answer.body).toEqual({ deleted: true });
        }
        const { data } = await owner.client.from('trips').select().eq('id', id).single();
        expect(data).toMatchObject({
          title: 'Deleted',
          plan: null,
          offers: null,
          starts_on: null,
          revision: 3,
        });
        expect(data?.deleted_at).not.toBeNull();
        expect(await rowsOf(backend(), 'trip_edits', id)).toEqual([]);
        expect(await rowsOf(backend(), 'trip_versions', id)).toEqual([]);
        const edits = [pending({ kind: 'undo' })];
        const late = await callTrips(backend(), owner, { action: 'edit', trip_id: id, edits });
        expect([late.status, late.error]).toMatchObject([404, { error: 'not_found', field: 'trip_id' }]);
      });

      it('comes with the account’s, and not with the chat’s', async () => {
        const leaving = await backend().account();
        const { id } = await keepTrip(backend(), leaving);
        await sendEdits(backend(), leaving, id, pending({ kind: 'rename', title: 'A' }));
        await leaving.client.rpc('clear_chat', { before: new Date().toISOString() });
        expect((await leaving.client.from('trips').select('id')).data).toEqual([{ id }]);
        expect((await leaving.client.functions.invoke('delete-user', { body: {} })).error).toBeNull();
        const [left] = await backend().database.query<{ rows: number }>(
          `select ((select count(*) from public.trips where user_id = $1::uuid)
             + (select count(*) from public.trip_versions where user_id = $1::uuid)
             + (select count(*) from public.trip_edits where user_id = $1::uuid))::int as rows`,
          [leaving.id],
        );
        expect(left).toEqual({ rows: 0 });
      });
    });

    describe('limits', () => {
      it.each([
        ['2,500 edits', Array.from({ length: 2_500 }, () => pending({ kind: 'undo' })), 413, undefined],
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
        // 400 edits of some 7 KB and 20 states of some 190 KB, of text that does not get smaller when it is packed
        const noise = (bytes: number) =>
          `(select string_agg(md5(random()::text || m), '') from generate_series(1, ${bytes / 32}) m)`;
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
        const { trip } = await sendEdits(
          backend(),
          owner,
          id,
          pending({ kind: 'rename', title: 'One more' }),
        );
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

      it('are of the tables too, in bytes', async () => {
        const plan = `{"days":"${'日'.repeat(90_000)}"}`;
        await expect(insert('plan', plan)).rejects.toThrow(/trips_plan_check/);
        await expect(insert('spec', plan)).rejects.toThrow(/trips_spec_check/);
        await expect(insert('offers', `{"a":"${'日'.repeat(100_000)}"}`)).rejects.toThrow(
          /trips_offers_check/,
        );
        await expect(insert('plan', '[]')).rejects.toThrow(/trips_plan_check/);
        await expect(insert('state', 'lost')).rejects.toThrow(/trips_state_check/);
      });
    });
  },
  async () => ({
    limits: {
      editsPerUser: { burst: 10_000, perMinute: 1 },
      functionsPerUser: { burst: 10_000, perMinute: 1 },
    },
  }),
);

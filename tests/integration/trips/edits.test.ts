/** The function trips: edits by hand, once each, in order, on what the trip is by then. */
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_UNDO } from '@domain/trips/trip.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { callTrips, keepTrip, pending, rowsOf, sendEdits } from '../../support/trips.ts';

const EDITS_AT_ONCE = 200;
/** With what is none of its business. */
const forgedTour = (offer: string) =>
  pending(Object.assign({ kind: 'useTour' as const, offer }, { price: 1, name: 'Mine', day: 1 }));

describeOnBoth(
  'edits of a trip',
  (backend) => {
    let owner: Account;
    beforeAll(async () => {
      owner = await backend().account();
    });

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

    it('take another of the trip’s own offers, and nothing but its key from whoever sends it', async () => {
      const { id } = await keepTrip(backend(), owner);
      const another = { hotelId: 'h-marais', hotelName: 'Hotel Marais', stars: 3, priceFrom: 140 };
      const nights = { checkIn: '2027-05-03', checkOut: '2027-05-05' };
      await backend().database.query(
        `update public.trips set offers = jsonb_set(offers, '{hotels}', (offers -> 'hotels') || $2::jsonb)
         where id = $1::uuid`,
        [id, JSON.stringify([{ ...another, ...nights }])],
      );
      const forged = { offer: 'h-forged', hotelName: 'Mine', priceFrom: 1 };
      const use = (more: object) =>
        pending(
          Object.assign({ kind: 'useHotel' as const, offer: 'h-marais', checkIn: nights.checkIn }, more),
        );
      const { trip, outcomes } = await sendEdits(
        backend(),
        owner,
        id,
        use(forged),
        use({ checkIn: '2027-05-05' }),
        pending({ kind: 'useFlight', offer: 'h-marais' }),
        use({ hotelName: 'Mine', priceFrom: 1, plan: null }),
      );
      const gone = ['gone', 'This is not among the offers of the trip any more.'];
      expect(outcomes.map(({ status, message }) => [status, message])).toEqual([
        gone,
        gone,
        gone,
        ['applied', null],
      ]);
      expect(trip.plan?.stays[0]).toMatchObject({ offerId: 'h-marais', name: 'Hotel Marais' });
      expect(trip.plan?.costs.find(({ label }) => label === 'Hotel Marais')).toMatchObject({ price: 140 });
      const kept = await rowsOf(backend(), 'trip_edits', id);
      expect(kept.at(-1)).toMatchObject({
        edit: { kind: 'useHotel', offer: 'h-marais', checkIn: nights.checkIn },
      });
      expect(JSON.stringify([trip, kept])).not.toContain('Mine');
    });

    it('take another tour with the price that the trip has of it, and none of another town', async () => {
      const { id } = await keepTrip(backend(), owner);
      const tour = { rating: 4, duration: '3 hours', price: 50, bookingUrl: 'https://tours.test/pasta' };
      const offered = [
        { ...tour, id: 't-pasta', name: 'Pasta class', city: 'Rome' },
        { ...tour, id: 't-tram', name: 'Lisbon by tram', city: 'Lisbon' },
      ];
      await backend().database.query(
        `update public.trips set offers = jsonb_set(offers, '{tours}', $2::jsonb) where id = $1::uuid`,
        [id, JSON.stringify(offered)],
      );
      const { trip, outcomes } = await sendEdits(
        backend(),
        owner,
        id,
        forgedTour('t-tram'),
        forgedTour('t-forged'),
        forgedTour('t-pasta'),
      );
      const gone = ['gone', 'This is not among the offers of the trip any more.'];
      expect(outcomes.map(({ status, message }) => [status, message])).toEqual([
        gone,
        gone,
        ['applied', null],
      ]);
      const [item] =
        trip.plan?.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'tour')) ?? [];
      expect(item).toMatchObject({ offerId: 't-pasta', title: 'Pasta class', cost: 150 });
      expect(trip.plan?.costs.filter(({ kind }) => kind === 'tours')).toMatchObject([
        { label: 'Pasta class', price: 50, amount: 150 },
      ]);
      const kept = await rowsOf(backend(), 'trip_edits', id);
      expect(kept.at(-1)?.['edit']).toEqual({ kind: 'useTour', offer: 't-pasta' });
      expect(JSON.stringify([trip, kept])).not.toContain('Mine');
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
  },
  async () => ({
    limits: {
      editsPerUser: { burst: 10_000, perMinute: 1 },
      functionsPerUser: { burst: 10_000, perMinute: 1 },
    },
  }),
);

/** A copy of a trip: the same contents under another id, once, within the limits of any new trip. */
import { beforeAll, expect, it } from 'vitest';
import { copyReplySchema } from '@domain/trips/tripsApi.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { callTrips, keepTrip, pending, rowsOf, sendEdits } from '../../support/trips.ts';

describeOnBoth('a copy of a trip', (backend) => {
  let owner: Account;
  beforeAll(async () => {
    owner = await backend().account();
  });
  const copy = (trip_id: string, copy_id: string, by = owner) =>
    callTrips(backend(), by, { action: 'copy', trip_id, copy_id });

  it('has its contents and none of its history, and is there once', async () => {
    const { id, itemId } = await keepTrip(backend(), owner);
    const edit = pending({ kind: 'lockItem', item: itemId('Louvre'), locked: true });
    const { trip } = await sendEdits(backend(), owner, id, edit, pending({ kind: 'archive' }));
    const other = crypto.randomUUID();
    const made = copyReplySchema.parse((await copy(id, other)).body).trip;
    expect(made).toEqual({
      ...trip,
      id: other,
      title: 'Paris and Rome (copy)',
      state: 'open',
      revision: 1,
      undoDepth: 0,
      updatedAt: expect.any(String),
    });
    expect(made.updatedAt > trip.updatedAt).toBe(true);
    expect(await rowsOf(backend(), 'trip_edits', other)).toEqual([]);
    const renamed = await sendEdits(backend(), owner, other, pending({ kind: 'rename', title: 'B' }));
    expect(copyReplySchema.parse((await copy(id, other)).body).trip).toEqual(renamed.trip);
    const first = await owner.client.from('trips').select('title, revision').eq('id', id).single();
    expect(first.data).toEqual({ title: 'Paris and Rome', revision: trip.revision });
  });

  it('is called a copy within what a title may have', async () => {
    const { id } = await keepTrip(backend(), owner, 'T'.repeat(120));
    const { trip } = copyReplySchema.parse((await copy(id, crypto.randomUUID())).body);
    expect(trip.title).toBe(`${'T'.repeat(113)} (copy)`);
    const wide = await keepTrip(backend(), owner, '🗼'.repeat(60));
    const other = crypto.randomUUID();
    const made = copyReplySchema.parse((await copy(wide.id, other)).body).trip;
    expect(made.title).toBe(`${'🗼'.repeat(56)} (copy)`);
    const { trip: again } = await sendEdits(backend(), owner, other, pending({ kind: 'archive' }));
    expect(again).toMatchObject({ title: made.title, state: 'archived' });
  });

  it('is not booked, and costs what the offers do', async () => {
    const { id, plan, itemId } = await keepTrip(backend(), owner);
    const booking = { reference: 'ABC123', price: 84.5 };
    const item = itemId('Food walk');
    const { trip } = await sendEdits(backend(), owner, id, pending({ kind: 'bookItem', item, booking }));
    expect(JSON.stringify(trip.plan)).toContain('ABC123');
    const copied = copyReplySchema.parse((await copy(id, crypto.randomUUID())).body).trip;
    expect(copied.plan?.days).toEqual(plan.days);
    expect(copied.plan?.total).toBe(plan.total);
    expect(JSON.stringify(copied)).not.toMatch(/ABC123|"paid"/);
    const kept = await owner.client.from('trips').select('plan').eq('id', id).single();
    expect(kept.data?.plan).toEqual(trip.plan);
  });

  it('has what only a newer version of the app can read as it is', async () => {
    const { id } = await keepTrip(backend(), owner);
    const plan = { version: 9 };
    await backend().database.query('update public.trips set plan = $2::jsonb where id = $1::uuid', [
      id,
      JSON.stringify(plan),
    ]);
    const other = crypto.randomUUID();
    await copy(id, other);
    const made = await owner.client.from('trips').select('plan, title').eq('id', other).single();
    expect(made.data).toEqual({ plan, title: 'Paris and Rome (copy)' });
  });

  it('is answered again once it is made, also where the trip is gone by then', async () => {
    const { id } = await keepTrip(backend(), owner);
    const other = crypto.randomUUID();
    const made = (await copy(id, other)).body;
    await callTrips(backend(), owner, { action: 'delete', trip_id: id });
    expect((await copy(id, other)).body).toEqual(made);
  });

  it('is made of no trip of another, of none that is gone, and not after its own end', async () => {
    const { id } = await keepTrip(backend(), owner);
    const thief = await backend().account();
    const gone = [404, { error: 'not_found' }];
    const stolen = await copy(id, crypto.randomUUID(), thief);
    expect([stolen.status, stolen.error]).toMatchObject(gone);
    expect((await thief.client.from('trips').select('id')).data).toEqual([]);
    const other = crypto.randomUUID();
    await copy(id, other);
    await callTrips(backend(), owner, { action: 'delete', trip_id: other });
    const again = await copy(id, other);
    expect([again.status, again.error]).toMatchObject(gone);
    await callTrips(backend(), owner, { action: 'delete', trip_id: id });
    const late = await copy(id, crypto.randomUUID());
    expect([late.status, late.error]).toMatchObject(gone);
    const odd = await copy(id, "' or 1=1--");
    expect([odd.status, odd.error]).toMatchObject([400, { field: 'copy_id' }]);
  });

  it('is refused where there are as many trips as can be kept', async () => {
    const full = await backend().account();
    const { id } = await keepTrip(backend(), full);
    await backend().database.query(
      `insert into public.trips (user_id, id, title)
       select $1::uuid, gen_random_uuid(), 'T' from generate_series(1, 499)`,
      [full.id],
    );
    const answer = await copy(id, crypto.randomUUID(), full);
    expect([answer.status, answer.error]).toMatchObject([409, { error: 'conflict' }]);
    expect(answer.error?.message).toContain('500 trips');
  });
});

describeOnBoth(
  'copies of a trip in a row',
  (backend) => {
    it('cost as many edits as a history of their own may hold', async () => {
      const owner = await backend().account();
      const { id } = await keepTrip(backend(), owner);
      const copy = () =>
        callTrips(backend(), owner, { action: 'copy', trip_id: id, copy_id: crypto.randomUUID() });
      expect([(await copy()).status, (await copy()).status]).toEqual([200, 429]);
    });
  },
  async () => ({ limits: { editsPerUser: { burst: 30, perMinute: 1 } } }),
);

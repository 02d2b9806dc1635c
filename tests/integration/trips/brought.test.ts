/** A trip out of a file becomes one of the account, once, by the server's own rules, whoever wrote the file. */
import { beforeAll, expect, it } from 'vitest';
import { broughtTripSchema } from '@domain/trips/broughtTrip.ts';
import { copyReplySchema } from '@domain/trips/tripsApi.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { callTrips, keepTrip, pending, rowsOf, sendEdits } from '../../support/trips.ts';

describeOnBoth('a trip out of a file', (backend) => {
  let owner: Account;
  beforeAll(async () => {
    owner = await backend().account();
  });
  const bring = (trip_id: string, trip: unknown, by = owner) =>
    callTrips(backend(), by, { action: 'bring', trip_id, trip });
  /** As a file has it. */
  const written = async (by: Account) => {
    const { id, itemId } = await keepTrip(backend(), by);
    const booking = { reference: 'ABC123', price: 84.5 };
    const item = itemId('Food walk');
    const { trip } = await sendEdits(backend(), by, id, pending({ kind: 'bookItem', item, booking }));
    const { title, state, homeZone, spec, plan, offers } = trip;
    return { trip, contents: { title, state, homeZone, spec, plan, offers } };
  };

  it('has its contents and its bookings, in another account too, and is there once', async () => {
    const { trip, contents } = await written(owner);
    const other = await backend().account();
    const made = copyReplySchema.parse((await bring(trip.id, contents, other)).body).trip;
    expect(made).toEqual({ ...trip, revision: 1, undoDepth: 0, updatedAt: expect.any(String) });
    expect(JSON.stringify(made.plan)).toContain('ABC123');
    const renamed = await sendEdits(backend(), other, trip.id, pending({ kind: 'rename', title: 'B' }));
    // a repeat changes nothing of what it is by now
    expect(copyReplySchema.parse((await bring(trip.id, contents, other)).body).trip).toEqual(renamed.trip);
    expect((await other.client.from('trips').select('id')).data).toEqual([{ id: trip.id }]);
    expect(await rowsOf(backend(), 'trip_versions', trip.id)).toHaveLength(2);
  });

  it('overwrites nothing, and does not come back under the id of one that was deleted', async () => {
    const { trip, contents } = await written(owner);
    const answer = await bring(trip.id, { ...contents, title: 'Pwned' });
    expect(copyReplySchema.parse(answer.body).trip).toEqual(trip);
    await callTrips(backend(), owner, { action: 'delete', trip_id: trip.id });
    const late = await bring(trip.id, contents);
    expect([late.status, late.error?.error]).toEqual([404, 'not_found']);
  });

  it('is read as anything from outside', async () => {
    const { contents } = await written(owner);
    const told = async (trip: unknown) => {
      const { status, error } = await bring(crypto.randomUUID(), trip);
      return [status, error?.field];
    };
    const deep = JSON.parse(`${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`);
    const day = contents.plan?.days[0];
    expect(await told({ ...contents, title: 'a\nb' })).toEqual([400, 'trip.title']);
    expect(await told({ ...contents, spec: JSON.parse('{"version":1,"__proto__":{"x":1}}') })).toEqual([
      400,
      'trip.spec',
    ]);
    expect(await told({ ...contents, spec: { version: 1, deep } })).toEqual([400, 'trip.spec']);
    // deeper than anything that follows the check of its depth could go
    const deepest = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
    const read = broughtTripSchema.safeParse({ ...contents, spec: { version: 1, deepest } });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([['spec']]);
    expect(await told({ ...contents, spec: { version: 1, 'a\0': 1 } })).toEqual([400, 'trip.spec']);
    const dated = (...dates: string[]) => ({
      ...contents,
      plan: { ...contents.plan, days: dates.map((date, index) => ({ ...day, date, number: index + 1 })) },
    });
    expect(await told(dated('9999-12-30'))).toEqual([400, 'trip.plan.days.0.date']);
    expect(await told(dated('2027-05-01', '2190-05-01'))).toEqual([400, 'trip.plan.days']);
    expect(await told({ ...contents, plan: { ...contents.plan, days: [{ ...day, title: 'a\0' }] } })).toEqual(
      [400, 'trip'],
    );
    expect(await told({ ...contents, plan: { title: 'x' } })).toEqual([
      400,
      expect.stringMatching(/^trip\.plan\./),
    ]);
    expect(await told({ ...contents, state: 'deleted' })).toEqual([400, 'trip.state']);
    expect(await told('x'.repeat(600_000))).toEqual([413, undefined]);
    // whose it is, and when it was made, is not the file's to say
    const forged = {
      ...contents,
      user_id: crypto.randomUUID(),
      revision: 900,
      startsOn: '1999-01-01',
      updatedAt: '2099-01-01T00:00:00Z',
    };
    const { trip } = copyReplySchema.parse((await bring(crypto.randomUUID(), forged)).body);
    expect(trip).toMatchObject({ revision: 1, startsOn: day?.date });
    expect(trip.updatedAt < '2099').toBe(true);
  });

  it('is refused where there are as many trips as can be kept, and to a visitor', async () => {
    const full = await backend().account();
    const { contents } = await written(full);
    await backend().database.query(
      `insert into public.trips (user_id, id, title)
       select $1::uuid, gen_random_uuid(), 'T' from generate_series(1, 499)`,
      [full.id],
    );
    const answer = await bring(crypto.randomUUID(), contents, full);
    expect([answer.status, answer.error?.message]).toEqual([409, expect.stringContaining('500 trips')]);
    const suspended = await backend().account({ status: 'suspended' });
    expect((await bring(crypto.randomUUID(), contents, suspended)).status).toBe(403);
  });
});

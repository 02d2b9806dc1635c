/** Items that are locked, booked or added: the server decides, whatever a device knows or sends. */
import { beforeAll, expect, it } from 'vitest';
import type { PlanItem } from '@domain/itinerary/itinerary.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { callTrips, keepTrip, pending, rowsOf, sendEdits } from '../../support/trips.ts';

const OWN = '7d1f0a52-0c1e-4f6a-8a57-1f2e3d4c5b6a';
const coffee = {
  kind: 'addItem',
  id: OWN,
  day: 1,
  title: 'Coffee with Ana',
  start: '17:00',
  end: '18:00',
  note: '',
} as const;

const minutes = (at: number) => `06:${String(at).padStart(2, '0')}`;
const itemOf = ({ plan }: Trip, id: string): PlanItem | undefined =>
  plan?.days.flatMap(({ items }) => items).find((item) => item.id === id);

describeOnBoth('held items', (backend) => {
  let owner: Account;
  beforeAll(async () => {
    owner = await backend().account();
  });

  it('are stored, and stay where they are for a device that has never heard of locks', async () => {
    const { id, itemId } = await keepTrip(backend(), owner);
    const [louvre, tour] = [itemId('Louvre'), itemId('Food walk')];
    const booking = { reference: 'ABC123', price: 84.5 };
    const { trip, outcomes } = await sendEdits(
      backend(),
      owner,
      id,
      pending({ kind: 'lockItem', item: louvre, locked: true }),
      pending({ kind: 'bookItem', item: tour, booking }),
      // as an app sends it that read the trip without the lock
      pending({ kind: 'moveItem', item: louvre, title: 'Louvre', day: 2, index: 0 }),
      pending({ kind: 'removeItem', item: tour }),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['applied', 'applied', 'conflict', 'conflict']);
    expect(outcomes[2]?.message).toBe('“Louvre” is locked. Unlock it first.');
    expect(outcomes[3]?.message).toMatch(/^“Food walk” is booked\./);
    expect(itemOf(trip, louvre)?.locked).toBe(true);
    expect(itemOf(trip, tour)?.booked).toEqual(booking);
    expect(trip.plan?.costs).toContainEqual(expect.objectContaining({ amount: 84.5, paid: true }));
    const row = await owner.client.from('trips').select('plan').eq('id', id).single();
    expect(row.data?.plan).toEqual(trip.plan);
    expect(await rowsOf(backend(), 'trip_edits', id)).toHaveLength(4);

    const freed = await sendEdits(
      backend(),
      owner,
      id,
      pending({ kind: 'lockItem', item: louvre, locked: false }),
      pending({ kind: 'undo' }, { baseRevision: trip.revision + 1 }),
    );
    expect(itemOf(freed.trip, louvre)?.locked).toBe(true);
  });

  it('are added once, also under another edit, with their words as they are', async () => {
    const { id } = await keepTrip(backend(), owner);
    const title = '<script>alert(1)</script> & {"a":1}';
    const { trip } = await sendEdits(
      backend(),
      owner,
      id,
      pending({ ...coffee, title, note: '__proto__', place: "'; drop table trips; --" }),
      pending({ ...coffee, day: 2 }),
    );
    expect(trip.revision).toBe(2);
    expect(itemOf(trip, OWN)).toMatchObject({ title, note: '__proto__', place: "'; drop table trips; --" });
    const last = await sendEdits(backend(), owner, id, pending({ kind: 'removeItem', item: OWN }));
    expect(itemOf(last.trip, OWN)).toBeUndefined();
  });

  it('do not make two things be at once', async () => {
    const { id, plan } = await keepTrip(backend(), owner);
    const flight = plan.days[0]?.items[0]?.id ?? '';
    const { trip, outcomes } = await sendEdits(
      backend(),
      owner,
      id,
      pending({ ...coffee, start: '08:30', end: '09:30' }),
      pending({ kind: 'retimeItem', item: flight, start: '18:30', end: '20:00' }),
      pending({ ...coffee, start: '18:00', end: '17:00' }),
      pending({ ...coffee, day: 30 }),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['conflict', 'conflict', 'conflict', 'gone']);
    expect(trip.plan?.days).toEqual(plan.days);
  });

  it('fill no day beyond what one can have', async () => {
    const { id } = await keepTrip(backend(), owner);
    const edits = Array.from({ length: 12 }, (_, n) =>
      pending({ ...coffee, id: crypto.randomUUID(), start: minutes(n * 4), end: minutes(n * 4 + 2) }),
    );
    const { trip, outcomes } = await sendEdits(backend(), owner, id, ...edits);
    expect(outcomes.filter(({ status }) => status === 'applied')).toHaveLength(10);
    expect(outcomes.at(-1)?.message).toBe('That day has as many items as a day can have.');
    expect(trip.plan?.days[0]?.items).toHaveLength(16);
  });

  it.each<[string, object, string]>([
    ['10,000 characters', { ...coffee, title: 'x'.repeat(10_000) }, 'title'],
    ['an id of no device’s making', { ...coffee, id: 'd1-1' }, 'id'],
    ['an hour that is none', { ...coffee, end: '24:00' }, 'end'],
    ['a day and a half', { ...coffee, day: 1.5 }, 'day'],
    [
      'a price of 1e12',
      { kind: 'bookItem', item: 'x', booking: { reference: '', price: 1e12 } },
      'booking.price',
    ],
    // what NaN is in JSON is null, and that is no price said; a text is none
    [
      'a text for a price',
      { kind: 'bookItem', item: 'x', booking: { reference: '', price: 'NaN' } },
      'booking.price',
    ],
    [
      'a reference of two lines',
      { kind: 'bookItem', item: 'x', booking: { reference: 'a\nb', price: 1 } },
      'booking.reference',
    ],
    ['no booking', { kind: 'bookItem', item: 'x' }, 'booking'],
    ['a lock that is a text', { kind: 'lockItem', item: 'x', locked: 'true' }, 'locked'],
    ['a kind of later', { kind: 'teleportItem', item: 'x' }, 'kind'],
  ])('are refused at the door with %s', async (_what, edit, field) => {
    const { id } = await keepTrip(backend(), owner);
    const edits = [{ ...pending({ kind: 'archive' }), edit }];
    const answer = await callTrips(backend(), owner, { action: 'edit', trip_id: id, edits });
    expect([answer.status, answer.error]).toMatchObject([400, { field: `edits.0.edit.${field}` }]);
    expect(await rowsOf(backend(), 'trip_edits', id)).toEqual([]);
  });

  it('carry a reference with markup as the text that it is, and no key besides', async () => {
    const { id, itemId } = await keepTrip(backend(), owner);
    const item = itemId('Louvre');
    const reference = '<img src=x onerror=alert(1)> [a](javascript:b)';
    const edit: Extract<HandEdit, { kind: 'bookItem' }> = JSON.parse(
      `{"kind":"bookItem","item":"${item}","booking":{"reference":"","price":null,"__proto__":{"a":1},"admin":true}}`,
    );
    Object.assign(edit.booking ?? {}, { reference });
    const { trip } = await sendEdits(backend(), owner, id, pending(edit));
    expect(itemOf(trip, item)?.booked).toEqual({ reference, price: null });
    const stored = await owner.client.from('trips').select('plan').eq('id', id).single();
    expect(JSON.stringify(stored.data?.plan)).not.toContain('admin');
  });

  it('are nobody else’s to lock, book or add', async () => {
    const { id, itemId } = await keepTrip(backend(), owner);
    const other = await backend().account();
    const item = itemId('Louvre');
    const booking = { reference: 'X', price: 1 };
    const edits = [
      pending({ kind: 'lockItem', item, locked: true }),
      pending({ kind: 'bookItem', item, booking }),
      pending(coffee),
    ];
    const answer = await callTrips(backend(), other, { action: 'edit', trip_id: id, edits });
    expect([answer.status, answer.error]).toMatchObject([404, { error: 'not_found' }]);
    expect(await rowsOf(backend(), 'trip_edits', id)).toEqual([]);
  });

  it('cost no more than a trip can store', async () => {
    const { id, itemId } = await keepTrip(backend(), owner);
    const most = { reference: '', price: 10_000_000 };
    const { trip, outcomes } = await sendEdits(
      backend(),
      owner,
      id,
      pending({ kind: 'bookItem', item: itemId('Food walk'), booking: most }),
      pending({ kind: 'bookItem', item: itemId('Louvre'), booking: most }),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['conflict', 'conflict']);
    expect(trip.plan?.total).toBeLessThan(10_000);
  });
});

/** Another time for a flight, where the plan rests on no offer of it. */
import { expect, it } from 'vitest';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { soundTrip } from './trip.ts';

const ID = '6f1b2c3d-0000-4000-8000-000000000001';

function applied(trip: Trip, edit: HandEdit): Trip {
  const outcome = applyEdit(trip, edit);
  if (outcome.outcome !== 'applied') throw new Error(`Not applied: ${outcome.reason}`);
  return outcome.trip;
}

it('is refused where two flights would be at once', () => {
  const trip = soundTrip({ offers: null });
  const [out] = trip.plan?.days[0]?.items ?? [];
  const feeder = { ...out!, id: 'feeder', title: 'BA 1391, MAN to LHR', start: '05:40', end: '06:50' };
  const { plan } = trip;
  const days = plan!.days.map((day, index) =>
    index === 0 ? { ...day, items: [feeder, ...day.items] } : day,
  );
  const two = { ...trip, plan: { ...plan!, days } };
  const at = (start: string) => applyEdit(two, { kind: 'retimeItem', item: out!.id, start, end: '09:00' });
  expect(at('06:30')).toMatchObject({
    reason: 'check',
    finding: { check: 'overlap', message: expect.stringContaining('"BA 1391, MAN to LHR" ends at 06:50') },
  });
  expect(at('07:00')).toMatchObject({ outcome: 'applied' });
});

it('is refused where it would be in the air during something else', () => {
  const trip = soundTrip({ offers: null });
  const item = trip.plan?.days[0]?.items[0]?.id ?? '';
  const twice = applied(trip, {
    kind: 'addItem',
    id: ID,
    day: 1,
    title: 'Coffee with Ana',
    start: '06:00',
    end: '07:00',
    note: '',
  });
  expect(applyEdit(twice, { kind: 'retimeItem', item, start: '06:30', end: '09:00' })).toMatchObject({
    reason: 'check',
    finding: { check: 'overlap' },
  });
});

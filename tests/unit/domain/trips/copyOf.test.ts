import { describe, expect, it } from 'vitest';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import { copyOf } from '@domain/trips/copyOf.ts';
import { type Trip, tripHeadSchema } from '@domain/trips/trip.ts';
import { idOf, soundTrip } from './trip.ts';

function booked(trip: Trip, ...prices: readonly (readonly [title: string, price: number | null])[]): Trip {
  return prices.reduce((current, [title, price]) => {
    const booking = { reference: 'ABC123', price };
    const outcome = applyEdit(current, { kind: 'bookItem', item: idOf(current, title), booking });
    if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
    return outcome.trip;
  }, trip);
}

describe('the title of a copy', () => {
  it.each([
    ['Rome', 'Rome (copy)'],
    ['Rome (copy)', 'Rome (copy 2)'],
    ['Rome (copy 9)', 'Rome (copy 10)'],
    ['T'.repeat(120), `${'T'.repeat(113)} (copy)`],
    ['🗼'.repeat(60), `${'🗼'.repeat(56)} (copy)`],
    [`${'T'.repeat(112)} to Rome`, `${'T'.repeat(112)} (copy)`],
  ])('of %s can be read', (title, copied) => {
    const made = copyOf(soundTrip({ title })).title;
    expect(made).toBe(copied);
    expect(tripHeadSchema.shape.title.parse(made)).toBe(made);
  });
});

describe('the plan of a copy', () => {
  const trip = soundTrip();

  it('is the same one where nothing was booked', () => {
    expect(copyOf(trip).plan).toBe(trip.plan);
    expect(copyOf(soundTrip({ plan: null })).plan).toBeNull();
  });

  it('has no bookings, and the prices of the offers again', () => {
    const all = booked(
      trip,
      ['Food walk', 84],
      ['Check in', 300],
      ['BA 304, LHR to CDG', 900],
      ['Louvre', 66],
    );
    expect(all.plan?.total).not.toBe(trip.plan?.total);
    expect(copyOf(all).plan).toEqual(trip.plan);
  });

  it('has what goes over the budget no longer as a warning', () => {
    const dear = booked(trip, ['Food walk', 9_000]);
    expect(dear.plan?.warnings).toHaveLength(1);
    expect(copyOf(dear).plan).toEqual(trip.plan);
  });

  it('keeps the amount of an offer that is not known, without saying that it was paid', () => {
    const paid = booked(trip, ['Food walk', 84]);
    const { plan } = copyOf({ ...paid, offers: null });
    expect(JSON.stringify(plan)).not.toMatch(/"paid"|"booked"/);
    expect(plan?.costs.find(({ label }) => label === 'Food walk')).toMatchObject({ amount: 84 });
    expect(plan?.total).toBe(paid.plan?.total);
  });
});

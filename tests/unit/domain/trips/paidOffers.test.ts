/** What was paid for an offer that several items rest on. */
import { describe, expect, it } from 'vitest';
import { checkSums } from '@domain/itinerary/checkCosts.ts';
import { checkedPlan } from '@domain/itinerary/checkedPlan.ts';
import { fromOffers } from '@domain/itinerary/fromOffers.ts';
import { paidAt } from '@domain/itinerary/paid.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import type { Trip, TripOffers } from '@domain/trips/trip.ts';
import { soundTrip } from './trip.ts';

type Planned = Trip & { readonly plan: CheckedPlan; readonly offers: TripOffers };

function planned(trip: Trip): Planned {
  const { plan, offers } = trip;
  if (!plan || !offers) throw new Error('without a plan');
  return { ...trip, plan, offers };
}

/** The trip with what rests on one offer resting on another. */
function resting(trip: Planned, from: string, on: string): Planned {
  const moved = <Part extends { offerId?: string | undefined }>(part: Part) =>
    part.offerId === from ? { ...part, offerId: on } : part;
  const { plan } = trip;
  const days = plan.days.map((day) => ({ ...day, items: day.items.map(moved) }));
  return { ...trip, plan: { ...plan, days, legs: plan.legs.map(moved), stays: plan.stays.map(moved) } };
}

/** With one offer there and back. */
function returnTrip(): Planned {
  const trip = resting(planned(soundTrip()), 'home', 'out');
  const flights = trip.offers.flights
    .filter(({ id }) => id === 'out')
    .map((offer) => ({ ...offer, return_at: '2027-05-06T18:00:00+02:00' }));
  const offers = { ...trip.offers, flights };
  return planned({ ...trip, offers, plan: checkedPlan(fromOffers(trip.plan, offers), []) });
}

function booked(trip: Planned, ...bookings: readonly (readonly [item: PlanItem, price: number | null])[]) {
  return bookings.reduce((current, [{ id: item, title }, price]) => {
    const edit = { kind: 'bookItem', item, title, booking: { reference: item, price } } as const;
    const outcome = applyEdit(current, edit);
    if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
    return planned(outcome.trip);
  }, trip);
}

function takenBack(trip: Planned, { id: item }: PlanItem): Planned {
  const outcome = applyEdit(trip, { kind: 'bookItem', item, booking: null });
  if (outcome.outcome !== 'applied') throw new Error(outcome.reason);
  return planned(outcome.trip);
}

const itemsOf = ({ plan }: Planned) => plan.days.flatMap(({ items }) => items);
const paid = ({ plan }: Planned) => plan.costs.filter((cost) => cost.paid).map(({ amount }) => amount);

describe('a price of a flight there and back', () => {
  const trip = returnTrip();
  const [out, home] = itemsOf(trip).filter(({ kind }) => kind === 'flight');
  if (!out || !home) throw new Error('no flights');
  const prices = (now: Planned) =>
    itemsOf(now)
      .filter(({ kind }) => kind === 'flight')
      .map((item) => item.booked?.price);

  it('is one, also typed at both, and the last one typed counts', () => {
    const twice = booked(trip, [out, 900], [home, 900]);
    expect(paid(twice)).toEqual([900]);
    expect(checkSums(twice.plan)).toEqual([]);
    const other = booked(trip, [out, 900], [home, 850]);
    expect([paid(other), prices(other)]).toEqual([[850], [850, 850]]);
  });

  it('is known at the other one, which is booked without one', () => {
    const once = booked(trip, [out, 900]);
    expect(
      itemsOf(once)
        .filter(({ kind }) => kind === 'flight')
        .map((item) => paidAt(once.plan, item)),
    ).toEqual([900, 900]);
    const unsaid = booked(once, [home, null]);
    expect([paid(unsaid), prices(unsaid)]).toEqual([[900], [900, 900]]);
    const cleared = booked(unsaid, [home, null]);
    expect([paid(cleared), prices(cleared)]).toEqual([[], [null, null]]);
  });

  it('stays with the one whose booking is not taken back, and goes with the last', () => {
    const half = takenBack(booked(trip, [out, 900], [home, 900]), out);
    expect([paid(half), prices(half)]).toEqual([[900], [undefined, 900]]);
    expect(takenBack(half, home).plan).toEqual(trip.plan);
  });
});

it('a hotel that is stayed at twice has a price a stay', () => {
  const trip = resting(planned(soundTrip()), 'h-rome', 'h-paris');
  const [first, second] = itemsOf(trip).filter(({ kind }) => kind === 'stay');
  if (!first || !second) throw new Error('no stays');
  const both = booked(trip, [first, 400], [second, 90]);
  expect(itemsOf(both).flatMap((item) => item.booked?.price ?? [])).toEqual([400, 90]);
});

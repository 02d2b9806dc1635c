/** Another offer by hand in plans that are rarer: a stay without a name, several tours, a long stay. */
import { describe, expect, it } from 'vitest';
import { checkedPlan } from '@domain/itinerary/checkedPlan.ts';
import { checkSums } from '@domain/itinerary/checkCosts.ts';
import { fromOffers } from '@domain/itinerary/fromOffers.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { applyEdit } from '@domain/trips/applyEdit.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import type { Trip, TripOffers } from '@domain/trips/trip.ts';
import { describeRefusal } from '@domain/trips/words.ts';
import { idOf, soundTrip } from './trip.ts';

const trip = soundTrip();
const { plan, offers, out, seine, walk } = known();

function known() {
  const { plan: made, offers: found } = trip;
  const [flown] = found?.flights ?? [];
  const [slept] = found?.hotels ?? [];
  const [walked] = found?.tours ?? [];
  if (!made || !found || !flown || !slept || !walked) throw new Error('The trip has no plan or no offers');
  return { plan: made, offers: found, out: flown, seine: slept, walk: walked };
}

/** The trip with some items others, and more offers. */
function tripWith(change: (item: PlanItem) => PlanItem, more: Partial<TripOffers>, of: CheckedPlan): Trip {
  const days = of.days.map((day) => ({ ...day, items: day.items.map(change) }));
  return { ...trip, plan: { ...of, days }, offers: { ...offers, ...more } };
}

function applied(edit: HandEdit, to: Trip): Trip {
  const outcome = applyEdit(to, edit);
  if (outcome.outcome !== 'applied') throw new Error(describeRefusal(outcome));
  expect(outcome.trip.plan && checkSums(outcome.trip.plan)).toEqual([]);
  return outcome.trip;
}

/** The way out at other times. */
function flight(id: string, leaves: string, lands: string) {
  const departure = { departure_at: `${leaves}:00+01:00`, arrival_at: `${lands}:00+02:00` };
  return { ...out, ...departure, id, flight_number: id };
}

const tourLines = (now: Trip) =>
  now.plan?.costs.filter(({ kind }) => kind === 'tours').map(({ label, amount }) => `${label} ${amount}`);

it('a hotel is named by the items also where the stay itself has no name', () => {
  const marais = { ...seine, hotelId: 'h-marais', hotelName: 'Hotel Marais' };
  const nameless = tripWith(
    (item) => (item.offerId === 'h-paris' ? { ...item, title: 'Check in at Hotel Seine' } : item),
    { hotels: [...offers.hotels, marais] },
    { ...plan, stays: plan.stays.map(({ name: _name, ...stay }) => stay) },
  );
  const after = applied({ kind: 'useHotel', offer: 'h-marais', checkIn: '2027-05-03' }, nameless);
  expect(after.plan?.days[0]?.items.map(({ title }) => title)).toContain('Check in at Hotel Marais');
});

it('every other tour keeps its price, and what was paid for it, where a tour finds no time', () => {
  const prices = new Map([
    ['Louvre', 40],
    ['Palace', 60],
    ['Musée d’Orsay', 40],
  ]);
  const tours = [...prices].map(([name, price]) => ({ ...walk, id: name, name, price }));
  const made = tripWith(
    (item) => (prices.has(item.title) ? { ...item, kind: 'tour', offerId: item.title } : item),
    {
      tours: [...offers.tours, ...tours],
      flights: [...offers.flights, flight('night', '2027-05-03T22:40', '2027-05-04T01:00')],
    },
    plan,
  );
  if (!made.plan || !made.offers) throw new Error('The trip has no plan');
  const toured = { ...made, plan: checkedPlan(fromOffers(made.plan, made.offers), []) };
  const booking = { reference: 'X1', price: 150 };
  const paid = applied({ kind: 'bookItem', item: idOf(toured, 'Palace'), booking }, toured);
  expect(tourLines(paid)).toEqual(['Louvre 120', 'Palace 150', 'Musée d’Orsay 120', 'Food walk 120']);
  const after = applied({ kind: 'useFlight', offer: 'night' }, paid);
  expect(tourLines(after)).toEqual(['Palace 150', 'Musée d’Orsay 120', 'Food walk 120']);
});

describe('a flight on another day', () => {
  // all four days in Paris
  const paris = tripWith(
    (item) => item,
    {
      flights: [
        ...offers.flights,
        flight('next', '2027-05-04T08:00', '2027-05-04T10:20'),
        flight('apart', '2027-05-05T08:00', '2027-05-05T10:20'),
      ],
    },
    { ...plan, legs: plan.legs.filter(({ mode }) => mode === 'flight') },
  );

  it('is refused where days lie between: nothing would be laid on them', () => {
    const outcome = applyEdit(paris, { kind: 'useFlight', offer: 'apart' });
    expect(outcome.outcome === 'applied' ? 'applied' : describeRefusal(outcome)).toBe(
      'This flight is more than a day from the one in the plan. Ask the assistant for other dates.',
    );
  });

  it('is taken where none does', () => {
    expect(applied({ kind: 'useFlight', offer: 'next' }, paris).plan?.legs[0]?.date).toBe('2027-05-04');
  });
});

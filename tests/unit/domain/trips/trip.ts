/** A kept trip whose plan passes every check against the trip's own offers; and a long one. */
import { checkedPlan } from '@domain/itinerary/checkedPlan.ts';
import { fromOffers } from '@domain/itinerary/fromOffers.ts';
import { addDays } from '@domain/dates/calendar.ts';
import type { Itinerary } from '@domain/itinerary/itinerary.ts';
import { type Trip, tripSchema } from '@domain/trips/trip.ts';
import { knownOffers, soundPlan } from '../itinerary/soundPlan.ts';

/** London, Paris and Rome, four days; items are found by their title, see {@link idOf}. */
export function soundTrip(more: Partial<Trip> = {}): Trip {
  const { flights, hotels, tours } = knownOffers();
  return tripSchema.parse({
    ...head('Paris and Rome', '2027-05-03', '2027-05-06'),
    plan: checkedPlan(fromOffers(soundPlan(), knownOffers()), []),
    // Kept as they were answered: without the towns that were searched for.
    offers: {
      flights: flights.map(({ from: _from, to: _to, ...offer }) => ({ ...offer, link: '' })),
      hotels: hotels.map(({ city: _city, ...offer }) => offer),
      tours: tours.map(({ city: _city, ...offer }) => ({ ...offer, bookingUrl: 'https://tours.test/food' })),
      marker: '',
      seenAt: '2026-11-21T09:00:00Z',
    },
    ...more,
  });
}

function item(day: number, kind: string, start: string, end: string, title: string) {
  const note = 'A line about what is worth seeing there.';
  return { id: `${day + 1}-${start}`, kind, start, end, title, note, city: 'Paris' };
}

/** Days of one town, each with a morning, lunch, an afternoon and dinner. */
export function longTrip(days: number): Trip {
  const first = '2027-05-01';
  const at = (day: number) => addDays(first, day);
  const plan = {
    title: 'A month in Paris',
    origin: null,
    cities: ['Paris'],
    towns: [],
    party: { adults: 2, children: 0 },
    budget: null,
    days: Array.from({ length: days }, (_, day) => ({
      number: day + 1,
      date: at(day),
      city: 'Paris',
      title: `Day ${day + 1}`,
      items: [
        item(day, 'sight', '09:30', '11:30', `Morning walk ${day + 1}`),
        item(day, 'meal', '12:00', '13:00', 'Lunch'),
        item(day, 'sight', '14:00', '16:30', `Museum ${day + 1}`),
        item(day, 'free', '16:30', '17:30', 'Free'),
        item(day, 'meal', '19:30', '21:00', 'Dinner'),
      ],
    })),
    legs: [],
    stays: [{ city: 'Paris', checkIn: first, checkOut: at(days - 1) }],
    costs: [{ kind: 'daily', label: 'Meals', count: days * 2, unit: 'days', price: 45, amount: days * 90 }],
    total: days * 90,
    warnings: [],
  } satisfies Omit<Itinerary, 'days'> & Record<string, unknown>;
  return tripSchema.parse({ ...head('A month in Paris', first, at(days - 1)), plan, offers: null });
}

function head(title: string, startsOn: string, endsOn: string) {
  return {
    id: '0b1c2d3e-4f50-4617-8829-3a4b5c6d7e8f',
    title,
    state: 'open',
    startsOn,
    endsOn,
    homeZone: 'Europe/London',
    revision: 3,
    undoDepth: 0,
    updatedAt: '2026-11-21T09:00:00Z',
    spec: null,
  };
}

/** Id of the item with a title, of a day where several have it. */
export function idOf({ plan }: Pick<Trip, 'plan'>, title: string, day?: number): string {
  const days = plan?.days.filter(({ number }) => day === undefined || number === day) ?? [];
  const found = days.flatMap(({ items }) => items).find((each) => each.title === title);
  if (!found) throw new Error(`The trip has no item ${title}`);
  return found.id;
}

/** "09:30 Louvre", item by item, of a day. */
export function dayInWords({ plan }: Pick<Trip, 'plan'>, day: number): string[] {
  return plan?.days[day - 1]?.items.map(({ start, end, title }) => `${start}–${end} ${title}`) ?? [];
}

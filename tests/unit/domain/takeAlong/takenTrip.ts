/** Trips with clocks and places, for what is taken along of them. */
import type { PlanItem, PlanTown } from '@domain/itinerary/itinerary.ts';
import { type Trip, tripSchema } from '@domain/trips/trip.ts';
import { soundTrip } from '../trips/trip.ts';

const EUROPE: PlanTown[] = [
  { name: 'London', at: [51.5, -0.12], zone: 'Europe/London' },
  { name: 'Paris', at: [48.86, 2.35], zone: 'Europe/Paris' },
  { name: 'Rome', at: [41.89, 12.49], zone: 'Europe/Rome' },
];

/** London, Paris and Rome, where each of them lies and what clock it goes by known, and where the Louvre is. */
export function placedTrip(more: Partial<Trip> = {}): Trip {
  const trip = soundTrip(more);
  return withPlan(trip, (plan) => ({
    ...plan,
    towns: EUROPE,
    days: plan.days.map((day) => ({
      ...day,
      items: day.items.map((each) => ({
        ...each,
        ...(each.title === 'Louvre' ? { at: [48.8606, 2.3376] } : {}),
        ...(each.title === 'Palace' ? { at: [48.8049, 2.1204] } : {}),
      })),
    })),
  }));
}

type Plan = NonNullable<Trip['plan']>;

/** The trip with another plan, by the trip's own schema. */
export function withPlan(trip: Trip, change: (plan: Plan) => unknown): Trip {
  if (trip.plan === null) throw new Error('The trip has no plan');
  return tripSchema.parse({ ...trip, plan: change(trip.plan) });
}

/** The trip with something else in one item, past what a schema takes: files must stand what is stored. */
export function withItem(trip: Trip, title: string, more: Partial<PlanItem>): Trip {
  const { plan } = trip;
  if (plan === null) throw new Error('The trip has no plan');
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.map((each) => (each.title === title ? { ...each, ...more } : each)),
  }));
  return { ...trip, plan: { ...plan, days } };
}

function item(id: string, kind: string, start: string, end: string, title: string, more = {}) {
  return { id, kind, start, end, title, city: 'Honolulu', ...more };
}

/** Auckland to Honolulu and back over the date line: one lands the evening before one left. */
export function dateLineTrip(): Trip {
  const flight = { kind: 'flight', offerId: 'both' };
  return tripSchema.parse({
    ...soundTrip(),
    title: 'Oahu',
    startsOn: '2027-06-09',
    endsOn: '2027-06-13',
    homeZone: 'Pacific/Auckland',
    plan: {
      title: 'Oahu',
      origin: 'Auckland',
      cities: ['Honolulu'],
      towns: [
        { name: 'Auckland', at: [-36.85, 174.76], zone: 'Pacific/Auckland' },
        { name: 'Honolulu', at: [21.31, -157.86], zone: 'Pacific/Honolulu' },
      ],
      party: { adults: 1, children: 0 },
      budget: null,
      days: [
        {
          number: 1,
          date: '2027-06-09',
          city: 'Honolulu',
          title: 'Out',
          items: [
            // by the clock of its landing, as a plan has it (domain/itinerary/bookings.ts)
            item('out', 'flight', '01:30', '09:30', 'HA 446, AKL to HNL', { ...flight, city: 'Auckland' }),
            item('beach', 'sight', '14:00', '16:00', 'Waikiki'),
          ],
        },
        ...[2, 3].map((number) => ({
          number,
          date: `2027-06-${number + 8}`,
          city: 'Honolulu',
          title: 'Beach',
          items: [item(`free-${number}`, 'free', '10:00', '12:00', 'Free')],
        })),
        {
          number: 4,
          date: '2027-06-12',
          city: 'Honolulu',
          title: 'Home',
          items: [item('home-1', 'flight', '14:25', '23:59', 'Return flight, HNL to AKL', flight)],
        },
        {
          number: 5,
          date: '2027-06-13',
          city: 'Auckland',
          title: 'Home',
          items: [item('home-2', 'flight', '00:00', '21:45', 'Return flight, HNL to AKL', flight)],
        },
      ],
      legs: [
        { ...leg('Auckland', 'Honolulu', 'AKL', 'HNL', '2027-06-09') },
        { ...leg('Honolulu', 'Auckland', 'HNL', 'AKL', '2027-06-12') },
      ],
      stays: [{ city: 'Honolulu', checkIn: '2027-06-09', checkOut: '2027-06-12' }],
      costs: [],
      total: 0,
      warnings: [],
    },
    offers: {
      flights: [
        {
          id: 'both',
          origin: 'AKL',
          destination: 'HNL',
          flight_number: '446',
          airline: 'HA',
          price: 900,
          departure_at: '2027-06-09T23:30:00+12:00',
          arrival_at: '2027-06-09T09:30:00-10:00',
          duration_to: 480,
          return_at: '2027-06-12T14:25:00-10:00',
          return_arrival_at: '2027-06-13T21:45:00+12:00',
          return_duration: 560,
          transfers: 0,
          link: '/search/AKL',
          sample: true,
        },
      ],
      tours: [],
      hotels: [],
      marker: '42',
      seenAt: '2026-11-21T09:00:00Z',
    },
  });
}

function leg(from: string, to: string, fromCode: string, toCode: string, date: string) {
  return { from, to, fromCode, toCode, date, mode: 'flight', offerId: 'both' };
}

/** A value that a test cannot go on without. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('There is none');
  return value;
}

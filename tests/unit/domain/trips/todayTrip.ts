/** A day in Dublin that is on: visits, lunch, a booked tour, dinner; the times are Dublin's. */
import type { PlanItem } from '@domain/itinerary/itinerary.ts';
import { type Trip, tripSchema } from '@domain/trips/trip.ts';
import { PLACES } from '../../../support/places.ts';
import { soundTrip } from './trip.ts';

type Part = readonly [
  kind: PlanItem['kind'],
  start: string,
  end: string,
  title: string,
  more?: Partial<PlanItem>,
];

export const DAY: readonly Part[] = [
  ['sight', '09:30', '11:00', 'Book of Kells', { at: [53.3438, -6.2546], outdoors: false, cost: 40 }],
  ['sight', '11:15', '12:15', 'Merrion Square', { at: [53.3396, -6.2492], outdoors: true }],
  ['meal', '12:30', '13:30', 'Lunch'],
  ['sight', '14:00', '15:00', 'Chester Beatty', { at: [53.3422, -6.2674], outdoors: false }],
  [
    'tour',
    '16:00',
    '18:00',
    'Whiskey tasting',
    { offerId: 't-food', booked: { reference: 'W123', price: null } },
  ],
  ['free', '18:15', '19:00', 'An hour of your own'],
  ['meal', '19:30', '21:00', 'Dinner'],
];

function day(number: number, items: object[]) {
  return { number, date: `2027-05-0${number + 2}`, city: 'Dublin', title: `Day ${number}`, items };
}

/** A trip of three days in Dublin, the parts on the second of them, 4 May 2027. */
export function dublinTrip(parts: readonly Part[] = DAY, more: Partial<Trip> = {}): Trip {
  const items = parts.map(([kind, start, end, title, rest]) => ({
    id: title.toLowerCase().replaceAll(' ', '-'),
    kind,
    start,
    end,
    title,
    note: '',
    city: 'Dublin',
    cost: null,
    ...rest,
  }));
  const filler = (number: number) => [
    {
      ...items[0],
      id: `filler-${number}`,
      title: `Walk ${number}`,
      kind: 'free',
      start: '10:00',
      end: '11:00',
    },
  ];
  const base = soundTrip();
  return tripSchema.parse({
    ...base,
    title: 'Dublin',
    startsOn: '2027-05-03',
    endsOn: '2027-05-05',
    plan: {
      title: 'Dublin',
      origin: null,
      cities: ['Dublin'],
      towns: [PLACES.dublin],
      party: { adults: 2, children: 0 },
      budget: null,
      days: [day(1, filler(1)), day(2, items), day(3, filler(3))],
      legs: [],
      stays: [{ city: 'Dublin', checkIn: '2027-05-03', checkOut: '2027-05-05' }],
      costs: [],
      total: 0,
      warnings: [],
    },
    offers: null,
    ...more,
  });
}

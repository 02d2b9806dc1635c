/** A plan that passes every check, and the offers it rests on; tests change one thing of it at a time. */
import { itinerarySchema, type Itinerary, type PlanItem } from '@domain/itinerary/itinerary.ts';
import type { KnownOffers } from '@domain/itinerary/finding.ts';

export const TODAY = '2026-11-21';

/** What the searches of the turn returned: two flights, two hotels, a tour. */
export function knownOffers(): KnownOffers {
  return {
    flights: [
      {
        id: 'out',
        origin: 'LHR',
        destination: 'CDG',
        from: 'London',
        to: 'Paris',
        flight_number: '304',
        airline: 'BA',
        price: 120,
        departure_at: '2027-05-03T08:00:00+01:00',
        arrival_at: '2027-05-03T10:20:00+02:00',
        duration_to: 80,
        transfers: 0,
      },
      {
        id: 'home',
        origin: 'FCO',
        destination: 'LHR',
        from: 'Rome',
        to: 'London',
        flight_number: '549',
        airline: 'BA',
        price: 150,
        departure_at: '2027-05-06T18:00:00+02:00',
        arrival_at: '2027-05-06T19:50:00+01:00',
        duration_to: 170,
        transfers: 0,
      },
    ],
    hotels: [
      {
        ...hotel('h-paris', 'Hotel Seine', 100),
        city: 'Paris',
        checkIn: '2027-05-03',
        checkOut: '2027-05-05',
      },
      { ...hotel('h-rome', 'Hotel Tevere', 90), city: 'Rome', checkIn: '2027-05-05', checkOut: '2027-05-06' },
    ],
    tours: [{ id: 't-food', name: 'Food walk', rating: 4.6, duration: '3 hours', price: 40, city: 'Rome' }],
  };
}

function hotel(hotelId: string, hotelName: string, priceFrom: number) {
  return { hotelId, hotelName, stars: 3, priceFrom };
}

/** London to Paris and Rome for two adults and a child: by air, by train, by air. */
export function soundPlan(): Itinerary {
  return itinerarySchema.parse({
    title: 'Paris and Rome',
    origin: 'London',
    cities: ['Paris', 'Rome'],
    party: { adults: 2, children: 1 },
    budget: 2_500,
    days: [
      day(1, 'Paris', [
        item('flight', '08:00', '10:20', 'Fly to Paris', { offerId: 'out', cost: 360 }),
        item('transfer', '10:45', '11:45', 'Train into town'),
        item('stay', '11:45', '12:15', 'Leave your bags', { offerId: 'h-paris' }),
        item('meal', '12:30', '13:30', 'Lunch'),
        item('sight', '14:00', '16:30', 'Louvre', { cost: 66 }),
        item('meal', '19:30', '21:00', 'Dinner'),
      ]),
      day(2, 'Paris', [
        item('transfer', '08:30', '09:15', 'Train to Versailles'),
        item('sight', '09:30', '12:30', 'Palace', { city: 'Versailles' }),
        item('transfer', '13:00', '13:45', 'Train back'),
        item('meal', '14:00', '15:00', 'Lunch'),
        item('sight', '15:30', '17:00', 'Musée d’Orsay'),
      ]),
      day(3, 'Rome', [
        item('transfer', '07:00', '18:00', 'Train to Rome', { city: 'Paris' }),
        item('stay', '18:30', '19:00', 'Check in', { offerId: 'h-rome', city: 'Rome' }),
        item('meal', '19:30', '21:00', 'Dinner'),
      ]),
      day(4, 'Rome', [
        item('tour', '09:30', '12:30', 'Food walk', { offerId: 't-food', cost: 120 }),
        item('free', '13:00', '15:00', 'An hour at the river'),
        item('transfer', '15:00', '16:00', 'Train to the airport'),
        item('flight', '18:00', '19:50', 'Fly home', { offerId: 'home' }),
      ]),
    ],
    legs: [
      { from: 'London', to: 'Paris', date: '2027-05-03', mode: 'flight', offerId: 'out' },
      { from: 'Paris', to: 'Rome', date: '2027-05-05', mode: 'train' },
      { from: 'Rome', to: 'London', date: '2027-05-06', mode: 'flight', offerId: 'home' },
    ],
    stays: [
      stay('Paris', '2027-05-03', '2027-05-05', 'h-paris', 'Hotel Seine'),
      stay('Rome', '2027-05-05', '2027-05-06', 'h-rome', 'Hotel Tevere'),
    ],
    costs: [
      cost('flights', 'Out', 3, 120),
      cost('flights', 'Home', 3, 150),
      cost('stay', 'Hotel Seine', 4, 100),
      cost('stay', 'Hotel Tevere', 2, 90),
      cost('tours', 'Food walk', 3, 40),
      cost('transport', 'Paris to Rome', 3, 70),
      cost('daily', 'Meals', 12, 45),
    ],
    total: 2_260,
  });
}

let items = 0;

/** An item of the town of its day, unless `more` says another. */
function item(
  kind: PlanItem['kind'],
  start: string,
  end: string,
  title: string,
  more: Partial<PlanItem> = {},
): Partial<PlanItem> {
  return { id: `item-${++items}`, kind, start, end, title, ...more };
}

function day(number: number, city: string, parts: readonly Partial<PlanItem>[]) {
  const date = `2027-05-0${number + 2}`;
  return { number, date, city, title: `Day in ${city}`, items: parts.map((part) => ({ city, ...part })) };
}

function stay(city: string, checkIn: string, checkOut: string, offerId: string, name: string) {
  return { city, checkIn, checkOut, offerId, name };
}

function cost(kind: string, label: string, count: number, price: number) {
  return { kind, label, count, unit: 'each', price, amount: count * price };
}

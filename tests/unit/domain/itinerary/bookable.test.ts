import { expect, it } from 'vitest';
import { bookableOffers } from '@domain/itinerary/bookable.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { soundTrip } from '../trips/trip.ts';

const trip = soundTrip();
const plan = trip.plan ?? expect.unreachable();
const offers = trip.offers ?? expect.unreachable();
const names = (of: CheckedPlan) => bookableOffers(of, offers, 'm').map(({ name }) => name);

const isBedInParis = ({ kind, city }: PlanItem) => kind === 'stay' && city === 'Paris';

/** The plan with some of its items booked. */
function booked(isBooked: (item: PlanItem) => boolean): CheckedPlan {
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.map((item) =>
      isBooked(item) ? { ...item, booked: { reference: '', price: null } } : item,
    ),
  }));
  return { ...plan, days };
}

it('lists the flights, hotels and tours of a plan in the order of the trip, each with its way out', () => {
  const lines = bookableOffers(plan, offers, 'm');
  expect(lines.map(({ key }) => key)).toEqual([
    'out',
    'h-paris 2027-05-03',
    'h-rome 2027-05-05',
    't-food',
    'home',
  ]);
  for (const { href } of lines) expect(href).toMatch(/^https:/);
});

it('leaves out what is booked, at whichever of its items that was said', () => {
  expect(names(plan)).toContain('Food walk');
  expect(names(booked(({ kind }) => kind === 'tour'))).not.toContain('Food walk');
  expect(
    bookableOffers(
      booked(({ offerId }) => offerId === 'h-paris'),
      offers,
      '',
    ),
  ).toHaveLength(4);
  expect(
    bookableOffers(
      booked(({ offerId }) => offerId !== undefined),
      offers,
      '',
    ),
  ).toEqual([]);
});

it('leaves out what was found and is not in the plan, and what is in it and was not found', () => {
  const [flight] = offers.flights;
  const more = { ...offers, flights: [...offers.flights, { ...flight!, id: 'late' }], tours: [] };
  expect(bookableOffers(plan, more, '').map(({ key }) => key)).toEqual([
    'out',
    'h-paris 2027-05-03',
    'h-rome 2027-05-05',
    'home',
  ]);
});

it('has a flight there and back once, and a hotel of two stays twice', () => {
  const [out] = offers.flights;
  const [hotel] = offers.hotels;
  const again = (of: CheckedPlan): CheckedPlan => ({
    ...of,
    stays: of.stays.map((stay) => ({ ...stay, offerId: hotel!.hotelId })),
    days: of.days.map((day) => ({
      ...day,
      items: day.items.map((item) => {
        if (item.kind === 'stay') return { ...item, offerId: hotel!.hotelId };
        return item.kind === 'flight' ? { ...item, offerId: 'out' } : item;
      }),
    })),
  });
  const [first, second] = plan.stays.map(({ checkIn, checkOut }) => ({ ...hotel!, checkIn, checkOut }));
  const found = { flights: [out!], hotels: [first!, second!], tours: [] };
  expect(bookableOffers(again(plan), found, '').map(({ key }) => key)).toEqual([
    'out',
    'h-paris 2027-05-03',
    'h-paris 2027-05-05',
  ]);
  // the first stay alone
  expect(bookableOffers(again(booked(isBedInParis)), found, '').map(({ key }) => key)).toEqual([
    'out',
    'h-paris 2027-05-05',
  ]);
});

it('leaves out what the traveller has taken out of its day', () => {
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.filter(({ offerId }) => offerId !== 'out'),
  }));
  expect(bookableOffers({ ...plan, days }, offers, '').map(({ key }) => key)).not.toContain('out');
});

/** What was found for a trip: which of it is in the plan, what could be in its place, what is to be booked. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BookingActions } from '@/features/assistant/planner/BookingActions.tsx';
import type { BookingSlot } from '@/features/trips/page/TripView.tsx';
import type { TripOffers } from '@domain/trips/trip.ts';
import { data } from '../../../support/dataWorld.tsx';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA, openTrip } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const trip = soundTrip();
const day = (number: number) => document.getElementById(`day-${number}`) ?? expect.unreachable();
const news = () => screen.getByRole('status').textContent;

const openWith = (offers: TripOffers) => openTrip({ ...trip, offers, revision: trip.revision + 1 });

const found = async () => {
  const offers = { ...trip.offers!, flights: [...trip.offers!.flights], hotels: [...trip.offers!.hotels] };
  const [out] = offers.flights;
  const [seine] = offers.hotels;
  const noon = { departure_at: '2027-05-03T13:00:00+01:00', arrival_at: '2027-05-03T15:20:00+02:00' };
  offers.flights.push({ ...out!, ...noon, id: 'late', flight_number: '999', price: 60 });
  offers.flights.push({ ...out!, id: 'bare', flight_number: '777', arrival_at: undefined });
  offers.hotels.push({ ...seine!, hotelId: 'h-marais', hotelName: 'Hotel Marais', priceFrom: 140 });
  await openWith(offers);
};
const foldOf = (title: string) => {
  const fold = screen.getByText(title).closest('details') ?? expect.unreachable();
  fold.open = true;
  return within(fold);
};

it('lists the flights and hotels that were found, and which of them are in the plan', async () => {
  const offers = { ...trip.offers!, flights: [...trip.offers!.flights] };
  offers.flights.push({ ...offers.flights[0]!, id: 'late', flight_number: '999', price: 60 });
  await openWith(offers);
  const fold = foldOf('Flights');
  const lines = fold.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toHaveLength(3);
  expect(lines.map((words) => words.includes('In your plan'))).toEqual([true, true, false]);
  expect(lines[2]).toMatch(/999.*LHR to CDG, Mon 3 May, 8:00 AM, \$60 a person/);
  expect(fold.getByText(/ask the assistant/)).toBeTruthy();
});

it('lists the tours that were found, those in the plan marked, and tells their partner of a press', async () => {
  const [food] = trip.offers!.tours;
  const boat = { ...food!, id: 't-boat', name: 'Boat trip', bookingUrl: 'https://tours.test/boat' };
  const offers = { ...trip.offers!, tours: [boat, food!] };
  await openWith(offers);
  const tours = foldOf('Tours');
  const lines = tours.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Food walk.*In your plan.*3 hours, Thu 6 May, \$40 a person/),
    expect.stringMatching(/^Boat trip.*3 hours, \$40 a person/),
  ]);
  expect(lines[1]).not.toContain('In your plan');
  // nobody knows of either town, so that neither can be chosen here
  expect(tours.queryByText(/What you choose stays/)).toBeNull();
  expect(tours.queryByLabelText(/^Use this instead/)).toBeNull();
  await user.click(tours.getByRole('link', { name: /^Book Now: Boat trip/ }));
  expect(data.activity.logClick).toHaveBeenLastCalledWith('https://tours.test/boat', ANA);
  expect(data.activity.trackTour).toHaveBeenLastCalledWith('t-boat');
});

it('uses another flight instead: says so, and the focus stays on its button', async () => {
  await found();
  const flights = foldOf('Flights');
  const use = flights.getByLabelText(/^Use this instead: BA 999, LHR to CDG, Mon 3 May/);
  use.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(news()).toBe(
      'BA 999 is in your plan now. The trip is about $2,080 now. No time is left for “Lunch” and “Louvre”.',
    ),
  );
  const used = await flights.findByLabelText(/^In your plan: BA 999/);
  await waitFor(() => expect(document.activeElement).toBe(used));
  expect(used.getAttribute('aria-disabled')).toBe('true');
  expect(flights.getByLabelText(/^Use this instead: BA 304/)).toBeTruthy();
  expect(within(day(1)).getByText('BA 999, LHR to CDG')).toBeTruthy();
  await user.click(flights.getByLabelText(/^Use this instead: BA 777/));
  expect((await flights.findByRole('alert')).textContent).toContain('It is not known when this flight lands');
});

it('uses another hotel instead, and takes it back', async () => {
  await found();
  const hotels = foldOf('Hotels');
  await user.click(hotels.getByLabelText(/^Use this instead: Hotel Marais/));
  await waitFor(() => expect(news()).toMatch(/^Hotel Marais is in your plan now/));
  await user.click(await screen.findByLabelText('Undo the last change'));
  await hotels.findByLabelText(/^Use this instead: Hotel Marais/);
});

const TOURS = [
  { id: 't-pasta', name: 'Pasta class', city: 'Rome' },
  { id: 't-boat', name: 'Boat trip', city: 'Paris' },
].map((own) => ({ ...trip.offers!.tours[0]!, ...own, duration: '2 hours' }));

it('uses another tour instead, with its price and link on the day of the one before, and takes it back', async () => {
  await openWith({
    ...trip.offers!,
    tours: [...trip.offers!.tours.map((own) => ({ ...own, city: 'Rome' })), ...TOURS],
  });
  const tours = foldOf('Tours');
  expect(tours.getByText(/What you choose stays/)).toBeTruthy();
  const use = tours.getByLabelText('Use this instead: Pasta class, 2 hours');
  use.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(news()).toBe('Pasta class is in your plan now, on day 4, Thu 6 May, 9:30 AM to 11:30 AM.'),
  );
  const used = await tours.findByLabelText(/^In your plan: Pasta class/);
  await waitFor(() => expect(document.activeElement).toBe(used));
  expect(within(day(4)).getByText('Pasta class')).toBeTruthy();
  expect(within(day(4)).queryByText('Food walk')).toBeNull();
  expect(tours.getByLabelText(/^Use this instead: Food walk/)).toBeTruthy();
  await user.click(await screen.findByLabelText('Undo the last change'));
  await waitFor(() => expect(within(day(4)).getByText('Food walk')).toBeTruthy());
});

it('adds a tour where its town has none', async () => {
  await openWith({ ...trip.offers!, tours: [...trip.offers!.tours, ...TOURS] });
  const tours = foldOf('Tours');
  await user.click(tours.getByLabelText('Add to your plan: Boat trip, 2 hours'));
  await waitFor(() => expect(news()).toMatch(/^Boat trip is in your plan now, on day 1.* The trip is about/));
  expect(within(day(1)).getByText('Boat trip')).toBeTruthy();
});

it('lists in one place what is still to be booked, each with its partner’s link', async () => {
  await openTrip(trip);
  const all = foldOf('Book what can be booked (5)');
  expect(all.queryByText(/made up/)).toBeNull();
  const links = all.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(Array.from({ length: 5 }, () => 'Book Now'));
  for (const link of links) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  await user.click(all.getByRole('link', { name: /^Book Now: Food walk/ }));
  expect(data.activity.logClick).toHaveBeenLastCalledWith('https://tours.test/food', ANA);
  expect(data.activity.trackTour).toHaveBeenLastCalledWith('t-food');
  const planned = trip.plan?.days.flatMap((each) => each.items) ?? [];
  for (const offer of ['t-food', 'home']) {
    const booking = { reference: '', price: null };
    const item = planned.find(({ offerId }) => offerId === offer)?.id ?? '';
    await data.trips.editTrip(ANA, trip.id, { kind: 'bookItem', item, booking });
  }
  expect(await screen.findByText('Book what can be booked (3)')).toBeTruthy();
  expect(all.queryByText('Food walk')).toBeNull();
});

it('says of made-up offers that the partner’s page shows what is live', async () => {
  const tours = trip.offers!.tours.map((tour) => ({ ...tour, sample: true }));
  await openWith({ ...trip.offers!, tours });
  const all = foldOf('Book what can be booked (5)');
  expect(all.getAllByText('Sample data')).toHaveLength(1);
  expect(
    all.getByText(/made up and cannot be booked as it is: what the partner’s page shows is live/),
  ).toBeTruthy();
});

const booking: BookingSlot = ({ details, lines }) => (
  <BookingActions booking={details} lines={lines} account={{ userId: ANA, email: 'ana@waymark.test' }} />
);
const ready = () => within(screen.getByRole('region', { name: 'Your plan is ready' }));

describe('the one place where a trip is booked', () => {
  it('has it one by one, and as a whole', async () => {
    await openTrip(trip, false, booking);
    expect(ready().getByText('Book what can be booked (5)')).toBeTruthy();
    expect(ready().getByRole('link', { name: 'See Live Deals & Book' })).toBeTruthy();
    expect(screen.getAllByText(/^Book what can be booked|^See Live Deals/)).toHaveLength(2);
  });

  it('says once of offers that are all made up that they are', async () => {
    const { flights, hotels, tours } = trip.offers!;
    const offers = {
      ...trip.offers!,
      flights: flights.map((one) => ({ ...one, sample: true })),
      hotels: hotels.map((one) => ({ ...one, sample: true })),
      tours: tours.map((one) => ({ ...one, sample: true })),
    };
    await openTrip({ ...trip, offers, revision: trip.revision + 1 }, false, booking);
    expect(ready().getAllByText(/made up/)).toHaveLength(1);
  });
});

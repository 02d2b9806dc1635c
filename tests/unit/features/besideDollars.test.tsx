/** The traveller's own money beside dollars, in lists and panels: where it is chosen, and with the day of its rate. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TripList } from '@/features/trips/list/TripList.tsx';
import { FlightsPage } from '@/pages/search/FlightsPage.tsx';
import { HotelsPage } from '@/pages/search/HotelsPage.tsx';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { data, observed, renderWithData } from '../../support/dataWorld.tsx';
import { resetStores, setAuth, signedOut } from './auth/world.tsx';
import { flightOffer, hotelOffer } from './offers.ts';
import { ANA, keep, tripNumber } from './trips/tripsWorld.tsx';

const ABOUT = /about €[\d,]+, at the rate of \d+ \w{3} \d{4}/;
const NOTE = /^Prices in EUR are about, at the rate of \d+ \w{3} \d{4}\.$/;
const reply = { success: true, marker: '123', stored: false } as const;
const seenAt = '2026-03-14T09:00:00Z';
const pageText = () => document.body.textContent ?? '';
const days = () => screen.findByRole('navigation', { name: 'Prices by day of departure' });
const slider = () => screen.getByRole('slider', { name: /^Price/ });

beforeEach(() => {
  localStorage.clear();
  setAuth(signedOut);
  keepDeviceSettings({ currency: 'EUR' });
});
afterEach(() => {
  localStorage.clear();
  resetStores();
});

it('stands in the rows of My Trips', async () => {
  await keep(tripNumber(1));
  renderWithData(<TripList userId={ANA} />);
  const row = (await screen.findByRole('link', { name: 'Trip 1' })).closest('li');
  expect(row?.textContent).toMatch(/about \$[\d,]+; about €/);
  expect(row?.textContent).toMatch(ABOUT);
  act(() => keepDeviceSettings({ currency: null }));
  expect(pageText()).not.toContain('€');
});

it('stands on the fare days, the stops and a price limit, each time with what it is', async () => {
  const fareDays = [9, 10, 11].map((day) => ({
    departure: `2090-04-${String(day).padStart(2, '0')}`,
    returnDate: null,
    price: day === 11 ? null : 100 * day,
  }));
  vi.mocked(data.searches.searchFlights).mockResolvedValue({
    ...reply,
    seenAt,
    data: [flightOffer()],
    fareDays,
  });
  renderWithData(<FlightsPage />, '/flights?from=London&to=Rome&departure=2090-04-09');
  const strip = within(await days());
  expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\$900, the lowest of these days, about €\d{3}$/),
    expect.stringMatching(/\$1,000, about €[\d,]+$/),
    expect.stringMatching(/none$/),
  ]);
  expect(strip.getByText(NOTE)).toBeTruthy();
  const stops = within(screen.getByRole('group', { name: 'Stops' }));
  expect(stops.getAllByText(/^from \$[\d,]+ \(€[\d,]+\)$/)).toHaveLength(1);
  expect(stops.getByText(NOTE)).toBeTruthy();

  const below = () => slider().closest('div')?.querySelector('p')?.textContent;
  expect(below()).toBeUndefined();
  fireEvent.change(slider(), { target: { value: '600' } });
  expect(below()).toMatch(ABOUT);
  fireEvent.change(slider(), { target: { value: '1000' } });
  expect(below()).toBeUndefined();
});

it('stands under a price limit for hotels', async () => {
  vi.mocked(data.searches.searchHotels).mockResolvedValue({ ...reply, seenAt, data: [hotelOffer()] });
  renderWithData(<HotelsPage />, '/hotels?destination=Rome&code=ROM&max=200');
  await screen.findByRole('list', { name: 'Hotels' });
  expect(slider().closest('div')?.querySelector('p')?.textContent).toMatch(ABOUT);
});

const search = (key: string, departure: string) => ({
  key,
  type: 'flights' as const,
  storedAt: Date.now(),
  lowest: 120,
  params: {
    from: { name: 'London' },
    to: { name: key },
    departure,
    returnDate: null,
    tripType: 'one-way' as const,
    passengers: 1,
  },
});

it('stands on recent searches, but on none whose day has passed', async () => {
  const searches = [search('Rome', '2090-04-09'), search('Oslo', '2001-04-09')];
  vi.mocked(data.searches.watchRecentSearches).mockReturnValue(observed((next) => next(searches)));
  renderWithData(<FlightsPage />, '/flights');
  expect((await screen.findByRole('link', { name: /London to Rome.*seen/ })).textContent).toMatch(ABOUT);
  expect(screen.getByRole('link', { name: /London to Oslo/ }).textContent).not.toContain('€');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { FlightsPage } from '@/pages/search/FlightsPage.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { flightOffer } from '../offers.ts';
import { setAuth, signedOut } from '../auth/world.tsx';
import { data, renderWithData, tab } from '../../../support/dataWorld.tsx';

const FLIGHTS =
  '/flights?from=London&fromCode=LON&to=Kyoto&toCode=KIX&departure=2090-04-09&return=2090-04-14&trip=return&passengers=2';
/** The address as the router has it. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}
const reply = { success: true, marker: '123', stored: false } as const;

beforeEach(() => {
  clearToasts();
  setAuth(signedOut);
});

describe('a search on /flights', () => {
  it('puts flights in the order asked for', async () => {
    vi.mocked(data.searches.searchFlights).mockResolvedValue({
      ...reply,
      data: [flightOffer(), flightOffer({ id: 'b', price: 842, duration_to: 700, airline_name: 'JAL' })],
    });
    renderWithData(<FlightsPage />, FLIGHTS);
    const list = await screen.findByRole('list', { name: 'Flights' });
    const first = () => within(list).getAllByRole('listitem')[0]?.textContent;
    // the cards follow the list, which is drawn with none of them
    await waitFor(() => expect(first()).toContain('Finnair'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Duration');
    await waitFor(() => expect(first()).toContain('JAL'));
    expect(screen.getByText('2 flights')).toBeTruthy();
  });

  it('shows what other days cost, each as a link that keeps the stay and the filters', async () => {
    const fareDays = [
      { departure: '2090-04-08', returnDate: '2090-04-13', price: 700 },
      { departure: '2090-04-09', returnDate: '2090-04-14', price: 618 },
      { departure: '2090-04-10', returnDate: '2090-04-15', price: null },
    ];
    vi.mocked(data.searches.searchFlights).mockResolvedValue({ ...reply, data: [flightOffer()], fareDays });
    renderWithData(<FlightsPage />, `${FLIGHTS}&sort=duration`);
    const strip = within(await screen.findByRole('navigation', { name: 'Prices by day of departure' }));
    const days = strip.getAllByRole('link');
    expect(days.map((day) => day.textContent)).toEqual([
      'Sat 8Saturday 8 April 2090: $700',
      'Sun 9Sunday 9 April 2090: $618, the lowest of these days',
      'Mon 10Monday 10 April 2090: none',
    ]);
    expect(days.map((day) => day.querySelector('[style]')?.getAttribute('style'))).toEqual([
      '--share: 1.000;',
      '--share: 0.333;',
      '--share: 0.000;',
    ]);
    expect(
      strip.getByText('Cheapest: $618. The bars show how the days differ and do not start at $0.'),
    ).toBeTruthy();
    expect(strip.getByRole('link', { current: 'date' })).toBe(days[1]);
    expect(days[0]?.getAttribute('href')).toBe(
      '/flights?from=London&fromCode=LON&to=Kyoto&toCode=KIX&departure=2090-04-08&return=2090-04-13&trip=return&passengers=2&sort=duration',
    );
  });

  it('has the days go by the filters of this moment, before the address has them', async () => {
    const fareDays = ['2090-04-08', '2090-04-09'].map((departure) => ({
      departure,
      returnDate: '2090-04-14',
      price: 618,
    }));
    vi.mocked(data.searches.searchFlights).mockResolvedValue({ ...reply, data: [flightOffer()], fareDays });
    renderWithData(<FlightsPage />, `${FLIGHTS}&sort=duration`);
    const strip = within(await screen.findByRole('navigation', { name: 'Prices by day of departure' }));
    const day = () => strip.getAllByRole('link')[0]?.getAttribute('href');
    expect(day()).toContain('&sort=duration');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'departure' } });
    expect(day()).toContain('&sort=departure');
  });

  it('lists what was searched before where there is nothing to show', async () => {
    const facts = { owner: '', reply: null, lowest: 198, storedAt: Date.now() - 2 * 3_600_000 };
    await tab.db.searches.bulkPut([
      {
        ...facts,
        key: 'a',
        type: 'flights',
        params: {
          from: { name: 'London', code: 'LON' },
          to: { name: 'Rome', code: 'ROM' },
          departure: '2090-04-09',
          returnDate: null,
          tripType: 'one-way',
          passengers: 2,
        },
      },
      {
        ...facts,
        storedAt: facts.storedAt - 1,
        key: 'b',
        type: 'hotels',
        params: { destination: { name: 'Kyoto' }, checkin: '2020-04-09', checkout: '2020-04-12' },
      },
    ]);
    vi.mocked(data.searches.searchFlights).mockRejectedValue(new AppError('offline'));
    renderWithData(<FlightsPage />, FLIGHTS);
    const section = within(await screen.findByRole('region', { name: 'Recent searches' }));
    const [flight, hotel] = section.getAllByRole('link');
    expect(flight?.textContent).toBe(
      'London to RomeSun 9 April, one-way, 2 travellersfrom $198, seen 2 hours ago',
    );
    expect(flight?.getAttribute('href')).toMatch(/^\/flights\?from=London&fromCode=LON&to=Rome/);
    expect(hotel?.textContent).toContain('Date has passed');
    expect(hotel?.getAttribute('href')).toMatch(/^\/booking\?destination=Kyoto&checkin=2020-04-09/);
    vi.mocked(data.searches.forgetRecentSearches).mockRejectedValueOnce(new AppError('storage'));
    await userEvent.click(section.getByRole('button', { name: 'Clear recent searches' }));
    expect(data.searches.forgetRecentSearches).toHaveBeenCalledExactlyOnceWith(null);
    await vi.waitFor(() => expect(currentToast()?.title).toBe('The searches could not be cleared'));
  });

  it('starts with the filters of a shared link and writes its own into the address', async () => {
    vi.mocked(data.searches.searchFlights).mockResolvedValue({
      ...reply,
      data: [flightOffer({ id: 'b', price: 842, transfers: 0, airline_name: 'JAL' }), flightOffer()],
    });
    renderWithData(
      <>
        <FlightsPage />
        <Address />
      </>,
      `${FLIGHTS}&stops=non-stop&sort=duration`,
    );
    expect(await screen.findByText('1 of 2 shown')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Non-stop/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /1 stop/ }));
    expect(screen.getByText('2 of 2 shown')).toBeTruthy();
    await vi.waitFor(() =>
      expect(screen.getByTestId('address').textContent).toContain('stops=non-stop%2C1&sort=duration'),
    );
    expect(data.searches.searchFlights).toHaveBeenCalledTimes(1);
  });
});

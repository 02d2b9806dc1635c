import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { FlightsPage } from '@/pages/search/FlightsPage.tsx';
import { deferred } from '../../../support/deferred.ts';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { flightOffer } from '../offers.ts';
import { setAuth, signedOut } from '../auth/world.tsx';
import { data, renderWithData } from '../../../support/dataWorld.tsx';

const FLIGHTS =
  '/flights?from=London&fromCode=LON&to=Kyoto&toCode=KIX&departure=2090-04-09&return=2090-04-14&trip=return&passengers=2';
const reply = { success: true, marker: '123', stored: false } as const;
const now = () => new Date().toISOString();

beforeEach(() => {
  clearToasts();
  setAuth(signedOut);
});

describe('/flights', () => {
  it('offers a new search when there is none, without asking the server', () => {
    renderWithData(<FlightsPage />, '/flights');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Start a New Search',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Start a New Search' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
    expect(data.searches.searchFlights).not.toHaveBeenCalled();
  });

  it('leads on with examples, each a search that the page runs', async () => {
    vi.mocked(data.searches.searchFlights).mockReturnValue(new Promise(() => {}));
    renderWithData(<FlightsPage />, '/flights');
    const examples = within(screen.getByRole('list', { name: 'Or look at one of these' }));
    expect(examples.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^London to RomeFri .*, 2 travellers$/),
      expect.stringMatching(/^New York to TokyoFri .*, 1 traveller$/),
      expect.stringMatching(/^Paris to LisbonFri .*, one-way, 1 traveller$/),
    ]);
    await userEvent.click(examples.getByRole('link', { name: /London to Rome/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Flights from London to Rome' }),
    ).toBeTruthy();
    expect(data.searches.searchFlights).toHaveBeenCalledOnce();
  });

  it.each([
    ['a date that is not one', '/flights?from=London&to=Rome&departure=2090-02-31', /departure/i],
    ['a past date', '/flights?from=London&to=Rome&departure=2020-02-01', /Departure date is in the past/],
    ['a way back before the way there', `${FLIGHTS}&x=1`.replace('04-14', '04-01'), /Return date is before/],
    ['ten thousand characters', `/flights?from=${'x'.repeat(10_000)}&to=Rome`, /from/],
    ['a script', '/flights?from=%3Cscript%3E&fromCode=%3Cscript%3E&to=Rome', /from/],
    [
      'an unknown code',
      '/flights?from=London&fromCode=QQQ&to=Rome',
      /From: there is no place with the code QQQ/,
    ],
    [
      'a name that no place has',
      '/flights?from=Hogsmeade&to=Rome',
      /From: we do not know “Hogsmeade”. Pick a city or airport/,
    ],
    ['no number of passengers', `${FLIGHTS}&x=1`.replace('passengers=2', 'passengers=1e9'), /passengers/],
    ['a filter that is none', `${FLIGHTS}&max=-1`, /filter in the address cannot be read: max/],
    ['the same place twice', '/flights?from=London&to=london', /other than the one you leave from/],
  ])('says what is wrong with an address that holds %s', (_what, address, words) => {
    renderWithData(<FlightsPage />, address);
    expect(screen.getByRole('heading', { level: 1, name: 'Start a New Search' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(data.searches.searchFlights).not.toHaveBeenCalled();
  });

  it('names the search while it loads', () => {
    vi.mocked(data.searches.searchFlights).mockReturnValue(new Promise(() => {}));
    renderWithData(<FlightsPage />, FLIGHTS);
    expect(screen.getByRole('heading', { level: 1, name: 'Flights from London to Kyoto' })).toBeTruthy();
    expect(screen.getByText('Sunday 9 April 2090')).toBeTruthy();
    expect(screen.getByText('return Friday 14 April 2090')).toBeTruthy();
    expect(screen.getByText('2 travellers')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Finding the best flights for you...');
  });

  it('says Any date and One-way, and counts one traveller by default', () => {
    vi.mocked(data.searches.searchFlights).mockReturnValue(new Promise(() => {}));
    renderWithData(<FlightsPage />, '/flights?from=London&to=Kyoto');
    expect(screen.getByText('Any date')).toBeTruthy();
    expect(screen.getByText('One-way')).toBeTruthy();
    expect(screen.getByText('1 traveller')).toBeTruthy();
  });

  it('shows an error with its message and both ways on', async () => {
    vi.mocked(data.searches.searchFlights).mockResolvedValueOnce({
      ...reply,
      success: false,
      message: 'No seats today',
    });
    vi.mocked(data.searches.searchFlights).mockResolvedValueOnce({ ...reply, data: [flightOffer()] });
    renderWithData(<FlightsPage />, FLIGHTS);
    expect(await screen.findByRole('heading', { name: 'Something went wrong...' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('No seats today');
    expect(screen.getByRole('link', { name: 'Start a New Search' }).getAttribute('href')).toContain(
      '/booking?from=London',
    );
    expect(currentToast()?.title).toBe('Flights Search Failed');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Finnair')).toBeTruthy();
  });

  it('says that there is no network, and that this device keeps no results', async () => {
    vi.mocked(data.searches.searchFlights).mockRejectedValue(new AppError('offline'));
    renderWithData(<FlightsPage />, FLIGHTS);
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This device keeps no results of this search.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Something went wrong...')).toBeNull();
  });

  it('shows the empty state and its notice', async () => {
    vi.mocked(data.searches.searchFlights).mockResolvedValue({ ...reply, data: [] });
    renderWithData(<FlightsPage />, FLIGHTS);
    expect(await screen.findByRole('heading', { name: 'No Flights Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try a New Search' })).toBeTruthy();
    expect(currentToast()?.title).toBe('No results found');
  });

  it('lists flights, cheapest first, and logs the click of a visitor', async () => {
    vi.mocked(data.searches.searchFlights).mockResolvedValue({
      ...reply,
      data: [flightOffer({ id: 'b', price: 842, airline_name: 'JAL' }), flightOffer()],
    });
    renderWithData(<FlightsPage />, FLIGHTS);
    const list = await screen.findByRole('list', { name: 'Flights' });
    await within(list).findByText('JAL');
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('Finnair');
    expect(first?.textContent).toContain('7:30 AM');
    expect(first?.textContent).toContain('8:05 AM');
    expect(first?.textContent).toContain('1 day later');
    expect(first?.textContent).toContain('16h 35m');
    expect(first?.textContent).toContain('1 stop · HEL');
    expect(first?.textContent).toContain('$618');
    expect(first?.textContent).toContain('$1,236 for 2');
    expect(first?.textContent).toContain('Sample data');
    expect(first?.textContent).toContain('Lowest price');
    expect(second?.textContent).not.toContain('Lowest price');
    const book = within(first!).getByRole('link', { name: /^Book Now/ });
    expect(book.getAttribute('href')).toBe('https://www.aviasales.com/search/LHR0904KIX1?marker=123');
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.getAttribute('rel')).toBe('noopener noreferrer');
    fireEvent.click(book);
    expect(data.activity.logClick).toHaveBeenCalledExactlyOnceWith(
      'https://www.aviasales.com/search/LHR0904KIX1?marker=123',
      null,
    );
  });

  it('filters only once touched, counts what is shown, and clears', async () => {
    vi.mocked(data.searches.searchFlights).mockResolvedValue({
      ...reply,
      data: [flightOffer({ id: 'b', price: 842, transfers: 0, airline_name: 'JAL' }), flightOffer()],
    });
    renderWithData(<FlightsPage />, FLIGHTS);
    expect(await screen.findByText('2 flights')).toBeTruthy();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: /Price/ });
    expect(slider.value).toBe('500');
    fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(slider.value).toBe('600');
    expect(screen.getByText('0 of 2 shown')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No flights match these filters' })).toBeTruthy();
    fireEvent.keyDown(slider, { key: 'ArrowRight', shiftKey: true });
    expect(screen.getByText('1 of 2 shown')).toBeTruthy();
    expect(screen.queryByText('JAL')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /Non-stop/ }));
    expect(screen.getByText('0 of 2 shown')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear' })[0]!);
    expect(document.activeElement).toBe(screen.getByText('2 flights'));
    expect(slider.value).toBe('500');
  });

  it('shows what this device kept at once, and the answer in its place once it comes', async () => {
    const seenAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
    const kept = { ...reply, stored: true, seenAt, data: [flightOffer({ airline_name: 'Kept Air' })] };
    vi.mocked(data.searches.recallFlights).mockResolvedValue(kept);
    const answer = deferred<typeof kept>();
    vi.mocked(data.searches.searchFlights).mockReturnValue(answer.promise);
    renderWithData(<FlightsPage />, FLIGHTS);
    expect(await screen.findByText('Kept Air')).toBeTruthy();
    expect(screen.getByText('Results kept on this device')).toBeTruthy();
    expect(screen.getByText('prices seen 2 hours ago')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Checking…' })).toBeTruthy();
    answer.resolve({
      ...kept,
      stored: false,
      seenAt: now(),
      data: [flightOffer({ airline_name: 'New Air' })],
    });
    expect(await screen.findByText('New Air')).toBeTruthy();
    expect(screen.getByText('Updated')).toBeTruthy();
    expect(screen.queryByText('Kept Air')).toBeNull();
  });

  it('tells the way back of a round trip, as far as it is known', async () => {
    const back = { return_at: '2090-04-14T22:15:00+09:00', return_arrival_at: '2090-04-15T06:05:00+01:00' };
    vi.mocked(data.searches.searchFlights).mockResolvedValue({
      ...reply,
      data: [
        flightOffer({ ...back, return_duration: 950, return_transfers: 0 }),
        flightOffer({ id: 'b', price: 900, return_at: back.return_at }),
      ],
    });
    renderWithData(<FlightsPage />, FLIGHTS);
    await screen.findByText('$900');
    const lines = screen.getAllByText('Return Fri 14 April').map((label) => label.parentElement);
    expect(lines[0]?.textContent).toMatch(/10:15 PM KIX – 6:05 AM\+1 1 day later LHR15h 50m · Non-stop$/);
    expect(lines[1]?.textContent).toMatch(/10:15 PM KIX – LHR$/);
  });

  it.each([
    ['without dates', FLIGHTS.replace(/&departure=[^&]*&return=[^&]*/, ''), true],
    ['without a way back', FLIGHTS.replace(/&return=[^&]*/, ''), true],
    ['with both dates', FLIGHTS, false],
    ['of one way', FLIGHTS.replace(/&return=[^&]*&trip=return/, '&trip=one-way'), false],
  ])(
    'says of a search %s whether its fares are for one way of a return trip',
    async (_what, address, told) => {
      vi.mocked(data.searches.searchFlights).mockResolvedValue({
        ...reply,
        data: [flightOffer({})],
        seenAt: now(),
      });
      renderWithData(<FlightsPage />, address);
      await screen.findByText(/^per adult/);
      expect(screen.queryByText(/These fares are for one way/) !== null).toBe(told);
      const link = screen.queryByRole('link', { name: 'Pick a return date' });
      const change = screen.getByRole('link', { name: /change search/i });
      expect(link?.getAttribute('href')).toBe(told ? change.getAttribute('href') : undefined);
    },
  );

  it('says that flights at night fit none of the times', async () => {
    vi.mocked(data.searches.searchFlights).mockResolvedValue({
      ...reply,
      data: [flightOffer(), flightOffer({ id: 'b', departure_at: '2090-04-09T23:40:00+01:00' })],
    });
    renderWithData(<FlightsPage />, FLIGHTS);
    expect(
      await screen.findByText('1 flight leaves at night (11pm–5am), in none of these times.'),
    ).toBeTruthy();
    for (const time of [/Morning/, /Afternoon/, /Evening/]) {
      await userEvent.click(screen.getByRole('checkbox', { name: time }));
    }
    expect(screen.getByText('1 of 2 shown')).toBeTruthy();
  });

  it('shows stored results with their age when the network is away, and asks again on wish', async () => {
    const seenAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
    vi.mocked(data.searches.searchFlights).mockResolvedValue({
      ...reply,
      stored: true,
      seenAt,
      data: [flightOffer()],
    });
    renderWithData(<FlightsPage />, FLIGHTS);
    expect(await screen.findByText('Results kept on this device')).toBeTruthy();
    expect(screen.getByText('prices seen 2 hours ago')).toBeTruthy();
    expect(await screen.findByText('price seen 2 hours ago')).toBeTruthy();
    vi.mocked(data.searches.searchFlights).mockResolvedValue({
      ...reply,
      seenAt: now(),
      data: [flightOffer()],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Updated')).toBeTruthy();
    expect(screen.queryByText(/price seen/)).toBeNull();
    expect(screen.getByText('prices seen just now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('draws only a part of a long answer, and says how many there are', async () => {
    const offers = Array.from({ length: 70 }, (_, index) =>
      flightOffer({ id: `f${index}`, price: 100 + index }),
    );
    vi.mocked(data.searches.searchFlights).mockResolvedValue({ ...reply, data: offers });
    renderWithData(<FlightsPage />, FLIGHTS);
    const list = await screen.findByRole('list', { name: 'Flights' });
    expect(screen.getByText('70 flights')).toBeTruthy();
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(4));
    const items = within(list).getAllByRole('listitem');
    expect(items.length).toBeLessThan(30);
    expect(items[0]?.getAttribute('aria-setsize')).toBe('70');
    expect(items[1]?.getAttribute('aria-posinset')).toBe('2');
    expect(
      Number.parseFloat(document.querySelector<HTMLElement>('[data-room]')?.style.height ?? ''),
    ).toBeGreaterThan(0);
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import type { FlightSearchParams, HotelSearchParams } from '@domain/search/searchApi.ts';
import { BookingForms } from '@/features/booking/components/BookingForms.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { data, renderWithData } from '../../../support/dataWorld.tsx';

const search: FlightSearchParams = {
  from: { name: 'London', code: 'LON' },
  to: { name: 'Rome', code: 'ROM' },
  departure: '2090-04-09',
  returnDate: '2090-04-14',
  tripType: 'return',
  passengers: 2,
};
const onFlights = vi.fn<(params: FlightSearchParams) => void>();
const onHotels = vi.fn<(params: HotelSearchParams) => void>();

function show(flights: FlightSearchParams | null, hotels: HotelSearchParams | null = null): void {
  renderWithData(
    <BookingForms flights={flights} hotels={hotels} onSearchFlights={onFlights} onSearchHotels={onHotels} />,
  );
}
const flightForm = () => within(screen.getByRole('form', { name: 'Flights' }));

beforeEach(() => {
  onFlights.mockReset();
  onHotels.mockReset();
  clearToasts();
});

describe('the flight form', () => {
  it('starts from the search that comes back, and hands it on', async () => {
    show(search);
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(onFlights).toHaveBeenCalledExactlyOnceWith(search);
  });

  it('says at each field what is missing, and moves the focus to the first', async () => {
    show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(onFlights).not.toHaveBeenCalled();
    const from = screen.getByRole('combobox', { name: 'From' });
    expect(screen.getByText('From: choose a city or airport from the list.')).toBeTruthy();
    expect(screen.getByText('To: choose a city or airport from the list.')).toBeTruthy();
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(from.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^From:/,
    );
    expect(document.activeElement).toBe(from);
  });

  it('takes the complaint back when the field is changed', async () => {
    show(null);
    vi.mocked(data.searches.searchPlaces).mockResolvedValue([]);
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'From' }), 'L');
    expect(screen.queryByText('From: choose a city or airport from the list.')).toBeNull();
    expect(screen.getByText('To: choose a city or airport from the list.')).toBeTruthy();
  });

  it('refuses a return before the departure', async () => {
    show({ ...search, returnDate: '2090-04-01' });
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(screen.getByText('Return date is before the departure date.')).toBeTruthy();
    expect(onFlights).not.toHaveBeenCalled();
  });

  it('swaps the ends', async () => {
    show(search);
    await userEvent.click(screen.getByRole('button', { name: 'Swap From and To' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(onFlights.mock.calls[0]?.[0]).toMatchObject({ from: { code: 'ROM' }, to: { code: 'LON' } });
  });

  it('has no return date one-way', async () => {
    show(search);
    await userEvent.click(screen.getByRole('radio', { name: 'One-way' }));
    expect(flightForm().queryByLabelText('Return', { selector: 'input[type=date]' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Passengers' }), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(onFlights).toHaveBeenCalledExactlyOnceWith({
      ...search,
      tripType: 'one-way',
      returnDate: null,
      passengers: 9,
    });
  });

  it('tells of a place search that fails in the words of the spec', async () => {
    vi.mocked(data.searches.searchPlaces).mockRejectedValue(new AppError('offline'));
    show(null);
    await userEvent.type(screen.getByRole('combobox', { name: 'From' }), 'Lon');
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Autocomplete Error',
        description: 'Could not fetch location suggestions. Please check your connection.',
        variant: 'destructive',
      }),
    );
  });
});

describe('the hotel form', () => {
  it('is behind its tab, which the arrow keys reach, and keeps what the other holds', async () => {
    show(search);
    expect(screen.queryByRole('button', { name: 'Search hotels' })).toBeNull();
    screen.getByRole('tab', { name: 'Flights' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Hotels' }));
    expect(screen.getByRole('button', { name: 'Search hotels' })).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'From' }).value).toBe('London (LON)');
  });

  it('opens with a hotel search that comes back, checks it and hands it on', async () => {
    const stay: HotelSearchParams = {
      destination: { name: 'Kyoto', code: 'KIX' },
      checkin: '2090-04-14',
      checkout: '2090-04-14',
    };
    show(null, stay);
    await userEvent.click(screen.getByRole('button', { name: 'Search hotels' }));
    expect(screen.getByText('Check-out date must be after the check-in date.')).toBeTruthy();
    expect(onHotels).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Check-out'));
    await userEvent.click(screen.getByRole('button', { name: 'Search hotels' }));
    expect(onHotels).toHaveBeenCalledExactlyOnceWith({ ...stay, checkout: null });
  });
});

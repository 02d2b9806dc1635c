import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { PopularTours } from '@/features/tours/components/PopularTours.tsx';
import { data, renderWithData } from '../../../support/dataWorld.tsx';

const { env } = vi.hoisted(() => ({ env: { toursPartnerId: null as string | null } }));
vi.mock('@/config/env.ts', () => ({ env }));

let comeNear: () => void;
class Observer {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe() {
    comeNear = () => act(() => this.#callback([{ isIntersecting: true }]));
  }
  disconnect() {}
}

const tour = (id: string, name: string) => ({
  id,
  name,
  rating: 4.6,
  duration: '3 hours',
  price: 45,
  bookingUrl: `https://tours.test/${id}`,
  sample: true,
});
const reply = (...tours: ReturnType<typeof tour>[]) => ({ success: true, data: tours, stored: false });
const show = (userId: string | null = null) =>
  renderWithData(<PopularTours places={['Rome', 'Tokyo']} userId={userId} />);

beforeEach(() => {
  env.toursPartnerId = null;
  vi.stubGlobal('IntersectionObserver', Observer);
});

describe('popular tours', () => {
  it('are asked for when the reader comes near, shown as sample data, six at most', async () => {
    vi.mocked(data.searches.searchTours).mockResolvedValue(
      reply(...Array.from({ length: 8 }, (_, index) => tour(`t${index}`, `Walk ${index}`))),
    );
    show();
    expect(data.searches.searchTours).not.toHaveBeenCalled();
    comeNear();
    const list = await screen.findByRole('list', { name: 'Tours in Rome' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    expect(within(list).getAllByText('Sample data')).toHaveLength(6);
    expect(data.searches.searchTours).toHaveBeenCalledExactlyOnceWith({ destination: { name: 'Rome' } });
  });

  it('open in a new tab without a referrer, are logged with the account and tracked', async () => {
    vi.mocked(data.searches.searchTours).mockResolvedValue(reply(tour('t1', 'Food walk')));
    show('ana');
    comeNear();
    const link = await screen.findByRole('link', { name: /Book Now: Food walk/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    fireEvent.click(link);
    await vi.waitFor(() => expect(data.activity.trackTour).toHaveBeenCalledWith('t1'));
    expect(data.activity.logClick).toHaveBeenCalledWith('https://tours.test/t1', 'ana');
  });

  it('change with the place, and a late answer for the one that was left is dropped', async () => {
    let late!: (value: ReturnType<typeof reply>) => void;
    vi.mocked(data.searches.searchTours)
      .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
      .mockResolvedValueOnce(reply(tour('t2', 'Tokyo by bicycle')));
    show();
    comeNear();
    await vi.waitFor(() => expect(data.searches.searchTours).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: 'Tokyo' }));
    await screen.findByRole('list', { name: 'Tours in Tokyo' });
    await act(async () => late(reply(tour('t1', 'Rome on foot'))));
    expect(screen.queryByText('Rome on foot')).toBeNull();
    expect(screen.getByRole('button', { name: 'Tokyo' }).getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['the network', new AppError('offline'), /You are offline/],
    ['the server', new AppError('server'), /The server had a problem/],
    ['something unknown', new Error('boom'), 'The tours search could not be completed. Please try again.'],
  ])('say when %s failed, and try again', async (_, failure, words) => {
    vi.mocked(data.searches.searchTours)
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce(reply(tour('t1', 'Food walk')));
    show();
    comeNear();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(words)).toBeTruthy();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Food walk')).toBeTruthy();
  });

  it('show a refusal in the server’s words, and that there are none', async () => {
    vi.mocked(data.searches.searchTours)
      .mockResolvedValueOnce({
        success: false,
        message: 'Destination: we do not know “Rome”.',
        stored: false,
      })
      .mockResolvedValueOnce(reply());
    show();
    comeNear();
    expect(await screen.findByText('Destination: we do not know “Rome”.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tokyo' }));
    expect(await screen.findByText('No Tours Found')).toBeTruthy();
  });

  it('carry their age when they come from this device', async () => {
    const seenAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
    vi.mocked(data.searches.searchTours).mockResolvedValue({
      ...reply(tour('t1', 'Food walk')),
      stored: true,
      seenAt,
    });
    show();
    comeNear();
    expect(await screen.findByText('Tours kept on this device')).toBeTruthy();
    expect(screen.getByText('prices seen 2 hours ago')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(data.searches.searchTours).toHaveBeenCalledTimes(2);
  });

  it('leave the place to the partner’s widget where one is configured, until its script fails', async () => {
    env.toursPartnerId = 'AB12';
    vi.mocked(data.searches.searchTours).mockResolvedValue(reply(tour('t1', 'Food walk')));
    show();
    expect(document.querySelector('script[src*="getyourguide"]')).toBeNull();
    comeNear();
    expect(screen.getByTestId('tours-widget').dataset['gygPartnerId']).toBe('AB12');
    const script = document.querySelector('script[src^="https://widget.getyourguide.com/"]');
    expect(data.searches.searchTours).not.toHaveBeenCalled();
    fireEvent.error(script ?? document.body);
    expect(await screen.findByText('Food walk')).toBeTruthy();
  });
});

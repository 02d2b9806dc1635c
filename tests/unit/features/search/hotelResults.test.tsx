import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { HotelsPage } from '@/pages/search/HotelsPage.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { hotelOffer } from '../offers.ts';
import { setAuth, signedOut } from '../auth/world.tsx';
import { data, renderWithData } from '../../../support/dataWorld.tsx';

const HOTELS = '/hotels?destination=Kyoto&code=KIX&checkin=2090-04-09&checkout=2090-04-14';
const reply = { success: true, marker: '123', stored: false } as const;
const now = () => new Date().toISOString();

beforeEach(() => {
  clearToasts();
  setAuth(signedOut);
});

describe('/hotels', () => {
  it('loads, then lists hotels with stars in words and the price of a night', async () => {
    vi.mocked(data.searches.searchHotels).mockResolvedValue({
      ...reply,
      seenAt: now(),
      data: [hotelOffer()],
      searchParams: { checkIn: '2090-04-09', checkOut: '2090-04-14' },
    });
    renderWithData(<HotelsPage />, HOTELS);
    expect(screen.getByText('Finding the best hotels for you...')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Hotels in Kyoto' })).toBeTruthy();
    expect(screen.getByText('Check-in Sunday 9 April 2090')).toBeTruthy();
    const list = await screen.findByRole('list', { name: 'Hotels' });
    const [card] = await within(list).findAllByRole('listitem');
    expect(card?.textContent).toContain('from $128 / night');
    expect(card?.textContent).toContain('4 stars');
    const href = within(card!)
      .getByRole('link', { name: /^Book Now/ })
      .getAttribute('href');
    expect(Object.fromEntries(new URL(href!).searchParams)).toMatchObject({
      hotelId: 'h1',
      checkIn: '2090-04-09',
      checkOut: '2090-04-14',
      marker: '123',
      language: 'en',
      currency: 'usd',
      adults: '2',
    });
  });

  it('has its own words for empty, failed and no search', async () => {
    vi.mocked(data.searches.searchHotels).mockResolvedValueOnce({ ...reply, data: [] });
    const { unmount } = renderWithData(<HotelsPage />, HOTELS);
    expect(await screen.findByRole('heading', { name: 'No Hotels Found' })).toBeTruthy();
    unmount();

    vi.mocked(data.searches.searchHotels).mockRejectedValueOnce(new AppError('unknown'));
    const failed = renderWithData(<HotelsPage />, '/hotels?destination=Oslo');
    expect(
      await screen.findByText('The hotels search could not be completed. Please try again.'),
    ).toBeTruthy();
    expect(currentToast()?.title).toBe('Hotels Search Failed');
    failed.unmount();

    renderWithData(<HotelsPage />, '/hotels');
    expect(screen.getByRole('heading', { level: 1, name: 'Start a New Search' })).toBeTruthy();
    const example = screen.getByRole('link', { name: /^Hotels in Rome/ });
    expect(example.getAttribute('href')).toMatch(/^\/hotels\?destination=Rome&code=ROM&checkin=\d{4}-/);
  });

  it('draws a scene where a photo does not load', async () => {
    vi.mocked(data.searches.searchHotels).mockResolvedValue({
      ...reply,
      data: [hotelOffer({ imageUrl: 'https://photos.example/h1.jpg' })],
    });
    const { container } = renderWithData(<HotelsPage />, HOTELS);
    await within(await screen.findByRole('list', { name: 'Hotels' })).findByRole('article');
    const photo = container.querySelector('img');
    expect(photo?.getAttribute('width')).toBe('800');
    expect(photo?.getAttribute('height')).toBe('520');
    fireEvent.error(photo!);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg[viewBox="0 0 400 260"]')).not.toBeNull();
  });

  it('says which night the prices of a search for any date are for', async () => {
    vi.mocked(data.searches.searchHotels).mockResolvedValue({
      ...reply,
      data: [hotelOffer()],
      pricedFor: { checkIn: '2090-04-09', checkOut: '2090-04-10' },
    });
    renderWithData(<HotelsPage />, '/hotels?destination=Kyoto&code=KIX');
    expect(
      await screen.findByText(/^Prices are those of one night, Sun 9 April to Mon 10 April/),
    ).toBeTruthy();
    expect(screen.getByText('Any date')).toBeTruthy();
  });
});

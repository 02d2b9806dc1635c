/** A trip's page with what is known of where it lies, and without. */
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useRoute } from '@/features/trips/map/useRoute.ts';
import { HeadPicture } from '@/features/trips/page/HeadPicture.tsx';
import { TripScreen } from '@/features/trips/page/TripScreen.tsx';
import type { Trip } from '@domain/trips/trip.ts';
import { inUiWithData, renderWithData } from '../../../support/dataWorld.tsx';
import { PLACES } from '../../../support/places.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA, keep } from './tripsWorld.tsx';

const trip = soundTrip();

async function open(shown: Trip) {
  await keep(shown);
  renderWithData(
    <TripScreen userId={ANA} tripId={shown.id} offline booking={() => null} gate={null} onGone={() => {}} />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Paris and Rome' });
}

/** The trip with these places of its towns, and its two sights of day two in Versailles and Paris. */
function placed(over: Partial<NonNullable<Trip['plan']>> = {}): Trip {
  if (!trip.plan) throw new Error('The trip has a plan');
  return { ...trip, plan: { ...trip.plan, towns: [PLACES.paris, PLACES.rome, PLACES.london], ...over } };
}

describe('the map of a trip', () => {
  it('has its towns by name, says itself in words, and tells the strokes apart', async () => {
    await open(placed());
    const map = await screen.findByRole('img', {
      name: 'Map of the trip. London to Paris by air, Paris to Rome by train, Rome to London by air.',
    });
    expect([...map.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Paris', 'Rome', 'London']),
    );
    expect(screen.getByText('By air')).toBeTruthy();
    expect(screen.getByText('By train')).toBeTruthy();
    expect(screen.queryByText('By boat')).toBeNull();
  });

  it('is where the head’s “Map” leads', async () => {
    await open(placed());
    const map = screen.getByRole('figure', { name: 'Map' });
    const scroll = vi.spyOn(map, 'scrollIntoView').mockReturnValue();
    await userEvent.click(screen.getByRole('link', { name: 'Map' }));
    expect(document.activeElement).toBe(map);
    expect(scroll).toHaveBeenCalledOnce();
  });

  it('is its route in words where it cannot be fetched, and says what brings it', async () => {
    vi.resetModules();
    vi.doMock('@/features/trips/map/MapDrawing.tsx', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    const { TripMap } = await import('@/features/trips/map/TripMap.tsx');
    const { plan } = placed();
    if (!plan) throw new Error('The trip has a plan');
    render(<TripMap plan={plan} offline={false} />);
    const words = await screen.findByText(/could not be fetched/);
    expect(words.textContent).toBe(
      'London to Paris by air, Paris to Rome by train, Rome to London by air. The map could not be fetched. Reload the page when the network is there.',
    );
    vi.doUnmock('@/features/trips/map/MapDrawing.tsx');
  });

  it('is drawn anew only where its towns or ways have changed', () => {
    const { plan } = placed();
    if (!plan) throw new Error('The trip has a plan');
    const { result, rerender } = renderHook((shown) => useRoute(shown), { initialProps: plan });
    const first = result.current;
    rerender({ ...plan, title: 'Another', towns: [...(plan.towns ?? [])] });
    expect(result.current).toBe(first);
    rerender({ ...plan, towns: [PLACES.paris, PLACES.london] });
    expect(result.current).not.toBe(first);
  });

  it('is not there for a trip that does not say where it lies', async () => {
    await open(trip);
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByText(/Natural Earth/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Map' })).toBeNull();
  });
});

it('stands in little at the head of a trip to a town without a scene of its own', async () => {
  const orvieto = { ...PLACES.rome, name: 'Orvieto' };
  const { plan } = placed({ cities: ['Orvieto'], towns: [orvieto], legs: [] });
  const { container, rerender } = render(<HeadPicture plan={plan} seed="a1" />);
  await waitFor(() => expect(container.querySelector('[aria-hidden] svg text')?.textContent).toBe('Orvieto'));
  // the map itself is on the page
  rerender(<HeadPicture plan={plan} seed="a1" hasMap />);
  expect(container.firstChild).toBeNull();
  rerender(<HeadPicture plan={placed().plan} seed="a1" hasMap />);
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<HeadPicture plan={placed().plan} seed="a1" />);
  expect(container.querySelector('text')).toBeNull();
  rerender(<HeadPicture plan={null} seed="a1" />);
  expect(container.querySelector('text')).toBeNull();
});

/** The town that the head's picture names first. */
const drawn = () => document.querySelector('header [aria-hidden] svg text')?.textContent;

it('stands at the head of a trip beside the chat, where the map comes after all the days', async () => {
  const shown = placed({ cities: ['Orvieto'], towns: [{ ...PLACES.rome, name: 'Orvieto' }], legs: [] });
  await keep(shown);
  const screenOf = (beside: boolean) => (
    <TripScreen
      key={`${beside}`}
      {...{ userId: ANA, tripId: shown.id, offline: true, gate: null, beside }}
      booking={() => null}
      onGone={() => {}}
    />
  );
  const view = renderWithData(screenOf(true));
  await waitFor(() => expect(drawn()).toBe('Orvieto'));
  view.rerender(inUiWithData(screenOf(false)));
  await screen.findByRole('heading', { level: 1, name: 'Paris and Rome' });
  await screen.findByRole('img', { name: /^Map of the trip/ });
  expect(drawn()).toBeUndefined();
});

it('has each day as a strip: the minutes between two stops, and how the stops lie', async () => {
  const { plan } = placed();
  const days = plan?.days.map((day) => ({
    ...day,
    items: day.items.map((item) =>
      item.title === 'Louvre'
        ? { ...item, at: [48.8606, 2.3376] as [number, number] }
        : item.title === 'Dinner' && day.number === 1
          ? { ...item, kind: 'sight' as const, at: [48.86, 2.3266] as [number, number] }
          : item,
    ),
  }));
  await open(placed(days ? { days } : {}));
  expect(document.getElementById('day-1')?.textContent).toMatch(/15 min\s+on foot/);
  // and how they lie to each other
  expect(document.querySelectorAll('#day-1 header circle')).toHaveLength(2);
  expect(document.querySelector('#day-2 header circle')).toBeNull();
  expect(document.getElementById('day-2')?.textContent).not.toContain('on foot');
});

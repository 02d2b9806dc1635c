/** A trip on a street map, by a library that is played: what it is asked to draw, and what is said where it cannot. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type OpenOptions,
  type OpenStreets,
  StreetsFailure,
  type StreetsReason,
} from '@/features/trips/map/streets/streets.ts';
import type { StreetView } from '@/features/trips/map/streets/streetView.ts';
import { TripMap } from '@/features/trips/map/TripMap.tsx';
import type { CheckedPlan, PlanPoint } from '@domain/itinerary/itinerary.ts';
import { PLACES } from '../../../../support/places.ts';
import { soundTrip } from '../../../domain/trips/trip.ts';

const STYLE = '/style.json';

/** Paris and Rome with a place on each of the first two days. */
function placedPlan(): CheckedPlan {
  const { plan } = soundTrip();
  if (!plan) throw new Error('The trip has a plan');
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.map((item, index) =>
      index === 0 && day.number <= 2 ? { ...item, at: [48.86, 2.33] as PlanPoint } : item,
    ),
  }));
  return { ...plan, towns: [PLACES.paris, PLACES.rome, PLACES.london], days };
}

/** The library, played. */
function playedLibrary(fails: unknown = null) {
  const shown: StreetView[] = [];
  const played = { shown, closed: 0, options: null as OpenOptions | null, frame: null as HTMLElement | null };
  const open: OpenStreets = async (frame, options) => {
    played.options = options;
    played.frame = frame;
    if (fails) throw fails;
    shown.push(options.view);
    return {
      show: (view) => shown.push(view),
      close: () => {
        played.closed += 1;
      },
    };
  };
  return { played, streets: { styleUrl: STYLE, open } };
}

const button = (name: string) => screen.getByRole('button', { name });
/** The map's days, once it is there. */
async function shownDays(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.queryByText('Fetching the street map…')).toBeNull());
  return screen.getByRole('group', { name: 'Days on the map' });
}
const drawn = () => screen.findByRole('img', { name: /^Map of the trip/ });

it('is not offered where no style is set', async () => {
  render(<TripMap plan={placedPlan()} offline={false} streets={null} />);
  await drawn();
  expect(screen.queryByRole('button', { name: 'Street map' })).toBeNull();
});

it('is opened and left with one button, which keeps the focus', async () => {
  const { played, streets } = playedLibrary();
  render(<TripMap plan={placedPlan()} offline={false} streets={streets} />);
  await drawn();
  button('Street map').focus();
  fireEvent.click(button('Street map'));
  expect(screen.getByText('Fetching the street map…')).toBeTruthy();
  const days = await shownDays();
  expect(days.closest('[inert]')).toBeNull();
  expect(played.options?.styleUrl).toBe(STYLE);
  expect(played.shown[0]?.stops.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Paris', 'Rome', 'London']),
  );
  expect(document.activeElement).toBe(button('Drawn map'));
  fireEvent.click(button('Drawn map'));
  expect(played.closed).toBe(1);
  expect(screen.queryByRole('group', { name: 'Days on the map' })).toBeNull();
  await drawn();
});

it('shows one day, and follows the plan', async () => {
  const { played, streets } = playedLibrary();
  const plan = placedPlan();
  const { rerender } = render(<TripMap plan={plan} offline={false} streets={streets} />);
  fireEvent.click(button('Street map'));
  const days = within(await shownDays());
  expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All days',
    'Day 1',
    'Day 2',
  ]);
  fireEvent.click(days.getByRole('button', { name: 'Day 2' }));
  expect(days.getByRole('button', { name: 'Day 2' }).getAttribute('aria-pressed')).toBe('true');
  expect(played.shown.at(-1)?.stops.map(({ words }) => words)).toEqual([
    expect.stringMatching(/stop 1 of day 2$/),
  ]);
  const unplaced = {
    ...plan,
    days: plan.days.map((day) => ({ ...day, items: day.number === 2 ? [] : day.items })),
  };
  rerender(<TripMap plan={unplaced} offline={false} streets={streets} />);
  // the day has nothing on the map any more: the whole trip is shown
  expect(played.shown.at(-1)?.stops.map(({ name }) => name)).toContain('Rome');
  expect(played.closed).toBe(0);
});

it('says what the map’s makers ask for, and that a part did not come', async () => {
  const { played, streets } = playedLibrary();
  render(<TripMap plan={placedPlan()} offline={false} streets={streets} />);
  fireEvent.click(button('Street map'));
  await shownDays();
  act(() =>
    played.options?.onLicence(['<a href="https://osm.example/copyright">OpenStreetMap</a> contributors']),
  );
  const link = screen.getByRole('link', { name: 'OpenStreetMap' });
  expect(link.getAttribute('href')).toBe('https://osm.example/copyright');
  expect(link.getAttribute('target')).toBe('_blank');
  act(() => played.options?.onGap());
  expect(screen.getByText('A part of the map could not be fetched.')).toBeTruthy();
});

const FAILURES: readonly (readonly [StreetsReason | 'code', unknown, string])[] = [
  [
    'code',
    new TypeError('Failed to fetch dynamically imported module'),
    'The street map needs a network. The drawn map works without one.',
  ],
  ['device', new StreetsFailure('device'), 'This browser cannot show street maps. The drawn map stays.'],
  [
    'style',
    new StreetsFailure('style'),
    'The street map did not arrive. The drawn map stays; try it again later.',
  ],
];

it.each(FAILURES)('keeps the drawn map and says why: %s', async (_, thrown, words) => {
  const { streets } = playedLibrary(thrown);
  render(<TripMap plan={placedPlan()} offline={false} streets={streets} />);
  fireEvent.click(button('Street map'));
  expect(await screen.findByText(words)).toBeTruthy();
  await drawn();
  expect(button('Street map')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Days on the map' })).toBeNull();
});

it('asks nothing of a network that is away', async () => {
  const { played, streets } = playedLibrary();
  render(<TripMap plan={placedPlan()} offline streets={streets} />);
  fireEvent.click(button('Street map'));
  expect(await screen.findByText(/^The street map needs a network/)).toBeTruthy();
  expect(played.options).toBeNull();
});

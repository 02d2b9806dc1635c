/** Screens of trips over a tab of the fake browser: trips that the fake server has, synced by the screen itself. */
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { storeTrip, toServerTrip } from '@/data/local/trips.ts';
import { TripScreen } from '@/features/trips/page/TripScreen.tsx';
import type { BookingSlot } from '@/features/trips/page/TripView.tsx';
import type { Trip } from '@domain/trips/trip.ts';
import { clearToasts } from '../../../support/toasts.ts';
import { browser, renderWithData, tab } from '../../../support/dataWorld.tsx';
import { ANA } from '../../data/support/browser.ts';
import { soundTrip } from '../../domain/trips/trip.ts';

export { ANA };

beforeEach(() => {
  clearToasts();
  browser.signIn(ANA);
});

/** The `index`th of many: a sound trip under an id and a title of its own. */
export function tripNumber(index: number, over: Partial<Trip> = {}): Trip {
  const id = `0b1c2d3e-4f50-4617-8829-${String(index).padStart(12, '0')}`;
  return soundTrip({ id, title: `Trip ${index}`, ...over });
}

/** Trips that are on this device and on the server. */
export async function keep(...trips: readonly Trip[]): Promise<void> {
  for (const trip of trips) {
    const kept = browser.server.trips.put(ANA, trip);
    await tab.db.transaction('rw', tab.db.trips, tab.db.tripContents, () =>
      storeTrip(tab.db, toServerTrip(ANA, kept)),
    );
  }
}

const linesAlone: BookingSlot = ({ lines }) => lines;

/** The page of a trip that is on this device and on the server. */
export async function openTrip(trip: Trip, offline = false, booking = linesAlone): Promise<void> {
  await keep(trip);
  renderWithData(
    <TripScreen
      userId={ANA}
      tripId={trip.id}
      offline={offline}
      booking={booking}
      gate={null}
      onGone={() => {}}
    />,
  );
  await screen.findByRole('heading', { level: 1, name: trip.title });
}

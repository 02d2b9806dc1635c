/** What a trip's head says of the air: the trip opens there where the app does. */
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { paths } from '@/config/paths.ts';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { deferred } from '../../../support/deferred.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { openTrip } from './tripsWorld.tsx';

const OPENS = 'Kept on this device: it opens in the air.';

/** A browser whose worker comes when the promise is kept. */
function workerComes(ready: Promise<unknown>, controller: object | null = null) {
  const value = { controller, ready, addEventListener() {}, removeEventListener() {} };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

it('says so where the worker is at work', async () => {
  workerComes(new Promise(() => {}), {});
  await openTrip(soundTrip());
  expect(screen.getByText(OPENS)).toBeTruthy();
});

it('says so once the worker has come', async () => {
  const ready = deferred<unknown>();
  workerComes(ready.promise);
  await openTrip(soundTrip());
  expect(screen.getByText('Kept on this device.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ready for the flight' })).toBeNull();
  await act(async () => ready.resolve({}));
  expect(screen.getByText(OPENS)).toBeTruthy();
});

it('leads to where the app is got while data is spared, of a browser without workers too', async () => {
  keepDeviceSettings({ saveData: true });
  await openTrip(soundTrip());
  expect(screen.queryByText(OPENS)).toBeNull();
  expect(screen.getByText(/^Kept on this device\. In the air it needs the app as well:/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ready for the flight' });
  expect(link.getAttribute('href')).toBe(paths.offline);
  act(() => keepDeviceSettings({ saveData: false }));
  expect(screen.queryByRole('link', { name: 'Ready for the flight' })).toBeNull();
});

it('is drawn again where the browser itself begins to spare data', async () => {
  const connection = Object.assign(new EventTarget(), { saveData: false });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  await openTrip(soundTrip());
  expect(screen.queryByRole('link', { name: 'Ready for the flight' })).toBeNull();
  connection.saveData = true;
  act(() => void connection.dispatchEvent(new Event('change')));
  expect(screen.getByRole('link', { name: 'Ready for the flight' })).toBeTruthy();
  Reflect.deleteProperty(navigator, 'connection');
});

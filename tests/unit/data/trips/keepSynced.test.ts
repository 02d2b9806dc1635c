import { afterEach, expect, it, vi } from 'vitest';
import { keepTripsSynced } from '@/data/repositories/trips/trips.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { titles, tripsWorld } from './tripsWorld.ts';

const world = tripsWorld();
afterEach(() => vi.unstubAllGlobals());

it('trips are synced by themselves when the network is back, also after a sync that failed', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const { tab } = world.phone;
  world.server.trips.put(ANA, soundTrip());
  world.server.fail({ how: 'lost' });
  const attempted = vi.fn<() => void>();
  const stop = keepTripsSynced(tab.context, ANA, attempted);
  await expect.poll(() => attempted.mock.calls.length).toBe(1);
  expect(await titles(world.phone)).toEqual([]);
  tab.connectivity.set('offline');
  tab.connectivity.set('online');
  await expect.poll(() => attempted.mock.calls.length).toBe(2);
  expect(await titles(world.phone)).toEqual(['Paris and Rome']);
  stop();
  const asked = world.server.requests.length;
  tab.connectivity.set('offline');
  tab.connectivity.set('online');
  expect(world.server.requests).toHaveLength(asked);
});

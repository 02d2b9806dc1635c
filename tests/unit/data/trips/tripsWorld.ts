/** What the trips' tests share: one server, a phone and a tablet, Ana signed in on both. */
import type { Observable } from 'dexie';
import { afterEach, beforeEach, expect } from 'vitest';
import { watchTrip, watchTrips, type WatchedTrip } from '@/data/repositories/trips/trips.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA, type Browser, createBrowser, type Tab } from '../support/browser.ts';
import { createFakeServer, type FakeServer } from '../support/fakeServer.ts';

export const ID = soundTrip().id;

export interface Device {
  readonly browser: Browser;
  tab: Tab;
}

export interface TripsWorld {
  server: FakeServer;
  phone: Device;
  tablet: Device;
}

function open(): TripsWorld {
  const server = createFakeServer();
  const device = (number: number): Device => {
    const browser = createBrowser({ server });
    browser.signIn(ANA);
    // Ids are told apart by the number of the tab.
    for (let tab = 1; tab < number; tab += 1) browser.openTab();
    return { browser, tab: browser.openTab() };
  };
  return { server, phone: device(1), tablet: device(5) };
}

export function tripsWorld(): TripsWorld {
  const world = open();
  beforeEach(() => void Object.assign(world, open()));
  afterEach(() => {
    world.phone.browser.close();
    world.tablet.browser.close();
  });
  return world;
}

/** What an observable says first. */
export function first<Value>(values: Observable<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const subscription = values.subscribe({
      next: (value) => {
        resolve(value);
        queueMicrotask(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });
}

export function watched({ tab }: Device, id = ID): Promise<WatchedTrip> {
  return first(watchTrip(tab.context, ANA, id));
}

/** The trip as a device shows it. */
export async function shown(device: Device, id = ID): Promise<Trip> {
  const seen = await watched(device, id);
  if (seen.state !== 'here') throw new Error(`The trip is ${seen.state}`);
  return seen.trip;
}

export async function titles({ tab }: Device, userId = ANA): Promise<string[]> {
  return (await first(watchTrips(tab.context, userId))).map(({ trip }) => trip.title);
}

export async function unsent({ tab }: Device): Promise<number> {
  return tab.db.outbox.filter(({ parked }) => parked === null).count();
}

/** Both devices show what the server has. */
export async function expectSame(world: TripsWorld, ...devices: readonly Device[]): Promise<void> {
  const server = world.server.trips.find(ANA, ID)?.trip;
  for (const device of devices) expect(await shown(device)).toEqual(server);
}

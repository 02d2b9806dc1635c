/** Questions, and a server that fails on some of what waits for as long as anybody asks. */
import { describe, expect, it } from 'vitest';
import { retryMessage } from '@/data/repositories/chat/chat.ts';
import { syncTrips } from '@/data/repositories/trips/trips.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { plain } from '../support/chatWorld.ts';
import { FAILS, hereWorld, ROME } from '../support/hereWorld.ts';

const world = hereWorld();

const asked = () => world.browser.server.paths().filter((path) => path.endsWith('token-chat')).length;

/** One try that ends after 75 s. */
async function tryInVain(connectivity: 'online' | 'offline'): Promise<void> {
  const before = asked();
  world.tab.connectivity.set('online');
  world.browser.clock.advance(31_000);
  const drained = world.tab.drainer.drain({ forced: true });
  await expect.poll(asked, { timeout: 5_000 }).toBe(before + 1);
  world.tab.connectivity.set(connectivity);
  world.browser.clock.advance(80_000);
  await drained;
}

describe('an answer of this device that the server never answers', () => {
  const HANGS = { how: 'stream', text: '', after: 'hangs' } as const;

  it('is kept with its question after some tries, where the server is there', async () => {
    world.offline();
    const id = await world.ask(ROME);
    world.browser.server.failOn('answered_here', HANGS);
    for (let tries = 0; tries < 8; tries += 1) await tryInVain('online');
    world.browser.clock.advance(31_000);
    await world.online();
    expect(asked()).toBe(8);
    expect(await world.parked()).toEqual([['chat.ask', expect.any(String)]]);
    const later = await world.ask('What can you do?');
    expect(await world.tab.db.messages.get([ANA, later])).toMatchObject({ state: 'sent' });

    world.browser.server.heal();
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.tab.db.messages.get([ANA, id])).toMatchObject({ state: 'sent' });
  });

  it('waits on where it is the network that does not answer', async () => {
    world.offline();
    await world.ask(ROME);
    world.browser.server.failOn('answered_here', HANGS);
    for (let tries = 0; tries < 10; tries += 1) await tryInVain('offline');
    expect(asked()).toBe(10);
    expect(await world.parked()).toEqual([['chat.ask', undefined]]);
  });
});

describe('a change to a trip that the server fails on', () => {
  it('is kept and tried on, and holds up questions about its trip alone in the end', async () => {
    const trip = soundTrip();
    world.browser.server.trips.put(ANA, trip);
    await syncTrips(world.tab.context, ANA);
    world.browser.server.failOn('edits', FAILS);
    await world.rename(trip.id);
    await world.tab.drainer.drain();
    const early = await world.ask('Kyoto?', { ...plain, tripId: null });
    expect(await world.tab.db.messages.get([ANA, early])).toMatchObject({ state: 'waiting' });
    for (let tries = 0; tries < 8; tries += 1) {
      world.browser.clock.advance(31_000);
      await world.online();
    }
    expect(await world.tab.db.messages.get([ANA, early])).toMatchObject({ state: 'sent' });
    const about = await world.ask('Make it cheaper', { ...plain, tripId: trip.id });
    expect(await world.tab.db.messages.get([ANA, about])).toMatchObject({ state: 'waiting' });
    expect(await world.shown(trip.id)).toMatchObject({ title: 'Ours' });

    world.browser.server.heal();
    world.browser.clock.advance(31_000);
    await world.online();
    expect(await world.tab.db.outbox.count()).toBe(0);
    const sent = world.browser.server.requests.filter(({ method }) => method === 'POST').slice(-2);
    expect(sent.map(({ body }) => body['action'] ?? body['message_id'])).toEqual(['edit', about]);
  });
});

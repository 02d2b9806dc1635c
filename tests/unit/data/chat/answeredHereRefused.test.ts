/** What becomes of an answer of this device that the server fails on or does not take. */
import { describe, expect, it } from 'vitest';
import { replyIdOf } from '@domain/chat/messages.ts';
import { leftBehind } from '@/data/outbox/leftBehind.ts';
import { discardParked, refusedCount } from '@/data/outbox/outbox.ts';
import { retryMessage } from '@/data/repositories/chat/chat.ts';
import { ANA } from '../support/browser.ts';
import type { Fault } from '../support/fakeServer.ts';
import { FAILS, ROME, hereWorld } from '../support/hereWorld.ts';

const world = hereWorld();

const UNREADABLE: Fault = { how: 'answer', status: 200, body: { reply: 7 } };

/** Goes on with every wait cut short until nothing waits any more; answers how many requests were made. */
async function tryOn(): Promise<number> {
  const before = world.browser.server.requests.length;
  for (let tries = 0; tries < 30; tries += 1) {
    await world.online();
    world.browser.clock.advance(31_000);
  }
  return world.browser.server.requests.length - before;
}
/** The server fails on this device's answers, and on nothing else. */
const failing = (fault: Fault) => world.browser.server.failOn('answered_here', fault);

describe('an answer of this device that the server fails on', () => {
  it.each([
    ['errors', FAILS],
    ['answers that cannot be read', UNREADABLE],
  ])('is kept with its question after some %s, and holds nothing up', async (_name, fault) => {
    world.offline();
    const id = await world.ask(ROME);
    failing(fault);
    await tryOn();
    const failures = world.browser.server.requests.filter(({ body }) => body['message_id'] === id);
    expect(failures).toHaveLength(8);
    expect(await world.parked()).toEqual([['chat.ask', expect.any(String)]]);
    expect((await world.states()).toSorted()).toEqual([
      'assistant failed',
      'assistant waiting',
      'user failed',
    ]);
    const later = await world.ask('What can you do?');
    expect(await world.tab.db.messages.get([ANA, later])).toMatchObject({ state: 'sent' });

    world.browser.server.heal();
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.tab.db.messages.get([ANA, id])).toMatchObject({ state: 'sent' });
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('has as many tries again after Retry, however often the network was lost before', async () => {
    world.offline();
    const id = await world.ask(ROME);
    world.browser.server.fail(...Array.from({ length: 20 }, () => ({ how: 'lost' }) as const));
    await tryOn();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);

    world.offline();
    const other = await world.ask('Three days in Lisbon in June from London');
    failing(FAILS);
    await tryOn();
    await retryMessage(world.tab.context, ANA, other);
    await tryOn();
    const failures = world.browser.server.requests.filter(({ body }) => body['message_id'] === other);
    expect(failures).toHaveLength(16);
    expect(await world.tab.db.messages.get([ANA, id])).toMatchObject({ state: 'sent' });
  });

  it('is given up on /offline, and is a question of its own then', async () => {
    world.offline();
    const id = await world.ask(ROME);
    failing(FAILS);
    await tryOn();
    await discardParked(world.tab.context, `ask:${id}`);
    expect(await world.tab.db.outbox.count()).toBe(0);
    world.browser.server.heal();
    await retryMessage(world.tab.context, ANA, id);
    expect(await world.tab.db.messages.get([ANA, replyIdOf(id)])).toBeUndefined();
    await world.tab.drainer.drain();
    expect(world.browser.server.requests.at(-1)?.body).not.toHaveProperty('answered_here');
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('is counted once when somebody signs out', async () => {
    world.offline();
    await world.ask(ROME);
    failing(FAILS);
    await tryOn();
    expect(await refusedCount(world.tab.context, ANA)).toBe(1);
    expect(await leftBehind(world.tab.context, ANA)).toMatchObject({ questions: 0 });
  });
});

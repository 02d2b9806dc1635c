/** What becomes of an answer of this device that the server fails on or does not take, and of what was made on top of it. */
import { describe, expect, it } from 'vitest';
import { noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import { TRIP_NOT_KEPT_WORDS } from '@domain/chat/words.ts';
import { leftBehind } from '@/data/outbox/leftBehind.ts';
import { discardParked, refusedCount, retryParked } from '@/data/outbox/outbox.ts';
import { clearChat, retryMessage, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { readListed } from '@/data/repositories/trips/shownTrips.ts';
import { copyTrip, deleteTrip, editTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { plain, planner as ofPlanner } from '../support/chatWorld.ts';
import type { Fault } from '../support/fakeServer.ts';
import { ROME, hereWorld } from '../support/hereWorld.ts';

const world = hereWorld();

const FAILS: Fault = { how: 'answer', status: 500 };
const UNREADABLE: Fault = { how: 'answer', status: 200, body: { reply: 7 } };
const TOO_OLD: Fault = {
  how: 'answer',
  status: 400,
  body: { error: 'bad_request', message: 'answered_here.at: is too long ago', field: 'answered_here.at' },
};
const NO_ROOM: Fault = { how: 'answer', status: 409, body: { error: 'conflict', message: 'At most 500.' } };
const rename = (tripId: string, title = 'Ours') =>
  editTrip(world.tab.context, ANA, tripId, { kind: 'rename', title });
const parked = async () =>
  (await world.tab.db.outbox.orderBy('seq').toArray()).map(({ kind, parked: why }) => [kind, why?.message]);

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
    expect(await parked()).toEqual([['chat.ask', expect.any(String)]]);
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

describe('what was made of a trip that the account does not take', () => {
  it('is kept with it, holds no question up, and goes after it in order', async () => {
    world.offline();
    const id = await world.ask(ROME);
    expect(await rename(id)).toBeNull();
    await copyTrip(world.tab.context, ANA, id);
    await deleteTrip(world.tab.context, ANA, id);
    world.browser.server.fail(NO_ROOM);
    await world.online();
    expect(world.browser.server.paths()).toEqual(['POST /functions/v1/token-chat']);
    expect(await parked()).toEqual([
      ['chat.ask', 'At most 500.'],
      ['trip.edit', TRIP_NOT_KEPT_WORDS],
      ['trip.copy', TRIP_NOT_KEPT_WORDS],
      ['trip.delete', TRIP_NOT_KEPT_WORDS],
    ]);
    const later = await world.ask('What can you do?', ofPlanner);
    expect(await world.tab.db.messages.get([ANA, later])).toMatchObject({ state: 'sent' });

    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    const { requests } = world.browser.server;
    expect(requests.slice(2).map(({ path, body }) => body['action'] ?? path)).toEqual([
      '/functions/v1/token-chat',
      'edit',
      'copy',
      'delete',
    ]);
  });

  it('is on the trip again as soon as Retry is', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await rename(id);
    world.browser.server.fail(NO_ROOM);
    await world.online();
    expect(await readListed(world.tab.db, ANA)).toEqual([]);
    world.offline();
    await retryMessage(world.tab.context, ANA, id);
    expect(await readListed(world.tab.db, ANA)).toMatchObject([
      { trip: { id, title: 'Ours' }, waiting: 2, conflicts: 0 },
    ]);
  });

  it('says what it waits for where it is tried again alone', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await rename(id);
    world.browser.server.fail(NO_ROOM);
    await world.online();
    const [, edit] = await world.tab.db.outbox.orderBy('seq').toArray();
    await retryParked(world.tab.context, edit?.id ?? '');
    await world.tab.drainer.drain();
    expect(await parked()).toEqual([
      ['chat.ask', 'At most 500.'],
      ['trip.edit', TRIP_NOT_KEPT_WORDS],
    ]);
  });

  it('goes with the trip where that is deleted: nothing of it is sent', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await rename(id);
    world.browser.server.fail(NO_ROOM);
    await world.online();
    await deleteTrip(world.tab.context, ANA, id);
    expect(await world.tab.db.outbox.count()).toBe(0);
    const sent = world.browser.server.requests.length;
    await world.online();
    expect(world.browser.server.requests).toHaveLength(sent);
    expect(await world.tab.db.messages.get([ANA, id])).toMatchObject({ state: 'failed' });
  });
});

describe('a question that is asked plainly after all', () => {
  it('has no answer of this device any more, and goes before what was made of its trip', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await rename(id);
    await copyTrip(world.tab.context, ANA, id);
    await deleteTrip(world.tab.context, ANA, id);
    world.browser.server.fail(TOO_OLD, { how: 'lost' });
    await world.online();
    expect(await world.states()).toEqual(['user waiting']);
    expect(world.browser.server.requests).toHaveLength(1);
    world.browser.clock.advance(60_000);
    await world.online();
    const sent = world.browser.server.requests.slice(1).filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => body['action'] ?? path)).toEqual([
      '/functions/v1/token-chat',
      'edit',
      'copy',
      'delete',
    ]);
    expect(sent[0]?.body).not.toHaveProperty('answered_here');
  });

  it('can be stopped, and keeps what was made of its trip until it is asked again', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await rename(id);
    world.browser.server.fail(TOO_OLD, { how: 'lost' });
    await world.online();
    await stopReply(world.tab.context, ANA, id);
    expect(await world.states()).toEqual(['user stopped', 'assistant partial']);
    expect(await parked()).toEqual([['trip.edit', TRIP_NOT_KEPT_WORDS]]);
    await world.online();
    expect(world.browser.server.requests).toHaveLength(1);

    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    const sent = world.browser.server.requests.slice(1).filter(({ method }) => method === 'POST');
    expect(sent.map(({ path }) => path)).toEqual(['/functions/v1/token-chat', '/functions/v1/trips']);
  });

  it('fails as every question does, and what was made of its trip says what it waits for', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await rename(id);
    world.browser.server.fail(TOO_OLD, FAILS);
    await world.online();
    expect(await world.tab.db.messages.get([ANA, noticeIdOf(id)])).toMatchObject({ state: 'failed' });
    expect(await parked()).toEqual([['trip.edit', TRIP_NOT_KEPT_WORDS]]);
  });
});

/** Online, and then a sync that brings the question. */
const synced = async (id: string, faults: Fault[]) => {
  world.browser.server.fail(...faults);
  await world.online();
  await syncChat(world.tab.context, ANA);
  expect(await world.tab.db.messages.get([ANA, id])).toMatchObject({ state: 'sent' });
};

describe('a question that the server has by a sync', () => {
  it('is still sent where this device has answered it, so that edits on its answer can follow', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await rename(id);
    await synced(id, [{ how: 'unanswered' }]);
    expect(await parked()).toEqual([
      ['chat.ask', undefined],
      ['trip.edit', undefined],
    ]);
    world.browser.clock.advance(60_000);
    await world.online();
    expect(await world.tab.db.outbox.where('kind').equals('chat.ask').count()).toBe(0);
    expect(world.browser.server.requests.at(-1)?.body).toMatchObject({ action: 'edit', trip_id: id });
    expect([...world.browser.server.charges.values()]).toEqual([0]);
  });

  it('is done where it was parked: its edits go', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await rename(id);
    world.browser.server.fail(NO_ROOM);
    await world.online();
    const { createdAt = 0 } = (await world.tab.db.messages.get([ANA, id])) ?? {};
    world.browser.server.put('chat_messages', {
      user_id: ANA,
      id,
      role: 'user',
      content: ROME,
      created_at: new Date(createdAt).toISOString(),
    });
    await synced(id, []);
    expect(await parked()).toEqual([['trip.edit', undefined]]);
  });

  it('takes no edit along of the trip that it made', async () => {
    world.browser.server.fail({ how: 'unanswered' });
    const id = await world.ask(ROME);
    world.browser.server.trips.put(ANA, { ...soundTrip(), id });
    await syncTrips(world.tab.context, ANA);
    world.offline();
    expect(await rename(id)).toBeNull();
    await synced(id, []);
    await world.tab.drainer.drain();
    expect(world.browser.server.trips.find(ANA, id)?.trip.title).toBe('Ours');
  });
});

describe('a chat that is cleared', () => {
  it('is cleared on the server after the answers of this device are there', async () => {
    world.offline();
    await world.ask(ROME);
    await clearChat(world.tab.context, ANA, 'assistant');
    await sendMessage(world.tab.context, ANA, 'Hello', plain);
    await world.online();
    expect(world.browser.server.paths()).toEqual([
      'POST /functions/v1/token-chat',
      'POST /rest/v1/rpc/clear_chat',
      'POST /functions/v1/token-chat',
    ]);
  });
});

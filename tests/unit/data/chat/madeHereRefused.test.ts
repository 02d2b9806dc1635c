/** What was made of a trip that only an answer of this device makes, which the account does not take. */
import { describe, expect, it } from 'vitest';
import { noticeIdOf } from '@domain/chat/messages.ts';
import { ANSWER_NOT_KEPT_WORDS } from '@domain/chat/words.ts';
import { discardParked, retryParked } from '@/data/outbox/outbox.ts';
import { clearChat, retryMessage, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { readListed } from '@/data/repositories/trips/shownTrips.ts';
import { copyTrip, deleteTrip, syncTrips } from '@/data/repositories/trips/trips.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { plain, planner as ofPlanner } from '../support/chatWorld.ts';
import type { Fault } from '../support/fakeServer.ts';
import { FAILS, NO_ROOM, NO_TRIP, ROME, TOO_OLD, hereWorld } from '../support/hereWorld.ts';

const world = hereWorld();

describe('what was made of a trip that the account does not take', () => {
  it('is kept with it, holds no question up, and goes after it in order', async () => {
    world.offline();
    const id = await world.ask(ROME);
    expect(await world.rename(id)).toBeNull();
    await copyTrip(world.tab.context, ANA, id);
    await deleteTrip(world.tab.context, ANA, id);
    world.browser.server.fail(NO_ROOM);
    await world.online();
    expect(world.browser.server.paths()).toEqual(['POST /functions/v1/token-chat']);
    expect(await world.parked()).toEqual([
      ['chat.ask', 'At most 500.'],
      ['trip.edit', ANSWER_NOT_KEPT_WORDS],
      ['trip.copy', ANSWER_NOT_KEPT_WORDS],
      ['trip.delete', ANSWER_NOT_KEPT_WORDS],
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
    await world.rename(id);
    world.browser.server.fail(NO_ROOM);
    await world.online();
    expect(await readListed(world.tab.db, ANA)).toEqual([]);
    world.offline();
    await retryMessage(world.tab.context, ANA, id);
    expect(await readListed(world.tab.db, ANA)).toMatchObject([
      { trip: { id, title: 'Ours' }, waiting: 2, conflicts: 0 },
    ]);
  });

  it('says what it waits for where it is tried again, and is tried with that', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await world.rename(id);
    world.browser.server.fail(NO_ROOM);
    await world.online();
    world.browser.server.fail(NO_ROOM);
    const [, edit] = await world.tab.db.outbox.orderBy('seq').toArray();
    await retryParked(world.tab.context, edit?.id ?? '');
    await world.tab.drainer.drain();
    expect(await world.parked()).toEqual([
      ['chat.ask', 'At most 500.'],
      ['trip.edit', ANSWER_NOT_KEPT_WORDS],
    ]);
  });

  it('goes with the question where that is given up on /offline: nothing of it is sent', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await world.rename(id);
    await copyTrip(world.tab.context, ANA, id);
    const later = await world.ask('Make it four days');
    world.browser.server.fail(NO_ROOM, NO_TRIP);
    await world.online();
    await discardParked(world.tab.context, `ask:${id}`);
    // asked again, the first question makes that trip after all
    expect(await world.parked()).toEqual([['chat.ask', expect.any(String)]]);
    const before = world.browser.server.requests.length;
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    const asked = world.browser.server.requests.slice(before).map(({ body }) => body['message_id']);
    expect(asked).toEqual([id, later]);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('goes by itself where the account has the trip after all, and the question is given up', async () => {
    world.offline();
    const id = await world.ask(ROME);
    const made = await world.shown(id);
    await world.rename(id);
    world.browser.server.fail(NO_ROOM);
    await world.online();
    world.browser.server.trips.put(ANA, { ...made!, revision: 1 });
    await syncTrips(world.tab.context, ANA);
    await discardParked(world.tab.context, `ask:${id}`);
    await world.tab.drainer.drain();
    expect(world.browser.server.trips.find(ANA, id)?.trip.title).toBe('Ours');
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('goes with the trip where that is deleted: nothing of it is sent', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await world.rename(id);
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
    await world.rename(id);
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
    await world.rename(id);
    world.browser.server.fail(TOO_OLD, { how: 'lost' });
    await world.online();
    await stopReply(world.tab.context, ANA, id);
    expect(await world.states()).toEqual(['user stopped', 'assistant partial']);
    expect(await world.parked()).toEqual([['trip.edit', ANSWER_NOT_KEPT_WORDS]]);
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
    await world.rename(id);
    world.browser.server.fail(TOO_OLD, FAILS);
    await world.online();
    expect(await world.tab.db.messages.get([ANA, noticeIdOf(id)])).toMatchObject({ state: 'failed' });
    expect(await world.parked()).toEqual([['trip.edit', ANSWER_NOT_KEPT_WORDS]]);
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
    await world.rename(id);
    await synced(id, [{ how: 'unanswered' }]);
    expect(await world.parked()).toEqual([
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
    await world.rename(id);
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
    expect(await world.parked()).toEqual([['trip.edit', undefined]]);
  });

  it('takes no edit along of the trip that it made', async () => {
    world.browser.server.fail({ how: 'unanswered' });
    const id = await world.ask(ROME);
    world.browser.server.trips.put(ANA, { ...soundTrip(), id });
    await syncTrips(world.tab.context, ANA);
    world.offline();
    expect(await world.rename(id)).toBeNull();
    await synced(id, []);
    await world.tab.drainer.drain();
    expect(world.browser.server.trips.find(ANA, id)?.trip.title).toBe('Ours');
  });
});

describe('a chat that is cleared', () => {
  it.each([
    ['failed', FAILS],
    ['waits', { how: 'lost' }],
  ] as const)('takes along what was made of a trip whose question %s plainly', async (_name, fault) => {
    world.offline();
    const id = await world.ask(ROME);
    await world.rename(id);
    await world.ask('Make it four days');
    await copyTrip(world.tab.context, ANA, id);
    world.browser.server.fail(TOO_OLD, fault, NO_TRIP);
    await world.online();
    world.browser.server.heal();
    await clearChat(world.tab.context, ANA, 'assistant');
    const before = world.browser.server.requests.length;
    world.browser.clock.advance(60_000);
    await world.online();
    expect(world.browser.server.paths().slice(before)).toEqual(['POST /rest/v1/rpc/clear_chat']);
    expect(await world.parked()).toEqual([]);
  });

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

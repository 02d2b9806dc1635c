/** What was made on top of an answer of this device that the account does not take, where the answer changed a kept trip. */
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeIdOf } from '@domain/chat/messages.ts';
import { ANSWER_NOT_KEPT_WORDS as held } from '@domain/chat/words.ts';
import { discardParked, retryParked } from '@/data/outbox/outbox.ts';
import { clearChat, retryMessage } from '@/data/repositories/chat/chat.ts';
import { stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { copyTrip, deleteTrip, syncTrips, undoTrip } from '@/data/repositories/trips/trips.ts';
import { ANA } from '../support/browser.ts';
import { plain } from '../support/chatWorld.ts';
import type { Fault } from '../support/fakeServer.ts';
import { FAILS, NO_TRIP, ROME, TOO_OLD, hereWorld } from '../support/hereWorld.ts';

const world = hereWorld();

const TRIP = '99999999-9999-4999-8999-999999999999';
const REFUSED: Fault = { how: 'answer', status: 409, body: { error: 'conflict', message: 'No.' } };

const context = () => world.tab.context;
const rename = (title: string) => world.rename(TRIP, title);
const undo = () => undoTrip(context(), ANA, TRIP);
const askAbout = (text = 'Make it four days') => world.ask(text, { ...plain, tripId: TRIP });
const sent = (from = 0) =>
  world.browser.server.requests
    .slice(from)
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/functions/'))
    .map(({ path, body }) => body['message_id'] ?? body['action'] ?? path);
const onServer = () => world.browser.server.trips.find(ANA, TRIP)?.trip;

/** A trip of three days on the account, which somebody has called "Older" by hand; no network from here on. */
beforeEach(async () => {
  world.offline();
  const made = await world.ask(ROME);
  const trip = await world.shown(made);
  await world.online();
  world.browser.server.trips.put(ANA, { ...trip!, id: TRIP, undoDepth: 0, revision: 1 });
  await syncTrips(context(), ANA);
  await rename('Older');
  await world.tab.drainer.drain();
  world.offline();
  world.browser.server.requests.splice(0);
});

describe('changes to a trip that a refused answer had changed', () => {
  it('wait for the question, so that undo takes back no older change, and go after it in order', async () => {
    const id = await askAbout();
    expect((await world.shown(TRIP))?.plan?.days).toHaveLength(4);
    expect(await undo()).toBeNull();
    await copyTrip(context(), ANA, TRIP);
    world.browser.server.fail(REFUSED);
    await world.online();
    expect(sent()).toEqual([id]);
    expect(onServer()).toMatchObject({ title: 'Older', undoDepth: 1 });
    expect(await world.parked()).toEqual([
      ['chat.ask', 'No.'],
      ['trip.edit', held],
      ['trip.copy', held],
    ]);
    world.made(TRIP, id);
    await retryMessage(context(), ANA, id);
    await world.tab.drainer.drain();
    expect(sent(1)).toEqual([id, 'edit', 'copy']);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('wait for it where a question asks to take it back, which says so', async () => {
    const id = await askAbout();
    const undoing = await askAbout('undo that');
    expect((await world.shown(TRIP))?.plan?.days).toHaveLength(3);
    world.browser.server.fail(REFUSED);
    await world.online();
    expect(sent()).toEqual([id]);
    expect(await world.parked()).toEqual([
      ['chat.ask', 'No.'],
      ['chat.ask', held],
    ]);
    expect(await world.tab.db.messages.get([ANA, noticeIdOf(undoing)])).toMatchObject({ content: held });
    await retryMessage(context(), ANA, undoing);
    await world.tab.drainer.drain();
    expect(sent(1)).toEqual([id, undoing]);
    expect(await world.tab.db.messages.get([ANA, undoing])).toMatchObject({ state: 'sent' });
  });

  it('are not tried alone, but with the question', async () => {
    const id = await askAbout();
    await undo();
    world.browser.server.fail(REFUSED);
    await world.online();
    world.browser.server.fail(REFUSED);
    const [, edit] = await world.tab.db.outbox.orderBy('seq').toArray();
    await retryParked(context(), edit?.id ?? '');
    await world.tab.drainer.drain();
    expect(sent()).toEqual([id, id]);
    expect(await world.parked()).toEqual([
      ['chat.ask', 'No.'],
      ['trip.edit', held],
    ]);
  });

  it('go on where they were made before it, or after it was refused', async () => {
    await rename('Before');
    const id = await askAbout();
    world.browser.server.fail({ how: 'lost' });
    world.browser.server.failOn('answered_here', REFUSED);
    await world.online();
    world.browser.clock.advance(60_000);
    await world.online();
    expect(onServer()?.title).toBe('Before');
    expect(await world.parked()).toEqual([['chat.ask', 'No.']]);
    await rename('After');
    await world.tab.drainer.drain();
    expect(onServer()?.title).toBe('After');
    expect(sent().filter((one) => one === id)).toHaveLength(1);
  });

  it('let the end of the trip go, but not before a copy of it', async () => {
    await askAbout();
    await rename('Ours');
    await deleteTrip(context(), ANA, TRIP);
    world.browser.server.fail(REFUSED);
    await world.online();
    expect(world.browser.server.trips.find(ANA, TRIP)?.deleted).toBe(true);
  });

  it('keep the trip until the copy is made that was asked for before its end', async () => {
    const id = await askAbout();
    await copyTrip(context(), ANA, TRIP);
    await deleteTrip(context(), ANA, TRIP);
    world.browser.server.fail(REFUSED);
    await world.online();
    expect(world.browser.server.trips.find(ANA, TRIP)?.deleted).toBe(false);
    await retryMessage(context(), ANA, id);
    await world.tab.drainer.drain();
    expect(sent(1)).toEqual([id, 'copy', 'delete']);
  });

  it('wait for no answer that only opened the trip', async () => {
    await rename('Rome');
    const id = await world.ask('go back to my Rome trip', { ...plain, tripId: null });
    expect((await world.payloads())[0]?.here).toMatchObject({ turn: { kind: 'opened', tripId: TRIP } });
    await rename('Ours');
    world.browser.server.failOn('answered_here', REFUSED);
    await world.online();
    expect(sent()).toEqual(['edit', id, 'edit']);
    expect(await world.parked()).toEqual([['chat.ask', 'No.']]);
    expect(onServer()?.title).toBe('Ours');
  });
});

const chain = async () => {
  const first = await askAbout();
  await rename('One');
  const second = await askAbout('Make it five days');
  await rename('Two');
  world.browser.server.failOn('answered_here', REFUSED);
  await world.online();
  expect(await world.parked()).toEqual([
    ['chat.ask', 'No.'],
    ['trip.edit', held],
    ['chat.ask', 'No.'],
    ['trip.edit', held],
  ]);
  world.browser.server.heal();
  return { first, second, before: world.browser.server.requests.length };
};

describe('a chain of questions and changes', () => {
  it('goes on up to the next question that was refused', async () => {
    const { first, second, before } = await chain();
    await retryMessage(context(), ANA, first);
    await world.tab.drainer.drain();
    expect(sent(before)).toEqual([first, 'edit']);
    expect(onServer()?.title).toBe('One');
    expect(await world.parked()).toEqual([
      ['chat.ask', 'No.'],
      ['trip.edit', held],
    ]);
    await retryMessage(context(), ANA, second);
    await world.tab.drainer.drain();
    expect(sent(before)).toEqual([first, 'edit', second, 'edit']);
    expect(onServer()?.title).toBe('Two');
  });

  it('keeps what is behind an earlier one, whichever is tried again first', async () => {
    const { first, second, before } = await chain();
    await retryMessage(context(), ANA, second);
    await world.tab.drainer.drain();
    expect(sent(before)).toEqual([second]);
    expect(await world.parked()).toEqual([
      ['chat.ask', 'No.'],
      ['trip.edit', held],
      ['trip.edit', held],
    ]);
    await retryMessage(context(), ANA, first);
    await world.tab.drainer.drain();
    expect(sent(before).slice(0, 2)).toEqual([second, first]);
    expect(onServer()?.title).toBe('Two');
    expect(await world.tab.db.outbox.count()).toBe(0);
  });
});

describe('a question that is given up', () => {
  it('lets the changes behind it go, but for the undo that would have taken its answer back', async () => {
    const id = await askAbout();
    await rename('Ours');
    // takes "Ours" back, then the answer, then "Older"
    for (let times = 0; times < 3; times += 1) expect(await undo()).toBeNull();
    await rename('Last');
    world.browser.server.fail(REFUSED);
    await world.online();
    expect(onServer()?.title).toBe('Older');
    await discardParked(context(), `ask:${id}`);
    await world.tab.drainer.drain();
    const edits = world.browser.server.requests.flatMap(({ body }) => body['edits'] ?? []);
    expect(edits).toMatchObject([
      { edit: { kind: 'rename', title: 'Ours' } },
      { edit: { kind: 'undo' } },
      { edit: { kind: 'undo' } },
      { edit: { kind: 'rename', title: 'Last' } },
    ]);
    expect(onServer()).toMatchObject({ title: 'Last', undoDepth: 1 });
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('takes a question along that would have taken its answer back: that can be asked again', async () => {
    const id = await askAbout();
    const undoing = await askAbout('undo that');
    await rename('Ours');
    world.browser.server.fail(REFUSED);
    await world.online();
    await discardParked(context(), `ask:${id}`);
    await world.tab.drainer.drain();
    expect(sent()).toEqual([id, 'edit']);
    expect(await world.tab.db.outbox.count()).toBe(0);
    expect(await world.tab.db.messages.get([ANA, undoing])).toMatchObject({ state: 'failed' });
  });

  it('leaves its changes with an earlier one that is parked', async () => {
    await askAbout();
    const second = await askAbout('Make it five days');
    await undo();
    await rename('Ours');
    world.browser.server.failOn('answered_here', REFUSED);
    await world.online();
    await discardParked(context(), `ask:${second}`);
    await world.tab.drainer.drain();
    expect(await world.parked()).toEqual([
      ['chat.ask', 'No.'],
      ['trip.edit', held],
    ]);
    expect(onServer()?.title).toBe('Older');
  });
});

describe('a question that is asked plainly after all', () => {
  it('holds up what was made on top of its answer, and parks it where it fails', async () => {
    const id = await askAbout();
    await undo();
    await copyTrip(context(), ANA, TRIP);
    world.browser.server.fail(TOO_OLD, FAILS);
    await world.online();
    expect(onServer()).toMatchObject({ title: 'Older', undoDepth: 1 });
    expect(await world.parked()).toEqual([
      ['trip.edit', held],
      ['trip.copy', held],
    ]);
    // it costs tokens now: that is asked for in the chat
    const [edit] = await world.tab.db.outbox.orderBy('seq').toArray();
    await retryParked(context(), edit?.id ?? '');
    await world.tab.drainer.drain();
    expect(onServer()).toMatchObject({ title: 'Older', undoDepth: 1 });
    await retryMessage(context(), ANA, id);
    await world.tab.drainer.drain();
    expect(sent().slice(-3)).toEqual([id, 'edit', 'copy']);
  });

  it('parks it where it is stopped', async () => {
    const id = await askAbout();
    await undo();
    world.browser.server.fail(TOO_OLD, { how: 'lost' });
    await world.online();
    await stopReply(context(), ANA, id);
    await world.online();
    expect(await world.parked()).toEqual([['trip.edit', held]]);
    expect(onServer()?.title).toBe('Older');
  });

  it.each([
    ['failed', [TOO_OLD, FAILS], false],
    ['waits', [TOO_OLD, { how: 'lost' }], false],
    ['waits again', [TOO_OLD, FAILS], true],
  ] as const)('lets its changes go where it %s and the chat is cleared', async (_name, faults, isAgain) => {
    const id = await askAbout();
    await undo();
    await rename('Ours');
    world.browser.server.fail(...faults);
    await world.online();
    world.offline();
    if (isAgain) await retryMessage(context(), ANA, id);
    await clearChat(context(), ANA, 'assistant');
    world.browser.clock.advance(60_000);
    await world.online();
    expect(await world.tab.db.outbox.count()).toBe(0);
    expect(onServer()).toMatchObject({ title: 'Ours', undoDepth: 2 });
  });
});

it('says of a question about a trip that was never made what it waits for', async () => {
  const first = await world.ask('Three days in Lisbon in June from London', { ...plain, tripId: null });
  const second = await world.ask('Make it four days');
  world.browser.server.fail(TOO_OLD, FAILS, NO_TRIP);
  await world.online();
  expect(await world.tab.db.messages.get([ANA, first])).toMatchObject({ state: 'failed' });
  expect(await world.tab.db.messages.get([ANA, noticeIdOf(second)])).toMatchObject({ content: held });
  const before = world.browser.server.requests.length;
  await retryMessage(context(), ANA, first);
  await world.tab.drainer.drain();
  // the one behind it goes by itself
  expect(sent(before)).toEqual([first, second]);
  expect(await world.tab.db.outbox.count()).toBe(0);
});

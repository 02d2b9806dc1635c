/** Undos, copies and ends of a trip, where an answer of this device before them is refused. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ANSWER_NOT_KEPT_WORDS } from '@domain/chat/words.ts';
import { discardParked, retryParked } from '@/data/outbox/outbox.ts';
import { retryMessage } from '@/data/repositories/chat/chat.ts';
import { copyTrip, deleteTrip, syncTrips, undoTrip } from '@/data/repositories/trips/trips.ts';
import { ANA } from '../support/browser.ts';
import { plain } from '../support/chatWorld.ts';
import type { Fault } from '../support/fakeServer.ts';
import { FAILS, ROME, TOO_OLD, hereWorld } from '../support/hereWorld.ts';

const world = hereWorld();

const TRIP = '99999999-9999-4999-8999-999999999999';
const REFUSED: Fault = { how: 'answer', status: 409, body: { error: 'conflict', message: 'No.' } };

const context = () => world.tab.context;
const rename = (title: string) => world.rename(TRIP, title);
const undo = () => undoTrip(context(), ANA, TRIP);
const askAbout = (text = 'Make it four days', conversation: 'assistant' | 'planner' = 'assistant') =>
  world.ask(text, { ...plain, conversation, tripId: TRIP });
const sent = (from = 0) =>
  world.browser.server.requests
    .slice(from)
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/functions/'))
    .map(({ path, body }) => body['message_id'] ?? body['action'] ?? path);
const onServer = () => world.browser.server.trips.find(ANA, TRIP)?.trip;
const held = ANSWER_NOT_KEPT_WORDS;
const rowOf = async (kind: string) =>
  (await world.tab.db.outbox.toArray()).find((row) => row.kind === kind)?.id ?? '';

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

describe('an undo', () => {
  it('goes with the later answer that it takes back, where an earlier one is refused', async () => {
    const first = await askAbout('Make it four days');
    const second = await askAbout('Make it five days');
    await undo();
    world.browser.server.fail(REFUSED);
    world.made(TRIP, second);
    await world.online();
    expect(sent()).toEqual([first, second, 'edit']);
    expect(await world.parked()).toEqual([['chat.ask', 'No.']]);
    expect(onServer()).toMatchObject({ title: 'Older', undoDepth: 1 });
  });

  it('waits with the answer that it takes back, though another came between', async () => {
    await askAbout('Make it four days');
    await rename('Ours');
    await undo();
    await undo();
    world.browser.server.fail(REFUSED);
    await world.online();
    expect(await world.parked()).toEqual([
      ['chat.ask', 'No.'],
      ['trip.edit', held],
      ['trip.edit', held],
      ['trip.edit', held],
    ]);
  });

  it('that is asked for plainly waits with an answer that the server fails on', async () => {
    const first = await askAbout('Make it five days');
    world.browser.server.failOn('answered_here', FAILS);
    await world.online();
    const undoing = await world.ask('undo that', plain);
    for (let tries = 0; tries < 9; tries += 1) {
      world.browser.clock.advance(31_000);
      await world.online();
    }
    expect(sent()).not.toContain(undoing);
    expect(await world.parked()).toEqual([
      ['chat.ask', expect.any(String)],
      ['chat.ask', held],
    ]);
    world.browser.server.heal();
    world.browser.server.requests.splice(0);
    await retryMessage(context(), ANA, undoing);
    await world.online();
    expect(sent()).toEqual([first, undoing]);
  });

  it('does not overtake the answer of the other conversation that it takes back', async () => {
    const first = await askAbout('Make it five days');
    const undoing = await askAbout('undo that', 'planner');
    world.browser.server.fail(FAILS);
    await world.online();
    expect(sent()).toEqual([first]);
    world.browser.clock.advance(600_000);
    await world.online();
    expect(sent(1)).toEqual([first, undoing]);
  });

  it('goes with its change where that is asked plainly after all and changes nothing', async () => {
    await askAbout('Make it four days');
    await undo();
    world.browser.server.fail(TOO_OLD);
    await world.online();
    expect(sent().at(-1)).not.toBe('edit');
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('goes with an edit that is given up, and takes nothing else back', async () => {
    const first = await askAbout('Make it four days');
    await rename('Ours');
    await undo();
    world.browser.server.fail(REFUSED);
    await world.online();
    await discardParked(context(), await rowOf('trip.edit'));
    expect(await world.parked()).toEqual([['chat.ask', 'No.']]);
    await retryParked(context(), await rowOf('chat.ask'));
    await world.tab.drainer.drain();
    expect(sent(1)).toEqual([first]);
  });
});

describe('an undo of a change that is not made', () => {
  it('goes with an edit that the server cannot read, and takes nothing else back', async () => {
    await rename('Ours');
    await undo();
    const UNREAD: Fault = { how: 'answer', status: 400, body: { error: 'bad_request', message: 'No.' } };
    world.browser.server.fail(UNREAD, UNREAD);
    await world.online();
    expect(await world.parked()).toEqual([['trip.edit', 'No.']]);
    expect(onServer()).toMatchObject({ title: 'Older', undoDepth: 1 });
    await retryParked(context(), await rowOf('trip.edit'));
    await world.tab.drainer.drain();
    expect(onServer()).toMatchObject({ title: 'Ours', undoDepth: 2 });
  });

  it('is a conflict where it comes after all, and tried again means what is the newest by then', async () => {
    await rename('Ours');
    await undo();
    // the row of the edit is lost
    const [edit, back] = await world.tab.db.outbox.orderBy('seq').toArray();
    await world.tab.db.outbox.delete(edit?.seq ?? 0);
    await world.online();
    expect(onServer()).toMatchObject({ title: 'Older', undoDepth: 1 });
    expect(await world.parked()).toEqual([['trip.edit', expect.stringContaining('changed meanwhile')]]);
    await retryParked(context(), back?.id ?? '');
    await world.tab.drainer.drain();
    expect(onServer()).toMatchObject({ undoDepth: 0 });
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('asked of the planner says which change it takes back', async () => {
    const first = await askAbout('Make it four days');
    await askAbout('undo that');
    await askAbout('undo that');
    const [, ...undoing] = await world.payloads();
    const { revision = 0 } = onServer() ?? {};
    expect(undoing.map(({ here }) => here?.answered.undoes)).toEqual([
      { of: first, baseRevision: revision },
      { of: null, baseRevision: revision },
    ]);
  });
});

describe('the end of a trip', () => {
  it('waits for a copy that waits for a refused answer', async () => {
    const first = await askAbout('Make it four days');
    await copyTrip(context(), ANA, TRIP);
    world.browser.server.fail(REFUSED);
    await world.online();
    await deleteTrip(context(), ANA, TRIP);
    await world.online();
    expect(world.browser.server.trips.find(ANA, TRIP)?.deleted).toBe(false);
    await retryMessage(context(), ANA, first);
    await world.tab.drainer.drain();
    expect(sent(1)).toEqual([first, 'copy', 'delete']);
  });
});

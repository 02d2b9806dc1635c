/** Questions without a network, with the engine itself as the planner of the device. */
import { describe, expect, it } from 'vitest';
import { compareMessages, noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import { keepReply } from '@/data/local/partialReplies.ts';
import { askSchema } from '@/data/outbox/kinds/askPayload.ts';
import { pendingCount } from '@/data/outbox/outbox.ts';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { clearChat, retryMessage, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { keepFreeResponse } from '@/data/repositories/chat/chatFree.ts';
import { stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { currentTrip } from '@/data/local/currentTrip.ts';
import { deleteTrip, editTrip, undoTrip } from '@/data/repositories/trips/trips.ts';
import { readListed, readShown, waitingChanges } from '@/data/repositories/trips/shownTrips.ts';
import { tripEditsHere } from '@/data/outbox/kinds/tripEdit.ts';
import { createPlannerHere, type PlannerHere } from '../../../support/plannerHere.ts';
import { ANA, type Tab } from '../support/browser.ts';
import { chatWorld, plain, planner as ofPlanner } from '../support/chatWorld.ts';
import { REPLY } from '../support/fakeServer.ts';

let planner: PlannerHere;
const world = chatWorld(() => (planner = createPlannerHere()));

const ROME = 'Three days in Rome for two from London in May';
const offline = () => world.tab.connectivity.set('offline');
const online = async () => {
  world.tab.connectivity.set('online');
  await world.tab.drainer.drain({ forced: true });
};
const ask = async (
  text: string,
  options: Parameters<typeof sendMessage>[3] = plain,
  tab: Tab = world.tab,
) => {
  const id = await sendMessage(tab.context, ANA, text, options);
  await tab.drainer.drain();
  return id;
};
const shown = async (tripId: string) => {
  const { db } = world.tab;
  const changes = await waitingChanges(db, ANA, await tripEditsHere(db, ANA));
  return (await readShown(db, ANA, tripId, changes))?.trip;
};
const payloads = async () =>
  (await world.tab.db.outbox.orderBy('seq').toArray())
    .filter(({ kind }) => kind === 'chat.ask')
    .map(({ payload }) => askSchema.parse(payload));
/** Lets an answer begin, and go on when told. */
function held() {
  let go = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const gone = new Promise<void>((resolve) => (go = resolve));
  planner.before = () => {
    begin();
    return gone;
  };
  return { begun, go };
}

describe('a question without a network', () => {
  it('is answered at once, and a later one finds the trip that it made', async () => {
    offline();
    const first = await ask(ROME);
    const second = await ask('Make it four days');
    expect(await world.states()).toEqual([
      'user waiting',
      'assistant waiting',
      'user waiting',
      'assistant waiting',
    ]);
    expect(planner.asked[0]).toMatchObject({ trip: null, previous: null, others: [], full: false });
    expect(planner.asked[1]?.trip).toMatchObject({ id: first });
    expect(planner.asked[1]?.trip?.plan?.days).toHaveLength(3);
    expect((await shown(first))?.plan?.days).toHaveLength(4);
    expect(await readListed(world.tab.db, ANA)).toMatchObject([
      { trip: { id: first }, waiting: 2, conflicts: 0 },
    ]);
    expect(await currentTrip(world.tab.db, ANA, 'assistant', { asking: true })).toBe(first);
    expect((await payloads()).map(({ tripId, here }) => [tripId, here?.turnOf])).toEqual([
      [null, first],
      [first, first],
    ]);
    expect(world.browser.server.requests).toEqual([]);

    await online();
    const sent = world.browser.server.requests.filter(({ path }) => path.endsWith('token-chat'));
    expect(sent.map(({ body }) => [body['message_id'], body['trip_id'], body['history']])).toEqual([
      [first, null, []],
      [second, first, []],
    ]);
    expect(sent[0]?.body['answered_here']).toMatchObject({
      at: '2026-03-14T09:00:00.000Z',
      traveller: { today: '2026-03-14', interests: [] },
      offers: { flights: [], hotels: [], tours: [] },
    });
    expect([...world.browser.server.charges.values()]).toEqual([0, 0]);
    // the server of this world says something else: that is what stands there
    expect(await world.messages()).toMatchObject([
      { state: 'sent' },
      { state: 'sent', content: REPLY.reply, here: 'again' },
      { state: 'sent' },
      { state: 'sent', content: REPLY.reply, here: 'again' },
    ]);
  });

  it('keeps edits by hand where they were made: those before it are in its trip, those after it on top', async () => {
    offline();
    const first = await ask(ROME);
    expect(await editTrip(world.tab.context, ANA, first, { kind: 'rename', title: 'Ours' })).toBeNull();
    const answering = held();
    const id = await sendMessage(world.tab.context, ANA, 'Make it four days', plain);
    const drained = world.tab.drainer.drain();
    await answering.begun;
    expect(await editTrip(world.tab.context, ANA, first, { kind: 'rename', title: 'Theirs' })).toBeNull();
    answering.go();
    await drained;
    expect(planner.asked[1]?.trip).toMatchObject({ title: 'Ours' });
    expect((await world.tab.db.messages.get([ANA, replyIdOf(id)]))?.here).toBe('as_shown');
    expect(await shown(first)).toMatchObject({ title: 'Theirs', undoDepth: 3 });
    expect((await shown(first))?.plan?.days).toHaveLength(4);
    for (const undoDepth of [2, 1]) {
      expect(await undoTrip(world.tab.context, ANA, first)).toBeNull();
      expect(await shown(first)).toMatchObject({ title: 'Ours', undoDepth });
    }
    expect((await shown(first))?.plan?.days).toHaveLength(3);
  });

  it('is answered once, with five tabs that all look', async () => {
    const tabs = [world.tab, ...Array.from({ length: 4 }, () => world.browser.openTab())];
    for (const { connectivity } of tabs) connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, ROME, plain);
    await sendMessage(world.tab.context, ANA, 'Make it four days', plain);
    await Promise.all(tabs.map(({ drainer }) => drainer.drain()));
    await Promise.all(tabs.map(({ drainer }) => drainer.drain()));
    expect(planner.asked.map(({ message }) => message)).toEqual([ROME, 'Make it four days']);
    expect(await world.states()).toEqual(Array(2).fill(['user waiting', 'assistant waiting']).flat());
  });

  it('is answered once without Web Locks, too', async () => {
    world.withoutWebLocks();
    const other = world.browser.openTab();
    for (const { connectivity } of [world.tab, other]) connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, ROME, plain);
    await Promise.all([world.tab.drainer.drain(), other.drainer.drain()]);
    expect(planner.asked).toHaveLength(1);
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
  });

  it('is answered by the next tab where the one that was at it is killed', async () => {
    offline();
    const answering = held();
    await sendMessage(world.tab.context, ANA, ROME, plain);
    void world.tab.drainer.drain();
    await answering.begun;
    expect(await world.states()).toEqual(['user sending']);
    world.tab.die();
    planner.before = () => {};
    world.tab = world.browser.openTab();
    offline();
    await world.tab.drainer.drain();
    answering.go();
    expect(planner.asked).toHaveLength(2);
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
    expect((await payloads())[0]?.here).toBeDefined();
  });

  it('lets other rows go while it is answered, and goes itself when the network is back by then', async () => {
    offline();
    const answering = held();
    await sendMessage(world.tab.context, ANA, ROME, plain);
    void world.tab.drainer.drain();
    await answering.begun;
    await sendMessage(world.tab.context, ANA, 'Kyoto?', ofPlanner);
    world.tab.connectivity.set('online');
    const drained = world.tab.drainer.drain({ forced: true });
    await expect.poll(() => world.browser.server.paths()).toEqual(['POST /functions/v1/ai-trip-planner']);
    answering.go();
    await drained;
    expect(world.browser.server.requests.at(-1)?.body).toHaveProperty('answered_here');
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('writes nothing where it was stopped or cleared meanwhile', async () => {
    offline();
    for (const end of [
      (id: string) => stopReply(world.tab.context, ANA, id),
      () => clearChat(world.tab.context, ANA, 'assistant'),
    ]) {
      const answering = held();
      const id = await sendMessage(world.tab.context, ANA, ROME, plain);
      const drained = world.tab.drainer.drain();
      await answering.begun;
      await end(id);
      answering.go();
      await drained;
      expect(await world.tab.db.messages.get([ANA, replyIdOf(id)])).toBeUndefined();
      expect(await payloads()).toEqual([]);
    }
    expect(await readListed(world.tab.db, ANA)).toEqual([]);
  });

  it('waits where a guide is not here, says which, and is answered once that is', async () => {
    offline();
    planner.missing = 'europe';
    const id = await ask(ROME);
    const later = await ask('Make it four days');
    expect(await world.messages()).toMatchObject([
      { id, state: 'waiting', missing: 'europe' },
      { id: later, state: 'waiting' },
    ]);
    await world.tab.drainer.drain();
    expect(planner.asked).toHaveLength(1);
    planner.missing = null;
    await world.tab.drainer.drain();
    expect(planner.asked).toHaveLength(3);
    expect((await world.messages())[0]).not.toHaveProperty('missing');
    expect(await world.states()).toEqual(Array(2).fill(['user waiting', 'assistant waiting']).flat());
  });

  it('waits as ever without the program, and where the program breaks down', async () => {
    offline();
    planner.missing = 'planner';
    await ask(ROME);
    expect(planner.asked).toEqual([]);
    expect(await world.states()).toEqual(['user waiting']);
    planner.missing = null;
    planner.before = () => Promise.reject(new Error('broken'));
    await world.tab.drainer.drain();
    await world.tab.drainer.drain();
    expect(planner.asked).toHaveLength(1);
    expect(await world.states()).toEqual(['user waiting']);
    await online();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(world.browser.server.requests.at(-1)?.body).not.toHaveProperty('answered_here');
  });

  it('waits where a part of its answer has come already', async () => {
    offline();
    planner.missing = 'planner';
    const id = await ask(ROME);
    await keepReply(world.tab.db, { userId: ANA, messageId: id }, { text: 'Day 1' }, 0);
    planner.missing = null;
    await world.tab.drainer.drain();
    expect(planner.asked).toEqual([]);
  });

  it('tries a network that seems to be there for some seconds first', async () => {
    world.browser.server.fail(
      { how: 'lost' },
      { how: 'lost' },
      { how: 'lost' },
      { how: 'lost' },
      { how: 'lost' },
    );
    await ask(ROME);
    for (let tries = 0; planner.asked.length === 0; tries += 1) {
      expect(tries).toBeLessThan(6);
      world.browser.clock.advance(world.browser.clock.nextTimer() ?? 0);
      await world.tab.drainer.drain();
    }
    expect(world.browser.clock.now()).toBeGreaterThanOrEqual(Date.UTC(2026, 2, 14, 9, 0, 7));
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
  });

  it('asks for no free response: the next question does', async () => {
    await keepFreeResponse(world.tab.context, ANA);
    offline();
    await ask(ROME);
    world.tab.connectivity.set('online');
    const next = await ask('Where is it warm?');
    const bodies = world.browser.server.requests.map(({ body }) => [
      body['message_id'],
      body['is_first_response'],
    ]);
    expect(bodies).toEqual([
      [expect.any(String), false],
      [next, true],
    ]);
  });
});

describe('an answer of this device that is not sent yet', () => {
  it('counts as unsent, and stays with its question for the next sign-in', async () => {
    offline();
    await ask(ROME);
    expect(await pendingCount(world.tab.context, ANA)).toBe(1);
    await forgetAccount(world.tab, ANA, { keepUnsent: true });
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
    world.browser.signIn(ANA, { suffix: '-again' });
    await online();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect([...world.browser.server.charges.values()]).toEqual([0]);
  });

  it('goes with everything else where nothing is kept', async () => {
    offline();
    await ask(ROME);
    await forgetAccount(world.tab, ANA, { keepUnsent: false });
    expect(await world.tab.db.outbox.count()).toBe(0);
    expect(await world.messages()).toEqual([]);
  });

  it('takes no trip along when the chat is cleared: that is sent, without the messages', async () => {
    offline();
    const first = await ask(ROME);
    const talk = await ask('What can you do?');
    await clearChat(world.tab.context, ANA, 'assistant');
    expect((await payloads()).map(({ messageId }) => messageId)).toEqual([first]);
    expect(await shown(first)).toMatchObject({ id: first });
    expect(await currentTrip(world.tab.db, ANA, 'assistant')).toBeNull();
    await online();
    const { requests } = world.browser.server;
    const sent = requests.filter(({ path }) => path.endsWith('token-chat')).map(({ body }) => body);
    expect(sent.map((body) => [body['message_id'], body['message']])).toEqual([[first, ROME]]);
    expect(sent).not.toContainEqual(expect.objectContaining({ message_id: talk }));
    expect(await world.messages()).toEqual([]);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('is moved behind a clear on another device, with its question', async () => {
    offline();
    const id = await ask(ROME);
    world.browser.server.clears.set(ANA, world.browser.clock.now() + 60_000);
    world.tab.connectivity.set('online');
    await syncChat(world.tab.context, ANA);
    expect(await world.messages()).toMatchObject([
      { id, state: 'waiting' },
      { id: replyIdOf(id), state: 'waiting', here: 'as_shown' },
    ]);
    await online();
    expect(world.browser.server.rows('chat_messages')).toHaveLength(2);
  });

  it('cannot be stopped', async () => {
    offline();
    const id = await ask(ROME);
    await stopReply(world.tab.context, ANA, id);
    expect(await pendingCount(world.tab.context, ANA)).toBe(1);
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
  });

  it('goes before the end of the trip that it made', async () => {
    offline();
    const id = await ask(ROME);
    await deleteTrip(world.tab.context, ANA, id);
    expect(await readListed(world.tab.db, ANA)).toEqual([]);
    await online();
    expect(world.browser.server.paths()).toEqual([
      'POST /functions/v1/token-chat',
      'POST /functions/v1/trips',
    ]);
  });

  it('is a question again where the server does not take what it rests on', async () => {
    offline();
    await ask(ROME);
    world.browser.server.fail({
      how: 'answer',
      status: 400,
      body: { error: 'bad_request', message: 'answered_here.at: is too long ago', field: 'answered_here.at' },
    });
    await online();
    const bodies = world.browser.server.requests.map(({ body }) => 'answered_here' in body);
    expect(bodies).toEqual([true, false]);
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it.each([
    ['lost', { how: 'lost' }],
    ['a server that fails', { how: 'answer', status: 500 }],
    ['an answer that is lost', { how: 'unanswered' }],
    ['one that is at it already', { how: 'busy' }],
  ] as const)('is sent again after %s, and stands as it was until then', async (_name, fault) => {
    offline();
    await ask(ROME);
    const before = await world.messages();
    world.browser.server.fail(fault);
    await online();
    if ((await world.tab.db.outbox.count()) > 0) expect(await world.messages()).toEqual(before);
    world.browser.clock.advance(60_000);
    await online();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect([...world.browser.server.charges.values()]).toEqual([0]);
    expect(planner.asked).toHaveLength(1);
  });

  it('is kept where the account refuses it, with why, and sent again by Retry', async () => {
    offline();
    const id = await ask(ROME);
    const message = 'At most 500 trips can be kept. Please delete one first.';
    world.browser.server.fail({
      how: 'answer',
      status: 409,
      body: { error: 'conflict', message, field: 'trip_id' },
    });
    await online();
    expect((await world.messages()).toSorted(compareMessages)).toMatchObject([
      { id, state: 'failed', errorReason: 'conflict' },
      { id: replyIdOf(id), state: 'waiting', here: 'as_shown' },
      { id: noticeIdOf(id), content: message },
    ]);
    // what the account did not take is no trip; it is kept to be sent again
    expect(await readListed(world.tab.db, ANA)).toEqual([]);
    expect(await pendingCount(world.tab.context, ANA)).toBe(1);

    offline();
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
    expect(await readListed(world.tab.db, ANA)).toMatchObject([{ trip: { id } }]);
    expect(planner.asked).toHaveLength(1);
    await online();
    expect(world.browser.server.requests.at(-1)?.body).toHaveProperty('answered_here');
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });
});

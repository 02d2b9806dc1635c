/** Questions without a network, with the engine itself as the planner of the device. */
import { describe, expect, it } from 'vitest';
import { replyIdOf } from '@domain/chat/messages.ts';
import { MAX_TRIPS } from '@domain/trips/trip.ts';
import { toServerTrip } from '@/data/local/trips.ts';
import { keepReply } from '@/data/local/partialReplies.ts';
import { currentTrip } from '@/data/local/currentTrip.ts';
import { clearChat, onRefusal, retryMessage, sendMessage } from '@/data/repositories/chat/chat.ts';
import { keepFreeResponse } from '@/data/repositories/chat/chatFree.ts';
import { stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { editTrip, undoTrip } from '@/data/repositories/trips/trips.ts';
import { checkTrips } from '@/data/repositories/readiness/trips.ts';
import { readListed } from '@/data/repositories/trips/shownTrips.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA } from '../support/browser.ts';
import { plain, planner as ofPlanner } from '../support/chatWorld.ts';
import { REPLY } from '../support/fakeServer.ts';
import { ANSWERED, ROME, hereWorld } from '../support/hereWorld.ts';

const world = hereWorld();

describe('a question without a network', () => {
  it('is answered at once, and a later one finds the trip that it made', async () => {
    world.offline();
    const first = await world.ask(ROME);
    const second = await world.ask('Make it four days');
    expect(await world.states()).toEqual([
      'user waiting',
      'assistant waiting',
      'user waiting',
      'assistant waiting',
    ]);
    expect(world.planner().asked[0]).toMatchObject({ trip: null, previous: null, others: [], full: false });
    expect(world.planner().asked[1]?.trip).toMatchObject({ id: first });
    expect(world.planner().asked[1]?.trip?.plan?.days).toHaveLength(3);
    expect((await world.shown(first))?.plan?.days).toHaveLength(4);
    expect(await readListed(world.tab.db, ANA)).toMatchObject([
      { trip: { id: first }, waiting: 2, conflicts: 0 },
    ]);
    expect(await checkTrips(ANA, world.tab.context)).toEqual({ part: 'trip', trips: 1, unreadable: 0 });
    expect(await currentTrip(world.tab.db, ANA, 'assistant', { asking: true })).toBe(first);
    expect((await world.payloads()).map(({ tripId, here }) => [tripId, here?.turnOf])).toEqual([
      [null, first],
      [first, first],
    ]);
    expect(world.browser.server.requests).toEqual([]);

    await world.online();
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
    world.offline();
    const first = await world.ask(ROME);
    expect(await editTrip(world.tab.context, ANA, first, { kind: 'rename', title: 'Ours' })).toBeNull();
    const answering = world.held();
    const id = await sendMessage(world.tab.context, ANA, 'Make it four days', plain);
    const drained = world.tab.drainer.drain();
    await answering.begun;
    expect(await editTrip(world.tab.context, ANA, first, { kind: 'rename', title: 'Theirs' })).toBeNull();
    answering.go();
    await drained;
    expect(world.planner().asked[1]?.trip).toMatchObject({ title: 'Ours' });
    expect((await world.tab.db.messages.get([ANA, replyIdOf(id)]))?.here).toBe('as_shown');
    expect(await world.shown(first)).toMatchObject({ title: 'Theirs', undoDepth: 3 });
    expect((await world.shown(first))?.plan?.days).toHaveLength(4);
    for (const undoDepth of [2, 1]) {
      expect(await undoTrip(world.tab.context, ANA, first)).toBeNull();
      expect(await world.shown(first)).toMatchObject({ title: 'Ours', undoDepth });
    }
    expect((await world.shown(first))?.plan?.days).toHaveLength(3);
  });

  it('is answered once, with five tabs that all look', async () => {
    const tabs = [world.tab, ...Array.from({ length: 4 }, () => world.browser.openTab())];
    for (const { connectivity } of tabs) connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, ROME, plain);
    await sendMessage(world.tab.context, ANA, 'Make it four days', plain);
    await Promise.all(tabs.map(({ drainer }) => drainer.drain()));
    await Promise.all(tabs.map(({ drainer }) => drainer.drain()));
    expect(world.planner().asked.map(({ message }) => message)).toEqual([ROME, 'Make it four days']);
    expect(await world.states()).toEqual([...ANSWERED, ...ANSWERED]);
  });

  it('is answered once without Web Locks, too', async () => {
    world.withoutWebLocks();
    const other = world.browser.openTab();
    for (const { connectivity } of [world.tab, other]) connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, ROME, plain);
    await Promise.all([world.tab.drainer.drain(), other.drainer.drain()]);
    expect(world.planner().asked).toHaveLength(1);
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
  });

  it('is answered by the next tab where the one that was at it is killed', async () => {
    world.offline();
    const answering = world.held();
    await sendMessage(world.tab.context, ANA, ROME, plain);
    void world.tab.drainer.drain();
    await answering.begun;
    expect(await world.states()).toEqual(['user sending']);
    world.tab.die();
    world.planner().before = () => {};
    world.tab = world.browser.openTab();
    world.offline();
    await world.tab.drainer.drain();
    answering.go();
    expect(world.planner().asked).toHaveLength(2);
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
    expect((await world.payloads())[0]?.here).toBeDefined();
  });

  it('lets other rows go while it is answered, and goes itself when the network is back by then', async () => {
    world.offline();
    const answering = world.held();
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

  it('goes as soon as there is a network, whatever keeps the planner from being found', async () => {
    world.offline();
    let looks = 0;
    let found: ((parts: []) => void) | undefined;
    world.planner().parts = () => {
      looks += 1;
      return new Promise<[]>((resolve) => (found = resolve));
    };
    await sendMessage(world.tab.context, ANA, ROME, plain);
    const drained = world.tab.drainer.drain();
    await expect.poll(() => looks).toBe(1);
    world.tab.connectivity.set('online');
    void world.tab.drainer.drain({ forced: true });
    await expect.poll(() => world.states()).toEqual(['user sent', 'assistant sent']);
    found?.([]);
    await drained;
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('writes nothing where it was stopped or cleared meanwhile', async () => {
    world.offline();
    for (const end of [
      (id: string) => stopReply(world.tab.context, ANA, id),
      () => clearChat(world.tab.context, ANA, 'assistant'),
    ]) {
      const answering = world.held();
      const id = await sendMessage(world.tab.context, ANA, ROME, plain);
      const drained = world.tab.drainer.drain();
      await answering.begun;
      await end(id);
      answering.go();
      await drained;
      expect(await world.tab.db.messages.get([ANA, replyIdOf(id)])).toBeUndefined();
      expect(await world.payloads()).toEqual([]);
    }
    expect(await readListed(world.tab.db, ANA)).toEqual([]);
  });

  it('waits where a guide is not here, says which, and is answered once that is', async () => {
    world.offline();
    world.planner().missing = 'iberia';
    const id = await world.ask(ROME);
    const later = await world.ask('Make it four days');
    expect(await world.messages()).toMatchObject([
      { id, state: 'waiting', missing: 'iberia' },
      { id: later, state: 'waiting' },
    ]);
    await world.tab.drainer.drain();
    expect(world.planner().asked).toHaveLength(1);
    world.planner().missing = null;
    await world.tab.data.planner.fetch(['iberia']);
    await expect.poll(() => world.states()).toEqual([...ANSWERED, ...ANSWERED]);
    expect(world.planner().asked).toHaveLength(3);
    expect((await world.messages())[0]).not.toHaveProperty('missing');
    expect(await world.states()).toEqual([...ANSWERED, ...ANSWERED]);
  });

  it('that waits for a part of an earlier version is answered once both of its halves are here', async () => {
    world.offline();
    world.planner().missing = 'iberia';
    const id = await world.ask(ROME);
    await world.tab.db.messages.update([ANA, id], { missing: 'europe' });
    await world.tab.drainer.drain();
    expect(world.planner().asked).toHaveLength(1);
    world.planner().missing = null;
    await world.tab.data.planner.fetch(['iberia']);
    await expect.poll(() => world.states()).toEqual(ANSWERED);
  });

  it('waits as ever without the program, and where the program breaks down', async () => {
    world.offline();
    world.planner().missing = 'planner';
    await world.ask(ROME);
    expect(world.planner().asked).toEqual([]);
    expect(await world.states()).toEqual(['user waiting']);
    world.planner().missing = null;
    world.planner().before = () => Promise.reject(new Error('broken'));
    await world.tab.drainer.drain();
    await world.tab.drainer.drain();
    expect(world.planner().asked).toHaveLength(1);
    expect(await world.states()).toEqual(['user waiting']);
    await world.online();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(world.browser.server.requests.at(-1)?.body).not.toHaveProperty('answered_here');
  });

  it.each([
    [
      'a network came and went',
      async () => {
        world.browser.server.fail({ how: 'lost' });
        await world.online();
        world.offline();
      },
    ],
    ['another part is here', () => (world.planner().missing = 'farEast')],
  ])('is tried again after the program broke down once %s', async (_name, change) => {
    world.offline();
    world.planner().before = () => Promise.reject(new Error('broken'));
    await world.ask(ROME);
    await world.tab.drainer.drain();
    expect(world.planner().asked).toHaveLength(1);
    world.planner().before = () => {};
    await change();
    await world.tab.drainer.drain();
    expect(world.planner().asked).toHaveLength(2);
  });

  it('is refused where no further trip can be kept, in words, and asked again by Retry', async () => {
    const { row } = toServerTrip(ANA, soundTrip());
    const ids = Array.from({ length: MAX_TRIPS }, () => crypto.randomUUID());
    await world.tab.db.trips.bulkPut(ids.map((id) => ({ ...row, id, head: { ...soundTrip(), id } })));
    const refused: string[] = [];
    onRefusal(world.tab.context, ANA, (messageId) => void refused.push(messageId));
    world.offline();
    const id = await world.ask(ROME);
    expect(refused).toEqual([id]);
    expect(await world.states()).toEqual(['user failed', 'assistant failed']);
    expect((await world.messages()).at(-1)?.content).toBe(
      'At most 500 trips can be kept. Please delete one first.',
    );
    expect(await world.tab.db.outbox.count()).toBe(0);

    await world.tab.db.trips.delete([ANA, ids[0] ?? '']);
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(ANSWERED);
  });

  it('waits where a part of its answer has come already', async () => {
    world.offline();
    world.planner().missing = 'planner';
    const id = await world.ask(ROME);
    await keepReply(world.tab.db, { userId: ANA, messageId: id }, { text: 'Day 1' }, 0);
    world.planner().missing = null;
    await world.tab.drainer.drain();
    expect(world.planner().asked).toEqual([]);
  });

  it('tries a network that seems to be there for some seconds first', async () => {
    world.browser.server.fail(
      { how: 'lost' },
      { how: 'lost' },
      { how: 'lost' },
      { how: 'lost' },
      { how: 'lost' },
    );
    await world.ask(ROME);
    for (let tries = 0; world.planner().asked.length === 0; tries += 1) {
      expect(tries).toBeLessThan(6);
      world.browser.clock.advance(world.browser.clock.nextTimer() ?? 0);
      await world.tab.drainer.drain();
    }
    expect(world.browser.clock.now()).toBeGreaterThanOrEqual(Date.UTC(2026, 2, 14, 9, 0, 7));
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
  });

  it('asks for no free response: the next question does', async () => {
    await keepFreeResponse(world.tab.context, ANA);
    world.offline();
    await world.ask(ROME);
    world.tab.connectivity.set('online');
    const next = await world.ask('Where is it warm?');
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

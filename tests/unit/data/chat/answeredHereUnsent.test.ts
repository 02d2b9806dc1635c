/** What becomes of an answer that this device made and the account does not have yet. */
import { describe, expect, it, vi } from 'vitest';
import { compareMessages, noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import { currentTrip } from '@/data/local/currentTrip.ts';
import { pendingCount } from '@/data/outbox/outbox.ts';
import { followForgotten, forgetAccount } from '@/data/outbox/signOut.ts';
import { clearChat, retryMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { deleteTrip } from '@/data/repositories/trips/trips.ts';
import { readListed } from '@/data/repositories/trips/shownTrips.ts';
import { ANA } from '../support/browser.ts';
import { ANSWERED, ROME, hereWorld } from '../support/hereWorld.ts';

const world = hereWorld();

describe('an answer of this device that is not sent yet', () => {
  it('counts as unsent, and stays with its question for the next sign-in', async () => {
    world.offline();
    await world.ask(ROME);
    expect(await pendingCount(world.tab.context, ANA)).toBe(1);
    await forgetAccount(world.tab, ANA, { keepUnsent: true });
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
    world.browser.signIn(ANA, { suffix: '-again' });
    await world.online();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect([...world.browser.server.charges.values()]).toEqual([0]);
  });

  it('goes with everything else where nothing is kept', async () => {
    world.offline();
    await world.ask(ROME);
    await forgetAccount(world.tab, ANA, { keepUnsent: false });
    expect(await world.tab.db.outbox.count()).toBe(0);
    expect(await world.messages()).toEqual([]);
  });

  it.each([
    [0, 0],
    [60_000, 1],
  ])('hears of a sign-out that kept nothing %d ms late: %d stays', async (late, kept) => {
    world.offline();
    await world.ask(ROME);
    const stop = followForgotten(world.tab.context);
    const heard = vi.fn<(message: unknown) => void>();
    world.tab.context.broadcast.listen(heard);
    const other = world.browser.openTab();
    const at = world.browser.clock.now() - late;
    other.context.broadcast.post({ type: 'signed_out', userId: ANA, keepUnsent: false, at });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(world.tab.context.session.current()?.userId).toBe(kept === 0 ? undefined : ANA);
    // behind what the message sets off
    await world.tab.db.transaction('rw', world.tab.db.tables, () => {});
    expect(await world.tab.db.outbox.count()).toBe(kept);
    stop();
    other.die();
  });

  it('takes no trip along when the chat is cleared: that is sent, without the messages', async () => {
    world.offline();
    const first = await world.ask(ROME);
    const talk = await world.ask('What can you do?');
    await clearChat(world.tab.context, ANA, 'assistant');
    expect((await world.payloads()).map(({ messageId }) => messageId)).toEqual([first]);
    expect(await world.shown(first)).toMatchObject({ id: first });
    expect(await currentTrip(world.tab.db, ANA, 'assistant')).toBeNull();
    await world.online();
    const { requests } = world.browser.server;
    const sent = requests.filter(({ path }) => path.endsWith('token-chat')).map(({ body }) => body);
    expect(sent.map((body) => [body['message_id'], body['message']])).toEqual([[first, ROME]]);
    expect(sent).not.toContainEqual(expect.objectContaining({ message_id: talk }));
    expect(await world.messages()).toEqual([]);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });

  it('is moved behind a clear on another device, with its question', async () => {
    world.offline();
    const id = await world.ask(ROME);
    world.browser.server.clears.set(ANA, world.browser.clock.now() + 60_000);
    world.tab.connectivity.set('online');
    await syncChat(world.tab.context, ANA);
    expect(await world.messages()).toMatchObject([
      { id, state: 'waiting' },
      { id: replyIdOf(id), state: 'waiting', here: 'as_shown' },
    ]);
    await world.online();
    expect(world.browser.server.rows('chat_messages')).toHaveLength(2);
  });

  it('cannot be stopped', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await stopReply(world.tab.context, ANA, id);
    expect(await pendingCount(world.tab.context, ANA)).toBe(1);
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
  });

  it('goes before the end of the trip that it made', async () => {
    world.offline();
    const id = await world.ask(ROME);
    await deleteTrip(world.tab.context, ANA, id);
    expect(await readListed(world.tab.db, ANA)).toEqual([]);
    await world.online();
    expect(world.browser.server.paths()).toEqual([
      'POST /functions/v1/token-chat',
      'POST /functions/v1/trips',
    ]);
  });

  it('is a question again where the server does not take what it rests on', async () => {
    world.offline();
    await world.ask(ROME);
    world.browser.server.fail({
      how: 'answer',
      status: 400,
      body: { error: 'bad_request', message: 'answered_here.at: is too long ago', field: 'answered_here.at' },
    });
    await world.online();
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
    world.offline();
    await world.ask(ROME);
    const before = await world.messages();
    world.browser.server.fail(fault);
    await world.online();
    expect(await world.messages()).toEqual(before);
    world.browser.clock.advance(60_000);
    await world.online();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect([...world.browser.server.charges.values()]).toEqual([0]);
    expect(world.planner().asked).toHaveLength(1);
  });

  it.each([true, false])(
    'is sent by the next tab where the one that sends it is killed (arrived: %s)',
    async (arrived) => {
      world.offline();
      await world.ask(ROME);
      world.browser.server.fail({ how: 'tab_dies', arrived });
      world.tab.connectivity.set('online');
      await Promise.race([world.tab.drainer.drain({ forced: true }), world.tab.death]);
      world.tab = world.browser.openTab();
      expect(await world.states()).toEqual(ANSWERED);
      await world.online();
      expect(await world.states()).toEqual(['user sent', 'assistant sent']);
      expect([...world.browser.server.charges.values()]).toEqual([0]);
      expect(world.browser.server.rows('chat_messages')).toHaveLength(2);
      expect(await world.tab.db.outbox.count()).toBe(0);
    },
  );

  it('is kept where the account refuses it, with why, and sent again by Retry', async () => {
    world.offline();
    const id = await world.ask(ROME);
    const message = 'At most 500 trips can be kept. Please delete one first.';
    world.browser.server.fail({
      how: 'answer',
      status: 409,
      body: { error: 'conflict', message, field: 'trip_id' },
    });
    await world.online();
    expect((await world.messages()).toSorted(compareMessages)).toMatchObject([
      { id, state: 'failed', errorReason: 'conflict' },
      { id: replyIdOf(id), state: 'waiting', here: 'as_shown' },
      { id: noticeIdOf(id), content: message },
    ]);
    // what the account did not take is no trip; it is kept to be sent again
    expect(await readListed(world.tab.db, ANA)).toEqual([]);
    expect(await pendingCount(world.tab.context, ANA)).toBe(1);

    world.offline();
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user waiting', 'assistant waiting']);
    expect(await readListed(world.tab.db, ANA)).toMatchObject([{ trip: { id } }]);
    expect(world.planner().asked).toHaveLength(1);
    await world.online();
    expect(world.browser.server.requests.at(-1)?.body).toHaveProperty('answered_here');
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(await world.tab.db.outbox.count()).toBe(0);
  });
});

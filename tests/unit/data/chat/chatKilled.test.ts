/** A tab that is killed while an answer is being written: what came of it is on the device. */
import { describe, expect, it } from 'vitest';
import { KEEP_EVERY_MS } from '@/data/outbox/kinds/chatBegun.ts';
import { clearChat, retryMessage, sendMessage } from '@/data/repositories/chat/chat.ts';
import { replySoFar, stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { begunIdOf, replyIdOf } from '@domain/chat/messages.ts';
import { flightOffer } from '../../features/offers.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';
import { events, REPLY } from '../support/fakeServer.ts';

const world = chatWorld();
type Event = readonly [name: string, data: unknown];
const text = (delta: string): Event => ['text', { delta }];
const cards: Event = [
  'results',
  { flights: [flightOffer()], tours: [], hotels: [], marker: '7', seenAt: REPLY.seenAt },
];
const kept = () => world.tab.db.drafts.toArray();

/** Asks, and waits until what has come of the answer is written down. */
async function askAndKeep(): Promise<string> {
  world.browser.server.fail({
    how: 'stream',
    text: events(text('Day 1: '), cards, text('temples')),
    after: 'hangs',
  });
  const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
  void world.tab.drainer.drain();
  await expect.poll(() => replySoFar(world.tab.context, id)?.text).toBe('Day 1: temples');
  expect(await kept()).toEqual([]);
  world.browser.clock.advance(KEEP_EVERY_MS);
  await expect.poll(kept).toMatchObject([{ value: { text: 'Day 1: temples' } }]);
  return id;
}

/** The tab is gone, and the app is opened again. */
function reopen({ offline = false } = {}): void {
  world.tab.die();
  world.tab = world.browser.openTab();
  if (offline) world.tab.connectivity.set('offline');
}

describe('an answer whose tab was killed', () => {
  it('is there without a network, with what came and the way on, and is charged once', async () => {
    const id = await askAndKeep();
    reopen({ offline: true });
    await world.tab.drainer.drain({ forced: true });
    expect(await world.messages()).toMatchObject([
      { id, state: 'waiting', errorReason: 'offline' },
      {
        id: begunIdOf(id),
        content: 'Day 1: temples',
        results: { flights: [{ id: flightOffer().id }] },
        marker: '7',
        state: 'partial',
        errorReason: 'offline',
      },
    ]);
    expect(await kept()).toEqual([]);

    world.tab.connectivity.set('online');
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.messages()).toMatchObject([
      { id, state: 'sent' },
      { id: replyIdOf(id), content: REPLY.reply, state: 'sent' },
    ]);
    expect([...world.browser.server.charges.values()]).toEqual([700]);
  });

  it('stands there while it is asked for again, and until it is whole', async () => {
    const id = await askAndKeep();
    reopen();
    world.browser.server.fail({ how: 'stream', text: '', after: 'hangs' });
    void world.tab.drainer.drain();
    await expect.poll(() => world.browser.server.requests).toHaveLength(2);
    expect(await world.messages()).toMatchObject([
      { id, state: 'sending' },
      { id: begunIdOf(id), content: 'Day 1: temples', state: 'partial' },
    ]);
    await stopReply(world.tab.context, ANA, id);
    expect(await world.states()).toEqual(['user stopped', 'assistant partial']);
    expect((await world.messages())[1]?.content).toBe('Day 1: temples');
  });

  it('can be stopped by another tab before it is asked for again', async () => {
    world.withoutWebLocks();
    const id = await askAndKeep();
    reopen();
    // Its lease has not run out: to this tab it is still being written.
    await world.tab.drainer.drain();
    await stopReply(world.tab.context, ANA, id);
    expect(await world.messages()).toMatchObject([
      { id, state: 'stopped' },
      { id: begunIdOf(id), content: 'Day 1: temples' },
    ]);
  });

  it('leaves a row alone that another tab may still be sending', async () => {
    world.withoutWebLocks();
    await askAndKeep();
    reopen({ offline: true });
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sending']);
  });
});

describe('what is kept of an answer', () => {
  it('goes when the answer is whole', async () => {
    const id = await askAndKeep();
    reopen();
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect((await world.messages())[1]?.id).toBe(replyIdOf(id));
    expect(await kept()).toEqual([]);
  });

  it('goes with the chat', async () => {
    await askAndKeep();
    await clearChat(world.tab.context, ANA, 'assistant');
    world.browser.clock.advance(KEEP_EVERY_MS);
    expect(await world.messages()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('that cannot be read is left out', async () => {
    const id = await askAndKeep();
    await world.tab.db.drafts.update([ANA, `begun:${id}`], { value: { text: 7 } });
    reopen({ offline: true });
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user waiting']);
  });
});

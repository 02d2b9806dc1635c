/** A tab that is killed while an answer is being written: what came of it is on the device. */
import { describe, expect, it } from 'vitest';
import { KEEP_EVERY_MS } from '@/data/outbox/kinds/partialReplyWriter.ts';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { clearChat, retryMessage, sendMessage, watchMessages } from '@/data/repositories/chat/chat.ts';
import { replySoFar, stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { type ChatMessage, replyIdOf } from '@domain/chat/messages.ts';
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
        id: replyIdOf(id),
        content: 'Day 1: temples',
        results: { flights: [{ id: flightOffer().id }] },
        marker: '7',
        state: 'partial',
        errorReason: 'offline',
      },
    ]);

    world.tab.connectivity.set('online');
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.messages()).toMatchObject([
      { id, state: 'sent' },
      { id: replyIdOf(id), content: REPLY.reply, state: 'sent' },
    ]);
    expect(await kept()).toEqual([]);
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
      { id: replyIdOf(id), content: 'Day 1: temples', state: 'sending' },
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
      { id: replyIdOf(id), content: 'Day 1: temples' },
    ]);
  });

  it('leaves a row alone that another tab may still be sending', async () => {
    world.withoutWebLocks();
    await askAndKeep();
    reopen({ offline: true });
    await world.tab.drainer.drain({ forced: true });
    expect(await world.messages()).toMatchObject([
      { state: 'sending' },
      { content: 'Day 1: temples', state: 'sending' },
    ]);
  });
});

describe('another tab', () => {
  it('shows an answer as it is written down, once, and then the whole in its place', async () => {
    const seen: (readonly ChatMessage[])[] = [];
    const other = world.browser.openTab();
    const watched = watchMessages(other.context, ANA, 'assistant').subscribe((list) => seen.push(list));
    const id = await askAndKeep();
    await expect.poll(() => seen.at(-1)?.map(({ state }) => state)).toEqual(['sending', 'sending']);
    expect(seen.at(-1)?.[1]).toMatchObject({ id: replyIdOf(id), content: 'Day 1: temples', marker: '7' });
    const [question] = seen.at(-1) ?? [];
    world.tab.die();
    await other.drainer.drain();
    await expect.poll(() => seen.at(-1)?.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(seen.at(-1)?.[1]).toMatchObject({ id: replyIdOf(id), content: REPLY.reply });
    // Once there, it was never missing until the whole took its place.
    const first = seen.findIndex((list) => list.length === 2);
    expect(seen.slice(first).map((list) => list.length)).not.toContain(1);
    expect(seen[first]?.[0]).toBe(question);
    watched.unsubscribe();
  });

  it('that stops it keeps what the tab that asks has read', async () => {
    const id = await askAndKeep();
    const other = world.browser.openTab();
    await stopReply(other.context, ANA, id);
    expect(await world.messages()).toMatchObject([
      { id, state: 'stopped' },
      { id: replyIdOf(id), content: 'Day 1: temples', state: 'partial' },
    ]);
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

  it('is no message, and goes nowhere but onto the screen', async () => {
    const id = await askAndKeep();
    await stopReply(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect((await world.tab.db.messages.toArray()).map((row) => row.id)).toEqual([id]);
    expect(JSON.stringify(world.browser.server.requests)).not.toContain('temples');
  });

  it.each([true, false])('goes with the account (unsent changes stay: %s)', async (keepUnsent) => {
    await askAndKeep();
    await forgetAccount(world.tab, ANA, { keepUnsent });
    world.browser.clock.advance(KEEP_EVERY_MS);
    expect(await kept()).toEqual([]);
    expect(await world.states()).toEqual(keepUnsent ? ['user waiting'] : []);
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

import { describe, expect, it, vi } from 'vitest';
import { pendingCount } from '@/data/outbox/outbox.ts';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { clearChat, retryMessage, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { onReplyProgress, replySoFar, stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import { flightOffer } from '../../features/offers.ts';
import { ANA, type Tab } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';
import { events, REPLY } from '../support/fakeServer.ts';

const world = chatWorld();
type Event = readonly [name: string, data: unknown];
const done: Event = ['done', { ...REPLY, charged: 700, balance: 9_300 }];
const text = (delta: string): Event => ['text', { delta }];
const cards: Event = [
  'results',
  { flights: [flightOffer()], tours: [], hotels: [], marker: '7', seenAt: REPLY.seenAt },
];
const charges = () => [...world.browser.server.charges.values()];
const ask = (words = 'Kyoto?') => sendMessage(world.tab.context, ANA, words, plain);

/** Asks, and waits until so much of the answer has come that it can be read. */
async function askAndRead(stream: Event[], words: string, tab: Tab = world.tab) {
  world.browser.server.fail({ how: 'stream', text: events(...stream), after: 'hangs' });
  const id = await ask();
  const drained = tab.drainer.drain();
  await expect.poll(() => replySoFar(tab.context, id)?.text).toBe(words);
  return { id, drained };
}

describe('a streamed answer', () => {
  it('is read while it is written, and stored when it is whole', async () => {
    const stream = events(text('Day 1: '), text('Temples'), cards, done);
    world.browser.server.fail({ how: 'stream', text: stream, after: 'hangs' });
    const id = await ask();
    const seen: string[] = [];
    onReplyProgress(world.tab.context, () => {
      const words = replySoFar(world.tab.context, id)?.text;
      if (words !== undefined && seen.at(-1) !== words) seen.push(words);
    });
    await world.tab.drainer.drain();
    expect(seen).toEqual(['Day 1: ', 'Day 1: Temples']);
    expect(await world.messages()).toMatchObject([
      { id, state: 'sent' },
      { id: replyIdOf(id), content: REPLY.reply, state: 'sent' },
    ]);
    expect(replySoFar(world.tab.context, id)).toBeNull();
    expect(charges()).toEqual([700]);
  });

  it('may hold what this version does not know, and what is not JSON', async () => {
    const stream = `data: not json\n\n${events(['thinking', {}], ['text', { words: 1 }], text('Day'), done)}`;
    world.browser.server.fail({ how: 'stream', text: stream, after: 'ends' });
    await ask();
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('is asked for as a stream, and taken whole from a server that does not stream', async () => {
    await ask();
    await world.tab.drainer.drain();
    expect(world.browser.server.requests[0]?.accept).toBe('text/event-stream, application/json');
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('that says nothing readable at its end fails as an answer that cannot be read', async () => {
    const stream = events(text('Day 1'), ['done', { reply: 7 }]);
    world.browser.server.fail({ how: 'stream', text: stream, after: 'ends' });
    const id = await ask();
    await world.tab.drainer.drain();
    expect(await world.messages()).toMatchObject([
      { id, state: 'failed', errorReason: 'bad_answer' },
      { id: replyIdOf(id), content: 'Day 1', state: 'partial' },
      { id: noticeIdOf(id) },
    ]);
  });
});

describe('a stream that breaks', () => {
  it.each(['ends', 'breaks'] as const)('(%s) keeps what came, and goes on charged once', async (after) => {
    world.browser.server.fail({ how: 'stream', text: events(text('Day 1: '), cards), after });
    const id = await ask();
    await world.tab.drainer.drain();
    expect(await world.messages()).toMatchObject([
      { id, state: 'waiting', errorReason: 'offline' },
      {
        id: replyIdOf(id),
        content: 'Day 1: ',
        results: { flights: [{ id: flightOffer().id }] },
        marker: '7',
        state: 'partial',
        errorReason: 'offline',
      },
    ]);
    // The server ended its turn all the same.
    expect(world.browser.server.rows('chat_messages').map((row) => row['id'])).toEqual([id, replyIdOf(id)]);

    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.messages()).toMatchObject([
      { id, state: 'sent' },
      { id: replyIdOf(id), content: REPLY.reply, state: 'sent' },
    ]);
    expect(charges()).toEqual([700]);
    expect(world.browser.server.rows('chat_messages').map((row) => row['id'])).toEqual([id, replyIdOf(id)]);
  });

  it('goes on by itself as well, and keeps what came the first time when nothing comes the second', async () => {
    world.browser.server.fail(
      { how: 'stream', text: events(text('Day 1: ')), after: 'breaks' },
      { how: 'lost' },
    );
    const id = await ask();
    await world.tab.drainer.drain();
    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect(await world.messages()).toMatchObject([
      { state: 'waiting' },
      { id: replyIdOf(id), content: 'Day 1: ' },
    ]);
    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(charges()).toEqual([700]);
  });

  it('waits while the server still works on it', async () => {
    world.browser.server.fail(
      { how: 'stream', text: events(text('Day 1: ')), after: 'breaks' },
      { how: 'busy' },
    );
    const id = await ask();
    await world.tab.drainer.drain();
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sending', 'assistant sending']);
    world.browser.clock.advance(2_000);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('with an error of the server keeps what came, above the words for it, and Retry', async () => {
    const problem: Event = ['error', { error: 'internal', message: 'x' }];
    world.browser.server.fail({ how: 'stream', text: events(text('Day 1: '), problem), after: 'hangs' });
    const id = await ask();
    await world.tab.drainer.drain();
    expect(await world.messages()).toMatchObject([
      { id, state: 'failed', errorReason: 'server' },
      { id: replyIdOf(id), state: 'partial', errorReason: 'server' },
      { id: noticeIdOf(id), state: 'failed' },
    ]);
    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it.each(['ends', 'error'] as const)(
    'and whose whole answer a sync brings (%s) is not there a second time, and is not asked for again',
    async (how) => {
      const problem: Event = ['error', { error: 'internal', message: 'x' }];
      const stream = how === 'ends' ? events(text('Day 1: ')) : events(text('Day 1: '), problem);
      world.browser.server.fail({ how: 'stream', text: stream, after: 'ends' });
      const id = await ask();
      await world.tab.drainer.drain();
      await syncChat(world.tab.context, ANA);
      expect((await world.messages()).map((message) => [message.id, message.state])).toEqual([
        [id, 'sent'],
        [replyIdOf(id), 'sent'],
      ]);
      expect(await pendingCount(world.tab.context, ANA)).toBe(0);
    },
  );

  it('is moved behind a clear of another device with its question', async () => {
    world.browser.server.fail({ how: 'stream', text: events(text('Day 1: ')), after: 'breaks' });
    const id = await ask();
    await world.tab.drainer.drain();
    world.tab.connectivity.set('offline');
    world.browser.clock.advance(1_000);
    world.browser.server.clears.set(ANA, world.browser.clock.now());
    await syncChat(world.tab.context, ANA);
    expect((await world.messages()).map((message) => message.id)).toEqual([id, replyIdOf(id)]);
  });
});

describe('stop', () => {
  it('keeps what came, asks no more by itself, and goes on under the same id', async () => {
    const { id, drained } = await askAndRead([text('Day 1: ')], 'Day 1: ');
    await stopReply(world.tab.context, ANA, id);
    await drained;
    expect(await world.messages()).toMatchObject([
      { id, state: 'stopped' },
      { id: replyIdOf(id), content: 'Day 1: ', state: 'partial' },
    ]);
    expect((await world.messages())[1]).not.toHaveProperty('errorReason');
    expect(await pendingCount(world.tab.context, ANA)).toBe(0);

    await retryMessage(world.tab.context, ANA, id);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(charges()).toEqual([700]);
  });

  it('is a turn of its own for what is asked next', async () => {
    const { id, drained } = await askAndRead([text('A long plan')], 'A long plan');
    await stopReply(world.tab.context, ANA, id);
    await drained;
    await ask('Shorter, please');
    await world.tab.drainer.drain();
    const asked = world.browser.server.requests.filter((request) => request.path.endsWith('/token-chat'));
    expect(asked.at(-1)?.body['history']).toEqual([
      { role: 'user', content: 'Kyoto?' },
      { role: 'assistant', content: 'A long plan' },
    ]);
  });

  it('is heard by the tab that asks, wherever it is pressed', async () => {
    const other = world.browser.openTab();
    const { id, drained } = await askAndRead([text('Day 1: ')], 'Day 1: ');
    expect(replySoFar(other.context, id)).toBeNull();
    await stopReply(other.context, ANA, id);
    await drained;
    expect(await world.messages()).toMatchObject([
      { id, state: 'stopped' },
      { id: replyIdOf(id), content: 'Day 1: ' },
    ]);
  });

  it('before anything came leaves a place to go on from', async () => {
    world.browser.server.fail({ how: 'stream', text: '', after: 'hangs' });
    const id = await ask();
    const drained = world.tab.drainer.drain();
    await expect.poll(() => world.states()).toEqual(['user sending']);
    await stopReply(world.tab.context, ANA, id);
    await drained;
    expect(await world.messages()).toMatchObject([{ state: 'stopped' }, { content: '', state: 'partial' }]);
  });

  it('pressed before the request begins lets none go out', async () => {
    const session = world.tab.context.session;
    let hand!: (token: string) => void;
    const token = await session.token(ANA);
    const slow = new Promise<string>((resolve) => (hand = resolve));
    vi.spyOn(session, 'token').mockReturnValueOnce(slow);
    const id = await ask();
    const drained = world.tab.drainer.drain();
    await expect.poll(() => world.states()).toEqual(['user sending']);
    await stopReply(world.tab.context, ANA, id);
    hand(token);
    await drained;
    expect(await world.messages()).toMatchObject([{ state: 'stopped' }, { content: '', state: 'partial' }]);
    expect(world.browser.server.requests).toEqual([]);
    expect(charges()).toEqual([]);
  });

  it('of an answer that broke off before promises no more that it goes on by itself', async () => {
    world.browser.server.fail(
      { how: 'stream', text: events(text('Day 1: ')), after: 'breaks' },
      { how: 'stream', text: '', after: 'hangs' },
    );
    const id = await ask();
    await world.tab.drainer.drain();
    expect((await world.messages())[1]).toMatchObject({ content: 'Day 1: ', errorReason: 'offline' });
    await retryMessage(world.tab.context, ANA, id);
    const drained = world.tab.drainer.drain();
    await expect.poll(() => world.browser.server.requests).toHaveLength(2);
    await stopReply(world.tab.context, ANA, id);
    await drained;
    const [question, part] = await world.messages();
    expect(question).toMatchObject({ id, state: 'stopped' });
    expect(part).toMatchObject({ id: replyIdOf(id), content: 'Day 1: ', state: 'partial' });
    expect(part).not.toHaveProperty('errorReason');
  });

  it('changes nothing once the answer is there', async () => {
    const id = await ask();
    await world.tab.drainer.drain();
    await stopReply(world.tab.context, ANA, id);
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('comes with a cleared chat and with a sign-out: nothing of the answer is kept', async () => {
    const first = await askAndRead([text('Day 1: ')], 'Day 1: ');
    await clearChat(world.tab.context, ANA, 'assistant');
    await first.drained;
    expect(await world.messages()).toEqual([]);
    const second = await askAndRead([text('Day 2: ')], 'Day 2: ');
    await forgetAccount(world.tab, ANA, { keepUnsent: false });
    await second.drained;
    expect(await world.messages()).toEqual([]);
    expect(replySoFar(world.tab.context, second.id)).toBeNull();
  });
});

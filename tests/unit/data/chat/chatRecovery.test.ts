import { describe, expect, it } from 'vitest';
import { replyIdOf } from '@domain/chat/messages.ts';
import { pendingCount } from '@/data/outbox/outbox.ts';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { ANA } from '../support/browser.ts';
import { plain, chatWorld } from '../support/chatWorld.ts';
import { REPLY } from '../support/fakeServer.ts';

const TOKEN = `token-${ANA}`;
const world = chatWorld();

describe('a message without a network', () => {
  it('waits, survives the tab, and is answered once when the network returns', async () => {
    world.tab.connectivity.set('offline');
    const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user waiting']);
    expect(world.browser.server.requests).toEqual([]);
    world.tab.die();

    world.tab = world.browser.openTab();
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(world.browser.server.charges).toEqual(new Map([[id, 700]]));
  });

  it('is charged once when the answer is lost on the way back', async () => {
    world.browser.server.fail({ how: 'unanswered' });
    const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user waiting']);

    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(world.browser.server.charges).toEqual(new Map([[id, 700]]));
  });

  it('keeps a question before its reply and after the one before when two waited', async () => {
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'first', plain);
    await sendMessage(world.tab.context, ANA, 'second', plain);
    world.browser.clock.advance(60_000);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect((await world.messages()).map(({ content }) => content)).toEqual([
      'first',
      REPLY.reply,
      'second',
      REPLY.reply,
    ]);
    expect(
      world.browser.server.requests.find((r) => r.body['message'] === 'second')?.body['history'],
    ).toHaveLength(2);
  });
});

describe('two tabs and dead tabs', () => {
  it('ask once when both drain at the same time', async () => {
    const other = world.browser.openTab();
    const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await Promise.all([world.tab.drainer.drain(), other.drainer.drain()]);
    await other.drainer.drain();
    expect(world.browser.server.paths().filter((path) => path.includes('token-chat'))).toHaveLength(1);
    expect((await world.messages()).map((message) => message.id)).toEqual([id, replyIdOf(id)]);
  });

  it('ask once without Web Locks too, by leases alone', async () => {
    world.withoutWebLocks();
    const other = world.browser.openTab();
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await Promise.all([world.tab.drainer.drain(), other.drainer.drain()]);
    await Promise.all([world.tab.drainer.drain(), other.drainer.drain()]);
    expect(world.browser.server.paths().filter((path) => path.includes('token-chat'))).toHaveLength(1);
  });

  it.each([true, false])(
    'recover a question whose tab was killed (arrived: %s), with Web Locks at once',
    async (arrived) => {
      world.browser.server.fail({ how: 'tab_dies', arrived });
      const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
      await world.tab.death;
      world.tab = world.browser.openTab();
      expect(await world.states()).toEqual(['user sending']);
      await world.tab.drainer.drain();
      expect(await world.states()).toEqual(['user sent', 'assistant sent']);
      expect(world.browser.server.charges).toEqual(new Map([[id, 700]]));
    },
  );

  it('recover it without Web Locks when the lease has run out, and not before', async () => {
    world.withoutWebLocks();
    world.browser.server.fail({ how: 'tab_dies', arrived: true });
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.death;
    world.tab = world.browser.openTab();
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sending']);
    world.browser.clock.advance(89_000);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sending']);
    world.browser.clock.advance(1_000);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });
});

describe('sessions', () => {
  it('refresh an expired token before asking', async () => {
    world.browser.signIn(ANA, { expiresInSeconds: 5 });
    world.browser.onRefresh(async () => world.browser.signIn(ANA));
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(world.browser.server.requests[0]?.token).toBe(TOKEN);
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('wait where an expired token cannot be refreshed, and never block for long', async () => {
    world.browser.signIn(ANA, { expiresInSeconds: -60 });
    world.browser.onRefresh(() => new Promise(() => {}));
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    const drained = world.tab.drainer.drain();
    await expect.poll(() => world.browser.clock.nextTimer()).toBe(10_000);
    world.browser.clock.advance(10_000);
    await drained;
    expect(await world.states()).toEqual(['user waiting']);
    expect(world.browser.server.requests).toEqual([]);
  });

  it('wait for a new session after a 401 and use it', async () => {
    world.browser.server.validTokens.clear();
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user waiting']);
    expect(await pendingCount(world.tab.context, ANA)).toBe(1);

    world.browser.onRefresh(async (forced) => {
      if (forced) world.browser.signIn(ANA, { suffix: '-new' });
    });
    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(world.browser.server.requests.at(-1)?.token).toBe(`${TOKEN}-new`);
  });
});

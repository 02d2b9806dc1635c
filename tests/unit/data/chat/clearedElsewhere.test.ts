/** A question that waits without a network while another device clears the conversation. */
import { describe, expect, it } from 'vitest';
import { CLEARED_ELSEWHERE_WORDS } from '@domain/chat/words.ts';
import { retryMessage, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld, plain, planner } from '../support/chatWorld.ts';
import { clearKey, type Fault } from '../support/fakeServer.ts';

const world = chatWorld();

/** Typed without a network; a minute later, another device clears the conversation. */
async function typedBeforeTheClear(options: typeof plain | typeof planner = plain): Promise<string> {
  world.tab.connectivity.set('offline');
  const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', options);
  world.browser.clock.advance(60_000);
  world.browser.server.clears.set(clearKey(ANA, options.conversation), world.browser.clock.now());
  world.browser.clock.advance(60_000);
  world.tab.connectivity.set('online');
  return id;
}

const shown = async () =>
  (await world.messages()).map(({ role, state, content }) => `${role} ${state}: ${content}`);
const ended = ['user failed: Kyoto?', `assistant failed: ${CLEARED_ELSEWHERE_WORDS}`];

describe('a question that waited while its conversation was cleared', () => {
  it.each([plain, planner])(
    'is not sent nor charged when the network is back, and its words stay: %j',
    async (to) => {
      const id = await typedBeforeTheClear(to);
      await world.tab.drainer.drain({ forced: true });
      expect(world.browser.server.charges.size).toBe(0);
      expect(await shown()).toEqual(ended);
      expect(await world.tab.db.outbox.count()).toBe(0);
      // The clear that comes again with the next sync changes nothing.
      await syncChat(world.tab.context, ANA);
      expect(await shown()).toEqual(ended);

      await retryMessage(world.tab.context, ANA, id);
      await world.tab.drainer.drain();
      await syncChat(world.tab.context, ANA);
      expect(await world.states()).toEqual(['user sent', 'assistant sent']);
      expect([...world.browser.server.charges.keys()]).toEqual([id]);
    },
  );

  it('is not sent either where a sync brings the clear first', async () => {
    await typedBeforeTheClear();
    await syncChat(world.tab.context, ANA);
    expect(await shown()).toEqual(ended);
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.server.charges.size).toBe(0);
    expect(await shown()).toEqual(ended);
  });

  it('ends with the others of its conversation, and not with those of the other one', async () => {
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'Not cleared', planner);
    await sendMessage(world.tab.context, ANA, 'Nara?', plain);
    await typedBeforeTheClear();
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.server.charges.size).toBe(1);
    const states = (await world.messages()).map(({ role, state, content }) => [content, role, state]);
    expect(states.filter(([, role]) => role === 'user')).toEqual(
      expect.arrayContaining([
        ['Not cleared', 'user', 'sent'],
        ['Nara?', 'user', 'failed'],
        ['Kyoto?', 'user', 'failed'],
      ]),
    );
  });

  it.each<Fault>([
    { how: 'lost' },
    { how: 'busy' },
    { how: 'answer', status: 500 },
    { how: 'answer', status: 200, body: [{ conversation: 'assistant', cleared_at: 'soon' }] },
    { how: 'answer', status: 429, body: {}, retryAfter: 5 },
  ])('waits on where the clears cannot be read: %j', async (fault) => {
    await typedBeforeTheClear();
    world.browser.server.fail(fault);
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user waiting']);
    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect(await shown()).toEqual(ended);
  });
});

describe('a question that is newer than the clear', () => {
  it('is sent, also after it has waited', async () => {
    world.browser.server.clears.set(ANA, world.browser.clock.now());
    world.browser.clock.advance(1_000);
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    world.browser.clock.advance(60_000);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    await syncChat(world.tab.context, ANA);
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('asks for nothing else first when it goes out at once', async () => {
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(world.browser.server.paths()).toEqual(['POST /functions/v1/token-chat']);
  });
});

it('takes what a clock that runs ahead has dated later than the clear, also where the network fails in the middle', async () => {
  const { server, clock } = world.browser;
  const empty = server.backup();
  await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
  await world.tab.drainer.drain();
  await syncChat(world.tab.context, ANA);
  // another device clears all that came until then, by its own clock
  empty();
  const clearedAt = clock.now() - 60_000;
  server.clears.set(clearKey(ANA, 'assistant'), clearedAt);
  const clears = [{ conversation: 'assistant', cleared_at: new Date(clearedAt).toISOString() }];

  server.fail({ how: 'answer', status: 200, body: clears }, { how: 'lost' });
  await expect(syncChat(world.tab.context, ANA)).rejects.toMatchObject({ reason: 'offline' });
  await syncChat(world.tab.context, ANA);
  expect(await shown()).toEqual([]);
  // all is read once for it
  server.requests.splice(0);
  await syncChat(world.tab.context, ANA);
  expect(server.paths()).toEqual(['GET /rest/v1/chat_clears', 'GET /rest/v1/chat_messages']);
});

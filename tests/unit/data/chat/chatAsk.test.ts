import { describe, expect, it } from 'vitest';
import { noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import { conversationWords, OUT_OF_TOKENS_WORDS } from '@domain/chat/words.ts';
import { pendingCount } from '@/data/outbox/outbox.ts';
import { onRefusal, retryMessage, sendMessage } from '@/data/repositories/chat/chat.ts';
import { keepFreeResponse } from '@/data/repositories/chat/chatFree.ts';
import { ANA } from '../support/browser.ts';
import { plain, chatWorld } from '../support/chatWorld.ts';
import { REPLY } from '../support/fakeServer.ts';

const world = chatWorld();

async function profileBalance(): Promise<number | undefined> {
  return (await world.tab.db.profiles.get(ANA))?.token_balance;
}

async function keepProfile(): Promise<void> {
  await world.tab.db.profiles.put({
    id: ANA,
    email: 'ana@waymark.test',
    full_name: 'Ana',
    nickname: null,
    avatar_url: null,
    home_location: null,
    travel_style: null,
    budget_per_night: null,
    travel_vibe: null,
    stay_type: null,
    transport_preference: null,
    amenities: null,
    interests: null,
    additional_notes: null,
    role: 'user',
    subscription_status: 'Free',
    token_balance: 10_000,
    first_response_at: null,
    status: 'active',
    updated_at: null,
  });
}

describe('a message with a network', () => {
  it('is answered, stored under the derived id, and both go to the server copy in order', async () => {
    await keepProfile();
    await keepFreeResponse(world.tab.context, ANA);
    const id = await sendMessage(world.tab.context, ANA, '  Five days in Kyoto  ', {
      conversation: 'assistant',
      priority: true,
    });
    await world.tab.drainer.drain();

    const [question, answer] = await world.messages();
    expect(question).toMatchObject({ id, content: 'Five days in Kyoto', state: 'sent' });
    expect(answer).toMatchObject({ id: replyIdOf(id), content: REPLY.reply, suggestions: REPLY.suggestions });
    expect(world.browser.server.requests[0]?.body).toMatchObject({
      user_id: ANA,
      message_id: id,
      message: 'Five days in Kyoto',
      history: [],
      priority: true,
      is_first_response: true,
    });
    expect(world.browser.server.rows('chat_messages').map((row) => row['id'])).toEqual([id, replyIdOf(id)]);
    expect(await profileBalance()).toBe(9_300);
    expect(await pendingCount(world.tab.context, ANA)).toBe(0);
  });

  it('carries the earlier turns, and not the notices, as history', async () => {
    world.browser.server.fail({ how: 'answer', status: 500 });
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    await sendMessage(world.tab.context, ANA, 'Osaka?', plain);
    await world.tab.drainer.drain();
    await sendMessage(world.tab.context, ANA, 'Cheaper?', plain);
    await world.tab.drainer.drain();
    expect(world.browser.server.requests.at(-1)?.body['history']).toEqual([
      { role: 'user', content: 'Osaka?' },
      { role: 'assistant', content: REPLY.reply },
    ]);
  });

  it('refuses nothing and everything', async () => {
    await expect(sendMessage(world.tab.context, ANA, ' \n ', plain)).rejects.toMatchObject({
      reason: 'invalid',
    });
    await expect(sendMessage(world.tab.context, ANA, 'x'.repeat(4_001), plain)).rejects.toMatchObject({
      reason: 'invalid',
      field: 'message',
    });
    expect(await world.messages()).toEqual([]);
  });
});

describe('a message that fails', () => {
  it('says the words for no tokens on 402, keeps Retry, and tells every tab', async () => {
    await keepProfile();
    const other = world.browser.openTab();
    const events: unknown[] = [];
    onRefusal(other.context, ANA, (...refusal) => events.push(refusal));
    world.browser.server.fail({
      how: 'answer',
      status: 402,
      body: { error: 'token_limit', message: 'No tokens left' },
    });
    const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();

    const [question, notice] = await world.messages();
    expect(question).toMatchObject({ state: 'failed', errorReason: 'token_limit' });
    expect(notice).toMatchObject({ id: noticeIdOf(id), content: OUT_OF_TOKENS_WORDS, state: 'failed' });
    expect(await profileBalance()).toBe(0);
    expect(events).toEqual([[id, 'token_limit']]);
    expect(world.browser.server.rows('chat_messages')).toEqual([]);
    expect(await pendingCount(world.tab.context, ANA)).toBe(0);
  });

  it.each([
    [500, { error: 'internal', message: 'x' }, 'server'],
    [502, { error: 'provider_unavailable', message: 'x' }, 'server'],
    [400, { error: 'bad_request', message: 'x', field: 'message' }, 'invalid'],
    [403, { error: 'suspended', message: 'x' }, 'suspended'],
    [200, { nonsense: true }, 'bad_answer'],
  ])(
    'shows the error words on %i and is sent again by Retry under the same id',
    async (status, body, reason) => {
      const events: unknown[] = [];
      onRefusal(world.tab.context, ANA, (...refusal) => events.push(refusal));
      world.browser.server.fail({ how: 'answer', status, body });
      const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
      await world.tab.drainer.drain();
      expect(await world.messages()).toMatchObject([
        { state: 'failed', errorReason: reason },
        { content: conversationWords.assistant.failed, role: 'assistant' },
      ]);
      expect(events).toEqual([[id, reason]]);

      await retryMessage(world.tab.context, ANA, id);
      await world.tab.drainer.drain();
      expect(await world.states()).toEqual(['user sent', 'assistant sent']);
      expect((await world.messages())[0]).not.toHaveProperty('errorReason');
      expect(
        world.browser.server.requests.map((request) => request.body['message_id']).filter(Boolean),
      ).toEqual([id, id]);
    },
  );

  it('is asked again after Retry-After while the server is still answering', async () => {
    world.browser.server.fail({
      how: 'answer',
      status: 409,
      body: { error: 'in_progress', message: 'x' },
      retryAfter: 3,
    });
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sending']);
    expect(world.browser.clock.nextTimer()).toBe(3_000);
    world.browser.clock.advance(3_000);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });
});

describe('a message that waits for something else than the network', () => {
  it.each([
    [401, 'unauthorized', undefined],
    [429, 'rate_limited', undefined],
    [429, 'rate_limited', 5],
    [503, 'server', 5],
  ])('says so after %i, until it is on its way', async (status, reason, retryAfter) => {
    const busy = { how: 'answer', status, body: {} } as const;
    world.browser.server.fail(retryAfter === undefined ? busy : { ...busy, retryAfter });
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    expect(await world.messages()).toMatchObject([{ state: 'waiting', errorReason: reason }]);
    world.browser.onRefresh(async () => world.browser.signIn(ANA, { suffix: '-new' }));
    world.browser.clock.advance(60_000);
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect((await world.messages())[0]).not.toHaveProperty('errorReason');
  });
});

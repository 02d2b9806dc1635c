import { describe, expect, it, vi } from 'vitest';
import {
  clearChat,
  keepChatSynced,
  retryMessage,
  sendMessage,
  syncChat,
  watchMessages,
} from '@/data/repositories/chat/chat.ts';
import { noticeIdOf } from '@domain/chat/messages.ts';
import { ANA } from '../support/browser.ts';
import { plain, chatWorld } from '../support/chatWorld.ts';

const world = chatWorld();

function rowFromElsewhere(id: string, created: number) {
  return {
    id,
    user_id: ANA,
    role: 'user',
    content: `from elsewhere ${id}`,
    created_at: new Date(created).toISOString(),
  };
}

describe('the stored chat', () => {
  it('is watched across tabs, keeps unchanged objects and drops corrupt rows silently', async () => {
    await world.tab.db.messages.put({
      id: 'good',
      userId: ANA,
      conversation: 'assistant',
      role: 'user',
      content: 'hello',
      createdAt: 1,
      state: 'sent',
    });
    await world.tab.db.table('messages').bulkPut([
      { id: 'bad', userId: ANA, createdAt: 2 },
      { id: 'worse', userId: ANA, role: 'assistant', content: 7, createdAt: 'x', state: 'sent' },
    ]);
    const other = world.browser.openTab();
    const seen: (readonly { id: string; state: string }[])[] = [];
    const subscription = watchMessages(world.tab.context, ANA, 'assistant').subscribe((list) =>
      seen.push(list),
    );
    await expect.poll(() => seen.at(-1)?.map(({ id }) => id)).toEqual(['good']);
    await expect.poll(() => world.tab.db.messages.count()).toBe(1);
    other.connectivity.set('offline');
    await sendMessage(other.context, ANA, 'Hi!', plain);
    await expect.poll(() => seen.at(-1)?.length).toBe(2);
    expect(seen.at(-1)?.[0]).toBe(seen[0]?.[0]);
    subscription.unsubscribe();
  });

  it('says that storage cannot be read, and is not taken for an empty chat', async () => {
    await sendMessage(world.tab.context, ANA, 'Hi!', plain);
    vi.spyOn(world.tab.db.messages, 'where').mockImplementation(() => {
      throw new Error('Internal error opening backing store');
    });
    const failed = new Promise((resolve) => {
      watchMessages(world.tab.context, ANA, 'assistant').subscribe(() => {}, resolve);
    });
    await expect(failed).resolves.toMatchObject({ reason: 'storage' });
  });

  it('is cleared here and on the server, and a reply on its way is dropped', async () => {
    await sendMessage(world.tab.context, ANA, 'Hi!', plain);
    await world.tab.drainer.drain();
    expect(world.browser.server.rows('chat_messages')).toHaveLength(2);
    world.browser.server.charges.clear();
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await clearChat(world.tab.context, ANA, 'assistant');
    expect(await world.messages()).toEqual([]);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.server.rows('chat_messages')).toEqual([]);
    expect(world.browser.server.charges).toEqual(new Map());

    await sendMessage(world.tab.context, ANA, 'Osaka?', plain);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect(world.browser.server.rows('chat_messages')).toHaveLength(2);
  });

  it.each([
    ['that came one by one', 1],
    ['that came at one instant', 0],
  ])('gets past pages of rows that it cannot read, %s', async (_, step) => {
    const start = world.browser.clock.now() - 3_600_000;
    for (let index = 0; index < 1_100; index += 1) {
      const at = start + step * index;
      world.browser.server.putMessage({ ...rowFromElsewhere(`x${index}`, at), role: 'nobody' }, at);
    }
    world.browser.server.putMessage(rowFromElsewhere('good', start + 1_200), start + 1_200);
    await syncChat(world.tab.context, ANA);
    expect((await world.messages()).map(({ id }) => id)).toEqual(['good']);
  });

  it('joins with what other devices wrote, and follows their clears', async () => {
    const now = world.browser.clock.now();
    world.browser.server.put('chat_messages', rowFromElsewhere('a', now - 2_000));
    world.browser.server.put('chat_messages', { ...rowFromElsewhere('b', now - 1_000), role: 'nobody' });
    world.browser.server.put('chat_messages', rowFromElsewhere('c', now - 500));
    await syncChat(world.tab.context, ANA);
    await syncChat(world.tab.context, ANA);
    expect((await world.messages()).map(({ id }) => id)).toEqual(['a', 'c']);

    world.tab.connectivity.set('offline');
    world.browser.clock.advance(1_000);
    const unsent = await sendMessage(world.tab.context, ANA, 'typed before I knew', plain);
    world.browser.clock.advance(1_000);
    world.browser.server.clears.set(ANA, world.browser.clock.now());
    await syncChat(world.tab.context, ANA);
    expect((await world.messages()).map(({ id }) => id)).toEqual([unsent, noticeIdOf(unsent)]);
    expect((await world.messages())[0]?.createdAt).toBeGreaterThan(world.browser.clock.now());
  });

  it('keeps a question that failed, and its notice, when another device clears the chat', async () => {
    world.browser.server.fail({ how: 'answer', status: 500 });
    const failed = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.drainer.drain();
    world.browser.clock.advance(1_000);
    world.browser.server.clears.set(ANA, world.browser.clock.now());
    await syncChat(world.tab.context, ANA);
    expect((await world.messages()).map(({ id }) => id)).toEqual([failed, noticeIdOf(failed)]);
    expect((await world.messages())[0]?.createdAt).toBeGreaterThan(world.browser.clock.now());
    await retryMessage(world.tab.context, ANA, failed);
    await world.tab.drainer.drain();
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('is kept synced: at once, when the network returns and when the page is seen again', async () => {
    const page = new EventTarget();
    vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
    const add = (id: string) =>
      world.browser.server.put('chat_messages', rowFromElsewhere(id, world.browser.clock.now()));
    const ids = async () => (await world.messages()).map(({ id }) => id).sort();
    add('a');
    const attempted = vi.fn<() => void>();
    const stop = keepChatSynced(world.tab.context, ANA, attempted);
    await expect.poll(ids).toEqual(['a']);
    expect(attempted).toHaveBeenCalledOnce();
    add('b');
    world.tab.connectivity.set('offline');
    world.tab.connectivity.set('online');
    await expect.poll(ids).toEqual(['a', 'b']);
    add('c');
    page.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(ids).toEqual(['a', 'b', 'c']);
    stop();
    const asked = world.browser.server.requests.length;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(world.browser.server.requests).toHaveLength(asked);
    vi.unstubAllGlobals();
  });

  it('takes nothing in for an account that signed out meanwhile', async () => {
    world.browser.server.put('chat_messages', {
      id: 'a',
      user_id: ANA,
      role: 'user',
      content: 'x',
      created_at: new Date(world.browser.clock.now()).toISOString(),
    });
    const synced = syncChat(world.tab.context, ANA);
    world.browser.signOut();
    await synced.catch(() => {});
    expect(await world.messages()).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { forgetEarlierAccounts } from '@/data/outbox/earlierAccounts.ts';
import { forgetAccount, settleBeforeSignOut } from '@/data/outbox/signOut.ts';
import { clearChat, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { refreshProfile } from '@/data/repositories/profile/profile.ts';
import { searchFlights } from '@/data/repositories/searches.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';

const world = chatWorld();

const PROFILE = { id: ANA, email: 'ana@waymark.test', role: 'user', token_balance: 10_000 };
const SEARCH = {
  from: { name: 'London' },
  to: { name: 'Kyoto' },
  departure: null,
  returnDate: null,
  tripType: 'one-way',
  passengers: 1,
} as const;

async function stored(): Promise<Record<string, number>> {
  const counts = world.tab.db.tables.map(async (table) => [table.name, await table.count()] as const);
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
}

async function useTheApp(): Promise<void> {
  world.browser.server.profiles.set(ANA, PROFILE);
  await refreshProfile(ANA, world.tab.context);
  await sendMessage(ANA, 'Hi!', plain, world.tab.context);
  await world.tab.drainer.drain();
  world.browser.server.charges.clear();
  world.browser.server.fail({ how: 'answer', status: 200, body: { success: true, data: [] } });
  await searchFlights(SEARCH, world.tab.context);
  await syncChat(ANA, world.tab.context);
}

describe('signing out with a network', () => {
  it('sends what is unsent and leaves nothing of the account here', async () => {
    await useTheApp();
    world.tab.connectivity.set('offline');
    await sendMessage(ANA, 'Kyoto?', plain, world.tab.context);
    world.tab.connectivity.set('online');
    expect(await settleBeforeSignOut(ANA, world.tab)).toBe(0);
    expect(world.browser.server.rows('chat_messages')).toHaveLength(4);
    expect(await stored()).toEqual({ messages: 4, profiles: 1, searches: 1, meta: 1 });
    await forgetAccount(ANA, { keepUnsent: true }, world.tab);
    expect(await stored()).toEqual({});
  });

  it('gives up after 8 s and says how much is left', async () => {
    world.browser.onRefresh(() => new Promise(() => {}));
    world.browser.signIn(ANA, { expiresInSeconds: -60 });
    await sendMessage(ANA, 'Kyoto?', plain, world.tab.context);
    const left = settleBeforeSignOut(ANA, world.tab);
    await expect.poll(() => world.browser.clock.nextTimer()).toBe(8_000);
    world.browser.clock.advance(8_000);
    expect(await left).toBe(1);
  });
});

describe('signing out without a network', () => {
  it('keeps unsent changes, and only those, for the next sign-in', async () => {
    await useTheApp();
    world.tab.connectivity.set('offline');
    const id = await sendMessage(ANA, 'Kyoto?', plain, world.tab.context);
    expect(await settleBeforeSignOut(ANA, world.tab)).toBe(1);
    await forgetAccount(ANA, { keepUnsent: true }, world.tab);
    world.browser.signOut();
    expect(await stored()).toEqual({ messages: 1, outbox: 1 });

    world.browser.signIn(BEN);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.server.charges.size).toBe(0);

    world.browser.signIn(ANA);
    await world.tab.drainer.drain({ forced: true });
    await syncChat(ANA, world.tab.context);
    expect([...world.browser.server.charges.keys()]).toEqual([id]);
    expect((await world.messages()).map((message) => message.content)).toEqual([
      'Hi!',
      expect.stringContaining('Fushimi'),
      'Kyoto?',
      expect.stringContaining('Fushimi'),
    ]);
  });

  it('discards everything when asked to', async () => {
    await useTheApp();
    world.tab.connectivity.set('offline');
    await sendMessage(ANA, 'Kyoto?', plain, world.tab.context);
    await forgetAccount(ANA, { keepUnsent: false }, world.tab);
    expect(await stored()).toEqual({});
  });

  it('does not bring back a chat whose clear the server has not heard of', async () => {
    await useTheApp();
    world.tab.connectivity.set('offline');
    await clearChat(ANA, 'assistant', world.tab.context);
    await forgetAccount(ANA, { keepUnsent: true }, world.tab);
    world.tab.connectivity.set('online');
    world.browser.signIn(ANA);
    await syncChat(ANA, world.tab.context);
    expect(await world.messages()).toEqual([]);
  });
});

describe('an answer that comes after signing out', () => {
  it('writes nothing here and is fetched again by the next sign-in', async () => {
    await sendMessage(ANA, 'Kyoto?', plain, world.tab.context);
    await forgetAccount(ANA, { keepUnsent: true }, world.tab);
    world.browser.signOut();
    await world.tab.drainer.drain();
    expect((await world.states()).filter((state) => state.startsWith('assistant'))).toEqual([]);
    world.browser.signIn(ANA);
    world.browser.clock.advance(95_000);
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
    expect([...world.browser.server.charges.values()]).toEqual([700]);
  });

  it('a profile that arrives late is not stored', async () => {
    world.browser.server.profiles.set(ANA, PROFILE);
    const refreshed = refreshProfile(ANA, world.tab.context);
    await Promise.resolve();
    world.browser.signOut();
    await refreshed.catch(() => {});
    expect(await stored()).toEqual({});
  });
});

describe('between forgetting and the end of the session', () => {
  it('nothing of the account is sent, fetched or written', async () => {
    world.browser.server.profiles.set(ANA, PROFILE);
    await sendMessage(ANA, 'Kyoto?', plain, world.tab.context);
    const late = Promise.allSettled([
      refreshProfile(ANA, world.tab.context),
      syncChat(ANA, world.tab.context),
      searchFlights(SEARCH, world.tab.context),
    ]);
    await forgetAccount(ANA, { keepUnsent: false }, world.tab);
    await late;
    await world.tab.drainer.drain({ forced: true });
    await expect(refreshProfile(ANA, world.tab.context)).rejects.toMatchObject({ reason: 'unauthorized' });
    await expect(syncChat(ANA, world.tab.context)).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(await stored()).toEqual({});
  });

  it('what stays unsent is not sent either, and waits for the next sign-in', async () => {
    world.tab.connectivity.set('offline');
    await sendMessage(ANA, 'Kyoto?', plain, world.tab.context);
    await forgetAccount(ANA, { keepUnsent: true }, world.tab);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.server.requests).toEqual([]);
    world.browser.signIn(ANA);
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('an account that could not be forgotten stays as it was', async () => {
    vi.spyOn(world.tab.db.profiles, 'delete').mockRejectedValue(new DOMException('', 'UnknownError'));
    await expect(forgetAccount(ANA, { keepUnsent: false }, world.tab)).rejects.toMatchObject({
      reason: 'storage',
    });
    expect(world.tab.context.session.current()?.userId).toBe(ANA);
  });
});

describe('a search that is answered after signing out', () => {
  it('is not kept', async () => {
    world.browser.server.fail({ how: 'answer', status: 200, body: { success: true, data: [] } });
    const found = searchFlights(SEARCH, world.tab.context);
    world.browser.signOut();
    await found;
    expect(await stored()).toEqual({});
  });
});

describe('a session that ended without a sign-out', () => {
  const visitorsSearch = {
    key: 'v',
    owner: '',
    type: 'flights',
    params: {},
    reply: {},
    storedAt: 1,
  } as const;

  it('leaves nothing of the account once another has signed in, and all of what is not its own', async () => {
    await useTheApp();
    await world.tab.db.drafts.put({ userId: ANA, name: 'composer', value: 'Secret', updatedAt: 1 });
    await world.tab.db.searches.put(visitorsSearch);
    world.browser.signOut();
    world.browser.signIn(BEN);
    world.browser.server.profiles.set(BEN, { ...PROFILE, id: BEN, email: 'ben@waymark.test' });
    await refreshProfile(BEN, world.tab.context);
    await sendMessage(BEN, 'Hi Ben!', plain, world.tab.context);
    await forgetEarlierAccounts(BEN, world.tab);
    expect(await world.tab.db.profiles.toCollection().primaryKeys()).toEqual([BEN]);
    const questions = (await world.tab.db.messages.toArray()).filter(({ role }) => role === 'user');
    expect(questions.map(({ content }) => content)).toEqual(['Hi Ben!']);
    expect((await world.tab.db.searches.toArray()).map(({ owner }) => owner)).toEqual(['']);
    expect(await world.tab.db.drafts.count()).toBe(0);
    expect(await world.tab.db.meta.where('userId').equals(ANA).count()).toBe(0);
  });

  it('keeps what the account has not sent yet for its next sign-in', async () => {
    await useTheApp();
    world.tab.connectivity.set('offline');
    const id = await sendMessage(ANA, 'Kyoto?', plain, world.tab.context);
    world.browser.signOut();
    world.browser.signIn(BEN);
    await forgetEarlierAccounts(BEN, world.tab);
    expect(await stored()).toEqual({ messages: 1, outbox: 1 });
    world.browser.signIn(ANA);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect([...world.browser.server.charges.keys()]).toEqual([id]);
  });

  it('touches nothing while the account that asks is not signed in', async () => {
    await useTheApp();
    const before = await stored();
    await forgetEarlierAccounts(BEN, world.tab);
    expect(await stored()).toEqual(before);
  });
});

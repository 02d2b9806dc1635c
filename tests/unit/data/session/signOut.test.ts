import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NewOutboxRow } from '@/data/local/database.ts';
import { forgetEarlierAccounts } from '@/data/outbox/earlierAccounts.ts';
import { leftBehind } from '@/data/outbox/leftBehind.ts';
import { forgetAccount, settleBeforeSignOut } from '@/data/outbox/signOut.ts';
import { clearChat, retryMessage, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { refreshProfile } from '@/data/repositories/profile/profile.ts';
import { searchFlights } from '@/data/repositories/searches.ts';
import { cancelOwed, owedRemovals } from '@/platform/owed.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';
import { playTheApp, PROFILE, SEARCH, stored } from '../support/playedApp.ts';

const world = chatWorld();
afterEach(() => cancelOwed(owedRemovals()));

/** A failed question, a stopped one with a part of its answer, an answered one, words, a profile and a strange row. */
async function leaveThings(): Promise<void> {
  await playTheApp(world);
  const { db, context } = world.tab;
  world.browser.server.fail({ how: 'answer', status: 500 });
  await sendMessage(context, ANA, 'Osaka?', plain);
  await world.tab.drainer.drain();
  const [answered] = (await world.messages()).filter(({ content }) => content === 'Hi!');
  const row = { userId: ANA, conversation: 'assistant', role: 'user', state: 'stopped' } as const;
  await db.messages.put({ ...row, id: 'stopped', content: 'Nara?', createdAt: 9e12 });
  const value = { text: 'Nara is', flights: [], tours: [], hotels: [] };
  await db.drafts.bulkPut([
    { userId: ANA, name: 'begun:stopped', value, updatedAt: 1 },
    { userId: ANA, name: `begun:${answered?.id}`, value, updatedAt: 1 },
    { userId: ANA, name: 'chat', value: 'Half typed', updatedAt: 1 },
    { userId: ANA, name: 'planner', value: '', updatedAt: 1 },
    { userId: ANA, name: 'profile', value: { base: 1 }, updatedAt: 1 },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as a damaged device has it
  await db.outbox.add({ id: 'strange', kind: 'trip.edit', userId: ANA } as NewOutboxRow);
}

describe('signing out with a network', () => {
  it('sends what is unsent and leaves nothing of the account here', async () => {
    await playTheApp(world);
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    world.tab.connectivity.set('online');
    expect(await settleBeforeSignOut(world.tab, ANA)).toBe(0);
    expect(world.browser.server.rows('chat_messages')).toHaveLength(4);
    expect(await stored(world)).toEqual({ messages: 4, profiles: 1, searches: 1, meta: 1 });
    await forgetAccount(world.tab, ANA, { keepUnsent: true });
    expect(await stored(world)).toEqual({});
  });

  it('gives up after 8 s and says how much is left', async () => {
    world.browser.onRefresh(() => new Promise(() => {}));
    world.browser.signIn(ANA, { expiresInSeconds: -60 });
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    const left = settleBeforeSignOut(world.tab, ANA);
    await expect.poll(() => world.browser.clock.nextTimer()).toBe(8_000);
    world.browser.clock.advance(8_000);
    expect(await left).toBe(1);
  });
});

describe('signing out without a network', () => {
  it('keeps unsent changes, and only those, for the next sign-in', async () => {
    await playTheApp(world);
    world.tab.connectivity.set('offline');
    const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    expect(await settleBeforeSignOut(world.tab, ANA)).toBe(1);
    await forgetAccount(world.tab, ANA, { keepUnsent: true });
    world.browser.signOut();
    expect(await stored(world)).toEqual({ messages: 1, outbox: 1 });

    world.browser.signIn(BEN);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.server.charges.size).toBe(0);

    world.browser.signIn(ANA);
    await world.tab.drainer.drain({ forced: true });
    await syncChat(world.tab.context, ANA);
    expect([...world.browser.server.charges.keys()]).toEqual([id]);
    expect((await world.messages()).map((message) => message.content)).toEqual([
      'Hi!',
      expect.stringContaining('Fushimi'),
      'Kyoto?',
      expect.stringContaining('Fushimi'),
    ]);
  });

  it('discards everything when asked to', async () => {
    await playTheApp(world);
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await forgetAccount(world.tab, ANA, { keepUnsent: false });
    expect(await stored(world)).toEqual({});
  });

  it('does not bring back a chat whose clear the server has not heard of', async () => {
    await playTheApp(world);
    world.tab.connectivity.set('offline');
    await clearChat(world.tab.context, ANA, 'assistant');
    await forgetAccount(world.tab, ANA, { keepUnsent: true });
    world.tab.connectivity.set('online');
    world.browser.signIn(ANA);
    await syncChat(world.tab.context, ANA);
    expect(await world.messages()).toEqual([]);
  });
});

describe('what waits for nobody but the traveller', () => {
  const nothing = { questions: 0, typed: 0, profile: false, unreadable: 0, lost: 0 };

  it('is told apart and counted', async () => {
    expect(await leftBehind(world.tab.context, ANA)).toEqual(nothing);
    await leaveThings();
    expect(await leftBehind(world.tab.context, ANA)).toEqual({
      questions: 2,
      typed: 1,
      profile: true,
      unreadable: 1,
      lost: 0,
    });
    expect(await leftBehind(world.tab.context, BEN)).toEqual(nothing);
  });

  it.each([
    ['is kept by a sign-out', () => forgetAccount(world.tab, ANA, { keepUnsent: true })],
    [
      'is kept when another account signs in',
      async () => {
        world.browser.signIn(BEN);
        await forgetEarlierAccounts(world.tab, BEN);
      },
    ],
  ])('%s, without the rest of the chat', async (_name, leave) => {
    await leaveThings();
    await leave();
    const { db } = world.tab;
    const kept = (await db.messages.toArray()).toSorted((a, b) => a.createdAt - b.createdAt);
    expect(kept.map(({ role, state, content }) => `${role} ${state} ${content}`)).toEqual([
      'user failed Osaka?',
      expect.stringMatching(/^assistant failed /),
      'user stopped Nara?',
    ]);
    expect((await db.drafts.toArray()).map(({ name }) => name).toSorted()).toEqual([
      'begun:stopped',
      'chat',
      'profile',
    ]);
    expect(await db.outbox.count()).toBe(1);
    expect(await db.profiles.count()).toBe(0);

    world.browser.signIn(ANA);
    expect(await leftBehind(world.tab.context, ANA)).toMatchObject({ questions: 2, typed: 1, profile: true });
    const failed = kept.find(({ content }) => content === 'Osaka?');
    await retryMessage(world.tab.context, ANA, failed?.id ?? '');
    await world.tab.drainer.drain();
    expect((await world.messages()).find(({ id }) => id === failed?.id)).toMatchObject({ state: 'sent' });
  });

  it('goes when it is to be discarded', async () => {
    await leaveThings();
    await forgetAccount(world.tab, ANA, { keepUnsent: false });
    expect(await stored(world)).toEqual({});
  });
});

describe('an answer that comes after signing out', () => {
  it('writes nothing here and is fetched again by the next sign-in', async () => {
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await forgetAccount(world.tab, ANA, { keepUnsent: true });
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
    const refreshed = refreshProfile(world.tab.context, ANA);
    await Promise.resolve();
    world.browser.signOut();
    await refreshed.catch(() => {});
    expect(await stored(world)).toEqual({});
  });
});

describe('between forgetting and the end of the session', () => {
  it('nothing of the account is sent, fetched or written', async () => {
    world.browser.server.profiles.set(ANA, PROFILE);
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    const late = Promise.allSettled([
      refreshProfile(world.tab.context, ANA),
      syncChat(world.tab.context, ANA),
      searchFlights(world.tab.context, SEARCH),
    ]);
    await forgetAccount(world.tab, ANA, { keepUnsent: false });
    await late;
    await world.tab.drainer.drain({ forced: true });
    await expect(refreshProfile(world.tab.context, ANA)).rejects.toMatchObject({ reason: 'unauthorized' });
    await expect(syncChat(world.tab.context, ANA)).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(await stored(world)).toEqual({});
  });

  it('what stays unsent is not sent either, and waits for the next sign-in', async () => {
    world.tab.connectivity.set('offline');
    await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await forgetAccount(world.tab, ANA, { keepUnsent: true });
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.server.requests).toEqual([]);
    world.browser.signIn(ANA);
    await world.tab.drainer.drain({ forced: true });
    expect(await world.states()).toEqual(['user sent', 'assistant sent']);
  });

  it('an account that could not be forgotten stays as it was', async () => {
    vi.spyOn(world.tab.db.profiles, 'delete').mockRejectedValue(new DOMException('', 'UnknownError'));
    await expect(forgetAccount(world.tab, ANA, { keepUnsent: false })).rejects.toMatchObject({
      reason: 'storage',
    });
    expect(world.tab.context.session.current()?.userId).toBe(ANA);
  });
});

describe('a search that is answered after signing out', () => {
  it('is not kept', async () => {
    world.browser.server.fail({ how: 'answer', status: 200, body: { success: true, data: [] } });
    const found = searchFlights(world.tab.context, SEARCH);
    world.browser.signOut();
    await found;
    expect(await stored(world)).toEqual({});
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
    await playTheApp(world);
    await world.tab.db.drafts.put({ userId: ANA, name: 'chat', value: 'Half typed', updatedAt: 1 });
    await world.tab.db.searches.put(visitorsSearch);
    world.browser.signOut();
    world.browser.signIn(BEN);
    world.browser.server.profiles.set(BEN, { ...PROFILE, id: BEN, email: 'ben@waymark.test' });
    await refreshProfile(world.tab.context, BEN);
    await sendMessage(world.tab.context, BEN, 'Hi Ben!', plain);
    await forgetEarlierAccounts(world.tab, BEN);
    expect(await world.tab.db.profiles.toCollection().primaryKeys()).toEqual([BEN]);
    const questions = (await world.tab.db.messages.toArray()).filter(({ role }) => role === 'user');
    expect(questions.map(({ content }) => content)).toEqual(['Hi Ben!']);
    expect((await world.tab.db.searches.toArray()).map(({ owner }) => owner)).toEqual(['']);
    // Half typed: it is on this device alone, and the account's next sign-in here finds it.
    expect(await world.tab.db.drafts.toArray()).toMatchObject([{ userId: ANA, value: 'Half typed' }]);
    expect(await world.tab.db.meta.where('userId').equals(ANA).count()).toBe(0);
  });

  it('keeps what the account has not sent yet for its next sign-in', async () => {
    await playTheApp(world);
    world.tab.connectivity.set('offline');
    const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    world.browser.signOut();
    world.browser.signIn(BEN);
    await forgetEarlierAccounts(world.tab, BEN);
    expect(await stored(world)).toEqual({ messages: 1, outbox: 1 });
    world.browser.signIn(ANA);
    world.tab.connectivity.set('online');
    await world.tab.drainer.drain({ forced: true });
    expect([...world.browser.server.charges.keys()]).toEqual([id]);
  });

  it('touches nothing while the account that asks is not signed in', async () => {
    await playTheApp(world);
    const before = await stored(world);
    await forgetEarlierAccounts(world.tab, BEN);
    expect(await stored(world)).toEqual(before);
  });
});

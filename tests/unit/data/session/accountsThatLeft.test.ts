/** What stays on a device of accounts that have left it or whose session has ended, for whom, and how long. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetEarlierAccounts, forgetEnded, forgetOwed } from '@/data/outbox/earlierAccounts.ts';
import { leftBehind } from '@/data/outbox/leftBehind.ts';
import { forgetAccount, KEPT_MS } from '@/data/outbox/signOut.ts';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { readDraft } from '@/data/repositories/drafts.ts';
import { LAST_TRIP_KEY } from '@/config/names.ts';
import { keepLastTrip } from '@/platform/lastTrip.ts';
import { cancelOwed, owedRemovals } from '@/platform/owed.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';
import { playTheApp, stored } from '../support/playedApp.ts';

const world = chatWorld();
afterEach(() => cancelOwed(owedRemovals()));

const ended = async () => {
  world.browser.signOut();
  await forgetEnded(world.tab, ANA);
};

const leave = async () => {
  world.tab.connectivity.set('offline');
  await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
  await world.tab.db.drafts.put({ userId: ANA, name: 'chat', value: 'Half typed', updatedAt: 1 });
  await forgetAccount(world.tab, ANA, { keepUnsent: true });
  world.browser.signOut();
};

describe('what the first paint says of a trip', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['signed out', () => forgetAccount(world.tab, ANA, { keepUnsent: true })],
    ['was deleted', () => forgetAccount(world.tab, ANA, { keepUnsent: false, deleted: true })],
    ['was ended by the server', ended],
  ])('goes with an account that %s, and no other’s does', async (_how, leaves) => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      key: (index: number) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    });
    await playTheApp(world);
    keepLastTrip(BEN, { title: 'Oslo', when: '2 days', until: null });
    await leaves();
    expect(kept.get(LAST_TRIP_KEY)).toContain('Oslo');

    keepLastTrip(ANA, { title: 'Rome', when: '4 days', until: null });
    await leaves();
    expect(kept.has(LAST_TRIP_KEY)).toBe(false);
  });
});

describe('a session that the server has ended', () => {
  it('takes along what the server has, at once, and leaves what is unsent to that account alone', async () => {
    await playTheApp(world);
    world.tab.connectivity.set('offline');
    const id = await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
    await world.tab.db.drafts.put({ userId: ANA, name: 'chat', value: 'Half typed', updatedAt: 1 });
    await ended();
    expect(await stored(world)).toEqual({ messages: 1, outbox: 1, drafts: 1 });

    world.browser.signIn(BEN);
    world.tab.connectivity.set('online');
    await forgetOwed(world.tab);
    await forgetEarlierAccounts(world.tab, BEN);
    await world.tab.drainer.drain({ forced: true });
    expect(world.browser.server.charges.size).toBe(0);
    expect(await leftBehind(world.tab.context, BEN)).toEqual({
      questions: 0,
      typed: 0,
      profile: false,
      unreadable: 0,
      lost: 0,
    });
    expect(await readDraft(world.tab.context, BEN, 'chat')).toBeUndefined();

    world.browser.signIn(ANA);
    await forgetOwed(world.tab);
    await world.tab.drainer.drain({ forced: true });
    expect([...world.browser.server.charges.keys()]).toEqual([id]);
    expect(await readDraft(world.tab.context, ANA, 'chat')).toBe('Half typed');
  });

  it('takes nothing along where the account is signed in again by then', async () => {
    await playTheApp(world);
    const before = await stored(world);
    await forgetEnded(world.tab, ANA);
    expect(await stored(world)).toEqual(before);
    expect(owedRemovals()).toEqual([]);
  });

  it('is told of to the next start where storage fails', async () => {
    await playTheApp(world);
    const failing = vi
      .spyOn(world.tab.db.profiles, 'delete')
      .mockRejectedValueOnce(new DOMException('', 'UnknownError'));
    await expect(ended()).rejects.toMatchObject({ reason: 'storage' });
    failing.mockRestore();
    await forgetOwed(world.tab);
    expect(await stored(world)).toEqual({});
    expect(owedRemovals()).toEqual([]);
  });
});

describe('what is kept for an account that has left', () => {
  const kept = { messages: 1, outbox: 1, drafts: 1 };

  it('goes after thirty days, at the next start, and not with somebody else looking in meanwhile', async () => {
    await leave();
    world.browser.clock.advance(KEPT_MS - 1_000);
    world.browser.signIn(BEN);
    await forgetEarlierAccounts(world.tab, BEN);
    await forgetOwed(world.tab);
    expect(await stored(world)).toEqual(kept);
    world.browser.clock.advance(1_000);
    await forgetOwed(world.tab);
    expect(await stored(world)).toEqual({});
    expect(owedRemovals()).toEqual([]);
  });

  it('stays with the account that has come back, and counts anew when that leaves', async () => {
    await leave();
    world.browser.signIn(ANA);
    await forgetOwed(world.tab);
    world.browser.clock.advance(KEPT_MS);
    await forgetOwed(world.tab);
    expect(await stored(world)).toEqual(kept);
    await forgetAccount(world.tab, ANA, { keepUnsent: true });
    world.browser.signOut();
    world.browser.clock.advance(KEPT_MS - 1_000);
    await forgetOwed(world.tab);
    expect(await stored(world)).toEqual(kept);
  });

  it('goes from the day on which it is found, where the note of it is lost', async () => {
    await leave();
    cancelOwed(owedRemovals());
    world.browser.signIn(BEN);
    await forgetEarlierAccounts(world.tab, BEN);
    world.browser.clock.advance(KEPT_MS);
    await forgetOwed(world.tab);
    expect(await stored(world)).toEqual({});
  });

  it('is let go at a later start where that fails, and keeps nobody from their own', async () => {
    await leave();
    world.browser.clock.advance(KEPT_MS + 1);
    const broken = vi.spyOn(world.tab.db.drafts, 'where').mockImplementation(() => {
      throw new Error('broken');
    });
    await expect(forgetOwed(world.tab)).resolves.toBeUndefined();
    expect(owedRemovals()).toHaveLength(1);
    broken.mockRestore();
    await forgetOwed(world.tab);
    expect(await stored(world)).toEqual({});
    expect(owedRemovals()).toEqual([]);
  });

  it('is not noted where nothing is kept', async () => {
    await playTheApp(world);
    await forgetAccount(world.tab, ANA, { keepUnsent: true });
    expect(owedRemovals()).toEqual([]);
  });
});

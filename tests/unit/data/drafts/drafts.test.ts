import { liveQuery } from '@/data/local/live.ts';
import { expect, it, vi } from 'vitest';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { readDraft, removeDraft, saveDraft, watchDraft } from '@/data/repositories/drafts.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';

const world = chatWorld();

it('keeps a draft over a reload, per account and name, and in place of the one before', async () => {
  await saveDraft(world.tab.context, ANA, 'chat', 'Kyo');
  await saveDraft(world.tab.context, ANA, 'chat', 'Kyoto');
  await saveDraft(world.tab.context, ANA, 'profile', { nickname: 'A' });
  const reloaded = world.browser.openTab();
  expect(await readDraft(reloaded.context, ANA, 'chat')).toBe('Kyoto');
  expect(await readDraft(reloaded.context, ANA, 'profile')).toEqual({ nickname: 'A' });
  expect(await readDraft(reloaded.context, BEN, 'chat')).toBeUndefined();
  await removeDraft(reloaded.context, ANA, 'chat');
  expect(await readDraft(world.tab.context, ANA, 'chat')).toBeUndefined();
});

it('is watched across tabs', async () => {
  const seen: unknown[] = [];
  const other = world.browser.openTab();
  const subscription = watchDraft(other.context, ANA, 'chat').subscribe((value) => seen.push(value));
  await expect.poll(() => seen).toEqual([undefined]);
  await saveDraft(world.tab.context, ANA, 'chat', 'Kyoto');
  await expect.poll(() => seen.at(-1)).toBe('Kyoto');
  subscription.unsubscribe();
});

it('goes in the step in which its message comes, and stays with one that could not be written down', async () => {
  const { context, db } = world.tab;
  world.tab.connectivity.set('offline');
  await saveDraft(context, ANA, 'chat', 'Kyoto?');
  await saveDraft(context, ANA, 'widget', 'Nara');
  const refuse = vi.spyOn(db.outbox, 'add').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  const options = { ...plain, draft: 'chat' };
  await expect(sendMessage(context, ANA, 'Kyoto?', options)).rejects.toMatchObject({
    reason: 'storage_full',
  });
  expect(await readDraft(context, ANA, 'chat')).toBe('Kyoto?');
  refuse.mockRestore();

  // Whichever moment the page is left in: the one or the other is stored.
  const found: [messages: number, draft: unknown][] = [];
  const look = liveQuery(async () =>
    db.transaction('r', db.messages, db.drafts, async () => {
      found.push([await db.messages.count(), (await db.drafts.get([ANA, 'chat']))?.value]);
    }),
  ).subscribe(() => {});
  await expect.poll(() => found.length).toBe(1);
  await sendMessage(context, ANA, 'Kyoto?', options);
  await expect.poll(() => found.at(-1)).toEqual([1, undefined]);
  look.unsubscribe();
  expect(found.filter(([messages, draft]) => (messages === 0) === (draft === undefined))).toEqual([]);
  expect(await readDraft(context, ANA, 'widget')).toBe('Nara');
});

it('stays for the next sign-in or leaves, as is chosen, and nothing is written for an account that has gone', async () => {
  await saveDraft(world.tab.context, ANA, 'chat', 'Kyoto');
  await forgetAccount(world.tab, ANA, { keepUnsent: true });
  await saveDraft(world.tab.context, ANA, 'chat', 'typed last');
  expect(await readDraft(world.tab.context, ANA, 'chat')).toBe('Kyoto');
  await forgetAccount(world.tab, ANA, { keepUnsent: false });
  expect(await world.tab.db.drafts.count()).toBe(0);
});

import { liveQuery } from 'dexie';
import { expect, it, vi } from 'vitest';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { readDraft, removeDraft, saveDraft, watchDraft } from '@/data/repositories/drafts.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld, plain } from '../support/chatWorld.ts';

const world = chatWorld();

it('keeps a draft over a reload, per account and name, and in place of the one before', async () => {
  await saveDraft(ANA, 'chat', 'Kyo', world.tab.context);
  await saveDraft(ANA, 'chat', 'Kyoto', world.tab.context);
  await saveDraft(ANA, 'profile', { nickname: 'A' }, world.tab.context);
  const reloaded = world.browser.openTab();
  expect(await readDraft(ANA, 'chat', reloaded.context)).toBe('Kyoto');
  expect(await readDraft(ANA, 'profile', reloaded.context)).toEqual({ nickname: 'A' });
  expect(await readDraft(BEN, 'chat', reloaded.context)).toBeUndefined();
  await removeDraft(ANA, 'chat', reloaded.context);
  expect(await readDraft(ANA, 'chat', world.tab.context)).toBeUndefined();
});

it('is watched across tabs', async () => {
  const seen: unknown[] = [];
  const other = world.browser.openTab();
  const subscription = watchDraft(ANA, 'chat', other.context).subscribe((value) => seen.push(value));
  await expect.poll(() => seen).toEqual([undefined]);
  await saveDraft(ANA, 'chat', 'Kyoto', world.tab.context);
  await expect.poll(() => seen.at(-1)).toBe('Kyoto');
  subscription.unsubscribe();
});

it('goes in the step in which its message comes, and stays with one that could not be written down', async () => {
  const { context, db } = world.tab;
  world.tab.connectivity.set('offline');
  await saveDraft(ANA, 'chat', 'Kyoto?', context);
  await saveDraft(ANA, 'widget', 'Nara', context);
  const refuse = vi.spyOn(db.outbox, 'add').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  const options = { ...plain, draft: 'chat' };
  await expect(sendMessage(ANA, 'Kyoto?', options, context)).rejects.toMatchObject({
    reason: 'storage_full',
  });
  expect(await readDraft(ANA, 'chat', context)).toBe('Kyoto?');
  refuse.mockRestore();

  // Whichever moment the page is left in: the one or the other is stored.
  const found: [messages: number, draft: unknown][] = [];
  const look = liveQuery(async () =>
    db.transaction('r', db.messages, db.drafts, async () => {
      found.push([await db.messages.count(), (await db.drafts.get([ANA, 'chat']))?.value]);
    }),
  ).subscribe(() => {});
  await expect.poll(() => found.length).toBe(1);
  await sendMessage(ANA, 'Kyoto?', options, context);
  await expect.poll(() => found.at(-1)).toEqual([1, undefined]);
  look.unsubscribe();
  expect(found.filter(([messages, draft]) => (messages === 0) === (draft === undefined))).toEqual([]);
  expect(await readDraft(ANA, 'widget', context)).toBe('Nara');
});

it('leaves the device at sign-out, and nothing is written for an account that has gone', async () => {
  await saveDraft(ANA, 'chat', 'Kyoto', world.tab.context);
  await forgetAccount(ANA, { keepUnsent: true }, world.tab);
  await saveDraft(ANA, 'chat', 'typed last', world.tab.context);
  expect(await world.tab.db.drafts.count()).toBe(0);
});

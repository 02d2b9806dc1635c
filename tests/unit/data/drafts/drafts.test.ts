import { expect, it } from 'vitest';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { readDraft, removeDraft, saveDraft, watchDraft } from '@/data/repositories/drafts.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld } from '../support/chatWorld.ts';

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

it('leaves the device at sign-out, and nothing is written for an account that has gone', async () => {
  await saveDraft(ANA, 'chat', 'Kyoto', world.tab.context);
  await forgetAccount(ANA, { keepUnsent: true }, world.tab);
  await saveDraft(ANA, 'chat', 'typed last', world.tab.context);
  expect(await world.tab.db.drafts.count()).toBe(0);
});

import { expect, it } from 'vitest';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { isIntroduced, markIntroduced } from '@/data/repositories/profile/introduction.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld } from '../support/chatWorld.ts';

const world = chatWorld();

it('is remembered over a reload, for the account alone', async () => {
  expect(await isIntroduced(ANA, world.tab.context)).toBe(false);
  await markIntroduced(ANA, world.tab.context);
  const reloaded = world.browser.openTab();
  expect(await isIntroduced(ANA, reloaded.context)).toBe(true);
  expect(await isIntroduced(BEN, reloaded.context)).toBe(false);
});

it('goes with the account, and is not written after it', async () => {
  await markIntroduced(ANA, world.tab.context);
  await forgetAccount(ANA, { keepUnsent: true }, world.tab);
  await markIntroduced(ANA, world.tab.context);
  expect(await isIntroduced(ANA, world.tab.context)).toBe(false);
});

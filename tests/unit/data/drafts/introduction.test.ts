import { expect, it } from 'vitest';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { isIntroduced, markIntroduced } from '@/data/repositories/profile/introduction.ts';
import { ANA, BEN } from '../support/browser.ts';
import { chatWorld } from '../support/chatWorld.ts';

const world = chatWorld();

it('is remembered over a reload, for the account alone', async () => {
  expect(await isIntroduced(world.tab.context, ANA)).toBe(false);
  await markIntroduced(world.tab.context, ANA);
  const reloaded = world.browser.openTab();
  expect(await isIntroduced(reloaded.context, ANA)).toBe(true);
  expect(await isIntroduced(reloaded.context, BEN)).toBe(false);
});

it('goes with the account, and is not written after it', async () => {
  await markIntroduced(world.tab.context, ANA);
  await forgetAccount(world.tab, ANA, { keepUnsent: true });
  await markIntroduced(world.tab.context, ANA);
  expect(await isIntroduced(world.tab.context, ANA)).toBe(false);
});

import { expect, it } from 'vitest';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { sendMessage } from '@/data/repositories/chat/chat.ts';
import { keepFreeResponse, onFreeResponse } from '@/data/repositories/chat/chatFree.ts';
import { ANA, BEN, type Tab } from '../support/browser.ts';
import { chatWorld, plain, planner } from '../support/chatWorld.ts';

const world = chatWorld();

function listen(userId: string, tab: Tab) {
  const heard: boolean[] = [];
  onFreeResponse(tab.context, userId, (promised) => heard.push(promised));
  return heard;
}

it('is promised over a reload, to the account alone, until a question asks for it', async () => {
  const heard = listen(ANA, world.tab);
  await expect.poll(() => heard.at(-1)).toBe(false);
  await keepFreeResponse(world.tab.context, ANA);
  await expect.poll(() => heard.at(-1)).toBe(true);

  const reloaded = world.browser.openTab();
  const again = listen(ANA, reloaded);
  await expect.poll(() => again.at(-1)).toBe(true);
  const others = listen(BEN, reloaded);
  await expect.poll(() => others.at(-1)).toBe(false);

  await sendMessage(reloaded.context, ANA, 'Kyoto?', plain);
  await expect.poll(() => again.at(-1)).toBe(false);
});

it('is not used up by a question to the planner, which the server answers for tokens', async () => {
  await keepFreeResponse(world.tab.context, ANA);
  await sendMessage(world.tab.context, ANA, 'Rome?', planner);
  await sendMessage(world.tab.context, ANA, 'Kyoto?', plain);
  const asked = (await world.tab.db.messages.orderBy('[userId+createdAt]').toArray()).map(
    ({ ask }) => ask?.isFirstResponse,
  );
  expect(asked).toEqual([false, true]);
});

it('comes back with no question that was not written down', async () => {
  await keepFreeResponse(world.tab.context, ANA);
  const tooLong = 'x'.repeat(5_000);
  const sent = sendMessage(world.tab.context, ANA, tooLong, plain);
  await expect(sent).rejects.toMatchObject({ reason: 'invalid' });
  const heard = listen(ANA, world.tab);
  await expect.poll(() => heard.at(-1)).toBe(true);
});

it('goes with the account, and is not written after it', async () => {
  await keepFreeResponse(world.tab.context, ANA);
  await forgetAccount(world.tab, ANA, { keepUnsent: true });
  await keepFreeResponse(world.tab.context, ANA);
  const heard = listen(ANA, world.tab);
  await expect.poll(() => heard.at(-1)).toBe(false);
});

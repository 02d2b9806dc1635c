/** A server that was set back has lost messages: this device has them on, and asks before the last copy goes. */
import { expect, it } from 'vitest';
import { leftBehind } from '@/data/outbox/leftBehind.ts';
import { forgetAccount } from '@/data/outbox/signOut.ts';
import { clearChat, sendMessage, syncChat } from '@/data/repositories/chat/chat.ts';
import { ANA } from '../support/browser.ts';
import { chatWorld, plain, planner } from '../support/chatWorld.ts';

const world = chatWorld();
const sync = () => syncChat(world.tab.context, ANA);
const lost = async () => (await leftBehind(world.tab.context, ANA)).lost;
const texts = async () => (await world.messages()).map(({ content }) => content);

async function ask(text: string, options: typeof plain | typeof planner = plain): Promise<void> {
  await sendMessage(world.tab.context, ANA, text, options);
  await world.tab.drainer.drain();
  await sync();
}

it('shows them on, counts them as its own alone, and keeps them over a sign-out', async () => {
  await ask('Kyoto?');
  const restore = world.browser.server.backup();
  await ask('Nara?');
  const shown = await texts();
  restore();
  await sync();
  expect(await texts()).toEqual(shown);
  expect(await lost()).toBe(2);
  // nothing is asked or charged again by itself
  await world.tab.drainer.drain({ forced: true });
  expect(world.browser.server.charges.size).toBe(1);

  await forgetAccount(world.tab, ANA, { keepUnsent: true });
  world.browser.signIn(ANA);
  await sync();
  expect(await texts()).toEqual(shown);
  expect(await lost()).toBe(2);
  await ask('Osaka?');
  expect(await lost()).toBe(2);
  await forgetAccount(world.tab, ANA, { keepUnsent: false });
  expect(await world.tab.db.messages.count()).toBe(0);
});

it('takes them for the server’s again once it has them, from a newer backup', async () => {
  const early = world.browser.server.backup();
  await ask('Kyoto?');
  const late = world.browser.server.backup();
  early();
  await sync();
  expect(await lost()).toBe(2);
  late();
  await sync();
  expect(await lost()).toBe(0);
});

it.each([plain, planner])(
  'takes nothing for lost that was cleared, here or elsewhere: %j',
  async (cleared) => {
    await ask('Kyoto?', plain);
    await ask('Nara?', planner);
    await clearChat(world.tab.context, ANA, cleared.conversation);
    await world.tab.drainer.drain();
    for (let time = 0; time < 2; time += 1) await sync();
    expect(await lost()).toBe(0);
    expect(await texts()).toHaveLength(2);
    // all is read once for it, and no more with every sync
    world.browser.server.requests.splice(0);
    await sync();
    expect(world.browser.server.paths()).toEqual(['GET /rest/v1/chat_clears', 'GET /rest/v1/chat_messages']);
  },
);

/** A server that is killed outright in the middle of a turn: what was set aside is there again, and the question is answered once. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { rowsOf, signIn } from '../../fixtures/members.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AuthPages } from '../../models/AuthPages.ts';

/** In a language that the rules do not read: a model is asked first. */
const QUESTION = 'Ein Tag in Porto, bitte';
/** What a member begins with (Pro). */
const BALANCE = 100_000;

/** A model that takes every message and never answers. */
async function silentModel() {
  let asked = 0;
  const server = createServer((request) => {
    asked += 1;
    request.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked: () => asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test(
  'a question in whose turn the server is killed is answered and charged once after its start',
  { tag: '@worker' },
  async ({ page, server, member, allowConsole }) => {
    allowConsole(/status of 50\d|ERR_(CONNECTION|INCOMPLETE|EMPTY)/);
    const email = await member('Pro');
    await new AuthPages(page).comeBack(email);
    const model = await silentModel();
    await server.stop();
    await server.start({ LLM_BASE_URL: model.url, LLM_MODEL: 'silent', LLM_TIMEOUT_MS: '25000' });
    const rows = async (table: string, query: string) =>
      rowsOf(server.url, await signIn(server.url, email), table, query);
    const assistant = new AssistantPage(page);
    await assistant.open();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const answered = await assistant.replies().count();
    await assistant.send(QUESTION);
    await expect.poll(() => model.asked()).toBeGreaterThan(0);
    expect(await rows('token_reservations', 'select=state')).toEqual([{ state: 'held' }]);

    await server.kill();
    model.close();
    await server.start();
    await expect(assistant.replies()).toHaveCount(answered + 1, { timeout: 60_000 });
    await expect(assistant.replies().last()).toContainText('Porto');
    await expect.poll(() => rows('token_reservations', 'select=state')).toEqual([{ state: 'settled' }]);
    expect(await rows('chat_messages', 'select=content&role=eq.user')).toEqual([{ content: QUESTION }]);
    expect(await rows('chat_messages', 'select=id&role=eq.assistant')).toHaveLength(1);
    const [turn] = await rows('token_reservations', 'select=charged');
    const [profile] = await rows('profiles', 'select=token_balance');
    expect(Number(turn?.['charged'])).toBeGreaterThan(0);
    expect(profile?.['token_balance']).toBe(BALANCE - Number(turn?.['charged']));
  },
);

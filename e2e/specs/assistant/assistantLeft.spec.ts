/** A page that is left in the middle of an answer: whoever is there goes on with the question, and soon. */
import { createServer, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { expect, test } from '../../fixtures/test.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AuthPages } from '../../models/AuthPages.ts';

const QUESTION = 'Three days in Lisbon in May from London';
/** So soon another page takes a question over, ms. */
const TAKEN_OVER_MS = 3_000;

/** The server behind a slow network: the first question gets no answer. */
async function slowNetwork(url: string) {
  const asked: number[] = [];
  const held: ServerResponse[] = [];
  const { port } = new URL(url);
  const proxy = createServer((incoming, answer) => {
    if (incoming.method === 'POST' && incoming.url?.endsWith('/token-chat')) {
      asked.push(Date.now());
      if (asked.length === 1) {
        held.push(answer);
        incoming.resume();
        return;
      }
    }
    const { url: path, method, headers } = incoming;
    const onwards = request({ host: '127.0.0.1', port, path, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onwards.on('error', () => answer.destroy());
    incoming.pipe(onwards);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://localhost:${address.port}`,
    /** Epoch ms of each question to the assistant. */
    asked,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

for (const other of ['the page that it goes to', 'another tab'] as const) {
  test(`a question whose tab goes to another address is taken over by ${other}`, async ({
    browser,
    server,
    member,
  }) => {
    const network = await slowNetwork(server.url);
    const context = await browser.newContext({ baseURL: network.url });
    const page = await context.newPage();
    await new AuthPages(page).comeBack(await member('Premium'));
    const beside = other === 'another tab' ? await context.newPage() : page;
    if (beside !== page) await new AssistantPage(beside).open();
    const assistant = new AssistantPage(page);
    await assistant.open();
    await assistant.send(QUESTION);
    await expect.poll(() => network.asked).toHaveLength(1);

    await page.goto(beside === page ? '/my-plan' : 'about:blank');
    const loaded = Date.now();
    await expect.poll(() => network.asked, { intervals: [50] }).toHaveLength(2);
    expect((network.asked[1] ?? Infinity) - loaded).toBeLessThan(TAKEN_OVER_MS);

    const shown = new AssistantPage(beside);
    if (beside === page) await shown.open();
    await expect(shown.replies().last()).toContainText('Day 3');
    await expect(beside.getByRole('article', { name: 'You' })).toHaveCount(1);
    await context.close();
    await network.close();
  });
}

import type { Page } from 'playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';

/** Resolves once a worker controls the page and has stored the shell. */
async function shellIsStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const stored = await Promise.all(
          names
            .filter((name) => name.includes('precache'))
            .map(async (name) => (await (await caches.open(name)).keys()).length),
        );
        return stored.reduce((sum, count) => sum + count, 0);
      }),
    )
    .toBeGreaterThan(5);
}

/** All that the app keeps on the device: every row of every IndexedDB table, and local and session storage. */
async function textOfEverythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs in the page, without this file
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await done(indexedDB.open('waymark'));
    const rows = await Promise.all(
      [...database.objectStoreNames].map((name) =>
        done(database.transaction(name).objectStore(name).getAll()),
      ),
    );
    database.close();
    return JSON.stringify([rows, Object.entries(localStorage), Object.entries(sessionStorage)]);
  });
}

test.describe('with the network cut', { tag: '@worker' }, () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  });

  test('a signed-in traveller reopens the app and reads the last plan', async ({ page, context, member }) => {
    await new AuthPages(page).comeBack(await member('Premium'));
    const assistant = new AssistantPage(page);
    await assistant.open();
    await assistant.ask('Three days in Lisbon in May from London for two');
    await shellIsStored(page);

    await context.setOffline(true);
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto('/');
    await expect(reopened.getByRole('button', { name: 'Account menu' })).toBeVisible();
    const offline = new AssistantPage(reopened);
    await offline.open();
    await expect(offline.replies().last()).toContainText('Day 3');
    await expect(offline.replies().last()).toContainText('Lisbon');
    await offline.unfold();
    await expect(
      offline.replies().last().getByRole('list', { name: 'Hotels' }).getByRole('listitem').first(),
    ).toBeVisible();
  });

  test('a message typed offline waits, survives a reload, and is answered and charged once', async ({
    page,
    context,
    member,
  }) => {
    // a traveller who has removed the planner: nothing here answers without a network
    await page.addInitScript(() => localStorage.setItem('waymark-planner', '[]'));
    await new AuthPages(page).comeBack(await member('Pro'));
    const assistant = new AssistantPage(page);
    await assistant.open();
    await assistant.ask('Two days in Rome in June from London');
    const before = await assistant.balance();
    await shellIsStored(page);

    await context.setOffline(true);
    await assistant.send('And three days in Paris in June from London');
    await expect(page.getByText(/waiting/i).first()).toBeVisible();
    await page.reload();
    await assistant.passEntry();
    await expect(page.getByText('And three days in Paris in June from London')).toBeVisible();

    // the greeting is drawn for a chat that is empty, and not kept with it
    const answered = await assistant.replies().count();
    const charges: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/functions/v1/token-chat') && response.request().method() === 'POST')
        charges.push(response.status());
    });
    await context.setOffline(false);
    await expect(assistant.replies()).toHaveCount(answered + 1, { timeout: 45_000 });
    await expect(assistant.replies().last()).toContainText('Day 3');
    expect(charges.filter((status) => status === 200)).toHaveLength(1);
    await expect.poll(() => assistant.balance()).toBeLessThan(before);
  });

  test('another account on the same phone sees none of it', async ({ page, member }) => {
    const auth = new AuthPages(page);
    await auth.comeBack(await member('Premium'));
    const assistant = new AssistantPage(page);
    await assistant.open();
    await assistant.ask('Three days in Lisbon in May from London for two');
    await page.goto('/');
    await auth.logOut();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
    // no other spec chats as the admin, whose chat the server would bring here
    await auth.logIn(accounts.admin);
    await page.goto('/ai-assistant');
    await expect(page.getByText('How would you like to start?')).toBeVisible();
    expect(await textOfEverythingStored(page)).not.toMatch(/Lisbon|premium@waymark\.test/);
    await expect(page.getByText('Lisbon')).toHaveCount(0);
  });

  test('a killed server counts as no network, and the chat catches up when it is back', async ({
    page,
    server,
    allowConsole,
    member,
  }) => {
    // what was on its way when the server went is cut off
    allowConsole(/status of 50\d|ERR_CONNECTION_(REFUSED|RESET)/);
    await new AuthPages(page).comeBack(await member());
    const assistant = new AssistantPage(page);
    await assistant.open();
    // parts of the page that are on their way when the server goes are another matter
    await shellIsStored(page);
    await server.stop();
    await assistant.send('Two days in Barcelona in May from London');
    await expect(page.getByText(/waiting/i).first()).toBeVisible();
    await server.start();
    await expect(assistant.replies().last()).toContainText('Day 2', { timeout: 60_000 });
  });
});

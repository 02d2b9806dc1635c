/** A browser whose storage is absent (some private windows) or never answers (a disk that hangs): the app works with the server, and says what it cannot keep. */
import type { Page } from 'playwright/test';
import { rowsOf, signIn } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { ProfilePage } from '../models/ProfilePage.ts';
import { daysFromNow } from '../models/SearchPages.ts';

const FLIGHTS = `/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${daysFromNow(40)}&trip=one-way&passengers=2`;
const QUESTION = 'Two days in Rome in June from London';

const STORAGES = {
  absent: () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  // a request to which nothing happens; a plain object, because the setters of a real one's prototype throw
  hanging: () => {
    IDBFactory.prototype.open = () => Object.create(null);
  },
};

const notice = (page: Page) => page.getByText(/This device's storage does not open/);

for (const [name, breakIt] of Object.entries(STORAGES)) {
  test(`with storage that is ${name} nothing spins for ever, and it is said`, async ({
    page,
    server,
    member,
  }) => {
    await page.addInitScript(breakIt);
    const email = await member('Pro');
    await new AuthPages(page).comeBack(email);

    const assistant = new AssistantPage(page);
    await assistant.open();
    await expect(notice(page)).toBeVisible();
    expect(await (await assistant.ask(QUESTION)).textContent()).toContain('Day 2');

    const profile = new ProfilePage(page);
    await profile.open();
    await expect(notice(page)).toBeVisible();
    await profile.text('Travel style').fill('Slow, by train');
    await profile.save.click();
    await expect(profile.toast('Profile Updated!')).toBeVisible();

    await page.goto('/my-plan');
    await expect(page.getByRole('main').getByText('Pro', { exact: true }).first()).toBeVisible();
    await expect(notice(page)).toBeVisible();

    await page.goto(FLIGHTS);
    await expect(page.getByRole('list', { name: 'Flights' }).getByRole('listitem').first()).toBeVisible();
    await expect(notice(page)).toBeVisible();

    const account = await signIn(server.url, email);
    const rows = (table: string, query: string) => rowsOf(server.url, account, table, query);
    expect(await rows('chat_messages', 'select=content&role=eq.user')).toEqual([{ content: QUESTION }]);
    expect(await rows('profiles', 'select=travel_style')).toEqual([{ travel_style: 'Slow, by train' }]);
  });
}

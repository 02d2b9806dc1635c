/**
 * A whole trip with the network gone in the middle of it: what was kept before opens, what is asked and written without
 * a network is done on the device, and the server has each of it once afterwards (design.md section 5).
 */
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { adminToken, rowsOf, signIn } from '../fixtures/members.ts';
import { servedByWorker, toldOfNoNetwork } from '../fixtures/network.ts';
import { expect, test } from '../fixtures/test.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { BlogPages } from '../models/BlogPages.ts';
import { PlannerPack } from '../models/PlannerPack.ts';
import { ProfilePage } from '../models/ProfilePage.ts';
import { ReadyPage } from '../models/ReadyPage.ts';
import { daysFromNow } from '../models/SearchPages.ts';
import { TripPages } from '../models/TripPages.ts';

const FLIGHTS = `/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${daysFromNow(40)}&trip=one-way&passengers=2`;
const LISBON = 'Three days in Lisbon in May from London for two';
const ROME = 'Another trip: three days in Rome in June from London for two';

const offers = (page: Page) => page.getByRole('list', { name: 'Flights' }).getByRole('listitem');
/** What the browser itself finds against an install; the question to the traveller is its own. */
async function expectInstallable(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
  await devtools.detach();
}

async function addToDay2(page: Page, what: string, from: string): Promise<void> {
  await page.getByRole('button', { name: 'Add something to day 2' }).click();
  const adding = page.getByRole('dialog', { name: /^Add to day 2/ });
  await adding.getByLabel('What').fill(what);
  await adding.getByLabel('From').fill(from);
  await adding.getByRole('button', { name: 'Add it' }).click();
  await expect(new TripPages(page).day(2).getByText(what)).toBeVisible();
  // it is kept when it is said
  await expect(page.getByText(new RegExp(`“${what}” is on day 2 now`))).toBeVisible();
}

const plan = (page: Page, name: string) => page.getByRole('heading', { name }).first();

const planSchema = z.object({ days: z.array(z.unknown()) });

const inShort = ({ title, plan: kept }: Record<string, unknown>) => ({
  title,
  days: planSchema.parse(kept).days.length,
  coffees: JSON.stringify(kept).split('Coffee with Ana').length - 1,
  teas: JSON.stringify(kept).split('Tea with Ben').length - 1,
});

test(
  'a whole trip: planned, cut off, read, planned further and written in, and found on the server once',
  { tag: '@worker' },
  async ({ page: first, context, server, member, allowConsole }) => {
    test.slow();
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
    const email = await member('Pro');
    await new AuthPages(first).comeBack(email);
    const before = new AssistantPage(first);
    await before.open();
    await before.ask(LISBON);
    // the meter follows the answer
    await expect.poll(() => before.balance()).toBeLessThan(100_000);
    const balance = await before.balance();
    const blog = new BlogPages(first);
    const articles: string[] = [];
    for (const index of [0, 1]) {
      await blog.open();
      const title = (await blog.articles().nth(index).textContent()) ?? '';
      articles.push(title);
      await blog.articles().nth(index).click();
      await blog.save().click();
      await expect(blog.save()).toHaveText(/Saved for offline/);
    }
    await first.goto(FLIGHTS);
    await expect(offers(first).first()).toBeVisible();
    await servedByWorker(first);
    await expectInstallable(first);
    await new PlannerPack(first).tell({
      type: 'FETCH_PACK',
      parts: ['planner', 'iberia', 'italyAndBalkans'],
    });

    await context.setOffline(true);
    await first.close();
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await page.goto(FLIGHTS);
    await toldOfNoNetwork(page, async () => {
      await offers(page)
        .first()
        .getByRole('link', { name: /^Book Now/ })
        .click();
      await expect(page.getByText('The partner’s site opens when the network is back.')).toBeVisible();
    });
    const ready = new ReadyPage(page);
    await ready.open();
    await expect(ready.verdict()).toHaveText(/^Ready: all \d+ things saved here open without a network\.$/);
    const saved = page.getByRole('main');
    for (const title of articles) {
      await page.goto('/blog');
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
      await expect(saved.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    const reader = new BlogPages(page);
    await reader.subscribe(email);
    await expect(reader.main.getByText(/will be sent when you are online/)).toBeVisible();

    const trips = new TripPages(page);
    await trips.open(/^Lisbon/);
    await expect(trips.day(3)).toBeVisible();
    await trips.rename('Lisbon with Ana');
    await addToDay2(page, 'Coffee with Ana', '07:00');
    await addToDay2(page, 'Tea with Ben', '05:30');
    await trips.undo();
    await expect(trips.day(2).getByText('Tea with Ben')).toHaveCount(0);

    const assistant = new AssistantPage(page);
    await assistant.open();
    await expect(assistant.replies().last()).toContainText('Day 3');
    await assistant.send('Make it four days');
    await expect(plan(page, 'Lisbon: 4 days for two')).toBeVisible();
    await assistant.send(ROME);
    await expect(plan(page, 'Rome: 3 days for two')).toBeVisible();
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.text('Travel style').fill('Slow, by train');
    await profile.save.click();
    await expect(profile.toast('Saved on this device')).toBeVisible();

    await context.setOffline(false);
    const account = await signIn(server.url, email);
    const rows = (table: string, query: string) => rowsOf(server.url, account, table, query);
    await expect
      .poll(async () => (await rows('trips', 'select=title,plan&order=title&limit=50')).map(inShort), {
        timeout: 60_000,
      })
      .toEqual([
        { title: 'Lisbon with Ana', days: 4, coffees: 1, teas: 0 },
        { title: 'Rome: 3 days for two', days: 3, coffees: 0, teas: 0 },
      ]);
    const asked = await rows('chat_messages', 'select=content&role=eq.user&order=created_at');
    expect(asked.map(({ content }) => content)).toEqual([LISBON, 'Make it four days', ROME]);
    expect(await rows('chat_messages', 'select=id&role=eq.assistant')).toHaveLength(3);
    await expect
      .poll(() => rows('profiles', 'select=travel_style,token_balance'))
      .toEqual([{ travel_style: 'Slow, by train', token_balance: balance }]);
    const admin = { token: await adminToken(server.url) };
    const listed = `select=email&email=eq.${encodeURIComponent(email)}`;
    await expect.poll(() => rowsOf(server.url, admin, 'newsletter_subscribers', listed)).toHaveLength(1);
    const clicks = `select=link&user_id=eq.${account.userId}`;
    await expect.poll(() => rowsOf(server.url, admin, 'affiliate_clicks', clicks)).toHaveLength(1);

    const offersOfRome = async () =>
      (await rows('trips', 'select=offers&order=title&limit=50')).at(-1)?.['offers'];
    expect(await offersOfRome()).toMatchObject({ flights: [], hotels: [] });
    await assistant.open();
    await page.getByRole('main').getByRole('button', { name: 'Look up the prices' }).click();
    await expect.poll(() => rows('chat_messages', 'select=id&role=eq.assistant')).toHaveLength(4);
    const some: unknown = expect.arrayContaining([expect.anything()]);
    expect(await offersOfRome()).toMatchObject({ flights: some, hotels: some });
    await page.goto('/my-trips');
    await expect(page.getByRole('main').getByRole('link', { name: 'Rome: 3 days for two' })).toBeVisible();
    await expect(page.getByText(/wait to be sent/)).toHaveCount(0);
    await trips.open(/^Lisbon/);
    await expect(trips.day(2).getByText('Coffee with Ana')).toHaveCount(1);
  },
);

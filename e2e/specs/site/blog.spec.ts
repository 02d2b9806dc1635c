import { freshEmail } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BlogPages } from '../../models/BlogPages.ts';

const SLUG = 'pack-for-two-climates-in-one-bag';
const TITLE = 'Packing for two climates in one bag';
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test('a reader searches the list, by words and by category together', async ({ page }) => {
  const blog = new BlogPages(page);
  await blog.open();
  const all = await blog.articles().count();
  expect(all).toBeGreaterThan(5);

  await blog.search('TWO CLIMATES');
  await expect(blog.articles()).toHaveText([TITLE]);
  await blog.search('');
  await blog.choose('Packing');
  await expect.poll(() => blog.articles().count()).toBeLessThan(all);
  await blog.search('no such words anywhere');
  await expect(blog.main.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await blog.search('');
  await blog.choose('All');
  await expect(blog.articles()).toHaveCount(all);
});

test('an article leads on to a plan, to its sources and back', async ({ page }) => {
  const blog = new BlogPages(page);
  await blog.openArticle(SLUG);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(blog.main.getByText('Packing', { exact: true })).toBeVisible();
  await expect(blog.main.getByText(/\d+ min read/)).toBeVisible();
  const source = blog.main.getByRole('link', { name: 'Passenger baggage' });
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(source).toHaveAttribute('target', '_blank');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await blog.main.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await blog.main.getByRole('link', { name: 'Generate AI Itinerary' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('an address that names no article says so and leads to the list', async ({ page }) => {
  await page.goto('/blog/no-such-article');
  const blog = new BlogPages(page);
  await expect(blog.toast('Error fetching post')).toBeVisible();
  await expect(blog.toast('Could not load the article. It might not exist.')).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(blog.articles().first()).toBeVisible();
});

test('the newsletter takes an address once and says what became of it', async ({ page, allowConsole }) => {
  allowConsole(/status of (409|500)/);
  const blog = new BlogPages(page);
  await page.goto('/article/ai-trip-planner');
  await blog.subscribe('nobody@nowhere');
  await expect(blog.toast('Please enter a valid email.')).toBeVisible();

  const email = freshEmail();
  await page.route(
    '**/rest/v1/newsletter_subscribers*',
    (route) => route.fulfill({ status: 500, body: '{}' }),
    {
      times: 1,
    },
  );
  await blog.subscribe(email);
  await expect(blog.toast('Oh no! Something went wrong.')).toBeVisible();
  await expect(blog.email()).toHaveValue(email);

  await blog.subscribe(email);
  await expect(blog.toast("Success! You're subscribed!")).toBeVisible();
  await expect(blog.email()).toHaveValue('');
  await blog.subscribe(email.toUpperCase());
  await expect(blog.toast("You're already on the list!")).toBeVisible();
});

test(
  'an address typed without a network is sent when it is back',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    allowConsole(NO_NETWORK);
    const blog = new BlogPages(page);
    await blog.openArticle(SLUG);
    // the code that sends is loaded on demand: from the worker, once it is there
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    await blog.subscribe(freshEmail());
    await expect(blog.main.getByText(/will be sent when you are online/)).toBeVisible();
    await context.setOffline(false);
    await expect(blog.toast("Success! You're subscribed!")).toBeVisible({ timeout: 60_000 });
  },
);

test(
  'a saved article opens without a network, and the list with it',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    allowConsole(NO_NETWORK);
    const blog = new BlogPages(page);
    await blog.openArticle(SLUG);
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
    await blog.save().click();
    await expect(blog.save()).toContainText('Saved for offline');
    await expect(blog.toast('Saved for offline')).toBeVisible();

    await context.setOffline(true);
    await page.close();
    const reopened = await context.newPage();
    const offline = new BlogPages(reopened);
    await offline.openArticle(SLUG);
    await expect(offline.main.getByText(/You are reading the copy on this device/)).toBeVisible();
    await expect(offline.save()).toContainText('Saved for offline');
    await reopened.goto('/blog');
    await expect(offline.articles()).toHaveText([TITLE]);
    await reopened.goto('/offline');
    await expect(offline.main.getByRole('link', { name: TITLE })).toBeVisible();
    await reopened.goto('/blog/never-opened');
    await expect(offline.main.getByRole('alert')).toContainText('You are offline');
  },
);

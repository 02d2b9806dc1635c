import { expectNoAxeFindings } from '../checks/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { publish, withdraw } from '../fixtures/articles.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { BlogPages } from '../models/BlogPages.ts';
import { ReadyPage } from '../models/ReadyPage.ts';
import { daysFromNow } from '../models/SearchPages.ts';

test.beforeEach(({ allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
});

test(
  'everything opens with the network cut; what was lost is named, and one button mends it',
  { tag: '@worker' },
  async ({ page, context, server, member }) => {
    const article = await publish(server.url, 'Rail passes', [
      '/icons/apple-touch-icon.png',
      '/social-card.png',
    ]);
    try {
      await new AuthPages(page).comeBack(await member('Premium'));
      const assistant = new AssistantPage(page);
      await assistant.open();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await assistant.ask('Three days in Lisbon in May from London for two');
      const blog = new BlogPages(page);
      await blog.openArticle(article.slug);
      await blog.save().click();
      await expect(blog.toast('Saved for offline')).toBeVisible();
      await page.goto(
        `/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${daysFromNow(60)}&trip=one-way&passengers=2`,
      );
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Book Now/ })
          .first(),
      ).toBeVisible();

      await context.setOffline(true);
      const ready = new ReadyPage(page);
      await ready.open();
      await expect(ready.verdict()).toHaveText('Ready: all 5 things saved here open without a network.');
      await expect(ready.part('The app itself')).toContainText(/All \d+ files open\./);
      await expect(ready.part('Saved articles')).toContainText('The text and 2 pictures open.');
      await expect(ready.part('Your chat')).toContainText(/\d+ messages, all open\./);
      await expect(ready.part('Your last searches')).toContainText('London to Rome');
      await expect(ready.part('Unsent changes')).toContainText('Nothing waits.');
      await expectNoAxeFindings(page, '/offline with all of it');

      expect(await ready.lose('/social-card.png')).toBe(1);
      expect(await ready.lose('/assets/ContactPage')).toBeGreaterThan(0);
      await ready.checkAgain().click();
      await expect(ready.verdict()).toHaveText(
        '3 of 5 open without a network. Get what is missing while there is a network.',
      );
      await expect(ready.part('Saved articles')).toContainText('Rail passes');
      await expect(ready.part('Saved articles')).toContainText('1 of 2 pictures is missing.');
      await expect(ready.part('The app itself')).toContainText(/files (is|are) missing/);

      await ready.getMissing().click();
      await expect(ready.main.getByRole('region', { name: 'Verdict' }).getByRole('alert')).toContainText(
        'There is no network now',
      );
      await expect(ready.part('Saved articles')).toContainText('1 of 2 pictures is missing.');

      await context.setOffline(false);
      await expect(page.getByText(/^You are offline/)).toBeHidden();
      await ready.getMissing().click();
      await expect(ready.verdict()).toHaveText('Ready: all 5 things saved here open without a network.');
      await expect(ready.main.getByRole('region', { name: 'Verdict' }).getByRole('alert')).toBeEmpty();

      await context.setOffline(true);
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    } finally {
      await withdraw(server.url, article);
    }
  },
);

test(
  'a visitor who saved nothing is told so, without a tick',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    const ready = new ReadyPage(page);
    await ready.open();
    await expect(ready.verdict()).toHaveText('The app opens without a network. Nothing else is saved yet.');
    for (const part of ['Saved articles', 'Your chat', 'Your last searches']) {
      await expect(ready.part(part)).toContainText('Nothing saved yet.');
      await expect(ready.part(part)).toContainText('(nothing saved)');
    }
    await page.keyboard.press('Tab');
    await ready.checkAgain().focus();
    await page.keyboard.press('Enter');
    await expect(ready.verdict()).toHaveText('The app opens without a network. Nothing else is saved yet.');
  },
);

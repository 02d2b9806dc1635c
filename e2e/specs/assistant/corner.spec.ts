/** The assistant's button on a phone: over none of the page's own buttons, links and fields, and never gone for good. */
import { say, scriptFirstReply } from '../../fixtures/scriptedReply.ts';
import { expect, test } from '../../fixtures/test.ts';
import { planTrip } from '../../fixtures/trips.ts';
import { AuthPages } from '../../models/AuthPages.ts';
import { TripPages } from '../../models/TripPages.ts';
import { unfold } from '../../models/unfold.ts';
import type { Page } from 'playwright/test';

const PAGES = ['/', '/booking', '/pricing', '/login'] as const;
/** An ordinary phone, and one whose lower edge belongs to the system. */
const EDGES = [0, 34] as const;

for (const bottom of EDGES) {
  test(
    `covers no control of a public page with ${bottom} px below, offline too`,
    { tag: '@worker' },
    async ({ page, context, allowConsole }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
      const button = page.getByRole('button', { name: 'Assistant', exact: true });
      for (const path of PAGES) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(button).toBeVisible();
          await expect.poll(() => covered(page)).toEqual([]);
          await expect(button).toBeInViewport();

          // the worker is registered when the page is idle: cut off on its way, it would be an error of its own
          await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
          await context.setOffline(true);
          await expect(page.getByText('You are offline').first()).toBeVisible();
          await expect.poll(() => covered(page)).toEqual([]);
          await page.mouse.wheel(0, 240);
          await expect.poll(() => covered(page)).toEqual([]);
          await context.setOffline(false);
        });
      }
    },
  );
}

test('covers neither a way on nor the tokens of a member’s home', async ({ page, member }) => {
  await new AuthPages(page).comeBack(await member());
  await page.goto('/');
  await expect(page.getByRole('meter')).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Assistant', exact: true })).toBeInViewport();
});

test('lies over no words of a conversation, and is there again at its end', async ({
  page,
  context,
  member,
}) => {
  await scriptFirstReply(context, 'ai-trip-planner');
  await new AuthPages(page).comeBack(await member());
  await page.goto('/ai-booking');
  const button = page.getByRole('button', { name: 'Assistant', exact: true });
  await expect(button).not.toHaveAttribute('data-away');
  await page.getByPlaceholder('Describe your perfect trip...').fill('Rome');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await say(page, 'text', { delta: 'Rome is warm in May. '.repeat(120) });
  await expect(page.getByText('Rome is warm in May.')).toBeVisible();
  await expect(button).toHaveAttribute('data-away');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(button).not.toHaveAttribute('data-away');
  await expect(button).toBeInViewport();
});

test('lies over no tag of a trip, wherever the page was scrolled to', async ({ page, server, member }) => {
  const email = await member('Pro');
  await planTrip(server.url, email, 'Four days in Rome from 10 May next year, two of us, from London');
  await new AuthPages(page).comeBack(email);
  await new TripPages(page).open(/^Rome/);
  await unfold(page.locator('#main'));
  const tags = await page.locator('#main').getByText('Sample data', { exact: true }).all();
  expect(tags.length).toBeGreaterThan(5);
  for (const tag of tags) {
    // to where the button stands of itself
    await tag.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      scrollBy(0, top - innerHeight + 60);
    });
    await expect.poll(() => covered(page)).toEqual([]);
  }
});

/** The page's controls and prices that the button lies over, in words; not those as large as a card. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('[data-assistant-button] > button')?.getBoundingClientRect();
    if (!button || button.width === 0) return [];
    const controls = document.querySelectorAll<HTMLElement>(
      '#main :is(a[href], button, input, select, [data-legible])',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const beside = box.right <= button.left || box.left >= button.right;
        return box.height <= 96 && !beside && box.bottom > button.top && box.top < button.bottom;
      })
      .map((control) => `${control.localName} ${control.textContent.trim().slice(0, 40)}`);
  });
}

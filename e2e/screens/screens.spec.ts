import type { Page } from 'playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { takeSocialCard } from './socialCard.ts';

/** The booking address of a trip that is always in the future, so that the pictures stay true. */
const nextApril = `${new Date().getFullYear() + 1}-04-13`;

const visitorScreens: [name: string, route: string][] = [
  ['home', '/'],
  ['how-it-works', '/how-it-works'],
  ['destinations', '/destinations'],
  ['booking', '/booking'],
  [
    'flights',
    `/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${nextApril}&tripType=one-way&passengers=2`,
  ],
  ['blog', '/blog'],
  ['article', '/blog/jet-lag-east-and-west'],
  ['pricing', '/pricing'],
  ['contact', '/contact'],
  ['login', '/login'],
];

test('a visitor’s screens', async ({ page }, { project }) => {
  for (const [name, route] of visitorScreens) {
    await page.goto(route);
    await settle(page);
    await picture(page, `${name}-${project.name}`);
  }
});

test('a member’s screens', async ({ page }, { project }) => {
  await new AuthPages(page).logIn(accounts.premium);
  const assistant = new AssistantPage(page);
  await assistant.open();
  const plan = await assistant.ask(
    'Five days in Kyoto in April for two, under $2,500, from London, we like food and temples',
  );
  await expect(plan.getByText('Day 5').first()).toBeVisible();
  await plan.getByRole('heading').first().scrollIntoViewIfNeeded();
  await picture(page, `assistant-${project.name}`);
  await plan.getByRole('list', { name: 'Flights' }).scrollIntoViewIfNeeded();
  await picture(page, `assistant-cards-${project.name}`);
  for (const name of ['profile', 'my-plan', 'offline']) {
    await page.goto(`/${name}`);
    await settle(page);
    await picture(page, `${name}-${project.name}`);
  }
});

test('the picture for link previews', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop-light', 'there is one for all readers');
  await takeSocialCard(page, 'public/social-card.png');
});

/** Waits until nothing is loading any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `docs/screens/${name}.png` });
}

/** WCAG 2.2 AA by axe, on the page as it stands, in both colour schemes. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: the others find in the dark what they found in the light. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with each finding in words; `where` names the page in the failure. Leaves the page in the dark scheme. */
export async function expectNoAxeFindings(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect.poll(() => scheme(page), where).toBe('light');
  expect(await findings(new AxeBuilder({ page }).withTags(TAGS)), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => scheme(page), where).toBe('dark');
  expect(await findings(new AxeBuilder({ page }).withRules(COLOUR_RULES)), `${where}, dark`).toEqual([]);
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  // in the page itself: the other mode joins frames, which no page here has, in a tab that it opens for each check
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** The scheme that the page is drawn in, by its ground. */
function scheme(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [red = 0] = (/\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? []).map(Number);
    return red > 127 ? 'light' : 'dark';
  });
}

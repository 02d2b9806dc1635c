/** WCAG 2.2 AA by axe, on the page as it stands, in both colour schemes. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const ALL_RULES = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
/** The rules that look at colours: the others find in the dark what they found in the light. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Fails with each finding in words; `where` names the page in the failure. Leaves the page in the dark scheme. */
export async function expectNoAxeFindings(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect.poll(() => scheme(page), where).toBe('light');
  expect(await findings(new AxeBuilder({ page }), ALL_RULES), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => scheme(page), where).toBe('dark');
  await colorsSettled(page);
  // the check in the light has left axe in the page: its text, half a megabyte, is not sent and read twice more
  const again = new AxeBuilder({ page, axeSource: 'void 0' });
  expect(await findings(again, COLOUR_RULES), `${where}, dark`).toEqual([]);
}

/** Colors go over into those of the scheme; on the way they are neither. */
async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map((change) => change.finished));
  });
}

async function findings(axe: AxeBuilder, runOnly: typeof ALL_RULES | typeof COLOUR_RULES): Promise<string[]> {
  const options = {
    runOnly: { ...runOnly, values: [...runOnly.values] },
    resultTypes: ['violations' as const],
  };
  // in the page itself: the other mode joins frames, which no page here has, in a tab that it opens for each check
  const { violations } = await axe.options(options).setLegacyMode().analyze();
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

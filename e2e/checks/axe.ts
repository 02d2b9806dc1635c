/** WCAG 2.2 AA by axe, on the page as it stands, in both colour schemes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare global {
  /** What axe-core leaves in the page. */
  var axe: {
    run(context: Document, options: RunOptions): Promise<AxeResults>;
    configure(spec: Spec): void;
  };
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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
  await movesSettled(page);
  // a menu that was shut is drawn, without its items, until it has faded
  await expect.poll(() => fadingMenus(page), where).toBe(0);
  expect(await findings(page, ALL_RULES), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => scheme(page), where).toBe('dark');
  await movesSettled(page);
  expect(await findings(page, COLOUR_RULES), `${where}, dark`).toEqual([]);
}

/** How many menus are still drawn whose button says that they are shut. */
function fadingMenus(page: Page): Promise<number> {
  return page.evaluate(() => {
    const menus = [...document.querySelectorAll('[role="menu"][aria-labelledby]')];
    const buttons = menus.map((menu) => document.getElementById(menu.getAttribute('aria-labelledby') ?? ''));
    return buttons.filter((button) => button?.getAttribute('aria-expanded') === 'false').length;
  });
}

/** Colors go over into those of the scheme, and a dialog comes out of the ground; on the way they are neither. */
async function movesSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // transitions and what a script plays; an animation of a style may go on without end
    const changes = document.getAnimations().filter((animation) => !(animation instanceof CSSAnimation));
    await Promise.allSettled(changes.map((change) => change.finished));
  });
}

async function findings(page: Page, runOnly: typeof ALL_RULES | typeof COLOUR_RULES): Promise<string[]> {
  // half a megabyte, which an earlier check may have left in the page
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(AXE);
    // an open menu is of its button, and stands outside of the landmarks as a dialog does
    await page.evaluate((options) => globalThis.axe.configure({ checks: [{ id: 'region', options }] }), {
      regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg',
    });
  }
  const options: RunOptions = {
    runOnly: { ...runOnly, values: [...runOnly.values] },
    resultTypes: ['violations'],
  };
  return page.evaluate(async (asked) => {
    const { violations } = await globalThis.axe.run(document, asked);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, options);
}

/** The scheme that the page is drawn in, by its ground. */
function scheme(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [red = 0] = (/\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? []).map(Number);
    return red > 127 ? 'light' : 'dark';
  });
}

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page runs without this file */
/** What a reader would miss on the page as it stands: text cut off, controls out of reach, a page wider than the screen. */
import { expect, type Page } from 'playwright/test';

const layouts = [
  { name: '1440 px at 200 % zoom', width: 720, height: 450, rootFontSize: '' },
  { name: '320 px, as at 400 % zoom', width: 320, height: 640, rootFontSize: '' },
  { name: 'a phone with type at 200 %', width: 390, height: 844, rootFontSize: '200%' },
] as const;

const softly = expect.configure({ soft: true });

/** Notes, and goes on, where the page as it stands loses something to zoom, a small screen or large type. */
export async function expectNothingLostHere(page: Page, where: string): Promise<void> {
  for (const { name, width, height, rootFontSize } of layouts) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootFontSize);
    // the page answers to its new size in its own time
    await softly.poll(() => layoutLosses(page), { message: `${where} on ${name}` }).toEqual([]);
  }
}

/** Each finding in words, with the element that it is about; empty when nothing is lost. */
export async function layoutLosses(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => {
    const losses: string[] = [];
    const tolerance = 1;
    // in the middle of the screen, and not of what the header leaves of it
    document.documentElement.style.scrollPadding = '0';
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > tolerance) losses.push(`the page is ${wide} px wider than the screen`);

    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!isShown(element)) continue;
      if (isCutOff(element)) losses.push(`text is cut off: ${nameOf(element)}`);
      if (isControl(element)) {
        const problem = reachProblem(element);
        if (problem) losses.push(`${problem}: ${nameOf(element)}`);
      }
    }
    document.documentElement.style.scrollPadding = '';
    scrollTo(0, 0);
    return losses;

    function nameOf(element: Element): string {
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
      return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${words.slice(0, 60)}`;
    }

    /** Drawn, and not one of the texts that are only said. */
    function isShown(element: HTMLElement): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.wm-hidden, [hidden], [inert], [aria-hidden="true"]')
      );
    }

    function isCutOff(element: HTMLElement): boolean {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const cutX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + tolerance;
      // letters reach a little over a tight line: that is no loss
      const cutY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 4;
      return cutX || cutY;
    }

    function isControl(element: HTMLElement): boolean {
      return element.matches(
        'a[href], button:not(:disabled), input:not([type=hidden]), textarea, select, summary',
      );
    }

    /** Scrolled to, is it on screen, and is it what a finger in its middle would touch? */
    function reachProblem(element: HTMLElement): string | null {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getClientRects()[0];
      if (!box || box.width === 0) return null;
      // a link to skip the header with stands off the page until it has the focus
      if (box.bottom <= 0 && element.matches('a[href^="#"]')) return null;
      if (box.left < -tolerance || box.right > innerWidth + tolerance) return 'a control is off the screen';
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const own =
        at !== null && (element.contains(at) || at.contains(element) || labels.some((l) => l.contains(at)));
      return own ? null : `a control is covered by ${at ? nameOf(at) : 'nothing'}`;
    }
  });
}

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page runs without this file */
/**
 * A traveller without a mouse. Only keys are pressed, and at every stop on the way the focus has to be seen.
 */
import { expect, type Locator, type Page } from 'playwright/test';
import { expectLive } from './live.ts';

declare global {
  /** Kept on the page between two stops. */
  var lastStop: { element: Element; look: string; name: string } | null | undefined;
}

/** More stops than any page has between two things that belong together. */
const MOST_STOPS = 90;
/** More than any menu has. */
const MOST_ITEMS = 15;

export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Past the header, by the link that is the first stop of every page. */
  async skipToContent(): Promise<void> {
    const link = this.#page.getByRole('link', { name: 'Skip to content' });
    await expect(link).toBeAttached();
    await expectLive(this.#page);
    await this.#page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await this.press('Tab');
    await expect(link).toBeFocused();
    await this.press('Enter');
    await expect(this.#page.getByRole('main')).toBeFocused();
  }

  /** Tab, or Shift+Tab, until the target has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    await this.#go(target, key, MOST_STOPS);
  }

  /** Goes there and presses Enter. */
  async enter(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.press('Enter');
  }

  /** Opens the menu behind a button, which takes the focus. */
  async openMenu(button: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.enter(button, key);
    // it hears keys once it has the focus, a moment after it is seen
    await expect(this.#page.getByRole('menu').locator(':focus')).toHaveCount(1);
  }

  /** Goes down the open menu to an item, and takes it. */
  async choose(name: string): Promise<void> {
    await this.#go(this.#page.getByRole('menuitem', { name, exact: true }), 'ArrowDown', MOST_ITEMS);
    await this.press('Enter');
    await expect(this.#page.getByRole('menu')).toHaveCount(0);
  }

  /** Goes to a field and writes in it. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.type(text);
  }

  async #go(target: Locator, key: string, most: number): Promise<void> {
    const stops: string[] = [];
    for (let count = 0; count < most; count += 1) {
      if (await hasFocus(target)) return;
      await this.press(key);
      const { name, unseen, covered } = await this.#stop();
      stops.push(name);
      expect(unseen, 'the focus is not seen here').toBeNull();
      expect(covered, `what lies over ${name}`).toBeNull();
    }
    throw new Error(`${key} never reached ${String(target)}; it stopped at: ${stops.join(' > ')}`);
  }

  /**
   * Where the focus stands now, and the stop before it if that looks the same without the focus as it did with it:
   * the element, what is drawn before and after it, its labels and the boxes around it. And what lies over all of the
   * element, as a header that stays does.
   */
  async #stop(): Promise<{ name: string; unseen: string | null; covered: string | null }> {
    return this.#page.evaluate(async () => {
      const before = globalThis.lastStop;
      const element = document.activeElement;
      // a look that comes or goes in a transition is neither on its way
      await new Promise((drawn) => requestAnimationFrame(drawn));
      await Promise.all([...aroundOf(before?.element), ...aroundOf(element)].map(still));
      globalThis.lastStop = null;
      const stale = before && before.element !== element && before.element.isConnected;
      const unseen = stale && before.look === lookOf(before.element) ? before.name : null;
      // the body stands for the browser's own bars
      if (!element || element === document.body) return { name: 'the page', unseen, covered: null };
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${words}`;
      globalThis.lastStop = { element, look: lookOf(element), name };
      // a page or a dialog that scrolls to the focus is there some frames later
      for (let frame = 0; frame < 120 && coverOf(element) !== null; frame += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
      return { name, unseen, covered: coverOf(element) };

      function coverOf(candidate: Element): string | null {
        const { left, top, right, bottom } = candidate.getBoundingClientRect();
        let cover: Element | null = null;
        for (const x of [left + 1, (left + right) / 2, right - 1])
          for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
            const hit = document.elementFromPoint(x, y);
            if (!hit) continue;
            if (hit.contains(candidate) || candidate.contains(hit)) return null;
            cover = hit;
          }
        return cover && cover.outerHTML.slice(0, 80);
      }

      function aroundOf(candidate: Element | null | undefined): Element[] {
        if (!candidate) return [];
        const labels =
          'labels' in candidate && candidate.labels instanceof NodeList ? [...candidate.labels] : [];
        const around = [
          candidate,
          candidate.parentElement,
          candidate.parentElement?.parentElement,
          candidate.parentElement?.parentElement?.parentElement,
          ...labels,
        ];
        return around.filter((part) => part instanceof Element);
      }

      async function still(part: Element): Promise<void> {
        const changes = part.getAnimations().filter((animation) => animation instanceof CSSTransition);
        await Promise.allSettled(changes.map(({ finished }) => finished));
      }

      function lookOf(candidate: Element): string {
        return aroundOf(candidate)
          .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
          .map((style) => {
            const { outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor, inset } = style;
            const outline = outlineStyle === 'none' ? '' : outlineWidth;
            // the thumb of a slider, whose style no script can read, is outlined by this
            const ring = style.getPropertyValue('--ring');
            return [outline, boxShadow, backgroundColor, borderColor, inset, ring].join(' ');
          })
          .join('|');
      }
    });
  }
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

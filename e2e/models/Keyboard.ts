/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page runs without this file */
/**
 * A traveller without a mouse. Only keys are pressed, and at every stop on the way the focus has to be seen.
 */
import { expect, type Locator, type Page } from 'playwright/test';

declare global {
  /** Kept on the page between two stops. */
  var lastStop: { element: Element; look: string; name: string } | null | undefined;
}

/** More stops than any page has between two things that belong together. */
const MOST_STOPS = 90;

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
    // a page has loaded a moment before it is drawn
    await expect(link).toBeAttached();
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
    const stops: string[] = [];
    for (let count = 0; count < MOST_STOPS; count += 1) {
      if (await hasFocus(target)) return;
      await this.press(key);
      const { name, unseen } = await this.#stop();
      stops.push(name);
      expect(unseen, 'the focus is not seen here').toBeNull();
    }
    throw new Error(`Tab never reached ${String(target)}; it stopped at: ${stops.join(' > ')}`);
  }

  /** Goes there and presses Enter. */
  async enter(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Enter');
  }

  /** Goes to a field and writes in it. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.type(text);
  }

  /**
   * Where the focus stands now, and the stop before it if that looks the same without the focus as it did with it:
   * the element, what is drawn before and after it, its labels and the boxes around it.
   */
  async #stop(): Promise<{ name: string; unseen: string | null }> {
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
      if (!element || element === document.body) return { name: 'the page', unseen };
      const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${words}`;
      globalThis.lastStop = { element, look: lookOf(element), name };
      return { name, unseen };

      function aroundOf(candidate: Element | null | undefined): Element[] {
        if (!candidate) return [];
        const labels =
          'labels' in candidate && candidate.labels instanceof NodeList ? [...candidate.labels] : [];
        const around = [
          candidate,
          candidate.parentElement,
          candidate.parentElement?.parentElement,
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

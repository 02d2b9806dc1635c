/** My Trips and the page of one trip. */
import { expect, type Locator, type Page } from 'playwright/test';

export class TripPages {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A group of the list, by its heading. */
  group(name: string): Locator {
    return this.#page.getByRole('region', { name });
  }

  /** Opens a trip from the list. */
  async open(title: RegExp): Promise<void> {
    await this.#page.goto('/my-trips');
    await this.#page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(this.day(1)).toBeVisible();
  }

  day(number: number): Locator {
    return this.#page.locator(`#day-${number}`);
  }

  /** The way to a day, in the index of the days. */
  dayLink(number: number): Locator {
    return this.#page
      .getByRole('navigation', { name: 'Days of the trip' })
      .getByRole('link', { name: new RegExp(`^Day ${number}\\b`) });
  }

  /** In how many lines the buttons stand that are about the whole trip. */
  async actionLines(): Promise<number> {
    const undo = this.#page.getByRole('button', { name: 'Undo', exact: true });
    return undo.evaluate((button) => {
      const boxes = [...(button.parentElement?.children ?? [])].map((each) => each.getBoundingClientRect());
      // of different heights, in the middle of their line
      const [first = 0, ...others] = boxes.map(({ top, height }) => top + height / 2);
      return 1 + new Set(others.map((middle) => Math.round((middle - first) / 20)).filter(Boolean)).size;
    });
  }

  /** The titles of a day's items, in order. */
  async items(day: number): Promise<string[]> {
    const buttons = this.day(day).getByRole('button', { name: /^Change / });
    const names = await buttons.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? ''),
    );
    return names.map((name) => name.replace(/^Change (.*), \d+:\d\d [AP]M$/, '$1'));
  }

  async openMenu(item: string): Promise<void> {
    // the one before may still be fading out
    await expect(this.#page.getByRole('menu')).toHaveCount(0);
    await this.#page
      .getByRole('button', { name: `Change ${item},` })
      .first()
      .click();
  }

  /** Chooses from an item's menu. */
  async change(item: string, action: string): Promise<void> {
    await this.openMenu(item);
    await this.#page.getByRole('menuitem', { name: action }).click();
  }

  /** Drags an item below another of the same day, as a mouse or as a finger does it. */
  async drag(item: string, below: string, byTouch: boolean): Promise<void> {
    const handle = this.#page.getByRole('button', { name: `Drag ${item},` }).first();
    await handle.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const from = await middleOf(handle);
    const row = this.#page.getByRole('listitem').filter({
      has: this.#page.getByRole('button', { name: `Drag ${below},` }),
    });
    const box = await row.last().boundingBox();
    const to = { x: from.x, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.75 };
    if (!byTouch) {
      await this.#page.mouse.move(from.x, from.y);
      await this.#page.mouse.down();
      await this.#page.mouse.move(to.x, to.y, { steps: 12 });
      await expect(this.#page.locator('[data-drop]')).toHaveCount(1);
      await this.#page.mouse.up();
      return;
    }
    const touch = await this.#page.context().newCDPSession(this.#page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [from]);
    // a finger has to rest before it takes what is below it
    await expect(this.#page.locator('[data-dragged]')).toHaveCount(1);
    for (let step = 1; step <= 8; step += 1)
      await send('touchMove', [{ x: to.x, y: from.y + ((to.y - from.y) * step) / 8 }]);
    await expect(this.#page.locator('[data-drop]')).toHaveCount(1);
    await send('touchEnd', []);
  }

  /** For checks of the page as it stands: nothing is half under the days' index, which would make it too small to press. */
  async toTop(): Promise<void> {
    await this.#page.evaluate(() => scrollTo(0, 0));
  }

  news(): Locator {
    return this.#page.getByRole('region', { name: 'The last change' }).getByRole('status');
  }

  async rename(title: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'More for this trip' }).click();
    await this.#page.getByRole('menuitem', { name: 'Rename' }).click();
    const name = this.#page.getByRole('dialog', { name: 'Rename the trip' }).getByLabel('Name');
    await name.fill(title);
    await name.press('Enter');
    await expect(this.#page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // drawn at once, and told of when it is kept: nothing is promised before
    await expect(this.#page.getByText(`The trip is called “${title}” now.`)).toBeVisible();
  }

  /** By what stands beside the news of a change that was just made on this page. */
  async undo(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Undo the last change' }).click();
  }

  /** By what stands at the top of a trip that was changed before, too. */
  async undoFromTop(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Undo', exact: true }).click();
  }
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

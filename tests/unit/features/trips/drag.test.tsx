/** Items dragged by their handles with keys, and let go by a mouse. Where a mouse and a finger put them is for a browser (e2e, trips). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { data } from '../../../support/dataWorld.tsx';
import { idOf, soundTrip } from '../../domain/trips/trip.ts';
import { ANA, openTrip } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const trip = soundTrip();

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {};
  await openTrip(trip);
});

const handle = (title: string) => screen.getByRole('button', { name: new RegExp(`^Drag ${title},`) });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const items = (number: number) =>
  within(document.getElementById(`day-${number}`) ?? document.body)
    .getAllByRole('button', { name: /^Change / })
    .map((button) =>
      (button.getAttribute('aria-label') ?? '').replace(/^Change (.*), \d+:\d\d [AP]M$/, '$1'),
    );
/** Takes an item; the dragging may still be on its way. */
const take = async (title: string) => {
  handle(title).focus();
  fireEvent.keyDown(handle(title), { key: ' ', code: 'Space' });
  fireEvent.keyUp(handle(title), { key: ' ', code: 'Space' });
  await waitFor(() => expect(said()).toContain(`“${title}” is taken.`));
  // it listens for further keys from the next task on
  await new Promise((resolve) => setTimeout(resolve));
};
const press = async (code: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: code, code });
  await Promise.resolve();
};

describe('an item that is dragged with keys', () => {
  it('is told where it would go, put down there, and keeps the focus', async () => {
    await take('Musée d’Orsay');
    expect(handle('Musée d’Orsay').closest('[data-dragged]')).not.toBeNull();
    await press('ArrowUp');
    await waitFor(() => expect(said()).toContain('Day 2, before “Lunch”.'));
    const line = document.querySelector('[data-drop]');
    expect(line?.textContent).toContain('Lunch');
    expect(line?.getAttribute('data-drop')).toBe('before');
    await press('Enter');
    await waitFor(() => expect(items(2).indexOf('Musée d’Orsay')).toBe(3));
    await waitFor(() => expect(said().join()).toMatch(/“Musée d’Orsay” is on day 2 now/));
    expect(document.activeElement).toBe(handle('Musée d’Orsay'));
    expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
  });

  it('goes to another day, and is refused there with the words of the menu', async () => {
    await take('Louvre');
    for (const number of [2, 3, 4]) {
      await press('ArrowRight');
      await waitFor(() => expect(said().join()).toMatch(new RegExp(`Day ${number}, `)));
    }
    await press('Space');
    const alert = await screen.findByRole('alert');
    expect(alert.closest('li')?.textContent).toContain('Louvre');
    expect(items(1)).toContain('Louvre');
  });

  it('is left where it was by Escape, and by being put down there', async () => {
    await take('Louvre');
    await press('ArrowDown');
    await press('Escape');
    await waitFor(() => expect(said()).toContain('“Louvre” is left where it was.'));
    await take('Louvre');
    await press('Enter');
    await waitFor(() => expect(said()).toContain('“Louvre” is put down.'));
    expect(data.trips.editTrip).not.toHaveBeenCalled();
    expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
  });
});

/** Answers in the microtask after the layer has drawn a move, before the effects of that drawing have run. */
const drawnAgain = (overlay: Element) =>
  new Promise<void>((resolve) => {
    const seen = new MutationObserver(() => {
      seen.disconnect();
      resolve();
    });
    seen.observe(overlay, { attributes: true, subtree: true });
  });
const mouse = (on: EventTarget, type: string, clientY: number) =>
  on.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 5, clientY }));

describe('an item that is dragged with a mouse', () => {
  const ACT = 'IS_REACT_ACT_ENVIRONMENT';
  // the files of a lane share one world
  let before: unknown;
  beforeEach(() => {
    before = Reflect.get(globalThis, ACT);
  });
  afterEach(() => {
    Reflect.set(globalThis, ACT, before);
  });

  it('keeps no mark of the drag when it is let go before its last move was told of', async () => {
    handle('Louvre').focus();
    await waitFor(() => expect(document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull());
    // outside of act, as in a browser, a drawing and its effects are two tasks
    Reflect.set(globalThis, ACT, false);
    mouse(handle('Louvre'), 'mousedown', 5);
    await vi.waitFor(() => {
      mouse(document, 'mousemove', 40);
      expect(handle('Louvre').closest('[data-dragged]')).not.toBeNull();
    });
    const overlay = await vi.waitUntil(() => document.querySelector('body > [style*="position: fixed"]'));
    const drawn = drawnAgain(overlay);
    mouse(document, 'mousemove', 80);
    await drawn;
    mouse(document, 'mouseup', 80);
    await vi.waitFor(() => expect(document.body.contains(overlay)).toBe(false));
    expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
  });
});

it('a locked item has no handle', async () => {
  await data.trips.editTrip(ANA, trip.id, { kind: 'lockItem', item: idOf(trip, 'Louvre'), locked: true });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Drag Louvre/ })).toBeNull());
  expect(handle('Palace').getAttribute('aria-describedby')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: /^Change Louvre/ }));
  expect(await screen.findByRole('menuitem', { name: 'Unlock' })).toBeTruthy();
});

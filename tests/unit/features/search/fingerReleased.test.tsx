import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerReleased } from '@/features/search/fingerReleased.ts';

/** What the page is pressing; jsdom has no :active. */
function press(element: Element | null): void {
  vi.spyOn(document, 'querySelector').mockReturnValue(element);
}

afterEach(() => vi.restoreAllMocks());

describe('the release of a press', () => {
  it('is not waited for when nothing is pressed', async () => {
    press(null);
    await expect(fingerReleased()).resolves.toBeUndefined();
  });

  it.each(['pointerup', 'pointercancel', 'keyup', 'blur'])('comes with %s, after its click', async (type) => {
    press(document.createElement('button'));
    const order: string[] = [];
    const released = fingerReleased().then(() => order.push('released'));
    window.dispatchEvent(new Event(type));
    await Promise.resolve();
    order.push('click');
    await released;
    expect(order).toEqual(['click', 'released']);
  });
});

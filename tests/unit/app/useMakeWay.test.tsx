import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMakeWay } from '@/app/shell/assistant/useMakeWay.ts';

class StillObserver {
  observe() {}
  disconnect() {}
  constructor(place: () => void) {
    this.observe = place;
  }
}

function Corner({ links = 1 }: { readonly links?: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useMakeWay(button);
  return (
    <>
      <main id="main">
        {Array.from({ length: links }, (_, row) => (
          <a key={row} href={`/${row}`}>
            An article
          </a>
        ))}
      </main>
      <button type="button" ref={button}>
        Assistant
      </button>
    </>
  );
}

beforeEach(() => vi.stubGlobal('ResizeObserver', StillObserver));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** jsdom lays nothing out: the button stands at 0, 0 and is a point, its place 8 px around it. */
function linkAt(top: number, height: number): void {
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(-50, top, 100, height),
  );
}

it('stands where it is when nothing is under it', () => {
  linkAt(200, 44);
  render(<Corner />);
  expect(screen.getByRole('button').style.translate).toBe('');
  expect(screen.getByRole('button').hasAttribute('data-away')).toBe(false);
});

it('stands above what is under it', () => {
  linkAt(-20, 44);
  render(<Corner />);
  expect(screen.getByRole('button').style.translate).toBe('0 -29px');
});

it('leaves a card or a picture under it, and what only screen readers meet', () => {
  linkAt(-20, 300);
  const { unmount } = render(<Corner />);
  expect(screen.getByRole('button').style.translate).toBe('');
  unmount();
  linkAt(0, 1);
  render(<Corner />);
  expect(screen.getByRole('button').style.translate).toBe('');
});

it('goes where it would have to stand too high', () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLAnchorElement,
  ) {
    return new DOMRect(-50, -40 * Number(this.pathname.slice(1)), 100, 40);
  });
  render(<Corner links={10} />);
  expect(screen.getByRole('button').hasAttribute('data-away')).toBe(true);
});

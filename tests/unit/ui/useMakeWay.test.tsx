import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMakeWay } from '@/ui/useMakeWay.ts';

/** Where the button stands from above. */
const FOOT = 600;

class StillObserver {
  observe() {}
  disconnect() {}
  constructor(place: () => void) {
    this.observe = place;
  }
}

function Corner({ links = 1, upTo }: { readonly links?: number; readonly upTo?: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useMakeWay(button, upTo);
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

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(FOOT);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** jsdom lays nothing out: the button is a point here, its place 8 px around it. */
function linkAt(top: number, height: number): void {
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(-50, FOOT + top, 100, height),
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

function fold(open: boolean) {
  return (
    <details open={open}>
      <summary>Flights</summary>
      <Corner />
    </details>
  );
}

it('has nothing to do with what is folded away', () => {
  linkAt(-20, 44);
  const { unmount } = render(fold(false));
  expect(screen.getByRole('button', { hidden: true }).style.translate).toBe('');
  unmount();
  render(fold(true));
  expect(screen.getByRole('button').style.translate).toBe('0 -29px');
});

it('goes where it would have to stand too high', () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLAnchorElement,
  ) {
    return new DOMRect(-50, FOOT - 40 * Number(this.pathname.slice(1)), 100, 40);
  });
  const { unmount } = render(<Corner links={10} />);
  expect(screen.getByRole('button').hasAttribute('data-away')).toBe(true);
  unmount();
  // a toast is there for seconds: it may stand higher, but not over the header
  const { unmount: leave } = render(<Corner links={10} upTo={0} />);
  expect(screen.getByRole('button').style.translate).toBe('0 -369px');
  leave();
  render(<Corner links={20} upTo={0} />);
  expect(screen.getByRole('button').hasAttribute('data-away')).toBe(true);
});

it('goes where what is docked under it would have it stand in the upper half', () => {
  linkAt(-2_000, 44);
  vi.stubGlobal('innerHeight', 2 * FOOT + 2);
  render(<Corner />);
  expect(screen.getByRole('button').getAttribute('data-away')).toBe('controls');
});

it('is not sent away while it is not drawn, and is placed when it is again', () => {
  linkAt(-20, 44);
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(0);
  const observed = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #place: () => void;
      constructor(place: () => void) {
        this.#place = place;
      }
      observe(element: Element) {
        observed.set(element, this.#place);
      }
      disconnect() {}
    },
  );
  render(<Corner />);
  const button = screen.getByRole('button');
  act(() => observed.get(screen.getByRole('main'))?.());
  expect(button.hasAttribute('data-away')).toBe(false);
  width.mockReturnValue(1);
  act(() => observed.get(button)?.());
  expect(button.style.translate).toBe('0 -29px');
});

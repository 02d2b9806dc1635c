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

function Corner() {
  const button = useRef<HTMLButtonElement>(null);
  useMakeWay(button);
  return (
    <>
      <main id="main">
        <a href="/article">An article</a>
      </main>
      <button type="button" ref={button}>
        Assistant
      </button>
    </>
  );
}

const hitsLink = vi.fn<(x: number, y: number) => boolean>();

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  // jsdom lays nothing out
  document.elementsFromPoint = (x, y) => (hitsLink(x, y) ? [screen.getByRole('link')] : []);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

it('stands where it is when nothing is under it', () => {
  hitsLink.mockReturnValue(false);
  render(<Corner />);
  expect(screen.getByRole('button').style.translate).toBe('');
  expect(screen.getByRole('button').hasAttribute('data-away')).toBe(false);
});

it('goes where a link is hit at any height, far beyond its own box', () => {
  // all of a card is the target of a link whose box is one line at its lower end
  hitsLink.mockReturnValue(true);
  render(<Corner />);
  expect(screen.getByRole('button').hasAttribute('data-away')).toBe(true);
});

it('stands above what is hit further down', () => {
  hitsLink.mockImplementation((_, y) => y > -40);
  render(<Corner />);
  expect(Number.parseFloat(screen.getByRole('button').style.translate.split(' ')[1] ?? '')).toBeLessThan(-20);
});

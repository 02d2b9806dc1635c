import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FLOATS_ID, useDock } from '@/ui/useDock.ts';

/** Tells of what it observes at once, as the browser does before the first frame. */
class StillObserver {
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell();
  }
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Dock({ covers }: { readonly covers?: boolean }) {
  const dock = useRef<HTMLDivElement>(null);
  useDock(dock, covers);
  return <div ref={dock} />;
}

function docked(covers?: boolean) {
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  const page = (hasDock: boolean) => (
    <>
      {hasDock && <Dock {...(covers === undefined ? {} : { covers })} />}
      <div id={FLOATS_ID} />
    </>
  );
  const { rerender, container } = render(page(true));
  return {
    floats: container.querySelector<HTMLElement>(`#${FLOATS_ID}`),
    leave: () => rerender(page(false)),
  };
}

it('says its height to what floats, and nothing to the rest of the page', () => {
  const { floats, leave } = docked();
  expect(floats?.style.getPropertyValue('--wm-dock')).toBe('72px');
  expect(document.documentElement.getAttribute('style')).toBeNull();
  leave();
  expect(floats?.style.getPropertyValue('--wm-dock')).toBe('');
});

it('keeps what has the focus above it where it covers the page', () => {
  const { style } = document.documentElement;
  const { leave } = docked(true);
  expect(style.scrollPaddingBottom).toContain('72px');
  expect(style.getPropertyValue('--wm-dock')).toBe('');
  leave();
  expect(style.scrollPaddingBottom).toBe('');
});

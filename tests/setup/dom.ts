/** What Mantine needs of a browser and jsdom has not. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
// user-event finds the other radio buttons of a group by it
vi.stubGlobal('CSS', { escape: (value: string) => value.replaceAll(/[^\w-]/g, '\\$&') });
window.HTMLElement.prototype.scrollIntoView = () => {};

// Waiting ends with its condition; the limit is for a machine that is busy with other suites.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => cleanup());

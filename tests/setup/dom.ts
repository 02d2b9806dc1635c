/** A document and storage of nobody, and what Mantine needs of a browser and jsdom has not. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

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

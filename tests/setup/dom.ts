/** A document and storage of nobody, and what Mantine needs of a browser and jsdom has not. */
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
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

/** A query fails many times while it is waited for, and only its last failure is seen. */
const isTriedAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Waiting ends with its condition; the limit is for a machine that is busy with other suites.
  asyncUtilTimeout: 10_000,
  // printing the document for each failure was a fifth of what these tests cost
  getElementError: (message, container) => {
    const error = new Error(
      [message, isTriedAgain() ? null : prettyDOM(container)].filter(Boolean).join('\n\n'),
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

afterEach(() => cleanup());

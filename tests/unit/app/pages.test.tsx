/** A page's code, which is fetched when its route is opened. */
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactPage } from '@/app/pages.tsx';
import { Boundary } from '@/ui/feedback/Boundary.tsx';

const page = vi.hoisted(() => ({ isHere: false }));
vi.mock('@/pages/info/ContactPage.tsx', () => ({
  get ContactPage() {
    if (!page.isHere) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    return () => <p>contact</p>;
  },
}));

// React reports what a boundary caught: here that is expected, so it is taken back before the console is judged.
const reports = () => vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  reports();
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  reports().mockClear();
  vi.useRealTimers();
});

const open = () =>
  render(
    <Boundary renderFallback={() => <p>not here</p>}>
      <Suspense>
        <ContactPage />
      </Suspense>
    </Boundary>,
  );

it('is tried again by who comes back to a page that could not be had', async () => {
  const { unmount } = open();
  expect(await screen.findByText('not here')).toBeTruthy();
  unmount();
  page.isHere = true;
  vi.advanceTimersByTime(1_000);
  open();
  expect(await screen.findByText('contact')).toBeTruthy();
});

/** Puts the app on the page: over an empty shell, or into the HTML that was written ahead. */
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { createDoor, preloadData } from '@/data/door/door.ts';
import { readSession } from '@/features/auth/store.ts';
import { App } from './App.tsx';
import { articlePage, publicPages } from './pages.tsx';

/**
 * Starts the app in `root`. A prerendered page is one for a visitor who opens its plain address: it is taken over as
 * it stands. Whoever has a session, a query or a way back in the history gets the page drawn anew, in one step.
 */
export async function start(root: HTMLElement): Promise<void> {
  const written = root.dataset['page'];
  const door = createDoor();
  readSession(door);
  if (isKnown()) preloadData();
  const app = (
    <StrictMode>
      <App door={door} />
    </StrictMode>
  );
  const page =
    written === pathOf(location.pathname)
      ? [...publicPages, articlePage].find(({ path }) => matchPath(path, written))
      : undefined;
  // What cannot be fetched is said by the page's own error boundary.
  const fetched = page !== undefined && (await load(page));
  if (fetched && isPlainVisit()) {
    await nextFrame();
    // In slices: a tap is answered while the page comes alive.
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  // It is hidden from whoever is signed in or asks for more than it shows (server/build/pages): it goes before that ends.
  const hidden = isKnown() || (page?.readsQuery && location.search !== '');
  if (!fetched || hidden) root.replaceChildren();
  delete root.dataset['page'];
  createRoot(root).render(app);
}

/** Fetches the code of the page that stands in the HTML; false where it cannot be had. */
async function load({ page }: (typeof publicPages)[number]): Promise<boolean> {
  try {
    await page.load();
    return true;
  } catch {
    return false;
  }
}

function isPlainVisit(): boolean {
  const state: unknown = history.state;
  // where React Router keeps what a link hands on
  const carries = typeof state === 'object' && state !== null && Boolean(Reflect.get(state, 'usr'));
  return !isKnown() && location.search === '' && !carries;
}

/** The script in the HTML found a session on this device. */
function isKnown(): boolean {
  return 'account' in document.documentElement.dataset;
}

/** Some hosts add a slash where a folder holds the page. */
function pathOf(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

/** A frame may never come: a tab in the background draws none. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/** Whose device stores the whole app, and whose the first page alone. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStoredAhead } from '@/app/shell/useStoredAhead.ts';
import { storeOpenedPages, storeWholeApp } from '@/platform/appFiles.ts';
import { noteKept } from '@/platform/worthKeeping.ts';
import { renderAt, resetStores, setAuth, signedIn, signedOut } from '../features/auth/world.tsx';

vi.mock('@/platform/appFiles.ts', () => ({
  storeOpenedPages: vi.fn(async () => true),
  storeWholeApp: vi.fn(async () => true),
  untilStored: (work: () => Promise<boolean>) => {
    void work();
    return () => {};
  },
}));

const worker: { controller: object | null } = { controller: null };

beforeEach(() => {
  resetStores();
  setAuth(signedOut);
  worker.controller = null;
  vi.mocked(storeOpenedPages).mockClear();
  vi.mocked(storeWholeApp).mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

function Page() {
  useStoredAhead();
  return <Link to="/pricing">On</Link>;
}

/** Opens a page, and waits until what belongs to it is stored. */
async function open(path = '/blog/rail-passes') {
  const view = renderAt({ pathname: path }, <Route path="*" element={<Page />} />);
  await waitFor(() => expect(storeOpenedPages).toHaveBeenCalled());
  return view;
}
const whole = async () => {
  await waitFor(() => expect(storeWholeApp).toHaveBeenCalled());
  return vi.mocked(storeWholeApp).mock.calls.length;
};

describe('the whole app', () => {
  it('is not stored for who looks at one page, of whom that page is', async () => {
    await open();
    expect(storeOpenedPages).toHaveBeenCalledOnce();
    expect(storeWholeApp).not.toHaveBeenCalled();
  });

  it('is stored for who comes back: what failed the last time is tried again then', async () => {
    worker.controller = {};
    await open();
    expect(await whole()).toBe(1);
  });

  it('is stored for who signs in', async () => {
    await open();
    act(() => setAuth(signedIn));
    expect(await whole()).toBe(1);
  });

  it('is stored for who puts the app on the home screen', async () => {
    await open();
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(await whole()).toBe(1);
  });

  it('is stored for who goes on to another page', async () => {
    await open();
    fireEvent.click(screen.getByRole('link'));
    expect(await whole()).toBe(1);
  });

  it.each(['/offline', '/flights', '/hotels', '/booking'])('is stored for who opens %s', async (path) => {
    await open(path);
    expect(await whole()).toBe(1);
  });

  it('is stored for who keeps something', async () => {
    await open();
    act(() => noteKept());
    expect(await whole()).toBe(1);
  });
});

it('asks for nothing where a browser has no workers', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  renderAt({ pathname: '/flights' }, <Route path="*" element={<Page />} />);
  expect(storeOpenedPages).not.toHaveBeenCalled();
});

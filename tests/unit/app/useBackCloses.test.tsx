/** The open panel as a place in the history of a phone. */
import { startTransition, useState } from 'react';
import { render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBackCloses } from '@/app/shell/assistant/useBackCloses.ts';

const open = vi.fn<() => void>();
const close = vi.fn<() => void>();
const matches = globalThis.matchMedia;
const onScreen = (phone: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(matches(query), { matches: phone }));
const show = () =>
  renderHook(({ opened }) => useBackCloses(opened, open, close), { initialProps: { opened: false } });

beforeEach(() => {
  open.mockReset();
  close.mockReset();
  onScreen(true);
  history.pushState({ key: 'page' }, '', '/pricing');
});
afterEach(() => vi.stubGlobal('matchMedia', matches));

it('closes by Back, which stays on the page, and opens again by Forward', async () => {
  const { rerender } = show();
  const before = history.length;
  rerender({ opened: true });
  expect(history.length).toBe(before + 1);
  // the router knows the page by its key
  expect(history.state).toMatchObject({ key: 'page' });
  history.back();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  rerender({ opened: false });
  expect(location.pathname).toBe('/pricing');
  history.forward();
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
});

it('has its entry as soon as the panel is seen', async () => {
  let entriesWhenSeen: number | null = null;
  let openPanel: (() => void) | undefined;
  function Corner() {
    const [opened, setOpened] = useState(false);
    // as when the panel's code has come: no longer in the event of the tap, whose effects would run at once
    openPanel = () => startTransition(() => setOpened(true));
    useBackCloses(opened, open, close);
    return opened && <p>panel</p>;
  }
  const { container } = render(<Corner />);
  const before = history.length;
  new MutationObserver(() => (entriesWhenSeen ??= history.length)).observe(container, { childList: true });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  openPanel?.();
  await waitFor(() => expect(entriesWhenSeen).not.toBeNull());
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expect(entriesWhenSeen).toBe(before + 1);
});

it('leaves no entry behind when it is closed by hand', async () => {
  const { rerender } = show();
  rerender({ opened: true });
  rerender({ opened: false });
  await waitFor(() => expect(history.state).toEqual({ key: 'page' }));
  expect(close).not.toHaveBeenCalled();
});

it('does not go back from where a link of the panel led', async () => {
  const { rerender } = show();
  rerender({ opened: true });
  history.pushState({ key: 'login' }, '', '/login');
  const back = vi.spyOn(history, 'back');
  rerender({ opened: false });
  expect(back).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/login');
});

it('makes no entry on a desk, where the panel stands beside the page', () => {
  onScreen(false);
  const before = history.length;
  show().rerender({ opened: true });
  expect(history.length).toBe(before);
});

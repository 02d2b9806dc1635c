import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, type ToastOptions } from '@/ui/feedback/toasts/toast.ts';
import { Toasts } from '@/ui/feedback/toasts/Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  notifications.clean();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const LEAVING_MS = 50;

function renderToasts() {
  return render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
}

function show(options: ToastOptions): string {
  let id = '';
  act(() => {
    id = showToast(options);
  });
  pass(0);
  return id;
}

/** Lets time pass, and one more turn of the clock, in which one that goes is taken out of the page. */
function pass(ms: number): void {
  for (const step of [ms, LEAVING_MS]) {
    act(() => {
      vi.advanceTimersByTime(step);
    });
  }
}

const toast = () => screen.queryByTestId('toast');
const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 10, button: 0 });

describe('toasts', () => {
  it('shows one at a time: a new one replaces the old', () => {
    renderToasts();
    show({ title: 'First' });
    show({ title: 'Second', description: 'with words' });
    expect(screen.getAllByTestId('toast')).toHaveLength(1);
    expect(toast()?.textContent).toContain('Second');
    expect(toast()?.textContent).toContain('with words');
    expect(screen.queryByText('First')).toBeNull();
  });

  it('goes after 5 s, counted from the newest', () => {
    renderToasts();
    show({ title: 'First' });
    pass(4_000);
    show({ title: 'Second' });
    pass(4_900);
    expect(toast()?.textContent).toContain('Second');
    pass(100);
    expect(toast()).toBeNull();
  });

  it('stays as long as it is told to', () => {
    renderToasts();
    show({ title: 'Slow', duration: 15_000 });
    pass(14_900);
    expect(toast()).not.toBeNull();
    pass(100);
    expect(toast()).toBeNull();
  });

  it('announces news politely from a region that was there before, and failures at once', () => {
    renderToasts();
    const area = document.querySelector('[data-position="bottom-left"]');
    expect(area?.getAttribute('aria-live')).toBe('polite');
    expect(area?.textContent).toBe('');
    show({ title: 'Saved' });
    expect(area?.textContent).toContain('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
    show({ title: 'Failed', variant: 'destructive' });
    expect(screen.getByRole('alert').textContent).toContain('Failed');
    expect(screen.getAllByText('Failed')).toHaveLength(1);
  });

  it('waits while it is pointed at or holds the focus', () => {
    renderToasts();
    show({ title: 'Long words' });
    const held = screen.getByTestId('toast');
    fireEvent.mouseEnter(held);
    pass(60_000);
    expect(toast()).not.toBeNull();
    fireEvent.mouseLeave(held);
    pass(4_900);
    expect(toast()).not.toBeNull();
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    pass(60_000);
    expect(toast()).not.toBeNull();
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
    pass(5_000);
    expect(toast()).toBeNull();
  });

  it('can be dismissed, and dismissing an old one leaves the new one alone', () => {
    renderToasts();
    const first = show({ title: 'First' });
    show({ title: 'Second' });
    act(() => dismissToast(first));
    expect(toast()?.textContent).toContain('Second');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    pass(0);
    expect(toast()).toBeNull();
  });

  it('gives the focus back to where it came from, and to the main part where that is gone', () => {
    render(
      <MantineProvider>
        <main tabIndex={-1}>
          <button type="button">Before</button>
        </main>
        <Toasts />
      </MantineProvider>,
    );
    const before = screen.getByRole('button', { name: 'Before' });
    const undo = () => {
      show({ title: 'Deleted', action: { label: 'Undo', onPress: () => {} } });
      act(() => before.focus());
      act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    };
    undo();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    pass(0);
    expect(document.activeElement).toBe(before);
    undo();
    before.remove();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    pass(0);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it.each([
    [40, true],
    [60, false],
    [-60, false],
  ])('pulled %d px across: stays %s', (across, stays) => {
    // nothing has a width here; Mantine lets a toast go after a third of it, or when it is flung
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
    renderToasts();
    show({ title: 'Pulled' });
    const held = screen.getByTestId('toast');
    fireEvent.pointerDown(held, at(100));
    for (const part of [0.25, 0.5, 0.75, 1]) {
      vi.advanceTimersByTime(200);
      fireEvent.pointerMove(document, at(100 + across * part));
    }
    fireEvent.pointerUp(document, at(100 + across));
    pass(0);
    expect(toast() !== null).toBe(stays);
  });
});

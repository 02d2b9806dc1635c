import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, type ToastOptions, useToastStore } from '@/ui/feedback/toast.ts';
import { Toasts } from '@/ui/feedback/Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  useToastStore.setState({ toast: null });
});
afterEach(() => vi.useRealTimers());

function show(options: ToastOptions): number {
  let id = 0;
  act(() => {
    id = showToast(options);
  });
  return id;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('toasts', () => {
  it('shows one at a time: a new one replaces the old', () => {
    render(<Toasts />);
    show({ title: 'First' });
    show({ title: 'Second', description: 'with words' });
    expect(screen.getAllByTestId('toast')).toHaveLength(1);
    expect(screen.getByText('Second')).toBeTruthy();
    expect(screen.getByText('with words')).toBeTruthy();
    expect(screen.queryByText('First')).toBeNull();
  });

  it('goes after 5 s, counted from the newest', () => {
    render(<Toasts />);
    show({ title: 'First' });
    pass(4_000);
    show({ title: 'Second' });
    pass(4_999);
    expect(screen.getByText('Second')).toBeTruthy();
    pass(1);
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  it('stays as long as it is told to', () => {
    render(<Toasts />);
    show({ title: 'Slow', duration: 15_000 });
    pass(14_999);
    expect(screen.getByText('Slow')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Slow')).toBeNull();
  });

  it('announces news politely and failures at once, from regions that were there before', () => {
    const { container } = render(<Toasts />);
    const polite = container.querySelector('[aria-live="polite"]');
    const assertive = screen.getByRole('alert');
    expect(polite?.textContent).toBe('');
    show({ title: 'Saved' });
    expect(polite?.textContent).toContain('Saved');
    expect(assertive.textContent).toBe('');
    show({ title: 'Failed', variant: 'destructive' });
    expect(assertive.textContent).toContain('Failed');
    expect(polite?.textContent).toBe('');
  });

  it('waits while it is pointed at or holds the focus', () => {
    render(<Toasts />);
    show({ title: 'Long words' });
    fireEvent.pointerEnter(screen.getByTestId('toast'));
    pass(60_000);
    expect(screen.getByText('Long words')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByTestId('toast'));
    pass(5_000);
    expect(screen.queryByText('Long words')).toBeNull();
  });

  it('can be dismissed, and dismissing an old one leaves the new one alone', () => {
    render(<Toasts />);
    const first = show({ title: 'First' });
    show({ title: 'Second' });
    act(() => dismissToast(first));
    expect(screen.getByText('Second')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByTestId('toast')).toBeNull();
  });
});

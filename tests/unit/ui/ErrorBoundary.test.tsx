import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/app/ErrorBoundary.tsx';

function Broken({ message }: { readonly message: string }): never {
  throw new Error(message);
}

function at(resetKey: string, message: string | null) {
  return (
    <MantineProvider env="test">
      <ErrorBoundary resetKey={resetKey}>
        {message ? <Broken message={message} /> : <p>fine</p>}
      </ErrorBoundary>
    </MantineProvider>
  );
}

// React reports what a boundary caught: here that is expected, so it is taken back before the console is judged.
const reports = () => vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void reports());
afterEach(() => void reports().mockClear());

describe('ErrorBoundary', () => {
  it('says what happened and offers to reload', () => {
    render(at('/a', 'boom'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page lost its way');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.queryByText('boom')).toBeNull();
    expect(reports()).toHaveBeenCalledOnce();
  });

  it('knows a part of the app that could not be fetched', () => {
    render(at('/a', 'Failed to fetch dynamically imported module: /assets/x.js'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is not on your device yet');
  });

  it('gives the next page a chance', () => {
    const { rerender } = render(at('/a', 'boom'));
    rerender(at('/b', null));
    expect(screen.getByText('fine')).toBeTruthy();
  });

  it('keeps its message while the page stays the same', () => {
    const { rerender } = render(at('/a', 'boom'));
    rerender(at('/a', null));
    expect(screen.queryByText('fine')).toBeNull();
  });
});

import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/app/ErrorBoundary.tsx';
import { ReloadButton } from '@/app/shell/MissingPart.tsx';
import { watchTyping } from '@/platform/halfTyped.ts';

const reloadNewest = vi.fn(async () => {});
vi.mock('@/platform/serviceWorker.ts', () => ({ registerServiceWorker: () => ({ reloadNewest }) }));

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

const type = (value: string) => fireEvent.input(screen.getByLabelText('Message'), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button'));

describe('a part that this version does not have', () => {
  const field = (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Message" />
    </form>
  );
  let stop: () => void;

  beforeEach(() => {
    reloadNewest.mockClear();
    stop = watchTyping();
  });
  afterEach(() => stop());

  it('is had from the newest version, by one press', async () => {
    render(at('/a', 'Failed to fetch dynamically imported module: /assets/x.js'));
    press();
    await waitFor(() => expect(reloadNewest).toHaveBeenCalledOnce());
  });

  it('waits while something stands half typed around it, and says so', async () => {
    render(
      <>
        {field}
        {at('/a', 'Failed to fetch dynamically imported module: /assets/x.js')}
      </>,
    );
    type('Two days in');
    press();
    expect(screen.getByText(/not sent yet/)).toBeTruthy();
    type('');
    press();
    await waitFor(() => expect(reloadNewest).toHaveBeenCalledOnce());
  });

  it('of what stands around the pages is treated as a page', async () => {
    render(
      <MantineProvider env="test">
        {field}
        <ReloadButton />
      </MantineProvider>,
    );
    type('Two days in');
    press();
    expect(screen.getByRole('button').textContent).toBe('Send what you typed, then reload');
    fireEvent.submit(screen.getByLabelText('Message'));
    press();
    await waitFor(() => expect(reloadNewest).toHaveBeenCalledOnce());
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Observable } from 'dexie';
import * as outbox from '@/data/outbox/outbox.ts';
import { watchMessageCount } from '@/data/repositories/chat/chat.ts';
import { AppError } from '@/domain/errors.ts';
import { OfflinePage } from '@/pages/system/OfflinePage.tsx';
import { currentToast } from '../../../support/toasts.ts';
import { renderAt, resetStores, session, setAuth, signedIn, signedOut } from '../auth/world.tsx';

vi.mock('@/data/outbox/outbox.ts', () => ({
  watchParked: vi.fn(),
  watchWaiting: vi.fn(),
  retryParked: vi.fn(),
  discardParked: vi.fn(),
}));
vi.mock('@/data/repositories/chat/chat.ts', () => ({ watchMessageCount: vi.fn() }));

let emitParked: (changes: outbox.ParkedChange[]) => void;

const change = (over: Partial<outbox.ParkedChange> = {}): outbox.ParkedChange => ({
  id: 'row',
  kind: 'chat.append',
  reason: 'forbidden',
  message: 'new row violates row-level security policy',
  at: Date.UTC(2026, 3, 9, 12),
  ...over,
});

/** As much of an Observable as a screen uses. */
function held<Value>(value: Value, onEmitter?: (emit: (next: Value) => void) => void): Observable<Value> {
  const observable = {
    subscribe(next: (value: Value) => void) {
      onEmitter?.(next);
      next(value);
      return { unsubscribe: () => {} };
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the screen uses no more of an Observable
  return observable as unknown as Observable<Value>;
}

function device(holds: { messages?: number; waiting?: number; parked?: outbox.ParkedChange[] }) {
  const { messages = 0, waiting = 0, parked = [] } = holds;
  vi.mocked(watchMessageCount).mockReturnValue(held(messages));
  vi.mocked(outbox.watchWaiting).mockReturnValue(held(waiting));
  vi.mocked(outbox.watchParked).mockReturnValue(held(parked, (emit) => (emitParked = emit)));
  renderAt({ pathname: '/offline' }, <Route path="/offline" element={<OfflinePage />} />);
}

const item = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(name) });
  return heading.closest('li')!;
};

beforeEach(() => {
  resetStores();
  setAuth(signedIn);
  vi.mocked(outbox.retryParked).mockReset().mockResolvedValue();
  vi.mocked(outbox.discardParked).mockReset().mockResolvedValue();
});

it('counts nothing of an account for a visitor', async () => {
  setAuth(signedOut);
  device({});
  expect((await item('Unsent changes')).textContent).toContain('None without an account.');
  expect((await item('Your chat')).textContent).toContain('Log in to keep chats on this device.');
});

it('counts what the account has here and what waits', async () => {
  device({ messages: 3, waiting: 2 });
  expect((await item('Your chat')).textContent).toContain('3 messages, readable offline.');
  expect((await item('Unsent changes')).textContent).toContain('2 waiting for the network');
  expect(watchMessageCount).toHaveBeenCalledWith(session.userId);
  expect(screen.queryByRole('list', { name: 'Refused changes' })).toBeNull();
});

it('lists what the server refused, in words, with both ways out', async () => {
  device({ parked: [change(), change({ id: 'other', kind: 'chat.clear', reason: 'invalid' })] });
  const [first, second] = within(await screen.findByRole('list', { name: 'Refused changes' })).getAllByRole(
    'listitem',
  );
  const unsent = await item('Unsent changes');
  expect(unsent.textContent).toContain('The server refused 2 changes.');
  expect(unsent.textContent).not.toMatch(/network|row-level/);
  expect(first?.textContent).toContain('A message of your chat');
  expect(first?.textContent).toContain('Your account may not do that.');
  expect(second?.textContent).toContain('Clearing your chat');
  expect(second?.textContent).toContain('The server does not accept it as it is.');
  await userEvent.click(within(first!).getByRole('button', { name: 'Retry' }));
  expect(outbox.retryParked).toHaveBeenCalledExactlyOnceWith('row');
  await userEvent.click(within(second!).getByRole('button', { name: 'Discard' }));
  expect(outbox.discardParked).toHaveBeenCalledExactlyOnceWith('other');
  act(() => emitParked([]));
  expect(unsent.textContent).toContain('Everything has reached the server.');
});

it('says why a change could not be put back', async () => {
  vi.mocked(outbox.retryParked).mockRejectedValue(new AppError('storage_full'));
  device({ parked: [change()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Not changed', variant: 'destructive' }));
});

/** A new version is offered with a network and nothing half done, and hidden meanwhile. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Finding } from '@domain/readiness.ts';
import { UpdateOffer } from '@/app/shell/UpdateOffer.tsx';
import { watchTyping } from '@/platform/halfTyped.ts';
import { data, door, observed, renderWithData, tab } from '../../support/dataWorld.tsx';
import { setAuth, signedIn, signedOut } from '../features/auth/world.tsx';

const onTake = vi.fn((_mayReload: () => boolean) => {});
const offer = () => screen.queryByRole('button', { name: 'Reload' });
const unsent = (...waiting: string[]): Finding => ({ part: 'unsent', waiting, refused: 0, unreadable: 0 });
let stop: () => void;
let emit: (finding: Finding) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTake.mockClear();
  setAuth(signedOut);
  stop = watchTyping();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const page = (
  <>
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" />
    </form>
    <UpdateOffer onTake={onTake} phase="ready" />
  </>
);
const type = (value: string) => fireEvent.input(screen.getByLabelText('Name'), { target: { value } });
const lookAgain = () => act(() => void vi.advanceTimersByTime(2_000));

it('is offered, and taken by one press', () => {
  renderWithData(<UpdateOffer onTake={onTake} phase="ready" />);
  fireEvent.click(offer()!);
  expect(onTake).toHaveBeenCalledOnce();
});

it('lets no reload come where a question was asked or a field was typed into since', async () => {
  renderWithData(page);
  fireEvent.click(offer()!);
  const mayReload = onTake.mock.lastCall?.[0] ?? (() => null);
  expect(mayReload()).toBe(true);
  type('Ana');
  expect(mayReload()).toBe(false);
  type('');
  act(() => tab.context.connectivity.reportNoNetwork());
  expect(mayReload()).toBe(false);
});

it('says that it is on its way until it is there', () => {
  renderWithData(<UpdateOffer onTake={onTake} phase="taking" />);
  expect(screen.getByText('Loading the new version…')).toBeTruthy();
  fireEvent.click(offer()!);
  expect(onTake).not.toHaveBeenCalled();
});

it('says what helps when it does not come, and may be asked for again', () => {
  renderWithData(<UpdateOffer onTake={onTake} phase="late" />);
  expect(screen.getByText(/^The new version has not started yet\. /)).toBeTruthy();
  fireEvent.click(offer()!);
  expect(onTake).toHaveBeenCalledOnce();
});

it('waits for the network', () => {
  act(() => tab.context.connectivity.reportNoNetwork());
  renderWithData(<UpdateOffer onTake={onTake} phase="ready" />);
  expect(offer()).toBeNull();
  act(() => tab.context.connectivity.reportAnswer());
  expect(offer()).toBeTruthy();
});

it('waits while a question is sent and answered', async () => {
  setAuth(signedIn);
  vi.mocked(data.readiness.watchUnsent).mockReturnValue(
    observed<Finding>((next) => {
      emit = next;
    }),
  );
  renderWithData(<UpdateOffer onTake={onTake} phase="ready" />);
  expect(offer()).toBeNull();
  await act(async () => void (await door.load()));
  expect(data.readiness.watchUnsent).toHaveBeenCalled();
  act(() => emit(unsent('chat.ask')));
  expect(offer()).toBeNull();
  act(() => emit(unsent()));
  expect(offer()).toBeTruthy();
  // what is sent without anybody waiting for it goes on after a reload
  act(() => emit(unsent('trip.edit')));
  expect(offer()).toBeTruthy();
  act(() => emit(unsent('trip.edit', 'chat.ask')));
  expect(offer()).toBeNull();
});

it('waits for what is half typed: until it is sent, emptied or left', () => {
  renderWithData(page);
  type('An');
  expect(offer()).toBeNull();
  type('');
  expect(offer()).toBeTruthy();
  type('Ana');
  lookAgain();
  expect(offer()).toBeNull();
  fireEvent.submit(screen.getByLabelText('Name').closest('form')!);
  lookAgain();
  expect(offer()).toBeTruthy();
  type('Anna');
  expect(offer()).toBeNull();
  screen.getByLabelText('Name').remove();
  lookAgain();
  expect(offer()).toBeTruthy();
});

it('is not taken over a dialog that opened since it was looked at', () => {
  renderWithData(<UpdateOffer onTake={onTake} phase="ready" />);
  const button = offer()!;
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  fireEvent.click(button);
  expect(onTake).not.toHaveBeenCalled();
  lookAgain();
  expect(offer()).toBeNull();
  dialog.remove();
  lookAgain();
  expect(offer()).toBeTruthy();
});

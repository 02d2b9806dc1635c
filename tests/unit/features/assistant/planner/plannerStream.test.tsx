/** The planner's answers while they are written. */
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { replyIdOf } from '@domain/chat/messages.ts';
import { currentToast } from '../../../../support/toasts.ts';
import { ID, input, nowHolds, paragraph, part, question, reply, show, user } from './plannerWorld.tsx';
import { data } from '../../../../support/dataWorld.tsx';

/** So much has come of the answer. */
async function come(text: string): Promise<void> {
  const soFar = { text };
  vi.mocked(data.chat.replySoFar).mockReturnValue(soFar);
  await act(async () => vi.mocked(data.chat.onReplyProgress).mock.calls.at(-1)?.[0]());
}

it('is read while it is written, and can be copied and read aloud once it is whole', async () => {
  const readAloud = { speakingId: null, toggle: vi.fn<() => void>() };
  show({ readAloud }, question({ state: 'sending' }));
  expect(await screen.findByText('Working on your trip', paragraph)).toBeTruthy();
  await come('Rome is ');
  await come('Rome is warm in May.');
  expect(await screen.findByText('Rome is warm in May.', paragraph)).toBeTruthy();
  expect(screen.getByText('Still writing')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  nowHolds(question(), reply({ content: 'Rome is warm in May. Which days?' }));
  expect(await screen.findByText('Rome is warm in May. Which days?', paragraph)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(readAloud.toggle).toHaveBeenCalledExactlyOnceWith(replyIdOf(ID), 'Rome is warm in May. Which days?');
  expect(screen.queryByText('Still writing')).toBeNull();
});

it('is stopped with what came', async () => {
  show({}, question({ state: 'sending' }));
  await input();
  await come('Rome is');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(data.chat.stopReply).toHaveBeenCalledOnce();
  expect(vi.mocked(data.chat.stopReply).mock.calls[0]?.[1]).toBe(ID);
  nowHolds(question({ state: 'stopped' }), part());
  // the button is gone: the focus is not
  expect(document.activeElement).toBe(await input());
  expect(await screen.findByText('Rome is', paragraph)).toBeTruthy();
  expect(currentToast()).toBeNull();
});

it('that breaks keeps what came and says so in place', async () => {
  show({}, question({ state: 'waiting', errorReason: 'offline' }), part({ errorReason: 'offline' }));
  expect(await screen.findByText(/^The connection broke here\./, { selector: 'span' })).toBeTruthy();
  expect(screen.getByText('Rome is', paragraph)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
});

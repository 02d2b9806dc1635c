/** Answers that this device made without a network, as the chat shows them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import type { AppErrorReason } from '@domain/errors/appError.ts';
import { talkPartnerOf } from '@/features/assistant/talkPartner.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';
import { data, tab } from '../../../support/dataWorld.tsx';
import { USER, answer, nowHolds, profile, question, showChat } from './chatScreenWorld.tsx';

const HERE = 'Answered on this device, without a network.';
const asked = (over: Parameters<typeof question>[0] = {}) => question({ state: 'waiting', ...over });
const here = (over: Parameters<typeof answer>[0] = {}) =>
  answer({
    id: replyIdOf('q'),
    content: 'Three days in Rome',
    createdAt: Date.now() + 60_000,
    state: 'waiting',
    here: 'as_shown',
    suggestions: [{ label: 'Cheaper', value: 'Make it cheaper' }],
    ...over,
  });

it('says where an answer comes from and what becomes of it, and has all that an answer has', async () => {
  const box = await showChat([asked(), here()]);
  expect(screen.getByText(`${HERE} It goes to your account when you are back online.`)).toBeTruthy();
  expect(screen.queryByText('Waiting for the network')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cheaper' }));
  expect(data.chat.sendMessage).toHaveBeenCalledWith(USER, 'Make it cheaper', expect.anything());
  await userEvent.type(box, 'More{Enter}');
  expect(data.chat.sendMessage).toHaveBeenCalledTimes(2);
});

it('reads it out once: not again when the account has the same', async () => {
  await showChat([question({ id: 'old' }), answer()]);
  const region = document.querySelector('output[aria-live="polite"]');
  nowHolds([question({ id: 'old' }), answer(), asked(), here()]);
  const told = region?.textContent;
  expect(told).toBe(`Three days in Rome ${HERE}`);
  nowHolds([question({ id: 'old' }), answer(), question(), here({ state: 'sent' })]);
  expect(region?.textContent).toBe(told);
  expect(screen.getByText(HERE, { selector: 'p' })).toBeTruthy();
});

it('says that it was planned again, and reads that out', async () => {
  await showChat([question({ id: 'old' }), asked(), here()]);
  nowHolds([
    question({ id: 'old' }),
    question(),
    here({ state: 'sent', here: 'again', content: 'Four days' }),
  ]);
  const words = 'The trip had been changed meanwhile, so this was planned again.';
  expect(screen.getByText(words, { selector: 'p' })).toBeTruthy();
  expect(document.querySelector('output[aria-live="polite"]')?.textContent).toBe(`Four days ${words}`);
});

it('keeps an answer that the account refused, says so, and offers Retry', async () => {
  await showChat([
    asked({ state: 'failed', errorReason: 'conflict' }),
    here(),
    answer({
      id: noticeIdOf('q'),
      state: 'failed',
      content: 'At most 500 trips can be kept.',
      createdAt: Date.now() + 60_000,
    }),
  ]);
  expect(screen.getByText(`${HERE} It is not in your account.`)).toBeTruthy();
  const row = screen.getByRole('article', { name: 'You' });
  expect(within(row).getByText('Not in your account')).toBeTruthy();
  await userEvent.click(within(row).getByRole('button', { name: 'Retry' }));
  expect(data.chat.retryMessage).toHaveBeenCalledExactlyOnceWith(USER, 'q');
});

it.each([
  ['farEast', 'China, Japan and Korea'],
  // a part of an earlier version
  ['asia', 'Asia'],
])('says which guide a question waits for: %s', async (missing, name) => {
  await showChat([question({ id: 'old' }), asked({ missing, errorReason: 'offline' })]);
  expect(
    screen.getByText(`The guide to ${name} is not on this device. The question waits for a network.`),
  ).toBeTruthy();
});

it('takes no tokens: without any the field is open where this device answers', async () => {
  vi.mocked(data.chat.answersHere).mockResolvedValue(true);
  const box = await showChat([question(), answer()], { profile: profile({ token_balance: 0 }) });
  expect(box.disabled).toBe(true);
  act(() => tab.connectivity.set('offline'));
  await waitFor(() => expect(box.disabled).toBe(false));
  await userEvent.type(box, 'More{Enter}');
  expect(data.chat.sendMessage).toHaveBeenCalledOnce();
  act(() => tab.connectivity.set('online'));
  await waitFor(() => expect(box.disabled).toBe(true));
});

it('is an answer to who talks hands-free', () => {
  const connectivity = createFakeConnectivity('offline');
  const talk = { busy: false, outOfTokens: false, send: async () => true, connectivity };
  expect(talkPartnerOf({ ...talk, messages: [asked(), here()] })).toMatchObject({
    waiting: false,
    lastReply: { text: 'Three days in Rome', failed: false },
  });
  expect(talkPartnerOf({ ...talk, messages: [asked()] }).waiting).toBe('network');
  const online = { ...talk, connectivity: createFakeConnectivity('online') };
  const waiting = (errorReason: AppErrorReason) =>
    talkPartnerOf({ ...online, messages: [{ ...asked(), errorReason }] }).waiting;
  expect(waiting('offline')).toBe('network');
  expect(waiting('rate_limited')).toBe('server');
  expect(talkPartnerOf({ ...online, messages: [asked()] }).waiting).toBe(false);
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatMessage, replyIdOf } from '@domain/chat/messages.ts';
import type { PartialReply } from '@domain/chat/partialReply.ts';
import { AppError } from '@domain/errors/appError.ts';
import { currentToast } from '../../../support/toasts.ts';
import { flightOffer } from '../offers.ts';
import {
  answer,
  chatScreen,
  field,
  nowHolds,
  question,
  show,
  showChat,
  showUnreadable,
  USER,
} from './chatScreenWorld.tsx';
import { checkedPlan } from './plan.ts';
import { data, inUiWithData, tab } from '../../../support/dataWorld.tsx';

let soFar: PartialReply | null;
let progress: () => void;
beforeEach(() => {
  soFar = null;
  vi.mocked(data.chat.replySoFar).mockImplementation((id) => (id === 'q' ? soFar : null));
  vi.mocked(data.chat.onReplyProgress).mockImplementation((listener) => {
    progress = listener;
    return () => {};
  });
  vi.mocked(data.chat.stopReply).mockResolvedValue();
});
const come = async (reply: PartialReply) => {
  soFar = reply;
  await act(async () => progress());
};
const asked = () => [answer({ id: 'old', createdAt: 0 }), question({ state: 'sending' })];
const partial = (over: Partial<ChatMessage> = {}) =>
  answer({ id: replyIdOf('q'), content: 'Day 1: tem', createdAt: 2, state: 'partial', ...over });
const kept = async () => (await tab.db.drafts.get([USER, 'chat']))?.value;
async function startNewChat() {
  await userEvent.click(screen.getByRole('button', { name: 'New chat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this chat and start new' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start Chatting Now' }));
}
const news = () => document.querySelector('output[aria-live="polite"]')?.textContent;

describe('an answer on its way', () => {
  it('is shown as it comes, text first, then cards, and is read out once, when it is whole', async () => {
    await showChat(asked());
    expect(screen.getByText('Working on your answer')).toBeTruthy();
    await come({ text: 'Day 1: tem' });
    expect(screen.getByText('Day 1: tem')).toBeTruthy();
    expect(screen.getByText('Still writing')).toBeTruthy();
    await come({ text: 'Day 1: temples', results: { flights: [flightOffer()], hotels: [], tours: [] } });
    expect(screen.getByRole('list', { name: 'Flights' })).toBeTruthy();
    expect(news()).toBe('The assistant is working on your answer.');
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(1);
    const whole = answer({ id: replyIdOf('q'), content: 'Day 1: temples.', createdAt: Date.now() + 1 });
    nowHolds([answer({ id: 'old', createdAt: 0 }), question(), whole]);
    expect(news()).toBe('Day 1: temples.');
    expect(document.querySelectorAll('[aria-live], output, [role=status]')).toHaveLength(1);
  });

  it('takes the place of what came the time before', async () => {
    await showChat([question({ state: 'sending' }), partial({ state: 'sending' })]);
    expect(screen.getByText('Day 1: tem')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    await come({ text: 'Day 1: temples' });
    expect(screen.queryByText('Day 1: tem')).toBeNull();
    expect(screen.getByText('Day 1: temples')).toBeTruthy();
  });

  it('is stopped by a button of its own, and what is typed meanwhile stays', async () => {
    const box = await showChat(asked());
    await userEvent.type(box, 'And Oslo?');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(data.chat.stopReply).toHaveBeenCalledExactlyOnceWith(USER, 'q');
    nowHolds([question({ state: 'stopped' }), partial()]);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(box.value).toBe('And Oslo?');
  });

  it('says why it could not be stopped', async () => {
    vi.mocked(data.chat.stopReply).mockRejectedValueOnce(new AppError('storage'));
    await showChat(asked());
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Chat Error' }));
  });
});

describe('an answer that is not whole', () => {
  it.each([
    [undefined, 'You stopped this answer.'],
    ['offline', 'The connection broke here. It goes on by itself when the network is back.'],
    ['server', 'The answer broke off here.'],
  ] as const)('(%s) says so, and goes on under its question', async (errorReason, words) => {
    const part = errorReason === undefined ? partial() : partial({ errorReason });
    await showChat([question({ state: 'stopped' }), part]);
    expect(screen.getByText('Day 1: tem')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(data.chat.retryMessage).toHaveBeenCalledExactlyOnceWith(USER, 'q');
  });

  it('offers Go on where nothing came at all, and is not to be copied', async () => {
    await showChat([question({ state: 'stopped' }), partial({ content: '' })]);
    expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Assistant' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });
});

it('shows the plan of a reply above its text', async () => {
  await showChat([question(), answer({ content: 'Have a good trip', plan: checkedPlan(2) })]);
  const plan = screen.getByRole('region', { name: 'Lisbon on foot' });
  const text = screen.getByText('Have a good trip');
  expect(plan.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says above the plan what changed, and the rest below it', async () => {
  const content = '**What changed**\n- Slower on Tuesday\n\n## Lisbon\n\nThe days in words';
  await showChat([question(), answer({ content, plan: checkedPlan(2) })]);
  const plan = screen.getByRole('region', { name: 'Lisbon on foot' });
  const changed = await screen.findByText('Slower on Tuesday');
  expect(changed.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const words = screen.getByText('The days in words');
  expect(plan.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText('Slower on Tuesday')).toHaveLength(1);
});

describe('a new chat in the middle of one', () => {
  it('is asked about, says what it deletes, and leads to the choice', async () => {
    await showChat([question(), answer()]);
    await userEvent.click(screen.getByRole('button', { name: 'New chat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start a new chat?' });
    expect(dialog.textContent).toContain('deleted on all your devices');
    await userEvent.click(screen.getByRole('button', { name: 'Keep this chat' }));
    expect(data.chat.clearChat).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'New chat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this chat and start new' }));
    expect(data.chat.clearChat).toHaveBeenCalledExactlyOnceWith(USER, 'assistant');
    expect(await screen.findByText('How would you like to start?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New chat' })).toBeNull();
  });
});

describe('what stands in the field', () => {
  it('is kept as it is typed and forgotten when it is sent', async () => {
    const box = await showChat([question(), answer()]);
    await userEvent.type(box, 'Kyoto');
    await waitFor(async () => expect(await kept()).toBe('Kyoto'));
    await userEvent.type(box, '{Enter}');
    await waitFor(async () => expect(await kept()).toBeUndefined());
  });

  it('is not there again after a new chat once it was sent', async () => {
    await tab.db.drafts.put({ userId: USER, name: 'chat', value: 'Three days in Lis', updatedAt: 1 });
    const box = await showChat([question(), answer()]);
    await waitFor(() => expect(box.value).toBe('Three days in Lis'));
    await userEvent.type(box, 'bon{Enter}');
    await waitFor(() => expect(box.value).toBe(''));
    await startNewChat();
    expect((await field()).value).toBe('');
  });

  it('outlives a new chat while it is half-typed', async () => {
    const box = await showChat([question(), answer()]);
    await userEvent.type(box, 'And Oslo');
    await startNewChat();
    expect((await field()).value).toBe('And Oslo');
  });

  it('is not replaced by what was stored, once something was typed', async () => {
    let read!: (draft: string) => void;
    const stored = new Promise((resolve) => (read = resolve));
    const { keptDraft } = data;
    data.keptDraft = (...of) => ({ ...keptDraft(...of), read: () => stored });
    const box = await showChat([question(), answer()]);
    await userEvent.type(box, 'Oslo');
    await act(async () => read('Kyoto'));
    expect(box.value).toBe('Oslo');
  });

  it('is there again after a reload', async () => {
    await tab.db.drafts.put({ userId: USER, name: 'chat', value: 'Three days in Lis', updatedAt: 1 });
    const box = await showChat([question(), answer()]);
    await waitFor(() => expect(box.value).toBe('Three days in Lis'));
  });
});

it('says that storage cannot be read, and reads it again when asked', async () => {
  const heal = showUnreadable();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('How would you like to start?')).toBeNull();
  heal([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('How would you like to start?')).toBeTruthy();
});

describe('reading aloud', () => {
  it('is offered only where there is a voice; one message at a time, with a way to stop', async () => {
    const messages = [answer({ id: 'a1', content: 'One' }), answer({ id: 'a2', content: 'Two' })];
    const voice = { speakingId: null, toggle: vi.fn<() => void>() };
    const { rerender } = show(messages);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await field();
    expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
    rerender(inUiWithData(chatScreen({ readAloud: voice })));
    await userEvent.click(screen.getAllByRole('button', { name: 'Read aloud' })[1] ?? document.body);
    expect(voice.toggle).toHaveBeenLastCalledWith('a2', 'Two');
    rerender(inUiWithData(chatScreen({ readAloud: { ...voice, speakingId: 'a2' } })));
    await userEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(voice.toggle).toHaveBeenCalledTimes(2);
  });
});

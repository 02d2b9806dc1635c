import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type RefObject } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { MessageList } from '@/features/assistant/components/MessageList.tsx';
import { data, inUiWithData, renderWithData } from '../../../support/dataWorld.tsx';

/** How often each text was drawn. */
const drawn = vi.hoisted(() => new Map<string, number>());

vi.mock('@/ui/markdown/ReplyText.tsx', () => ({
  ReplyText: ({ text }: { readonly text: string }) => {
    drawn.set(text, (drawn.get(text) ?? 0) + 1);
    return <p>{text}</p>;
  },
}));

const list = createRef<HTMLDivElement>();
const noop = () => {};
const chat = (length: number): ChatMessage[] =>
  Array.from({ length }, (_, index) => ({
    id: `m${index}`,
    userId: 'u',
    conversation: 'assistant',
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `Message ${index}.`,
    createdAt: index + 1,
    state: 'sent',
  }));
const rows = (messages: readonly ChatMessage[], answering = false, frame?: RefObject<HTMLElement>) => (
  <MessageList
    list={list}
    frame={frame}
    messages={messages}
    answering={answering}
    busy={answering}
    onSuggestion={noop}
    onRetry={noop}
    onBook={noop}
  />
);
const shown = () => document.querySelectorAll('[data-message]').length;

beforeEach(() => {
  drawn.clear();
  vi.mocked(data.chat.replySoFar).mockReturnValue(null);
  vi.mocked(data.chat.onReplyProgress).mockReturnValue(noop);
});

it('draws the end of a long chat, and more of it when asked', async () => {
  const messages = chat(3_000);
  const { rerender } = renderWithData(rows(messages));
  expect(shown()).toBe(40);
  expect(screen.getByText('Message 2999.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(shown()).toBe(80);
  expect(screen.getByText('Message 2920.')).toBeTruthy();
  // What comes is added; what is on screen stays.
  rerender(inUiWithData(rows([...messages, ...chat(3_001).slice(3_000)])));
  expect(shown()).toBe(81);
  expect(screen.getByText('Message 2920.')).toBeTruthy();
});

it.each([
  ['the page', undefined],
  ['its frame', document.createElement('div')],
])('keeps the reader of %s at the line that was on screen, and moves nothing else', async (_name, frame) => {
  const boxes = [document.documentElement, frame].filter((box) => box !== undefined);
  for (const box of boxes) {
    // 100 px a row
    Object.defineProperty(box, 'scrollHeight', { configurable: true, get: () => shown() * 100 });
    box.scrollTop = 300;
  }
  renderWithData(rows(chat(90), false, frame && { current: frame }));
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(boxes.map((box) => box.scrollTop)).toEqual(frame ? [300, 4_300] : [4_300]);
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
});

it('draws a new chat whole, and the end of one that arrives as a whole', () => {
  const { rerender } = renderWithData(rows(chat(3_000)));
  rerender(inUiWithData(rows(chat(2))));
  expect(shown()).toBe(2);
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  rerender(inUiWithData(rows(chat(500))));
  expect(shown()).toBe(40);
});

it('draws no other row again while an answer is being written', async () => {
  let progress = noop;
  vi.mocked(data.chat.onReplyProgress).mockImplementation((listener) => {
    progress = listener;
    return noop;
  });
  const asked: ChatMessage = { ...(chat(1)[0] ?? never()), id: 'q', createdAt: 999, state: 'sending' };
  renderWithData(rows([...chat(20), asked], true));
  const before = new Map(drawn);
  for (const text of ['Day', 'Day 1', 'Day 1: Temples']) {
    vi.mocked(data.chat.replySoFar).mockReturnValue({ text });
    await act(async () => progress());
  }
  expect(screen.getByText('Day 1: Temples')).toBeTruthy();
  const again = [...drawn].filter(([text, count]) => !text.startsWith('Day') && count !== before.get(text));
  expect(again).toEqual([]);
});

function never(): never {
  throw new Error('no message');
}

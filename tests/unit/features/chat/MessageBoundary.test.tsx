import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import type { ChatMessage } from '@/domain/chat.ts';
import { MessageList } from '@/features/chat/components/MessageList.tsx';
import { inUi, renderUi } from '../renderUi.tsx';

vi.mock('@/data/repositories/activity.ts', () => ({ logClick: vi.fn(), trackTour: vi.fn() }));
vi.mock('@/data/repositories/chatReplies.ts', () => ({
  replySoFar: () => null,
  onReplyProgress: () => () => {},
  stopReply: vi.fn(),
}));
vi.mock('@/features/chat/components/message/MessageText.tsx', () => ({
  MessageText({ text }: { readonly text: string }) {
    if (text === 'odd') throw new RangeError('Maximum call stack size exceeded');
    return <p>{text}</p>;
  },
}));

const list = createRef<HTMLDivElement>();
const noop = () => {};
const row = (id: string, content: string): ChatMessage => ({
  id,
  userId: 'u',
  role: 'assistant',
  content,
  createdAt: 1,
  state: 'sent',
});
const chat = (messages: ChatMessage[]) => (
  <MessageList
    list={list}
    messages={messages}
    answering={false}
    busy={false}
    onSuggestion={noop}
    onRetry={noop}
    onBook={noop}
  />
);

it('a message that cannot be drawn keeps its words, and the others their place', () => {
  // React reports what a boundary caught: here that is expected.
  const reports = vi.spyOn(console, 'error').mockImplementation(noop);
  const { rerender } = renderUi(chat([row('a', 'Day 1'), row('b', 'odd')]));
  expect(screen.getByText('Day 1')).toBeTruthy();
  expect(screen.getByText('odd')).toBeTruthy();
  expect(screen.getByText(/cannot be shown as it was meant/)).toBeTruthy();
  expect(reports).toHaveBeenCalled();
  rerender(inUi(chat([row('a', 'Day 1'), row('b', 'Day 2')])));
  expect(screen.getByText('Day 2')).toBeTruthy();
  expect(screen.queryByText(/cannot be shown as it was meant/)).toBeNull();
  reports.mockClear();
});

/** One message that cannot be drawn takes neither the chat nor the page with it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { MessageList } from '@/features/assistant/components/MessageList.tsx';
import { inUiWithData, renderWithData } from '../../../support/dataWorld.tsx';

vi.mock('@/features/assistant/components/message/ResultCards.tsx', () => ({
  ResultCards: ({ marker }: { readonly marker: string }) => {
    if (marker === 'broken') throw new RangeError('Invalid time value');
    return <p>the cards</p>;
  },
}));

const list = createRef<HTMLDivElement>();
const noop = () => {};
const NO_RESULTS = { flights: [], tours: [], hotels: [] };
const message = (id: string, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  userId: 'u',
  conversation: 'assistant',
  role: 'assistant',
  content: `Words of ${id}.`,
  createdAt: 1,
  state: 'sent',
  ...over,
});
const fail = (): never => {
  throw new Error('no such message');
};
const rows = (messages: readonly ChatMessage[]) => (
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
const broken = message('broken', { results: NO_RESULTS, marker: 'broken' });

// React reports what a boundary caught: here that is expected, so it is taken back before the console is judged.
const reports = () => vi.spyOn(console, 'error').mockImplementation(noop);
beforeEach(() => void reports());
afterEach(() => void reports().mockClear());

it('keeps the words of a message that cannot be drawn, and every other message', async () => {
  renderWithData(rows([message('first'), broken, message('last', { results: NO_RESULTS })]));
  expect(await screen.findByText('Words of first.')).toBeTruthy();
  expect(screen.getByText('Words of broken.')).toBeTruthy();
  expect(
    screen.getByText('This message cannot be shown as it was meant. Its words are all here.'),
  ).toBeTruthy();
  userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(
    within(screen.getAllByRole('article')[1] ?? fail()).getByRole('button', { name: 'Copy' }),
  );
  expect(copied).toHaveBeenCalledExactlyOnceWith('Words of broken.');
  expect(await screen.findByText('Words of last.')).toBeTruthy();
  expect(screen.getByText('the cards')).toBeTruthy();
  expect(screen.getAllByRole('article', { name: 'Assistant' })).toHaveLength(3);
});

it('draws the message again when what it holds has changed', async () => {
  const { rerender } = renderWithData(rows([broken]));
  expect(screen.queryByText('the cards')).toBeNull();
  rerender(inUiWithData(rows([{ ...broken, marker: 'm' }])));
  expect(await screen.findByText('the cards')).toBeTruthy();
  expect(
    screen.queryByText('This message cannot be shown as it was meant. Its words are all here.'),
  ).toBeNull();
});

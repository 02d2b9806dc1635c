/** The planner's page over a conversation that the tests play; a test file mocks the repositories it stands on. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import { conversationWords, OUT_OF_TOKENS_WORDS } from '@domain/chat/words.ts';
import type { AppErrorReason } from '@domain/errors/appError.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { PlannerScreen } from '@/features/assistant/planner/PlannerScreen.tsx';
import { clearToasts } from '../../../../support/toasts.ts';
import { profile } from '../chatScreenWorld.tsx';
import { data, observed, renderWithData } from '../../../../support/dataWorld.tsx';

export const account = { userId: '6f1b2c3d-0000-4000-8000-000000000001', email: 'ada@example.test' };
export const bookingDetails = { url: 'https://deals.example/rome', destination: 'Rome', sample: true };
export const onDestinationTaken = vi.fn<() => void>();
export const user = userEvent.setup({ delay: null });
/** The message itself: the live region says the same words. */
export const paragraph = { selector: 'p' };
/** The question that is asked, and so what its answer is called. */
export const ID = '6f1b2c3d-0000-4000-8000-000000000009';

let emit: (messages: ChatMessage[]) => void;
let refuse: (messageId: string, reason: AppErrorReason) => void;

type Row = Partial<ChatMessage> & Pick<ChatMessage, 'id' | 'role' | 'content'>;
const row = (over: Row): ChatMessage => ({
  userId: account.userId,
  conversation: 'planner',
  createdAt: 1,
  state: 'sent',
  ...over,
});
export const question = (over: Partial<Row> = {}) => row({ id: ID, role: 'user', content: 'Rome', ...over });
export const reply = (over: Partial<Row> = {}) =>
  row({ id: replyIdOf(ID), role: 'assistant', content: 'Which dates?', createdAt: 2, ...over });
export const part = (over: Partial<Row> = {}) =>
  reply({ id: replyIdOf(ID), content: 'Rome is', state: 'partial', ...over });

/** What the device holds from now on. */
export function nowHolds(...messages: ChatMessage[]): void {
  act(() => emit(messages));
}

/** The question is refused, with the words that stand under it then. */
export function refused(errorReason: AppErrorReason): void {
  const content = errorReason === 'token_limit' ? OUT_OF_TOKENS_WORDS : conversationWords.planner.failed;
  nowHolds(
    question({ state: 'failed', errorReason }),
    reply({ id: noticeIdOf(ID), state: 'failed', content, errorReason }),
  );
  act(() => refuse(ID, errorReason));
}

beforeEach(() => {
  clearToasts();
  onDestinationTaken.mockReset();
  const calls = [
    data.chat.sendMessage,
    data.chat.retryMessage,
    data.chat.clearChat,
    data.chat.stopReply,
    data.trips.mailTips,
  ];
  for (const call of calls) {
    vi.mocked<(...args: never[]) => Promise<unknown>>(call).mockReset().mockResolvedValue(undefined);
  }
  vi.mocked(data.chat.keepChatSynced).mockReturnValue(() => {});
  vi.mocked(data.chat.onFreeResponse).mockImplementation((_userId, listener) => {
    listener(false);
    return () => {};
  });
  vi.mocked(data.chat.onRefusal).mockImplementation((_userId, listener) => {
    refuse = listener;
    return () => {};
  });
  vi.stubGlobal('scrollBy', () => {});
});

interface Opened {
  readAloud?: ReadAloud;
  destination?: string;
  offline?: boolean;
}

export const planner = (props: Opened) => (
  <PlannerScreen
    account={account}
    profile={profile()}
    destination={props.destination ?? null}
    offline={props.offline ?? false}
    mic={({ onText }) => (
      <button type="button" onClick={() => onText('in May')}>
        Speak
      </button>
    )}
    readAloud={props.readAloud}
    onReloadProfile={() => {}}
    onDestinationTaken={onDestinationTaken}
  />
);

/** The page over these messages as what the device holds. */
export function show(props: Opened = {}, ...messages: ChatMessage[]) {
  const watched = observed<ChatMessage[]>((next) => {
    emit = next;
    next(messages);
  });
  vi.mocked(data.chat.watchMessages).mockReturnValue(watched);
  return renderWithData(planner(props));
}

export const input = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Describe your perfect trip...');
export const send = async (text: string) => {
  await user.type(await input(), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
};

/** The chat screen over a chat that the tests play; a test file mocks the repositories it stands on. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { AppError, type AppErrorReason } from '@domain/errors/appError.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { profileSchema } from '@domain/profile/profile.ts';
import { ChatScreen } from '@/features/assistant/components/ChatScreen.tsx';
import { clearToasts } from '../../../support/toasts.ts';
import { browser, data, observed, renderWithData } from '../../../support/dataWorld.tsx';

export const USER = '6f1b2c3d-0000-4000-8000-000000000001';
type Row = Partial<ChatMessage> & Pick<ChatMessage, 'id' | 'role' | 'content'>;

const message = (row: Row): ChatMessage => ({
  userId: USER,
  conversation: 'assistant',
  createdAt: 1,
  state: 'sent',
  ...row,
});
export const question = (over: Partial<Row> = {}) =>
  message({ id: 'q', role: 'user', content: 'Kyoto?', ...over });
export const answer = (over: Partial<Row> = {}) =>
  message({ id: 'a', role: 'assistant', content: 'Day 1', ...over });

export const noRoom = {
  title: 'Chat Error',
  description: 'This device has no room left to store that. Free some space and try again.',
  variant: 'destructive',
};

export const profile = (over: object = {}) =>
  profileSchema.parse({
    id: USER,
    email: 'ada@example.com',
    nickname: 'Ada',
    role: 'user',
    subscription_status: 'Free',
    token_balance: 7_400,
    ...over,
  });

let emit: (messages: ChatMessage[]) => void;
let tell: (messageId: string, reason: AppErrorReason) => void;
export const onReloadProfile = vi.fn<() => void>();
export const onPromptTaken = vi.fn<() => void>();
export const onPromptStored = vi.fn<(text: string) => void>();
/** Subscriptions to the messages that are open. */
let watching: number;
export const stopListening = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('scrollBy', () => {});
  clearToasts();
  browser.signIn(USER);
  onReloadProfile.mockReset();
  onPromptTaken.mockReset();
  onPromptStored.mockReset();
  watching = 0;
  stopListening.mockReset();
  for (const call of [
    data.chat.sendMessage,
    data.chat.retryMessage,
    data.chat.clearChat,
    data.chat.keepFreeResponse,
  ]) {
    vi.mocked<(...args: never[]) => Promise<unknown>>(call).mockResolvedValue(undefined);
  }
  vi.mocked(data.chat.keepChatSynced).mockImplementation((_userId, onAttempt) => {
    queueMicrotask(() => onAttempt?.());
    return () => {};
  });
  promised(false);
  vi.mocked(data.chat.onRefusal).mockImplementation((_userId, listener) => {
    tell = listener;
    return stopListening;
  });
});

/** What the device remembers of a free response, as a screen opens. */
export function promised(isPromised: boolean): void {
  vi.mocked(data.chat.onFreeResponse).mockImplementation((_userId, listener) => {
    listener(isPromised);
    return () => {};
  });
}

interface ScreenProps {
  readAloud?: ReadAloud;
  initialPrompt?: string;
  goesOn?: boolean;
  tripTitle?: string;
  profile?: ReturnType<typeof profile> | null;
  beside?: React.ComponentProps<typeof ChatScreen>['beside'];
}

export const chatScreen = (props: ScreenProps = {}) => (
  <ChatScreen
    userId={USER}
    profile={props.profile === undefined ? profile() : props.profile}
    initialPrompt={props.initialPrompt ?? null}
    goesOn={props.goesOn ?? false}
    tripTitle={props.tripTitle ?? null}
    onPromptTaken={onPromptTaken}
    onPromptStored={onPromptStored}
    onReloadProfile={onReloadProfile}
    readAloud={props.readAloud}
    beside={props.beside ?? null}
    onboarding={({ onComplete, onSkip }) => (
      <>
        <button type="button" onClick={onComplete}>
          Complete it
        </button>
        <button type="button" onClick={onSkip}>
          Skip it
        </button>
      </>
    )}
  />
);

function hold(messages: ChatMessage[] | null) {
  const watched = observed<ChatMessage[]>((next, fail) => {
    emit = next;
    watching += 1;
    if (messages) next(messages);
    else fail(new AppError('storage'));
    return () => (watching -= 1);
  });
  vi.mocked(data.chat.watchMessages).mockReturnValue(watched);
}

/** The screen over these messages as what the device holds. */
export function show(messages: ChatMessage[], props: ScreenProps = {}) {
  hold(messages);
  return renderWithData(chatScreen(props));
}

/** The screen over storage that cannot be read, until the answered function gives it these messages. */
export function showUnreadable(): (messages: ChatMessage[]) => void {
  hold(null);
  renderWithData(chatScreen());
  return hold;
}

export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
/** The same, past the question whether to go on. */
export async function showChat(messages: ChatMessage[], props: Parameters<typeof show>[1] = {}) {
  show(messages, props);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  return field();
}

/** What the device holds from now on. */
export function nowHolds(messages: ChatMessage[]): void {
  act(() => emit(messages));
}

/** A question was refused, whichever tab sent it. */
export function hear(messageId: string, reason: AppErrorReason): void {
  act(() => tell(messageId, reason));
}

export const openSubscriptions = () => watching;

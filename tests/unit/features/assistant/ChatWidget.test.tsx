import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { AppError, type AppErrorReason } from '@domain/errors/appError.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { useVisitorStore, visitorDraft } from '@/features/assistant/widget/visitorStore.ts';
import { ChatWidget } from '@/features/assistant/widget/ChatWidget.tsx';
import { profileWith, session, signedIn, signedOut } from '../auth/world.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { data, observed, renderWithData } from '../../../support/dataWorld.tsx';

const complete = {
  nickname: 'Ada',
  home_location: 'London',
  travel_style: 'slow',
  budget_per_night: 90,
  travel_vibe: '["Culture"]',
};
const USER = session.userId;
const message = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'q',
  userId: USER,
  conversation: 'assistant',
  role: 'user',
  content: 'Kyoto?',
  createdAt: 1,
  state: 'sent',
  ...over,
});
const history = [message(), message({ id: 'a', role: 'assistant', content: 'Day 1', createdAt: 2 })];

const onClose = vi.fn<() => void>();
const onReloadProfile = vi.fn<() => void>();
const user = userEvent.setup({ delay: null });
let emit: (messages: ChatMessage[]) => void;
let tell: (messageId: string, reason: AppErrorReason) => void;

beforeEach(() => {
  clearToasts();
  useVisitorStore.setState({ messages: [] });
  visitorDraft.set('');
  for (const call of [data.chat.sendMessage, data.profile.markIntroduced, data.chat.keepFreeResponse]) {
    vi.mocked<(...args: never[]) => Promise<unknown>>(call).mockResolvedValue(undefined);
  }
  vi.mocked(data.profile.isIntroduced).mockResolvedValue(false);
  onClose.mockReset();
  onReloadProfile.mockReset();
  vi.mocked(data.chat.keepChatSynced).mockImplementation((_userId, onAttempt) => {
    queueMicrotask(() => onAttempt?.());
    return () => {};
  });
  vi.mocked(data.chat.onFreeResponse).mockImplementation((_userId, listener) => {
    listener(false);
    return () => {};
  });
  vi.mocked(data.chat.onRefusal).mockImplementation((_userId, listener) => {
    tell = listener;
    return () => {};
  });
});

interface Shown {
  auth?: typeof signedIn;
  profile?: Profile | null;
  messages?: ChatMessage[];
  trip?: { readonly id: string; readonly title: string };
}

function show({ auth = signedIn, profile = profileWith(complete), messages = history, trip }: Shown = {}) {
  const watched = observed<ChatMessage[]>((next) => {
    emit = next;
    next(messages);
  });
  vi.mocked(data.chat.watchMessages).mockReturnValue(watched);
  return renderWithData(
    <ChatWidget
      id="panel"
      auth={auth}
      profile={profile}
      trip={trip ?? null}
      onReloadProfile={onReloadProfile}
      onClose={onClose}
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
      mic={({ disabled }) => (
        <button type="button" disabled={disabled}>
          Voice input
        </button>
      )}
      readAloud={undefined}
      quiet={false}
    />,
  );
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const open = async () => {
  const box = await field();
  await waitFor(() => expect(box.disabled).toBe(false));
  return box;
};

describe('the widget for a visitor', () => {
  it('answers in place, without any call, and takes the question to the log-in', async () => {
    show({ auth: signedOut, profile: null });
    expect((await field()).placeholder).toBe('Ask or speak about flights...');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    await user.type(await field(), 'Rome{Enter}');
    const replies = await screen.findAllByText('🔒 Please log in to chat with me!');
    expect(replies.some((reply) => reply.closest('article') !== null)).toBe(true);
    expect(data.chat.sendMessage).not.toHaveBeenCalled();
    expect(data.chat.watchMessages).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Log In and ask' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('ignores a message of only space', async () => {
    show({ auth: signedOut, profile: null });
    await user.type(await field(), '   {Enter}');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('keeps what is half-typed', async () => {
    const { unmount } = show({ auth: signedOut, profile: null });
    await user.type(await field(), 'Rome and');
    unmount();
    show({ auth: signedOut, profile: null });
    expect((await field()).value).toBe('Rome and');
  });
});

describe('the widget for a member', () => {
  it.each([
    ['Free', '10,000 / 10,000'],
    ['Pro', '10,000 / 100,000'],
    ['Business', 'Unlimited Tokens'],
  ])('says what is left of the plan %s', async (tier, words) => {
    show({ profile: profileWith({ ...complete, subscription_status: tier }) });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('has the focus at its title, and closes by Escape, but not by that of a dialog over it', async () => {
    show();
    expect(document.activeElement?.textContent).toBe('Assistant');
    await open();
    act(() => tell('q', 'token_limit'));
    const dialog = await screen.findByRole('dialog', { name: 'Out of Tokens!' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Out of Tokens!' })).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shares the history and sends as the chat screen does', async () => {
    show({ profile: profileWith({ ...complete, subscription_status: 'Premium' }) });
    expect(await screen.findByText('Day 1')).toBeTruthy();
    await user.type(await open(), 'And Oslo?{Enter}');
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(USER, 'And Oslo?', {
      conversation: 'assistant',
      priority: true,
      draft: 'widget',
    });
    expect(screen.queryByText(/^Hi Ada!/)).toBeNull();
  });

  it('greets where there is no chat yet', async () => {
    show({ messages: [] });
    expect(await screen.findByText(/^Hi Ada!/, { selector: 'p' })).toBeTruthy();
  });

  it('closes the field while it loads and gives the focus back', async () => {
    show();
    const box = await open();
    await user.type(box, 'And Oslo?{Enter}');
    act(() =>
      emit([...history, message({ id: 'q2', content: 'And Oslo?', createdAt: 3, state: 'sending' })]),
    );
    expect(box.disabled).toBe(true);
    act(() => emit([...history, message({ id: 'q2', content: 'And Oslo?', createdAt: 3 })]));
    await waitFor(() => expect(box.disabled).toBe(false));
    expect(document.activeElement).toBe(box);
  });

  it('is closed until the profile has been loaded', async () => {
    show({ profile: null });
    expect((await field()).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Voice input' })).toHaveProperty('disabled', true);
  });

  it('is closed without tokens, and leads to the plans', async () => {
    show({ profile: profileWith({ ...complete, token_balance: 0 }) });
    await waitFor(async () => expect((await field()).placeholder).toBe('Out of tokens. Upgrade plan.'));
    expect((await field()).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'See why' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Out of Tokens!' }));
    expect(dialog.getByText('To continue chatting, please upgrade your plan.')).toBeTruthy();
    await user.click(dialog.getByRole('link', { name: 'Upgrade Plan' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says a failure in the words of the spec', async () => {
    show();
    await open();
    act(() => tell('q', 'server'));
    expect(currentToast()).toMatchObject({ title: 'Chat Error', variant: 'destructive' });
  });
});

describe('the first time', () => {
  it('asks before anything else, marks the first answer as free, and remembers', async () => {
    show({ profile: profileWith() });
    await user.click(await screen.findByRole('button', { name: 'Complete it' }));
    expect(data.profile.markIntroduced).toHaveBeenCalledExactlyOnceWith(USER);
    expect(onReloadProfile).toHaveBeenCalledOnce();
    await user.type(await open(), 'Rome{Enter}');
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(USER, 'Rome', {
      conversation: 'assistant',
      priority: false,
      draft: 'widget',
    });
  });

  it('remembers that it was skipped', async () => {
    show({ profile: profileWith() });
    await user.click(await screen.findByRole('button', { name: 'Skip it' }));
    expect(data.profile.markIntroduced).toHaveBeenCalledExactlyOnceWith(USER);
    expect(await open()).toBeTruthy();
  });

  it.each([
    ['a complete profile', complete, false],
    ['an account that was asked before', {}, true],
  ])('is over for %s', async (_name, fields, introduced) => {
    vi.mocked(data.profile.isIntroduced).mockResolvedValue(introduced);
    show({ profile: profileWith(fields) });
    expect(await open()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip it' })).toBeNull();
  });

  it('does not ask on a device that could not remember it', async () => {
    vi.mocked(data.profile.isIntroduced).mockRejectedValue(new AppError('storage'));
    show({ profile: profileWith() });
    expect(await open()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip it' })).toBeNull();
  });
});

it('speaks of the trip that it is opened over, where nothing was said yet', async () => {
  show({ messages: [], trip: { id: 'rome', title: 'Rome: 3 days for two' } });
  const greeting = await screen.findAllByText(/^Hi Ada! This is about your trip “Rome: 3 days for two”/);
  // and said to those who listen
  expect(greeting).toHaveLength(2);
});

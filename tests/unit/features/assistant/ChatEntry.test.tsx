import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { currentToast } from '../../../support/toasts.ts';
import {
  USER,
  answer,
  chatScreen,
  field,
  nowHolds,
  onPromptStored,
  onPromptTaken,
  onReloadProfile,
  openSubscriptions,
  profile,
  promised,
  question,
  show,
  stopListening,
} from './chatScreenWorld.tsx';
import { data, inUiWithData } from '../../../support/dataWorld.tsx';

/** The message itself: the live region says the same words. */
const paragraph = { selector: 'p' };

describe('the way in', () => {
  it('offers both starts when there is no saved chat, and greets by nickname', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'How would you like to start?' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get a Tailored Plan' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start Chatting Now' }));
    expect(await field()).toBeTruthy();
    expect(screen.getByText(/^Hi Ada!/, paragraph)).toBeTruthy();
  });

  it('greets one who comes from a trip with that trip, and asks not how to start', async () => {
    show([], { goesOn: true, tripTitle: 'Rome: 3 days for two' });
    expect(await field()).toBeTruthy();
    expect(screen.getByText(/about your trip “Rome: 3 days for two”/, paragraph)).toBeTruthy();
    expect(screen.queryByText('How would you like to start?')).toBeNull();
  });

  it('greets once: after signing out and in the chat goes on without a second greeting', async () => {
    const { unmount } = show([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Start Chatting Now' }));
    const now = Date.now();
    nowHolds([question({ createdAt: now + 1 }), answer({ createdAt: now + 2 })]);
    expect(screen.getAllByText(/^Hi Ada!/, paragraph)).toHaveLength(1);
    unmount();

    // the device has kept nothing, and the account's copy takes its time
    let attempted: (() => void) | undefined;
    vi.mocked(data.chat.keepChatSynced).mockImplementation((_userId, onAttempt) => {
      attempted = onAttempt;
      return () => {};
    });
    show([]);
    await waitFor(() => expect(data.chat.keepChatSynced).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('button', { name: 'Start Chatting Now' })).toBeNull();
    nowHolds([question(), answer()]);
    act(() => attempted?.());
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Day 1', paragraph)).toBeTruthy();
    expect(screen.queryByText(/^Hi Ada!/)).toBeNull();
  });

  it('takes its greeting back where what was said before arrives late', async () => {
    show([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Start Chatting Now' }));
    expect(screen.getAllByText(/^Hi Ada!/, paragraph)).toHaveLength(1);
    nowHolds([question({ createdAt: 1 }), answer({ createdAt: 2 })]);
    expect(await screen.findByText('Day 1', paragraph)).toBeTruthy();
    expect(screen.queryByText(/^Hi Ada!/, paragraph)).toBeNull();
  });

  it('counts a single message as no saved chat', async () => {
    show([answer()]);
    expect(await screen.findByText('How would you like to start?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start Chatting Now' }));
    expect(await field()).toBeTruthy();
    expect(screen.queryByText(/^Hi Ada!/)).toBeNull();
  });

  it('asks whether to go on with a saved chat; a new one clears it', async () => {
    show([question(), answer()]);
    expect(await screen.findByRole('dialog', { name: 'Welcome back!' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start New' }));
    expect(data.chat.clearChat).toHaveBeenCalledExactlyOnceWith(USER, 'assistant');
    expect(await screen.findByText('How would you like to start?')).toBeTruthy();
  });

  it('does not ask whoever came to go on; an empty chat has its two starts all the same', async () => {
    const { unmount } = show([question(), answer()], { goesOn: true });
    expect(await screen.findByText('Day 1', paragraph)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    show([], { goesOn: true });
    expect(await screen.findByText('How would you like to start?')).toBeTruthy();
  });

  it('sends the prompt that came along once, as the beginning of a new trip, and clears it', async () => {
    const { rerender } = show([question(), answer()], { initialPrompt: 'Kyoto' });
    expect(await field()).toBeTruthy();
    nowHolds([question(), answer(), question({ id: 'q2', content: 'Kyoto', state: 'sending' })]);
    rerender(inUiWithData(chatScreen({ initialPrompt: 'Kyoto' })));
    rerender(inUiWithData(chatScreen()));
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(USER, 'Kyoto', {
      conversation: 'assistant',
      priority: false,
      tripId: null,
    });
    expect(onPromptTaken).toHaveBeenCalledOnce();
    nowHolds([question(), answer()]);
    await userEvent.type(await field(), 'And Nara{Enter}');
    expect(data.chat.sendMessage).toHaveBeenLastCalledWith(USER, 'And Nara', {
      conversation: 'assistant',
      priority: false,
      draft: 'chat',
    });
  });

  it('says that the prompt is stored when it is, and not before: what keeps it meanwhile may forget it then', async () => {
    const stored: ((id: string) => void)[] = [];
    vi.mocked(data.chat.sendMessage).mockReturnValue(new Promise((resolve) => stored.push(resolve)));
    show([], { initialPrompt: 'Kyoto' });
    await field();
    expect(onPromptTaken).toHaveBeenCalledOnce();
    expect(onPromptStored).not.toHaveBeenCalled();
    stored[0]?.('q1');
    await waitFor(() => expect(onPromptStored).toHaveBeenCalledExactlyOnceWith('Kyoto'));
  });

  it('goes to the end of a long chat with the prompt that came along', async () => {
    const scrollBy = vi.fn<(to: ScrollToOptions) => void>();
    vi.stubGlobal('scrollBy', scrollBy);
    const bottom = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    bottom.mockReturnValue(new DOMRect(0, 0, 390, 5_000));
    show([question(), answer()], { initialPrompt: 'Kyoto' });
    await field();
    expect(scrollBy).not.toHaveBeenCalled();
    nowHolds([
      question(),
      answer(),
      question({ id: 'q2', content: 'Kyoto', createdAt: 2, state: 'waiting' }),
    ]);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({
      top: 5_000 - window.innerHeight,
      behavior: 'instant',
    });
    bottom.mockRestore();
  });

  it('sends the prompt at once, without waiting for the account’s copy of the chat', async () => {
    vi.mocked(data.chat.keepChatSynced).mockReturnValue(() => {});
    show([], { initialPrompt: 'Kyoto' });
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(USER, 'Kyoto', expect.anything());
    expect(await field()).toBeTruthy();
  });

  it('keeps a prompt that the device cannot store in the field', async () => {
    vi.mocked(data.chat.sendMessage).mockRejectedValue(new AppError('storage_full'));
    show([], { initialPrompt: 'Kyoto' });
    await waitFor(async () => expect((await field()).value).toBe('Kyoto'));
    expect(onPromptStored).not.toHaveBeenCalled();
    expect(currentToast()).toMatchObject({ title: 'Chat Error', variant: 'destructive' });
  });

  it('stops listening when it is left', async () => {
    const { unmount } = show([question(), answer()]);
    expect(await screen.findByRole('dialog', { name: 'Welcome back!' })).toBeTruthy();
    expect(openSubscriptions()).toBe(1);
    expect(stopListening).not.toHaveBeenCalled();
    unmount();
    expect(openSubscriptions()).toBe(0);
    expect(stopListening).toHaveBeenCalledOnce();
  });

  it('leads through the questionnaire: the profile is read again and the next reply is free', async () => {
    show([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Get a Tailored Plan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete it' }));
    expect(onReloadProfile).toHaveBeenCalledOnce();
    expect(data.chat.keepFreeResponse).toHaveBeenCalledExactlyOnceWith(USER);
    expect(screen.getByText(/profile is updated.*first query is free/, paragraph)).toBeTruthy();
    await userEvent.type(await field(), 'Kyoto{Enter}');
    expect(data.chat.sendMessage).toHaveBeenCalledOnce();
  });

  it('keeps its promise over a reload', async () => {
    promised(true);
    show([], { profile: profile({ token_balance: 0 }) });
    expect(await screen.findByText(/first query is free/, paragraph)).toBeTruthy();
    await userEvent.type(await field(), 'Kyoto{Enter}');
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(USER, 'Kyoto', {
      conversation: 'assistant',
      priority: false,
      draft: 'chat',
    });
  });

  it('promises nothing to an account that has had its free reply', async () => {
    show([], { profile: profile({ first_response_at: '2026-05-01T10:00:00Z' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Get a Tailored Plan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete it' }));
    expect(data.chat.keepFreeResponse).not.toHaveBeenCalled();
    expect(screen.getByText(/profile is updated/, paragraph).textContent).not.toContain('free');
    await userEvent.type(await field(), 'Kyoto{Enter}');
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(USER, 'Kyoto', {
      conversation: 'assistant',
      priority: false,
      draft: 'chat',
    });
  });

  it('goes to the chat when the questionnaire is skipped, with nothing for free', async () => {
    show([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Get a Tailored Plan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skip it' }));
    await userEvent.type(await field(), 'Kyoto{Enter}');
    expect(screen.queryByText(/profile is updated|^Hi Ada/)).toBeNull();
    expect(data.chat.sendMessage).toHaveBeenCalledExactlyOnceWith(USER, 'Kyoto', {
      conversation: 'assistant',
      priority: false,
      draft: 'chat',
    });
  });
});

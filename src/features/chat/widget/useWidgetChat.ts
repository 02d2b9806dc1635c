import { useCallback, useEffect } from 'react';
import { onChatEvent, retryMessage } from '@/data/repositories/chat.ts';
import { stopReply } from '@/data/repositories/chatReplies.ts';
import { type ChatMessage, chatWords } from '@/domain/chat.ts';
import type { ChatSessionState } from '@/domain/chatSession.ts';
import { hasPriority } from '@/domain/plans.ts';
import { isOutOfTokens, type Profile } from '@/domain/profile.ts';
import { showToast } from '@/ui/feedback/toast.ts';
import { sayChatFailure } from '../chatFailure.ts';
import { useChatSession } from '../hooks/useChatSession.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useIntroduction } from './useIntroduction.ts';

export interface WidgetChat {
  /** Oldest first; null until storage has been read. */
  readonly messages: readonly ChatMessage[] | null;
  /** Storage cannot be read. */
  readonly unreadable: boolean;
  readonly readAgain: () => void;
  /** Breaks off the reply that is being written. */
  readonly stop: () => void;
  readonly screen: 'opening' | 'onboarding' | 'chat';
  readonly answering: boolean;
  readonly loading: boolean;
  readonly outOfTokens: boolean;
  readonly upgradeDialogOpen: boolean;
  readonly send: (text: string) => Promise<boolean>;
  readonly retry: (messageId: string) => void;
  readonly askForUpgrade: () => void;
  readonly dismissUpgrade: () => void;
  readonly completeOnboarding: () => void;
  readonly skipOnboarding: () => void;
}

const nothing = () => {};

/**
 * The chat screen's flow without its choices: the widget goes on with the chat there is, and asks the first-time
 * questions before anything else. The history is the chat screen's own.
 */
export function useWidgetChat(
  userId: string,
  profile: Profile | null,
  onReloadProfile: () => void,
): WidgetChat {
  const { messages, settled, unreadable, readAgain } = useMessages(userId);
  const { state, dispatch, submit, submitting } = useChatSession({
    userId,
    nickname: profile?.nickname ?? null,
    priority: hasPriority(profile?.subscription_status),
    onPromptTaken: nothing,
    onReloadProfile,
    onUnsent: nothing,
  });
  const introduction = useIntroduction(userId, profile);
  const count = messages?.length ?? 0;
  const asked = messages?.findLast((message) => message.state === 'sending')?.id;
  const answering = asked !== undefined;
  const loading = answering || submitting;

  const ready = messages !== null && settled && introduction.due !== null;
  useEffect(() => {
    if (ready) dispatch({ type: 'loaded', savedMessages: count, initialPrompt: null });
  }, [ready, count, dispatch]);

  useEffect(() => {
    if (state.screen !== 'welcome' && state.screen !== 'prompt_continue') return;
    if (introduction.due) dispatch({ type: 'choose_tailored_plan' });
    else if (state.screen === 'prompt_continue') dispatch({ type: 'continue' });
    else dispatch({ type: 'choose_chat', messages: count });
  }, [state.screen, introduction.due, count, dispatch]);

  const { role, subscription_status: tier, token_balance: balance } = profile ?? {};
  useEffect(() => {
    if (role === undefined || tier === undefined || balance === undefined) return;
    const account = { role, subscription_status: tier, token_balance: balance };
    dispatch({ type: 'balance', outOfTokens: isOutOfTokens(account) });
  }, [role, tier, balance, dispatch]);

  useEffect(
    () =>
      onChatEvent((event) => {
        if (event.userId !== userId) return;
        if (event.type === 'token_limit') dispatch({ type: 'token_limit' });
        if (event.type !== 'failed') return;
        showToast({ title: chatWords.errorTitle, description: chatWords.error, variant: 'destructive' });
      }),
    [userId, dispatch],
  );

  const closed = state.outOfTokens && !state.firstResponseFree;
  const askForUpgrade = useCallback(() => dispatch({ type: 'submit', text: '', loading: false }), [dispatch]);
  const retry = useCallback(
    (messageId: string) => {
      // Without tokens it would be refused again: what helps is the way to more.
      if (closed) askForUpgrade();
      else retryMessage(userId, messageId).catch(sayChatFailure);
    },
    [closed, askForUpgrade, userId],
  );
  const stop = useCallback(() => {
    if (asked !== undefined) stopReply(userId, asked).catch(sayChatFailure);
  }, [userId, asked]);
  return {
    messages,
    unreadable,
    readAgain,
    stop,
    screen: screenOf(state),
    answering,
    loading,
    outOfTokens: closed,
    upgradeDialogOpen: state.upgradeDialogOpen,
    send: useCallback((text: string) => submit(text, loading), [submit, loading]),
    retry,
    askForUpgrade,
    dismissUpgrade: () => dispatch({ type: 'upgrade_dismissed' }),
    completeOnboarding() {
      introduction.done();
      dispatch({ type: 'onboarding_completed' });
    },
    skipOnboarding() {
      introduction.done();
      dispatch({ type: 'onboarding_skipped' });
    },
  };
}

function screenOf({ screen }: ChatSessionState): WidgetChat['screen'] {
  return screen === 'chat' || screen === 'onboarding' ? screen : 'opening';
}

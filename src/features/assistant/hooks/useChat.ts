import { useCallback, useEffect, useState } from 'react';
import { onChatEvent, retryMessage } from '@/data/repositories/chat/chat.ts';
import { onFreeResponse } from '@/data/repositories/chat/chatFree.ts';
import { stopReply } from '@/data/repositories/chat/chatReplies.ts';
import { type ChatMessage, chatWords } from '@domain/chat/messages.ts';
import type { ChatSessionEvent, ChatSessionState } from '@domain/chat/chatSession.ts';
import { hasPriority } from '@domain/billing/plans.ts';
import { isOutOfTokens } from '@domain/profile/profileView.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { sayChatFailure } from '../chatFailure.ts';
import { useChatSession } from './useChatSession.ts';
import { useMessages } from './useMessages.ts';

interface ChatOptions {
  readonly userId: string;
  /** Null until it has been read. */
  readonly profile: Profile | null;
  /** A question that came with the navigation: sent once, at once. */
  readonly initialPrompt?: string | null;
  readonly onPromptTaken?: () => void;
  readonly onReloadProfile: () => void;
  /** The question that came with the navigation could not be written down. */
  readonly onUnsent?: (text: string) => void;
  /** Another screen stands in front of this one with the same chat. */
  readonly behind?: boolean;
  /** Something else has to be known before the chat opens. */
  readonly held?: boolean;
}

export interface Chat {
  /** Oldest first; null until storage has been read. */
  readonly messages: readonly ChatMessage[] | null;
  /** Storage cannot be read. */
  readonly unreadable: boolean;
  readonly readAgain: () => void;
  readonly state: ChatSessionState;
  readonly dispatch: (event: ChatSessionEvent) => void;
  /** A question is at the assistant. */
  readonly answering: boolean;
  /** The same, or a question is being written down. */
  readonly loading: boolean;
  /** Nothing can be sent for want of tokens. */
  readonly outOfTokens: boolean;
  /** The account has its free response before it. */
  readonly freeLeft: boolean;
  readonly send: (text: string) => Promise<boolean>;
  readonly retry: (messageId: string) => void;
  /** Breaks off the reply that is being written. */
  readonly stop: () => void;
  readonly askForUpgrade: () => void;
}

const nothing = () => {};

/** What the chat screen and the widget share: the history, the flow, and what can be done with it. */
export function useChat(options: ChatOptions): Chat {
  const { userId, profile, initialPrompt = null, behind = false, held = false } = options;
  const { messages, settled, unreadable, readAgain } = useMessages(userId);
  const { state, dispatch, submit, submitting } = useChatSession({
    userId,
    nickname: profile?.nickname ?? null,
    priority: hasPriority(profile?.subscription_status),
    onPromptTaken: options.onPromptTaken ?? nothing,
    onReloadProfile: options.onReloadProfile,
    onUnsent: options.onUnsent ?? nothing,
  });
  const [isFreeKnown, setFreeKnown] = useState(false);
  const count = messages?.length ?? 0;
  const asked = messages?.findLast((message) => message.state === 'sending')?.id;
  const answering = asked !== undefined;
  const loading = answering || submitting;

  useEffect(
    () =>
      onFreeResponse(userId, (promised) => {
        dispatch({ type: 'free_response', promised });
        setFreeKnown(true);
      }),
    [userId, dispatch],
  );

  // A question that came along needs no answer of the server about the saved chat.
  const isFound = messages !== null && (settled || Boolean(initialPrompt?.trim()));
  const ready = isFound && isFreeKnown && !held;
  useEffect(() => {
    if (ready) dispatch({ type: 'loaded', savedMessages: count, initialPrompt, behind });
  }, [ready, count, initialPrompt, behind, dispatch]);

  // Told with every change of the account, not of the answer: after a 402 the same balance says nothing new.
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
        if (event.type === 'failed' && !behind) {
          showToast({ title: chatWords.errorTitle, description: chatWords.error, variant: 'destructive' });
        }
        // The balance itself needs no asking: it came with the answer and stands in the profile.
        if (event.type === 'token_limit') dispatch({ type: 'token_limit', behind });
      }),
    [userId, behind, dispatch],
  );

  const outOfTokens = state.outOfTokens && !state.firstResponseFree;
  const askForUpgrade = useCallback(() => dispatch({ type: 'submit', text: '', loading: false }), [dispatch]);
  const retry = useCallback(
    (messageId: string) => {
      // Without tokens it would be refused again: what helps is the way to more.
      if (outOfTokens) askForUpgrade();
      else retryMessage(userId, messageId).catch(sayChatFailure);
    },
    [outOfTokens, askForUpgrade, userId],
  );
  const stop = useCallback(() => {
    if (asked !== undefined) stopReply(userId, asked).catch(sayChatFailure);
  }, [userId, asked]);
  const send = useCallback((text: string) => submit(text, loading), [submit, loading]);

  return {
    messages,
    unreadable,
    readAgain,
    state,
    dispatch,
    answering,
    loading,
    outOfTokens,
    freeLeft: (profile?.first_response_at ?? null) === null,
    send,
    retry,
    stop,
    askForUpgrade,
  };
}

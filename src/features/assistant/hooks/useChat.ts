import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { useAnswersHere } from '@/data/door/useAnswersHere.ts';
import { useConnectivity } from '@/data/door/useConnectivity.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';
import { type ChatMessage, countMessages, isAtAssistant } from '@domain/chat/messages.ts';
import {
  type ChatSessionEvent,
  type ChatSessionState,
  isGreeting,
  seedWords,
} from '@domain/chat/chatSession.ts';
import { conversationWords } from '@domain/chat/words.ts';
import { hasPriority } from '@domain/billing/plans.ts';
import { isOutOfTokens } from '@domain/profile/profileView.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { sayChatFailure } from '../chatFailure.ts';
import { withDrawn } from '../liveRows.ts';
import type { SendDraft } from './useDraft.ts';
import { useChatSession } from './useChatSession.ts';
import { useMessages } from './useMessages.ts';

interface ChatOptions {
  readonly userId: string;
  readonly conversation?: Conversation;
  /** Null until it has been read. */
  readonly profile: Profile | null;
  /** A question that came with the navigation: sent once, at once. */
  readonly initialPrompt?: string | null;
  readonly onPromptTaken?: () => void;
  /** It stands on this device: what else keeps it may forget it. */
  readonly onPromptStored?: ((text: string) => void) | undefined;
  readonly onReloadProfile: () => void;
  /** The question that came with the navigation could not be written down. */
  readonly onUnsent?: (text: string) => void;
  /** Another screen stands in front of this one with the same chat. */
  readonly behind?: boolean;
  /** Whoever opens the screen has said that the chat goes on. */
  readonly goesOn?: boolean;
  /** What the trip is called that the chat is about; null for a new one. */
  readonly tripTitle?: string | null | undefined;
  /** Something else has to be known before the chat opens. */
  readonly held?: boolean;
  /** The screen has no way in: it opens with the chat. */
  readonly direct?: boolean;
  /** The trip that the next question is about, null for a new one; undefined for the one that was spoken of last. */
  readonly about?: string | null | undefined;
}

export interface Chat {
  /** Oldest first, with what the assistant says of its own accord; null until storage has been read. */
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
  readonly send: SendDraft;
  readonly retry: (messageId: string) => void;
  /** Breaks off the reply that is being written. */
  readonly stop: () => void;
  readonly askForUpgrade: () => void;
}

const nothing = () => {};

/** What the chat screen, the widget and the planner share: the history, the flow, and what can be done with it. */
export function useChat(options: ChatOptions): Chat {
  const { userId, conversation = 'assistant', profile, initialPrompt = null } = options;
  const { chat } = useData();
  const { behind = false, goesOn = false, held = false, direct = false, about, tripTitle = null } = options;
  const { messages, settled, unreadable, readAgain } = useMessages(userId, conversation);
  const { state, dispatch, submit, submitting, seededAt } = useChatSession({
    userId,
    conversation,
    priority: hasPriority(profile?.subscription_status),
    about,
    onPromptTaken: options.onPromptTaken ?? nothing,
    onPromptStored: options.onPromptStored ?? nothing,
    onReloadProfile: options.onReloadProfile,
    onUnsent: options.onUnsent ?? nothing,
  });
  const [isFreeKnown, setFreeKnown] = useState(false);
  const offline = useConnectivity() === 'offline';
  // this device's own answers take no tokens
  const unmetered = useAnswersHere(offline) === true && offline;
  const count = countMessages(messages ?? []);
  const asked = messages?.findLast(isAtAssistant)?.id;
  const answering = asked !== undefined;
  const loading = answering || submitting;

  useEffect(
    () =>
      chat.onFreeResponse(userId, (promised) => {
        dispatch({ type: 'free_response', promised });
        setFreeKnown(true);
      }),
    [chat, userId, dispatch],
  );

  // A question that came along needs no answer of the server about the saved chat.
  const isOfTrip = tripTitle !== null;
  const isFound = messages !== null && (settled || direct || Boolean(initialPrompt?.trim()));
  const ready = isFound && isFreeKnown && !held;
  useEffect(() => {
    if (!ready) return;
    dispatch({
      type: 'loaded',
      savedMessages: count,
      initialPrompt,
      behind: behind || goesOn,
      opensTrip: goesOn && isOfTrip,
      direct,
    });
  }, [ready, count, initialPrompt, behind, goesOn, isOfTrip, direct, dispatch]);

  // Told with every change of the account, not of the answer: after a 402 the same balance says nothing new.
  const { role, subscription_status: tier, token_balance: balance } = profile ?? {};
  useEffect(() => {
    if (role === undefined || tier === undefined || balance === undefined) return;
    const account = { role, subscription_status: tier, token_balance: balance };
    dispatch({ type: 'balance', outOfTokens: isOutOfTokens(account) && !unmetered });
  }, [role, tier, balance, unmetered, dispatch]);

  const latest = useRef(messages);
  useEffect(() => {
    latest.current = messages;
  });
  useEffect(
    () =>
      chat.onRefusal(userId, (messageId, reason) => {
        if (!latest.current?.some(({ id }) => id === messageId)) return;
        // The balance itself needs no asking: it came with the answer and stands in the profile.
        if (reason === 'token_limit') dispatch({ type: 'token_limit', behind });
        // One that the server has decided says why in the chat.
        else if (!behind && reason !== 'conflict') {
          const { errorTitle: title, error: description } = conversationWords[conversation];
          showToast({ title, description, variant: 'destructive' });
        }
      }),
    [chat, userId, conversation, behind, dispatch],
  );

  const outOfTokens = state.outOfTokens && !state.firstResponseFree;
  const askForUpgrade = useCallback(() => dispatch({ type: 'submit', text: '', loading: false }), [dispatch]);
  const retry = useCallback(
    (messageId: string) => {
      // Without tokens it would be refused again: what helps is the way to more.
      if (outOfTokens) askForUpgrade();
      else chat.retryMessage(userId, messageId).catch((thrown) => sayChatFailure(conversation, thrown));
    },
    [chat, outOfTokens, askForUpgrade, userId, conversation],
  );
  const stop = useCallback(() => {
    if (asked === undefined) return;
    chat.stopReply(userId, asked).catch((thrown) => sayChatFailure(conversation, thrown));
  }, [chat, userId, conversation, asked]);
  const send = useCallback<SendDraft>((text, draft) => submit(text, loading, draft), [submit, loading]);

  const nickname = profile?.nickname ?? null;
  const { seed } = state;
  const shown = useMemo(() => {
    if (messages === null || seed === null) return messages;
    // what was said before may arrive after the greeting
    if (isGreeting(seed) && messages.some(({ createdAt }) => createdAt < seededAt)) return messages;
    const content = seedWords(seed, nickname, tripTitle ?? '');
    return withDrawn(messages, { name: seed, userId, conversation, content, createdAt: seededAt });
  }, [messages, seed, seededAt, nickname, tripTitle, userId, conversation]);

  return {
    messages: shown,
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

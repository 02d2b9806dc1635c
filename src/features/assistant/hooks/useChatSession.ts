import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataLayer } from '@/data/dataLayer.ts';
import { useData } from '@/data/door/door.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';
import {
  type ChatSessionEffect,
  type ChatSessionEvent,
  type ChatSessionState,
  chatTransition,
  initialChatSession,
} from '@domain/chat/chatSession.ts';
import { sayChatFailure } from '../chatFailure.ts';

export interface ChatSessionContext {
  readonly userId: string;
  readonly conversation: Conversation;
  /** Premium and Business (requirements §6). */
  readonly priority: boolean;
  /** The trip that the next question is about, null for a new one; undefined for the one that was spoken of last. */
  readonly about: string | null | undefined;
  readonly onPromptTaken: () => void;
  /** The question that came with the navigation stands on this device: what else keeps it may forget it. */
  readonly onPromptStored: (text: string) => void;
  readonly onReloadProfile: () => void;
  /** The question that came with the navigation could not be written down. */
  readonly onUnsent: (text: string) => void;
}

interface ChatSession {
  readonly state: ChatSessionState;
  readonly dispatch: (event: ChatSessionEvent) => void;
  /** Asks to send, a draft where one is named; answers whether the message stands on this device now. A failure has been said by then. */
  readonly submit: (text: string, loading: boolean, draft?: string) => Promise<boolean>;
  /** A message is being written down; it becomes `waiting` or `sending` in the list in a moment. */
  readonly submitting: boolean;
  /** Epoch ms at which the assistant said what it says of its own accord. */
  readonly seededAt: number;
}

/** Runs the pure flow of a conversation's screen: keeps its state and does what its transitions ask for. */
export function useChatSession(context: ChatSessionContext): ChatSession {
  const { chat } = useData();
  const [state, setState] = useState(initialChatSession);
  const [submitting, setSubmitting] = useState(false);
  const [seededAt, setSeededAt] = useState(0);
  const current = useRef(initialChatSession);
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });

  const advance = useCallback((event: ChatSessionEvent): readonly ChatSessionEffect[] => {
    const { state: next, effects } = chatTransition(current.current, event);
    if (next.seed !== current.current.seed) setSeededAt(Date.now());
    current.current = next;
    setState(next);
    return effects;
  }, []);

  /** Answers whether the event stored a message. */
  const apply = useCallback(
    async (event: ChatSessionEvent, draft?: string): Promise<boolean> => {
      const done = advance(event).map(async (effect) => {
        if (effect.type !== 'send') {
          await perform(chat, effect, latest.current);
          return false;
        }
        setSubmitting(true);
        // what another page sends here begins a trip: it was said without one in sight
        const about = event.type === 'loaded' ? null : latest.current.about;
        const stored = await perform(chat, effect, { ...latest.current, about }, draft);
        setSubmitting(false);
        const { onPromptStored, onUnsent } = latest.current;
        if (event.type === 'loaded') (stored ? onPromptStored : onUnsent)(effect.text);
        return stored;
      });
      return (await Promise.all(done)).includes(true);
    },
    [advance, chat],
  );

  const dispatch = useCallback((event: ChatSessionEvent) => void apply(event), [apply]);
  const submit = useCallback(
    (text: string, loading: boolean, draft?: string) => apply({ type: 'submit', text, loading }, draft),
    [apply],
  );
  return { state, dispatch, submit, submitting, seededAt };
}

/** Does one effect; what the device refuses (no room left) is said, not swallowed. Answers whether it was done. */
async function perform(
  chat: DataLayer['chat'],
  effect: ChatSessionEffect,
  context: ChatSessionContext,
  draft?: string,
): Promise<boolean> {
  const { userId, conversation, priority, about } = context;
  try {
    switch (effect.type) {
      case 'send':
        await chat.sendMessage(userId, effect.text, { conversation, priority, draft, tripId: about });
        break;
      case 'clear_chat':
        await chat.clearChat(userId, conversation);
        break;
      case 'keep_free_response':
        await chat.keepFreeResponse(userId);
        break;
      case 'clear_navigation':
        context.onPromptTaken();
        break;
      case 'reload_profile':
        context.onReloadProfile();
        break;
    }
    return true;
  } catch (thrown) {
    sayChatFailure(conversation, thrown);
    return false;
  }
}

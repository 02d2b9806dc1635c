import { useCallback, useEffect, useRef, useState } from 'react';
import { clearChat, seedAssistantMessage, sendMessage } from '@/data/repositories/chat.ts';
import {
  type ChatSessionEffect,
  type ChatSessionEvent,
  type ChatSessionState,
  chatTransition,
  initialChatSession,
  seedWords,
} from '@/domain/chatSession.ts';
import { describeError, toAppError } from '@/domain/errors.ts';
import { showToast } from '@/ui/feedback/toast.ts';

export interface ChatSessionContext {
  readonly userId: string;
  readonly nickname: string | null;
  /** Premium and Business (spec section 6). */
  readonly priority: boolean;
  readonly onPromptTaken: () => void;
  readonly onReloadProfile: () => void;
}

interface ChatSession {
  readonly state: ChatSessionState;
  readonly dispatch: (event: ChatSessionEvent) => void;
  /** A message is being written down; it becomes `waiting` or `sending` in the list in a moment. */
  readonly submitting: boolean;
}

/** Runs the pure flow of the chat screen: keeps its state and does what its transitions ask for. */
export function useChatSession(context: ChatSessionContext): ChatSession {
  const [state, setState] = useState(initialChatSession);
  const [submitting, setSubmitting] = useState(false);
  const current = useRef(initialChatSession);
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });

  const dispatch = useCallback((event: ChatSessionEvent) => {
    const { state: next, effects } = chatTransition(current.current, event);
    current.current = next;
    setState(next);
    for (const effect of effects) {
      if (effect.type === 'send') setSubmitting(true);
      void perform(effect, latest.current).finally(() => {
        if (effect.type === 'send') setSubmitting(false);
      });
    }
  }, []);

  return { state, dispatch, submitting };
}

/** Does one effect; what the device refuses (no room left) is said, not swallowed. */
async function perform(effect: ChatSessionEffect, context: ChatSessionContext): Promise<void> {
  const { userId, nickname, priority } = context;
  try {
    switch (effect.type) {
      case 'send':
        await sendMessage(userId, effect.text, { priority, isFirstResponse: effect.isFirstResponse });
        break;
      case 'clear_chat':
        await clearChat(userId);
        break;
      case 'seed':
        await seedAssistantMessage(userId, seedWords(effect.seed, nickname));
        break;
      case 'clear_navigation':
        context.onPromptTaken();
        break;
      case 'reload_profile':
        context.onReloadProfile();
        break;
    }
  } catch (thrown) {
    showToast({
      title: 'Chat Error',
      description: describeError(toAppError(thrown)),
      variant: 'destructive',
    });
  }
}

import { useCallback, useMemo, useState } from 'react';
import { type ChatMessage, isUnsentAnswer } from '@domain/chat/messages.ts';
import type { BookingDetails } from '@domain/chat/plannerApi.ts';
import { openingWords, welcomeWords } from '@domain/chat/words.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { type Chat, useChat } from '../hooks/useChat.ts';
import type { SendDraft } from '../hooks/useDraft.ts';
import { withDrawn } from '../liveRows.ts';

interface PlannerOptions {
  readonly userId: string;
  readonly profile: Profile | null;
  /** The place that the page was opened for; null where there is none, or no more. */
  readonly destination: string | null;
  /** A question about the place is on its way: what follows speaks of its trip. */
  readonly onDestinationTaken: () => void;
  readonly onReloadProfile: () => void;
}

interface Planner extends Chat {
  /** The conversation has no question yet. */
  readonly isNew: boolean;
  /** The page was opened for a place that no question was asked about yet. */
  readonly awaited: string | null;
  /** What the newest answer leads to, unless the traveller went on; null while there is none. */
  readonly booking: BookingDetails | null;
  readonly goOn: () => void;
  readonly startOver: () => void;
}

/** The planner's conversation: the chat's engine with a welcome of its own, and a booking at its end. */
export function usePlanner(options: PlannerOptions): Planner {
  const { userId, profile, destination, onDestinationTaken, onReloadProfile } = options;
  const chat = useChat({
    userId,
    conversation: 'planner',
    profile,
    onReloadProfile,
    direct: true,
    about: destination === null ? undefined : null,
  });
  const { messages, answering, dispatch, send: sendOn } = chat;
  // A moment before the live region opens: it reads out what comes after.
  const [opened, setOpened] = useState(() => ({ destination, at: Date.now() - 1 }));
  if (destination !== null && opened.destination !== destination) {
    setOpened({ destination, at: opened.at });
  }
  const [wentOnFrom, setWentOnFrom] = useState<string | null>(null);

  const shown = useMemo(() => {
    if (messages === null) return null;
    const content = welcomeWords(opened.destination);
    // A place that is new to a conversation is spoken of at its end.
    const createdAt = opened.destination === null ? 0 : opened.at;
    return withDrawn(messages, { name: 'welcome', userId, conversation: 'planner', content, createdAt });
  }, [messages, opened, userId]);

  const send = useCallback<SendDraft>(
    async (text, draft) => {
      const sent = await sendOn(openingWords(destination, text), draft);
      if (sent && destination !== null) onDestinationTaken();
      return sent;
    },
    [sendOn, destination, onDestinationTaken],
  );

  const newest = messages?.at(-1);
  const isWhole = newest !== undefined && (newest.state === 'sent' || isUnsentAnswer(newest));
  const isOffered = isWhole && destination === null && newest.id !== wentOnFrom;
  return {
    ...chat,
    messages: shown,
    send,
    isNew: messages !== null && !messages.some(isQuestion),
    awaited: destination,
    booking: (isOffered && !answering && newest.booking) || null,
    goOn: () => setWentOnFrom(newest?.id ?? null),
    startOver() {
      setOpened((now) => ({ ...now, destination: null }));
      dispatch({ type: 'start_new' });
    },
  };
}

function isQuestion({ role }: ChatMessage): boolean {
  return role === 'user';
}

import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { goingOn, paths } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { useWatched } from '@/data/door/useWatched.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';
import { leftTalk } from '@domain/chat/leftTalk.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';

/** The way back to the conversation that somebody left, to upgrade for it say; to the chat where there is none. */
export function BackToTalk({ userId }: { readonly userId: string }) {
  const left = useLeftTalk(userId);
  if (left === undefined) return null;
  if (left === 'planner') {
    return (
      <Button component={Link} to={paths.planner}>
        Back to the planner
      </Button>
    );
  }
  return (
    <Button component={Link} to={paths.assistant} {...(left && { state: goingOn })}>
      {left ? 'Back to your chat' : 'Plan a trip'}
    </Button>
  );
}

const none: readonly ChatMessage[] = [];

/** The conversation spoken in last, as this device holds them; null for none, undefined until both have been read. */
function useLeftTalk(userId: string): Conversation | null | undefined {
  const assistant = useRead(userId, 'assistant');
  const planner = useRead(userId, 'planner');
  return assistant && planner && leftTalk({ assistant, planner });
}

/** What storage holds of a conversation, undefined until it has been read; one that cannot be read is none. */
function useRead(userId: string, conversation: Conversation): readonly ChatMessage[] | undefined {
  const { chat } = useData();
  const watch = useCallback(() => chat.watchMessages(userId, conversation), [chat, userId, conversation]);
  return useWatched(watch, none);
}

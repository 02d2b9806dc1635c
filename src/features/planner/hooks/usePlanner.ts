import { useEffect, useRef, useState } from 'react';
import type { PlannerSession } from '@domain/chat/plannerSession.ts';
import { createConversation, type RunningConversation } from '../conversation.ts';

interface Planner {
  /** Null until what the device keeps has been read. */
  readonly session: PlannerSession | null;
  /** Null until then, too. */
  readonly conversation: RunningConversation | null;
}

/** The planner's conversation for as long as the page is open. */
export function usePlanner(userId: string, destination: string | null, onReplied: () => void): Planner {
  const [session, setSession] = useState<PlannerSession | null>(null);
  const [conversation, setConversation] = useState<RunningConversation | null>(null);
  const latest = useRef(onReplied);
  useEffect(() => {
    latest.current = onReplied;
  });

  useEffect(() => {
    const opened = createConversation({
      userId,
      destination,
      onSession: setSession,
      onReplied: () => latest.current(),
    });
    setConversation(opened);
    void opened.open();
    return opened.leave;
  }, [userId, destination]);

  return { session, conversation };
}

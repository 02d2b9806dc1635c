/** Runs the planner's conversation: asks what its transitions want asked, and keeps it on this device. */
import { keptDraft } from '@/data/repositories/keptDrafts.ts';
import { askForPlan } from '@/data/repositories/planner.ts';
import { emptyReply, hasContent, replyAfter } from '@domain/chat/partialReply.ts';
import type { PlannerStreamEvent } from '@domain/chat/plannerApi.ts';
import { type AppError, toAppError } from '@domain/errors/appError.ts';
import { classifyFailure } from '@domain/outbox.ts';
import {
  newPlannerSession,
  type KeptPlannerSession,
  type PlannerEvent,
  type PlannerSession,
  plannerTransition,
  plannerWords,
  questionOf,
  requestOf,
  restorePlannerSession,
} from '@domain/chat/plannerSession.ts';
import { newId } from '@/platform/ids.ts';
import { createDraft, type Draft } from '@/ui/composer/draft.ts';
import { dismissToast, showToast } from '@/ui/feedback/toasts/toast.ts';

const DRAFT = 'planner';

/** What changes with every piece of an answer is written down so often, ms. */
const KEEP_EVERY_MS = 500;
/** What was typed is written down at once, but not in the key's own task: a reload must not take it. */
const KEEP_TYPED_MS = 0;

interface ConversationDeps {
  readonly userId: string;
  /** The place that the page was opened for; null where there was none. */
  readonly destination: string | null;
  readonly onSession: (session: PlannerSession) => void;
  /** A reply came, and was paid for. */
  readonly onReplied: () => void;
}

export interface RunningConversation {
  /** Reads what is kept; a question that was on its way when the page was left is asked again, and charged once. */
  readonly open: () => Promise<void>;
  readonly dispatch: (event: PlannerEvent) => void;
  /** Answers whether the question stands in the conversation now. */
  readonly send: (text: string) => boolean;
  /** What is half-typed; it draws the field alone. */
  readonly draft: Draft;
  /** Nothing is told any more. A reply that comes later is found when the page is opened again. */
  readonly leave: () => void;
}

export function createConversation(deps: ConversationDeps): RunningConversation {
  const { userId, destination, onSession, onReplied } = deps;
  let session = newPlannerSession(destination);
  let isOpen = false;
  let left = false;
  let asked: AbortController | null = null;
  let failureToast: string | null = null;
  let closeKept: (() => void) | null = null;
  const kept = keptDraft(userId, DRAFT);
  const draft = createDraft(() => {
    if (isOpen && !left) keep(KEEP_TYPED_MS);
  });

  function keep(withinMs: number): void {
    kept.keep({ ...session, typed: draft.get() } satisfies KeptPlannerSession, withinMs);
  }

  function enter(next: PlannerSession): void {
    session = next;
    if (!left) onSession(next);
  }

  function dispatch(event: PlannerEvent): void {
    if (!isOpen || left) return;
    const before = session;
    const next = plannerTransition(before, event);
    if (next === before) return;
    enter(next);
    if (event.type === 'progress') return keep(KEEP_EVERY_MS);
    // What is sent is not half-typed any more: kept as both, it would stand there twice after a reload.
    if (event.type === 'send')
      draft.set((now) => (now.startsWith(event.text) ? now.slice(event.text.length) : now));
    keep(0);
    kept.flush();
    if (next.status === 'asking' && before.status !== 'asking') {
      // What was said of the try before is not so of this one.
      if (failureToast !== null) dismissToast(failureToast);
      void ask();
    }
    if (event.type === 'stop') asked?.abort();
  }

  async function ask(): Promise<void> {
    const question = questionOf(session);
    if (!question) return;
    const controller = new AbortController();
    asked = controller;
    let reply = emptyReply;
    const reader = {
      signal: controller.signal,
      accept(event: PlannerStreamEvent) {
        reply = replyAfter(reply, event);
        if (isAwaited() && hasContent(reply)) dispatch({ type: 'progress', text: reply.text });
      },
    };
    const isAwaited = () => !left && asked === controller && session.status === 'asking';
    try {
      const { response } = await askForPlan(userId, question.id, requestOf(session), reader);
      if (!isAwaited()) return;
      dispatch({ type: 'replied', content: response.content, booking: response.bookingDetails ?? null });
      onReplied();
    } catch (thrown) {
      if (!isAwaited()) return;
      dispatch({ type: 'failed', why: whyOf(toAppError(thrown)) });
      if (session.status !== 'failed') return;
      const { errorTitle: title, error: description } = plannerWords;
      failureToast = showToast({ title, description, variant: 'destructive' });
    }
  }

  return {
    async open() {
      // Storage that cannot be read has kept nothing; the page works without it.
      const stored = await kept.read().catch(() => undefined);
      if (isOpen || left) return;
      const { typed, ...restored } = restorePlannerSession(stored, destination) ?? { ...session, typed: '' };
      draft.set(typed);
      isOpen = true;
      closeKept = kept.open();
      enter(restored);
      if (session.status === 'asking') void ask();
    },
    dispatch,
    send(text) {
      const id = newId();
      dispatch({ type: 'send', id, text });
      return questionOf(session)?.id === id;
    },
    draft,
    leave() {
      closeKept?.();
      left = true;
    },
  };
}

function whyOf(error: AppError): Extract<PlannerEvent, { type: 'failed' }>['why'] {
  if (error.reason === 'token_limit') return 'no_tokens';
  return classifyFailure(error) === 'network' ? 'connection' : 'other';
}

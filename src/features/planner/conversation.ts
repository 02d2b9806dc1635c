/** Runs the planner's conversation: asks what its transitions want asked, and keeps it on this device. */
import { keepDraft, readKeptDraft } from '@/data/repositories/keptDrafts.ts';
import { askForPlan } from '@/data/repositories/planner.ts';
import { toAppError } from '@/domain/errors.ts';
import {
  newPlannerSession,
  type PlannerEvent,
  type PlannerSession,
  plannerTransition,
  plannerWords,
  questionOf,
  requestOf,
  restorePlannerSession,
} from '@/domain/chat/plannerSession.ts';
import { newId } from '@/platform/ids.ts';
import { showToast } from '@/ui/feedback/toast.ts';

const DRAFT = 'planner';

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
  readonly send: (text: string) => void;
  /** Nothing is told any more. A reply that comes later is found when the page is opened again. */
  readonly leave: () => void;
}

export function createConversation(deps: ConversationDeps): RunningConversation {
  const { userId, destination, onSession, onReplied } = deps;
  let session = newPlannerSession(destination);
  let isOpen = false;
  let left = false;

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
    keepDraft(userId, DRAFT, next);
    if (next.status === 'asking' && before.status !== 'asking') void ask();
  }

  async function ask(): Promise<void> {
    const question = questionOf(session);
    if (!question) return;
    const isAwaited = () => !left && session.status === 'asking' && questionOf(session)?.id === question.id;
    try {
      const { response } = await askForPlan(userId, question.id, requestOf(session));
      if (!isAwaited()) return;
      dispatch({ type: 'replied', content: response.content, booking: response.bookingDetails ?? null });
      onReplied();
    } catch (thrown) {
      if (!isAwaited()) return;
      const noTokens = toAppError(thrown).reason === 'token_limit';
      dispatch({ type: 'failed', noTokens });
      if (noTokens) return;
      const { errorTitle: title, error: description } = plannerWords;
      showToast({ title, description, variant: 'destructive' });
    }
  }

  return {
    async open() {
      // Storage that cannot be read has kept nothing; the page works without it.
      const stored = await readKeptDraft(userId, DRAFT).catch(() => undefined);
      if (isOpen || left) return;
      isOpen = true;
      enter(restorePlannerSession(stored, destination) ?? session);
      if (session.status === 'asking') void ask();
    },
    dispatch,
    send: (text) => dispatch({ type: 'send', id: newId(), text }),
    leave: () => {
      left = true;
    },
  };
}

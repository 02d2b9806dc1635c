import { useState } from 'react';

interface Asked<Question> {
  readonly asked: Question;
  /** Counts the questions: a key for what asks them, so that each begins anew, also one that was asked before. */
  readonly number: number;
}

/**
 * What was asked last: it stays while its dialog goes.
 * @param question null while nothing is asked
 */
export function useLastAsked<Question>(question: Question | null): Asked<Question> | null {
  const [last, setLast] = useState({ asked: question, number: 0, opened: question !== null });
  const opened = question !== null;
  const isNew = opened && (!last.opened || question !== last.asked);
  if (isNew || opened !== last.opened) {
    setLast({ asked: question ?? last.asked, number: last.number + (isNew ? 1 : 0), opened });
  }
  return last.asked === null ? null : { asked: last.asked, number: last.number };
}

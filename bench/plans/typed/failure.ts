/** What an answer lacks. */
import type { Wish } from './caseFile.ts';

/** Rules that every plan is judged by, whatever was asked. */
type Always = 'sums' | 'dates' | 'repeats' | 'shut' | 'overBudget';
export type FailureKey = keyof Wish | Always | 'crash';

export interface Failure {
  readonly key: FailureKey;
  /** What was found instead. */
  readonly detail: string;
  /** The pattern that was not met, or was although it must not be: its words in the message carry the wish. */
  readonly pattern?: string;
  /** What the wish calls it. */
  readonly label?: string;
}

/** @param pattern whose words in the message carry the wish */
export function failure(key: FailureKey, detail: string, pattern?: string, label?: string): Failure {
  return {
    key,
    detail,
    ...(pattern === undefined ? {} : { pattern }),
    ...(label === undefined ? {} : { label }),
  };
}

/** What a message only tells beside what it asks for: no change of a plan rests on it. */
import { NOT_SO } from '../../content/words/clauses.ts';
import { findCommand } from '../read/follow/commands.ts';
import { NEED_READERS } from '../read/acts/needs/readers.ts';
import { saysNothing } from '../read/noMessage.ts';
import { readMessage } from '../read/parseMessage.ts';
import { clausesIn, SURELY_TOLD, toldVotes } from '../read/told.ts';
import { Words } from '../read/words.ts';
import type { ReadContext } from '../read/acts/act.ts';

export interface ToldApart {
  /** The message without what it only tells; empty where that is all of it. */
  readonly asked: string;
  /** What would have changed the plan, had it been asked for; empty where the message says nothing else. */
  readonly told: readonly string[];
}

interface Run {
  readonly isTold: boolean;
  readonly start: number;
  readonly text: string;
}

/**
 * A follow-up without the clauses that only tell something, where one of those would have changed the plan or they are all
 * there is; null for any other. A need of health counts wherever it is told, and a question is asked.
 */
export function toldApart(message: string, context: ReadContext): ToldApart | null {
  const clauses = clausesIn(message);
  const votes = toldVotes(message, clauses);
  const cut = clauses.reduce<Run[]>((all, { start, end }, index) => {
    const clause = message.slice(start, end);
    const isTold = ((votes[index] ?? 0) > SURELY_TOLD || NOT_SO.test(clause)) && !asks(clause, context);
    const last = all.at(-1);
    if (last?.isTold !== isTold) return [...all, { isTold, start, text: clause }];
    return [...all.slice(0, -1), { ...last, text: message.slice(last.start, end) }];
  }, []);
  const runs = withWhatIsLeantOn(cut);
  const told = runs.flatMap(({ isTold, text }) => (isTold ? [trimmed(text)] : []));
  const changing = told.filter((text) => !saysNothing(readMessage(text, context).message));
  if (changing.length === 0 && told.length < runs.length) return null;
  const asked = runs.flatMap(({ isTold, text }) => (isTold ? [] : [trimmed(text)])).join('. ');
  const saysMore = asked.includes('?') || !saysNothing(readMessage(asked, context).message);
  if (saysMore) return { asked, told: changing };
  return { asked: '', told: changing.length > 0 ? [trimmed(message)] : [] };
}

/** "We were in Málaga last year, Córdoba rather": what it is in place of is told before it. */
const LEANS = /^\W*(?:\S+ ){0,4}(?:rather|instead)\b(?! (?:of|than)\b)/iu;

function withWhatIsLeantOn(runs: readonly Run[]): Run[] {
  return runs.map((run, index) =>
    run.isTold && LEANS.test(runs[index + 1]?.text ?? '') ? { ...run, isTold: false } : run,
  );
}

function asks(clause: string, context: ReadContext): boolean {
  return (
    readMessage(clause, context).message.isQuestion ||
    clause.includes('?') ||
    findCommand(clause) !== null ||
    NEED_READERS.some((reader) => reader.read(new Words(clause), context) !== null)
  );
}

/** Without the marks at which it was cut. */
function trimmed(clause: string): string {
  return clause.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
}

/** The verdict on a single prompt: the message, or several of which the last answer counts. */
import type { CaseFile, Single } from './caseFile.ts';
import { needsIn, unheard } from './honesty/health.ts';
import { judgeTurn, type Judgement } from './judgeTurn.ts';
import { BY_RULES } from './recordedReadings.ts';
import { converse } from './turn.ts';

export interface JudgedSingle extends Judgement {
  readonly id: string;
  readonly category: string;
  readonly message: string;
  readonly reply: string;
  readonly needs: number;
  readonly unheard: readonly string[];
  /** The verdict of an earlier engine. */
  readonly was: string | null;
}

/** Says the messages, and judges the last answer by the wish. */
export async function judgeSingle(
  own: Single,
  { today, regions }: CaseFile,
  readersOf = BY_RULES,
): Promise<JudgedSingle> {
  const turns = await converse(own.messages, today, readersOf(own.id));
  const said = own.messages.join('\n');
  const last = turns.at(-1);
  if (!last) throw new Error(`${own.id} has no message`);
  const needs = needsIn(said);
  return {
    ...judgeTurn(own.wish, { ...last, before: null }, said, regions),
    id: own.id,
    category: own.category,
    message: said,
    reply: last.reply,
    needs: needs.length,
    unheard: unheard(needs, last.reply),
    was: own.was ?? null,
  };
}

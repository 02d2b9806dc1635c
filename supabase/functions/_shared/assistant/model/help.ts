/** What a language model does for one question, however often its turn is run: it reads, and answers at most. */
import { modelReader } from './modelReader.ts';
import { modelTeller } from './modelTeller.ts';
import type { Model } from './completions.ts';
import type { ChatTurn } from '../../../../../domain/chat/chatApi.ts';
import type { TurnAnswer, TurnDesk } from '../../../../../engine/turn.ts';

/** Tokens that a turn in which the model wrote the answer, or the engine a usual plan, is charged at most. */
const MOST_CHARGED = 2_500;
/** One in which it only read. */
const MOST_READING = 900;
/** The model's part beside a plan that costs nearly so much, or more, by itself. */
const BESIDE_PLAN = 500;

export interface ModelHelp extends Required<Pick<TurnDesk, 'reader' | 'teller'>> {
  /** The answer with what the model cost. */
  charged(answer: TurnAnswer): TurnAnswer;
}

/**
 * @param history oldest first, without the message
 * @param onFailure hears why the model was of no use; the turn goes on without it
 */
export function modelHelp(
  model: Model,
  history: readonly ChatTurn[],
  onFailure: (failure: unknown) => void,
): ModelHelp {
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  // a greeting has the name, and is about nothing
  const answer = last.startsWith('Hello') ? '' : last;
  let spent = 0;
  let isItsAnswer = false;
  const spend = (tokens: number, isAnswer = false) => {
    spent += tokens;
    isItsAnswer ||= isAnswer;
  };
  return {
    reader: modelReader({ model, answer, onFailure, spend }),
    teller: modelTeller({ model, onFailure, spend }),
    charged: (given) => {
      if (spent === 0) return given;
      const own = given.usage.totalTokens ?? 0;
      const most = own > 0 || isItsAnswer ? Math.max(BESIDE_PLAN, MOST_CHARGED - own) : MOST_READING;
      return { ...given, usage: { totalTokens: own + Math.min(most, spent) } };
    },
  };
}

/** What a language model does for one question, however often its turn is run: it reads, and answers at most. */
import { modelReader } from './modelReader.ts';
import { modelTeller } from './modelTeller.ts';
import type { Model } from './completions.ts';
import type { ChatTurn } from '../../../../../domain/chat/chatApi.ts';
import type { TurnAnswer, TurnDesk } from '../../../../../engine/turn.ts';

/** Tokens that a turn in which the model wrote the answer is charged at most. */
const MOST_ANSWERING = 2_500;
/** Tokens for reading a message: with more, ten plain messages would not fit into the 10,000 of a new account. */
const MOST_READING = 500;

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
      const most = isItsAnswer ? Math.max(MOST_READING, MOST_ANSWERING - own) : MOST_READING;
      return { ...given, usage: { totalTokens: own + Math.min(most, spent) } };
    },
  };
}

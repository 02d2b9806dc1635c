/** What a language model does for one question, however often its turn is run: it reads, and answers at most. */
import { modelReader } from './modelReader.ts';
import { modelTeller } from './modelTeller.ts';
import type { Model } from './completions.ts';
import type { ChatTurn } from '../../../../../domain/chat/chatApi.ts';
import type { TurnAnswer, TurnDesk } from '../../../../../engine/turn.ts';

/** Tokens that a turn with a model is charged at most: one that planned or wrote, and one that only read. */
const MOST_CHARGED = { planned: 2_500, read: 900 } as const;

export interface ModelHelp extends Required<Pick<TurnDesk, 'reader' | 'teller'>> {
  /** The answer with what the model cost; where it was of no use, that is nothing. */
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
  const spent = { reading: 0, telling: 0 };
  const answer = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  return {
    reader: modelReader({ model, answer, onFailure, spend: (tokens) => (spent.reading = tokens) }),
    teller: modelTeller({ model, onFailure, spend: (tokens) => (spent.telling = tokens) }),
    charged: (given) => {
      const asked = spent.reading + spent.telling;
      if (asked === 0) return given;
      const own = given.usage.totalTokens ?? 0;
      const most = own > 0 || spent.telling > 0 ? MOST_CHARGED.planned : MOST_CHARGED.read;
      return { ...given, usage: { totalTokens: Math.min(most, own + asked) } };
    },
  };
}

/** Who reads a message: the rules, or whoever a host puts in their place. */
import { readMessage } from './parseMessage.ts';
import type { ReadContext } from './acts/act.ts';
import type { Message } from './types.ts';
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';
import type { TripSpec } from '../trip/spec.ts';

export interface ReaderContext extends ReadContext {
  /** What was asked before. */
  readonly spec: TripSpec;
  /** Null where there is none. */
  readonly plan: CheckedPlan | null;
}

/** What a message says. */
export interface Read {
  /** In words that the rules read as `message`: what later steps look at, and what is kept of it. */
  readonly words: string;
  readonly message: Message;
  /** Pieces of what was typed that nothing in `message` rests on. */
  readonly residue: readonly string[];
}

export interface Reader {
  /** Never throws, whatever the text: who cannot read it leaves it to the rules. */
  read(typed: string, context: ReaderContext): Promise<Read>;
}

export const ruleReader: Reader = {
  read: (typed, context) => {
    const { message, residue } = readMessage(typed, context);
    return Promise.resolve({ words: typed, message, residue });
  },
};

/** Reads a message with a language model: one question, one more where the answer cannot be read, then the rules. */
import { ruleReader, type Read, type Reader, type ReaderContext } from '../../../../../engine/read/reader.ts';
import { saysNothing } from '../../../../../engine/read/noMessage.ts';
import { actsInWords, actsSchema, READ_TOOL, type ModelAct } from './actKinds.ts';
import { json, ModelFailure, type Completion, type Model } from './completions.ts';
import { digestOf } from './digest.ts';
import { readingOf } from './reading.ts';
import { withoutThoughts } from './thoughts.ts';

/** What a reading needs beside its message. */
export interface ModelTurn {
  readonly model: Model;
  /** The newest answer; empty for none. */
  readonly answer: string;
  /** Counts what was of use. */
  readonly spend: (tokens: number) => void;
  /** Hears why the rules read instead. */
  readonly onFailure: (failure: unknown) => void;
}

const INSTRUCTIONS = `You read one message to a travel planner, in any language, and call ${READ_TOOL.name} with its acts, in order. You answer and invent nothing; what no act is for is left out.
span: words of the message, copied exactly; together all words that were understood.
Only what this message says, not what was asked before. Slots in English, towns too; dates YYYY-MM-DD, times HH:MM; day 0 is the last.
act(slots, optional?) meaning:
${actsInWords()}`;

/** What is left of the room when the model has no more of it. */
const LESS = 0.4;

/** Reads one message; a turn that runs again on a trip that has changed has it from the first time. */
export function modelReader(turn: ModelTurn): Reader {
  let asked: ReturnType<typeof actsOf> | null = null;
  return {
    read: async (typed, context) => {
      const byRules = await ruleReader.read(typed, context);
      if (needsNoModel(byRules)) return byRules;
      try {
        asked ??= actsOf(typed, context, turn);
        const { acts, tokens } = await asked;
        const reading = readingOf(typed, acts, byRules, context);
        if (reading === null) return byRules;
        turn.spend(tokens);
        return reading;
      } catch (failure) {
        turn.onFailure(failure);
        return byRules;
      }
    },
  };
}

/** Greetings, thanks, and commands to the conversation, with nothing beside them. */
function needsNoModel({ message, residue }: Read): boolean {
  const { topics, command, isQuestion, language } = message;
  if (residue.length > 0 || language !== null || isQuestion) return false;
  return command !== null || (topics.length > 0 && saysNothing(message));
}

/** @throws ModelFailure */
async function actsOf(
  typed: string,
  context: ReaderContext,
  { model, answer }: ModelTurn,
): Promise<{ acts: readonly ModelAct[]; tokens: number }> {
  // one limit for all that is asked: who waits does not care how often
  const signal = AbortSignal.timeout(model.timeoutMs);
  const { spec, plan, today } = context;
  let share = 1;
  let wrong = '';
  let tokens = 0;
  for (let run = 1; run <= 2; run++) {
    const user = `Today is ${today}.\n${digestOf({ message: typed, spec, plan, answer }, share)}${wrong}`;
    try {
      const completion = await model.ask({ system: INSTRUCTIONS, user, tool: READ_TOOL }, signal);
      tokens += completion.tokens;
      const read = actsSchema.safeParse(calledWith(completion));
      if (read.success) return { ...read.data, tokens };
      wrong = `\nYour last call could not be read: ${problemOf(completion, read.error.issues[0]?.message)}`;
    } catch (failure) {
      if (!(failure instanceof ModelFailure) || !failure.isOverflow) throw failure;
      share = LESS;
    }
  }
  throw new ModelFailure('The model answered twice what cannot be read');
}

function problemOf({ input, isCut }: Completion, issue = ''): string {
  if (isCut) return 'it was cut. Be brief.';
  return input === undefined ? 'there was none, or no JSON.' : `${issue}.`;
}

/** What the tool was called with; some models write that in place of the call. */
export function calledWith({ input, text }: Completion): unknown {
  if (input !== undefined) return input;
  const plain = withoutThoughts(text);
  return json(plain.slice(plain.indexOf('{'), plain.lastIndexOf('}') + 1));
}

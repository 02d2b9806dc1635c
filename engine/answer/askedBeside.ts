/** A question in a message that wants a change as well: "what's the weather like? And add a museum day". */
import { findInfoTopic } from '../read/follow/infoTopics.ts';
import { isPlanQuestion } from '../read/follow/questions.ts';
import { saysNothing } from '../read/noMessage.ts';
import { readMessage } from '../read/parseMessage.ts';
import type { ReadContext, Reading } from '../read/acts/act.ts';

export interface AskedBeside {
  /** The question as typed. */
  readonly question: string;
  readonly asked: Reading;
  /** What else the message says. */
  readonly rest: Reading;
}

/** The sentences, each with its end. */
const SENTENCES = /[^.?!;]+[.?!;]*/g;
/** A number has its point within. */
const IN_NUMBER = /\d[.,]\d/;

/** The question and the rest; null where a message is but one of them. */
export function askedBeside(text: string, context: ReadContext): AskedBeside | null {
  if (IN_NUMBER.test(text)) return null;
  const sentences = (text.match(SENTENCES) ?? [])
    .map((sentence) => sentence.trim())
    .filter((one) => one !== '');
  const questions = sentences.filter(isQuestion);
  if (questions.length === 0 || questions.length === sentences.length) return null;
  const rest = readMessage(sentences.filter((one) => !questions.includes(one)).join(' '), context);
  // where the rest is only said, the message is a question
  if (saysNothing(rest.message) || rest.message.command !== null) return null;
  const question = questions.join(' ');
  return { question, asked: readMessage(question, context), rest };
}

function isQuestion(sentence: string): boolean {
  return sentence.endsWith('?') && (findInfoTopic(sentence) !== null || isPlanQuestion(sentence));
}

/** A question in a message that says more: "what's the weather like? And add a museum day". */
import { findInfoTopic } from '../read/follow/infoTopics.ts';
import { isPlanQuestion } from '../read/follow/questions.ts';
import { takeawayIn } from '../read/acts/talk/takeaway.ts';
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
const SENTENCES = /(?:[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*|[^.?!;])+[.?!;]*/g;
/** A number has its point within. */
const IN_NUMBER = /\d[.,]\d/;

/** The question and the rest; null where a message is but one of them. */
export function askedBeside(text: string, context: ReadContext): AskedBeside | null {
  const parts = partsOf(text);
  if (parts === null) return null;
  const rest = readMessage(parts.rest, context);
  // where the rest is only said, the message is a question
  if (saysNothing(rest.message) || rest.message.command !== null) return null;
  return { question: parts.question, asked: readMessage(parts.question, context), rest };
}

/**
 * The question of a first message beside which nothing of a trip is told: "my wife has a pacemaker. is the heat in
 * Dubai a problem? nothing is booked yet". Null where a trip is told as well.
 */
export function onlyAsked(text: string, context: ReadContext): Reading | null {
  const parts = partsOf(text.replace(LEAD_CLAUSE, '$1. '));
  if (parts === null) return null;
  const { message } = readMessage(parts.rest, context);
  const { destinations, days, dates, unknown, wantsPlan, open } = message;
  const asked = readMessage(parts.question, context);
  // where one stands is told for a way from there, and asks for no trip
  const isOfPlace = asked.message.info === 'transfer';
  const isTold =
    (destinations.length > 0 && !isOfPlace) ||
    wantsPlan ||
    [days, dates, unknown, open].some((own) => own !== null);
  if (isTold) return null;
  return asked.message.isQuestion && !asked.message.wantsPlan ? asked : null;
}

/** "indian passport, do i need a visa for Turkey?" */
const LEAD_CLAUSE =
  /^([^.?!;,]{3,40}),\s+(?=(?:do|does|is|are|can|will|should|how|what|when|which) (?:i|we|you|he|she|they|it|the|there|my|our)\b)/i;

function partsOf(text: string): { readonly question: string; readonly rest: string } | null {
  if (IN_NUMBER.test(text)) return null;
  const sentences = (text.match(SENTENCES) ?? [])
    .map((sentence) => sentence.trim())
    .filter((one) => one !== '');
  const questions = sentences.filter(isQuestion);
  if (questions.length === 0 || questions.length === sentences.length) return null;
  const rest = sentences.filter((one) => !questions.includes(one)).join(' ');
  return { question: questions.join(' '), rest };
}

function isQuestion(sentence: string): boolean {
  return (
    takeawayIn(sentence.toLowerCase()) !== null ||
    (sentence.endsWith('?') && (findInfoTopic(sentence) !== null || isPlanQuestion(sentence)))
  );
}

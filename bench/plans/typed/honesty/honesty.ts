/**
 * Whether an answer that is not right says so. It does when every key that fails is admitted; a key is admitted when a
 * sentence around the days refuses or tells what is not met (honesty/admissions.ts), and either
 *
 * - quotes, between “ and ”, words of the message that carry the key (honesty/carriers.ts), word for word, or
 * - holds one of those words itself ("I cannot look for a smoking room" for "smoking is permitted").
 *
 * A quote of more than half of a message of eight words and more tells nothing and admits nothing, but where the whole
 * message was not answered (`kind`). A sight on a day when it is shut is admitted when a sentence names it and the day
 * it is shut. Wrong sums, dates, repeats, a crash and a total over the budget that is unsaid cannot be admitted. Where
 * no words are found that carry a key, those count that carry no key that is met.
 *
 * One key that is not admitted makes the answer a silent miss.
 */
import type { CaseFile, Wish } from '../caseFile.ts';
import type { Failure, FailureKey } from '../failure.ts';
import { contentWords, overlap, sentencesOf, type Span } from '../words.ts';
import { admissionsIn, type Admission } from './admissions.ts';
import { carriersOf, partsOf, wordsOutside } from './carriers.ts';

interface Answered {
  readonly wish: Wish;
  readonly failures: readonly Failure[];
  readonly reply: string;
  /** The traveller's words. */
  readonly said: string;
  readonly regions: CaseFile['regions'];
}

const NEVER: readonly FailureKey[] = ['sums', 'dates', 'repeats', 'overBudget', 'crash'];
/** Keys of a follow-up that are about the whole of it. */
const WHOLE: readonly FailureKey[] = ['kind', 'same', 'changed'];
/** Words that no plan can take into account. */
const SMALL_TALK =
  /^(?:hi|hello|hey|thank|thanks|cheers|please|plz|excited|so|very|really|um|uh|yeah|ok|okay|oh|know|love|lovely|great|sound|good|just|maybe|think|thinking|hope|wait|dear|help|kind|bye)$/u;

/** The failures that the answer does not admit. */
export function silentFailures(answered: Answered): Failure[] {
  const { failures, reply, said } = answered;
  const admissions = admissionsIn(reply, said);
  return failures.filter((own) => !isAdmitted(own, answered, admissions));
}

function isAdmitted(own: Failure, answered: Answered, admissions: readonly Admission[]): boolean {
  if (NEVER.includes(own.key)) return false;
  if (own.key === 'shut') return namesClosure(own.label ?? '', answered.reply);
  const { said } = answered;
  const isWhole = WHOLE.includes(own.key);
  const spans = isWhole ? wordsOutside([], said) : spansFor(own, answered);
  const carried = new Set(spans.flatMap((span) => contentWords(said.slice(...span))).filter(isTelling));
  return admissions
    .filter(({ isSweeping }) => isWhole || !isSweeping)
    .some(
      (admission) => overlap(admission.spans, spans) || admission.words.some((word) => carried.has(word)),
    );
}

function spansFor(own: Failure, { wish, failures, said, regions }: Answered): Span[] {
  const spans = carriersOf(own, wish, said, regions);
  if (spans.length > 0) return spans;
  const isMet = (part: { key: FailureKey; pattern?: string }) =>
    !failures.some(({ key, pattern }) => key === part.key && pattern === part.pattern);
  const met = partsOf(wish)
    .filter(isMet)
    .flatMap((part) => carriersOf(part, wish, said, regions));
  return wordsOutside(met, said);
}

/** A bare number, or a word of one or two letters, meets too much by chance. */
function isTelling(word: string): boolean {
  return word.length > 2 && !/^\d+$/u.test(word);
}

function namesClosure(title: string, reply: string): boolean {
  return sentencesOf(reply).some(
    (sentence) => sentence.includes(title) && /\b(?:shut|closed|closes|rests)\b/iu.test(sentence),
  );
}

/**
 * Quotes of a right answer that had no need: of words that carry a key which is met, or of small talk alone.
 */
export function needlessQuotes({ wish, reply, said, regions }: Omit<Answered, 'failures'>): string[] {
  const met = partsOf(wish).flatMap((part) => carriersOf(part, wish, said, regions));
  return admissionsIn(reply, said).flatMap(({ spans }) =>
    spans
      .filter(
        (span) =>
          overlap([span], met) || contentWords(said.slice(...span)).every((word) => SMALL_TALK.test(word)),
      )
      .map((span) => said.slice(...span)),
  );
}

/** Whether a message asks about what stands in the plan. */
import {
  ASKS_TO_CHANGE,
  GETS_IN,
  IS_IT_DOABLE,
  IS_WEIGHED,
  TIME_FOR,
  ON_FOOT,
  OR,
  WHICH_OF,
  WOULD_BE_CHEAPER,
  OTHER_CHOICE,
  ASKS_OPINION,
  ANY_RECOMMENDED,
  MODAL,
  LEAD,
  MAY,
  QUESTION,
  YES_OR_NO,
  SUPPOSED,
  WANTS_CHANGE,
  TAG,
  THANKS,
  WEIGHS,
  FEASIBLE,
  KNOWS_OF,
  SHOW_ME,
  TELL,
  NEXT_QUESTION,
  COMPARES,
} from '../../../content/words/questionWords.ts';
import { MONTH_NAMES } from '../../../domain/dates/calendar.ts';

const OPENING = new RegExp(LEAD, 'i');

/** Whether a question is about the sum of the plan against the one before. */
export function asksForDifference(text: string): boolean {
  return COMPARES.test(text) && (QUESTION.test(text) || YES_OR_NO.test(text) || /\?\W*$/.test(text));
}

/** Whether a text asks, politely, for a change. */
export function asksToChange(text: string): boolean {
  return ASKS_TO_CHANGE.test(text);
}

/** Whether a text asks what is so there. */
export function asksWhatIsSo(text: string): boolean {
  return asksForAccess(text) || MAY.test(text) || TAG.test(text) || asksForTime(text) || ON_FOOT.test(text);
}

/** Whether a text asks if somebody can get into something. */
export function asksForAccess(text: string): boolean {
  return GETS_IN.test(text);
}

/** Whether a text asks if the trip has time for something more. */
export function asksForTime(text: string): boolean {
  return TIME_FOR.test(text) || IS_IT_DOABLE.test(text);
}

/** "Which day is Nara on?", "are we going to the Colosseum?" */
export function isPlanQuestion(typed: string): boolean {
  const text = typed.replace(THANKS, '');
  return (
    WEIGHS.test(text) ||
    (QUESTION.test(text) && !SUPPOSED.test(text.replace(OPENING, ''))) ||
    (YES_OR_NO.test(text) && (!WANTS_CHANGE.test(text) || IS_WEIGHED.test(text))) ||
    KNOWS_OF.test(text) ||
    asksForDifference(text)
  );
}

/** A question without the words before it: “thanks! and what about”. */
export function withoutLead(text: string): string {
  return text.replace(OPENING, '');
}

/** Whether a text asks if something can be done, which a plan of it shows. */
export function asksWhetherDoable(text: string): boolean {
  return FEASIBLE.test(text);
}

/** Whether a text wants to be told of something that is in the plan. */
export function asksToTell(text: string): boolean {
  return TELL.test(text) || SHOW_ME.test(text);
}

/** Whether a text asks which of two things of a town is the better one. */
export function asksWhichOf(text: string): boolean {
  const what = text.replace(IN_MONTH, '');
  return [...WHICH_OF, WOULD_BE_CHEAPER].some((pattern) => pattern.test(what)) && !OTHER_CHOICE.test(what);
}

const IN_MONTH = new RegExp(
  `(?<=\\S) (?:in|for|during) (?:early |late |mid[- ]?)?(?:${MONTH_NAMES.join('|')})(?! ${OR} )\\b`,
  'gi',
);

export type Opinion = 'best' | 'cheapest' | 'nearest';

/** What is asked of several towns: the best, the cheapest, the nearest; null where nothing like that is. */
export function opinionAsked(text: string): Opinion | null {
  if (ANY_RECOMMENDED.test(text)) return 'best';
  const [, word] = ASKS_OPINION.exec(text) ?? [];
  if (word === undefined) return null;
  if (/cheap|less/i.test(word)) return 'cheapest';
  return /closest|nearest|quickest/i.test(word) ? 'nearest' : 'best';
}

const COMPLAINS = /\b(?:too|so|such)\b/i;

/** "What do the kids eat on day 3?" wants to know; "why is day 2 so full?" wants less. */
export function asksWhat(text: string): boolean {
  return QUESTION.test(text) && !SUPPOSED.test(text) && !COMPLAINS.test(text);
}

/** Each is answered by itself, which takes as long as a message; more are none that anybody asks at once. */
const MOST_QUESTIONS = 6;

/** The questions of a message, one by one; a list of one where it asks but one. */
export function questionsIn(text: string): string[] {
  const parts = text.split(NEXT_QUESTION).map((part) => part.trim());
  const asked = [...new Set(parts.filter((part) => part !== ''))];
  return asked.length > 1 &&
    asked.length <= MOST_QUESTIONS &&
    asked.every((part) => isPlanQuestion(`${part}?`) || MODAL.test(part))
    ? asked
    : [text];
}

/** Whether a message asks about what stands in the plan. */
import {
  ASKS_TO_CHANGE,
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
  return MAY.test(text) || TAG.test(text) || TIME_FOR.test(text) || ON_FOOT.test(text);
}

/** "Would there be time for Toledo?" */
const TIME_FOR = new RegExp(
  `${LEAD}(?:(?:would|will|is) there(?: be)?|(?:do|would|will) we have|have we(?: got)?)(?: still)?(?: any| enough)? time (?:for|to (?:see|do|visit|go to)) `,
  'i',
);
/** "Can we walk to the festival from there?" */
const ON_FOOT = new RegExp(
  `${LEAD}(?:can|could) (?:we|i|you|one) (?:walk|cycle|bike) [^.;!?]*\\bfrom (?:there|here|(?:the|our) (?:hotel|stay|place|station|centre|center))\\b`,
  'i',
);

/** Whether a text asks if the trip has time for something more. */
export function asksForTime(text: string): boolean {
  return TIME_FOR.test(text);
}

/** "Which day is Nara on?", "are we going to the Colosseum?" */
export function isPlanQuestion(typed: string): boolean {
  const text = typed.replace(THANKS, '');
  return (
    WEIGHS.test(text) ||
    (QUESTION.test(text) && !SUPPOSED.test(text.replace(OPENING, ''))) ||
    (YES_OR_NO.test(text) && (!WANTS_CHANGE.test(text) || /\bworth\b/i.test(text))) ||
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

const OR = '(?:or|vs\\.?|versus)';
/** A choice between two things to see: which is better, and none of them is to be put in yet. */
const WHICH_OF: readonly RegExp[] = [
  new RegExp(`${LEAD}(?:which|what)\\b[^;!]* ${OR} [^;!]*`, 'i'),
  new RegExp(
    `${LEAD}(?:(?:should|shall|would|do) (?:we|i|you|u)(?: rather| better)? (?:do|see|visit|go to|choose|pick|prefer|recommend|suggest|take)|(?:can|could) you (?:recommend|suggest)|(?:would|do) you (?:rather|prefer))\\b[^.;!?]* ${OR} `,
    'i',
  ),
  new RegExp(
    `^[^.;!?]{1,80} ${OR} [^.,:;!?–-]{1,80}[,.:;?–-] *(?:which|what)(?:'?s| is| one| would| do| should)\\b`,
    'i',
  ),
  new RegExp(`^[^,.;!?]{3,40} ${OR} [^,.;!?]{3,40}\\?\\W*$`, 'i'),
  new RegExp(
    `${LEAD}(?:is|are) (?!(?:there|it|this|that|any)\\b)[^.;!?]{3,40} (?:better|nicer|prettier|more (?:fun|beautiful|interesting))(?: than |\\?*\\W*$)`,
    'i',
  ),
];
/** "Would Seville be cheaper?" asks for no cheaper trip. */
const WOULD_BE_CHEAPER = new RegExp(
  `${LEAD}(?:would|might) (?!(?:it|that|this|the|an?|we|i|you|there|my|our)\\b)[\\p{L}'’ -]{3,40} be (?:any |much |a bit )?cheaper(?: (?:then|instead|for us))*\\W*$`,
  'iu',
);
/** Choices of another kind, which have answers of their own. */
const OTHER_CHOICE = new RegExp(
  `\\b(?:${OR} (?:not|so|something|what|maybe|should|is|do|can|even)|trains?|bus(?:es)?|fly(?:ing)?|flights?|planes?|cars?|driv(?:e|ing)|ferry|boat|days?(?! trip)|nights?|weeks?|hotels?|hostels?|apartments?|airbnb|budget|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|\\d+)\\b`,
  'i',
);

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

const OF_THEM = '(?: (?:one|town|city|place|island|option|of (?:them|those|these|the (?:two|three|four))))*';
const ASKS_OPINION = new RegExp(
  `${LEAD}(?:which|what|where)(?:'s| is)?${OF_THEM}(?: (?:is|are|would|do|should|could|will|you|u|we|i|the|your|personally|then))*(?: (pick|choose|recommend|suggest|prefer|take|go(?: (?:for|with|to))?|best|better|nicest|favou?rite|cheapest|closest|nearest|quickest to get to))${OF_THEM}(?: (?:to get to|for (?:us|me|that)|then|yourself|from (?:here|home|there)))*\\W*$`,
  'i',
);

/** "Any you'd recommend? We like it quiet." */
const ANY_RECOMMENDED = new RegExp(
  `${LEAD}any(?: ones?| of (?:them|those|these))? (?:that )?(?:you(?:['’]d| would)?|u) (?:recommend|suggest|pick|choose)\\b`,
  'i',
);

/** What is asked of several towns: the best, the cheapest, the nearest; null where nothing like that is. */
export function opinionAsked(text: string): Opinion | null {
  if (ANY_RECOMMENDED.test(text)) return 'best';
  const [, word] = ASKS_OPINION.exec(text) ?? [];
  if (word === undefined) return null;
  if (/cheapest/i.test(word)) return 'cheapest';
  return /closest|nearest|quickest/i.test(word) ? 'nearest' : 'best';
}

const COMPLAINS = /\b(?:too|so|such)\b/i;

/** "What do the kids eat on day 3?" wants to know; "why is day 2 so full?" wants less. */
export function asksWhat(text: string): boolean {
  return QUESTION.test(text) && !SUPPOSED.test(text) && !COMPLAINS.test(text);
}

/** "Can I drink from the tap": beside another question it is one, whatever else it may be alone. */
const MODAL = new RegExp(
  `${LEAD}(?:can|could|will|should|may) (?!(?:you|we|i) (?:please |also |just )*(?:find|have|stay|get|book|add|make|change|swap|move|give|put)\\b)\\p{L}+ \\p{L}`,
  'iu',
);

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

/** Questions that want an answer and no other plan: what each is about. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { isEmptyWord } from '../emptyWords.ts';
import { CLIMATES_COMPARED, LEAD, STAY_WISH } from '../../../content/words/questionWords.ts';
import { asksForDifference, withoutLead } from './questions.ts';
import { currencyAsked } from '../money/rates.ts';
import {
  ALONE,
  ASKS_FACT,
  CANCEL,
  IN_MONEY,
  INFO_TOPICS,
  OF_SUMMARY,
  SUMMARY,
  IF_IT_WERE,
  WANTS_CHANGE,
  type InfoTopic,
} from '../../../content/words/infoTopics.ts';

/** How questions begin. */
const BEGINS = new RegExp(
  `${LEAD}(?:(?:in|on|at|for|from|by|to|with) )?(?:which|what|when|where|who|why|how|is|are|was|do|does|did|can|could|will|would|should|shall|may|any(?:thing|where)?|have (?:you|u) (?:ever )?heard|tell me|remind me|whats|wat|wats|hows|explain)\\b`,
  'i',
);
const LONG_CHARS = 70;
const MOST_SUMMARY_WORDS = 18;

/** Whether a message wants the plan in short, and nothing else of it. */
export function wantsSummary(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replace(SUMMARY, ' ')
      .match(/[\p{L}\d'’]+/gu) ?? [];
  return (
    SUMMARY.test(text) &&
    words.length <= MOST_SUMMARY_WORDS &&
    words.every((word) => OF_SUMMARY.test(word.replace('’', "'")) || isEmptyWord(word))
  );
}

/** What a question is about that needs no new plan; null for other messages. */
export function findInfoTopic(text: string): InfoTopic | null {
  return findInfoTopics(text)[0]?.topic ?? null;
}

/** Where one question ends and another sentence or question begins. */
const NEXT =
  /(?<=[?!;]|\.(?!\d))\s+|,?\s+and (?=(?:do|does|is|are|what|when|how|should|can|which|will) )|,\s+(?=(?:do|does|is|are|will|would|can|should) (?:they|we|i|it|the|an?|any\w*|there) )/gi;
const MOST_SENTENCES = 20;

export interface AskedTopic {
  readonly topic: InfoTopic;
  /** Of the sentence that asks. */
  readonly start: number;
  readonly end: number;
}

/** What each question of a text is about. */
export function findInfoTopics(text: string): AskedTopic[] {
  const ends = matchesIn(text, NEXT)
    .slice(0, MOST_SENTENCES)
    .map(({ index, 0: gap }) => ({ index, gap }));
  let start = 0;
  let isAsked = false;
  return [...ends, { index: text.length, gap: '' }].flatMap(({ index, gap }) => {
    const own = { start, end: index };
    const isJoined = /\band $/i.test(text.slice(0, start));
    start = index + gap.length;
    const sentence = text.slice(own.start, own.end);
    // "we need a room and are looking for a flight" asks nothing
    const topic = isJoined && !isAsked ? null : topicAsked(sentence);
    // "okay and what is it" joins nothing
    isAsked = BEGINS.test(sentence) || withoutLead(`${sentence} `) === '';
    return topic === null ? [] : [{ topic, ...own }];
  });
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** "Which is better, January or July?" */
const MONTH_CHOICE = new RegExp(`\\b${MONTH} or (?:in )?${MONTH}\\b`, 'i');
/** The towns that a question is about: those of the plan too, where it weighs their weather against another's. */
export function townsAsked<Town>(
  question: string,
  planned: readonly Town[],
  named: readonly Town[],
): readonly Town[] {
  return CLIMATES_COMPARED.test(question) ? [...planned, ...named] : named;
}

const ONLY_MONTHS = new RegExp(`^\\W*(?:in )?${MONTH} or (?:in )?${MONTH}\\W*$`, 'i');
const BETTER = /\b(?:better|best|nicer|warmer|cooler|drier|which)\b/i;

function topicAsked(text: string): InfoTopic | null {
  const isAsked = text.includes('?') || BEGINS.test(text);
  if (isAsked && MONTH_CHOICE.test(text) && (BETTER.test(text) || ONLY_MONTHS.test(text))) return 'weather';
  if (ALONE.test(text)) return topicOf(text);
  if (CANCEL.test(text)) return 'hotelDetail';
  if (wantsSummary(text)) return 'summary';
  if (IN_MONEY.test(text) && currencyAsked(text) !== null) return 'total';
  // "hotel by the beach and with a pool?" wishes
  if (STAY_WISH.test(text)) return null;
  // a longer sentence that does not begin so tells, and wonders about its last word
  if (!BEGINS.test(text) && !(text.includes('?') && text.length < LONG_CHARS)) return null;
  if (asksForDifference(text)) return null;
  const topic = topicOf(text);
  if ((topic === null || topic === 'weather') && CLIMATES_COMPARED.test(text)) return 'weather';
  if (topic === null) return null;
  const isSure =
    topic === 'visa' ||
    topic === 'safety' ||
    topic === 'packing' ||
    topic === 'health' ||
    topic === 'rain' ||
    topic === 'sea' ||
    topic === 'enough' ||
    topic === 'longest' ||
    topic === 'otherTime' ||
    topic === 'cancelled' ||
    topic === 'eat' ||
    topic === 'thing' ||
    topic === 'petOnWay' ||
    topic === 'medicines' ||
    topic === 'onePersonMore' ||
    (topic === 'distance' && /^\W*(?:\w+\W+){0,3}how far would (?:we|i|it|that|the \w+) be\b/i.test(text)) ||
    /\bbest (?:time|month|season)|\b(?:what|which) month\b|\bmonsoon\b|\bwhat would (?:that|this|it) cost(?: us| me| altogether| in total)?\W*$|\bwhat (?:does|would|do) (?:that|this|it) (?:make|come to|work out (?:at|to|as))\b[^.;!?]{0,12}\b(?:per (?:person|head)|each|a head)\b|\btip(?:s|ping)?\b/i.test(
      text,
    ) ||
    topic === 'fit';
  if (!isSure && (IF_IT_WERE.test(text) || (WANTS_CHANGE.test(text) && !isFact(text)))) return null;
  return isSure && /^\W*(?:what|how) about\b/i.test(text) && !ALONE.test(text) ? null : topic;
}

function isFact(text: string): boolean {
  return (
    ASKS_FACT.test(text) &&
    !/\b(?:cheaper|better|nicer|another|different|(?<!\b(?:the|each) )other|instead|add|swap|replace|make)\b/i.test(
      text,
    )
  );
}

function topicOf(text: string): InfoTopic | null {
  return INFO_TOPICS.find(([, words]) => words.test(text))?.[0] ?? null;
}

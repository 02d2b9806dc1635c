/** Questions that want an answer and no other plan: what each is about. */
import { matchesIn } from '../../../domain/text/matches.ts';
import { isEmptyWord } from '../emptyWords.ts';
import { asksForDifference, LEAD, withoutLead } from './questions.ts';
import { currencyAsked } from '../money/rates.ts';
import { INFO_TOPICS, type InfoTopic } from '../../../content/words/infoTopics.ts';

/** How questions begin. */
const BEGINS = new RegExp(
  `${LEAD}(?:(?:in|on|at|for|from|by|to|with) )?(?:which|what|when|where|who|why|how|is|are|was|do|does|did|can|could|will|would|should|shall|may|any(?:thing|where)?|have (?:you|u) (?:ever )?heard|tell me|remind me|whats|wat|wats|hows|explain)\\b`,
  'i',
);
const LONG_CHARS = 70;
/** These words ask for the thing itself, also without a question: "packing list please". */
const ALONE =
  /^\W*(?:(?:and|ok|okay|so|what about|how about|any|the|some|a|my|our|tell me about|info on|tips (?:on|for)|please)\s+)*(?:visas?|weather|packing(?: list| tips)?|rainy days?(?: plan| ideas| options| programme)?|safety|currency|tipping|airport transfer|total(?: cost| price)?|vaccin\w+|plug|sim card|insurance|wi-?fi|check[- ]in time|flight times?|time difference|getting around|(?:walking|going|strolling|wandering|being)(?: out)? (?:about|around|round|out|alone|home|there)(?: there| alone)? (?:after dark|at night|by night|late at night))(?:\s+(?:info|advice|tips|please|there|list|in \w+))*\W*$/i;
/** The plan in few words. */
const SUMMARY =
  /\b(?:tl;?dr|summar(?:y|i[sz]e)|recap|highlights?|best (?:bits|parts)|(?:main|key) (?:points|things)|gist|essentials|(?:short|quick|brief)(?:er|est)? (?:version|overview|recap|summary|answer|one)|in (?:short|brief|a nutshell|a few words|one paragraph)|briefly|too (?:long|much(?: text)?) to read|wall of text|(?:so|too) much text|(?:won't|don't|dont|do not|can't) (?:want to |wanna )?read all)\b/i;
/** Words that may stand beside it: of anything else it would be another thing's. */
const OF_SUMMARY =
  /^(?:p+f+|phew|ugh|omg|wow|lol|gimme|long|short|shorter|text|read|plan|trip|itinerary|programme|thing|version|way|far|much|time|bits?|got|get|have|give|show|tell|make|cut|down|its|keep|remind|want|need|what's|that's|it's|whats|thats)$/;
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

/** What the plan comes to in another currency. */
const IN_MONEY =
  /^\W*(?:(?:and|so|ok|please|can|could|you|would)\W+)*(?:in|what|how (?:much|many)|convert|show|give|tell)\b(?!.*\b(?:budget|hotels?|tickets?|tips?|dinners?|lunch|meals?|coffee|beer|taxi)\b)/i;
/** What wants the plan changed, however politely it is asked. */
const WANTS_CHANGE =
  /\b(?:can (?:it|that|the hotel|the room) be|could (?:it|that|the hotel|the room) be|make|add(?! up to\b)|remove|drop|skip|swap|switch|change|replace|cancel|cheaper|cheapest|better|nicer|shorter|longer|more|less|fewer|another|different|other|later|earlier|slower|lighter|gentler|easier|calmer|quieter|instead|without|include|upgrade|move|extend|stay (?:longer|more)|find (?:me|us)|look for|plan|create|design|generate|curate|devise|propose|itinerar(?:y|ies)|organi[sz]e|arrange|sort (?:us|me|out)|put together|help (?:me|us) with|rather|only direct|direct (?:flights?|ones?)|go by|take the train|by train)\b/i;
/** Asks after all, though it has such a word: "do I need more than one adapter". */
const ASKS_FACT =
  /^\W*(?:do|does|is|are|will|how (?:do|much is|long|far|is|are)|what(?:'s| is| are| do| should| will| time)|any(?:thing)? (?:on|in) (?:our|the|my) (?:plan|trip|list|days)|which|when|where|should i (?:pack|bring))\b/i;
/** A plan that is supposed: "what would it cost in July", "how much would it be for three". */
const SUPPOSED = /\b(?:would|if)\b|\b(?:what about|how about|what if)\b/i;

const CANCEL =
  /^\W*(?:can|could|may) (?:i|we) (?:still )?(?:cancel|get (?:a|my) (?:refund|money back))(?: (?:it|this|later|for free|anytime|if .*))?\W*$/i;

/** What a question is about that needs no new plan; null for other messages. */
export function findInfoTopic(text: string): InfoTopic | null {
  return findInfoTopics(text)[0]?.topic ?? null;
}

/** Where one question ends and another sentence or question begins. */
const NEXT =
  /(?<=[?!;]|\.(?!\d))\s+|,?\s+and (?=(?:do|does|is|are|what|when|how|should|can|which|will) )|,\s+(?=(?:do|does|is|are|will|would|can|should) (?:they|we|i|it|the|an?|any|there) )/gi;
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
const STAY_WISH =
  /^\W*(?:(?:and|maybe|ok|please|an?|some) )*(?:hotel|hostel|flat|apartment|airbnb)s? (?:right )?(?:by|near|at|on|close to|next to) (?:the |an? )?\w+[^.;!]*\?$/i;
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
  if (!isSure && (SUPPOSED.test(text) || (WANTS_CHANGE.test(text) && !isFact(text)))) return null;
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

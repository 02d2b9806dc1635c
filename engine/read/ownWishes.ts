/** Things to see, do and eat that no list here names, in the traveller's own words: "a ghost tour", "the root bridge". */
import { ANIMALS, FOODS, LEADS, LIKED, NIGHTS, TASTES, VISITS } from '../../content/words/visits.ts';
import { isDenied, isDisliked, isDoneBefore, sentenceBefore, unneededIn } from './denial.ts';
import { residueIn } from './residue.ts';
import type { Span } from './words.ts';

export interface OwnWish {
  /** As typed, without what leads up to it. */
  readonly name: string;
  readonly span: Span;
  /** Whether it takes an hour of a day at some place; what is eaten or met on the way does not. */
  readonly isVisit: boolean;
  /** It is not to be. */
  readonly isLeftOut?: true;
}

const REST = "(?: (?:on|of|at|in|to|with|by|along|under|over|if|when) [\\p{L}\\p{M}'’ -]+)?";
const BEFORE = "(?:[\\p{L}\\p{M}'’-]+ ){0,4}";
const AFTER = '(?: (?:thing|trip|experience|visit|place)s?)?';
const named = (words: string) => new RegExp(`^${BEFORE}(?:${words})${AFTER}${REST}$`, 'iu');
const VISIT = named(VISITS);
const LED = new RegExp(`^(?:${LEADS}) [\\p{L}\\p{M}'’ -]+$`, 'iu');
const OTHER = named(`${ANIMALS}|${FOODS}|${NIGHTS}`);
/** Of which sort is not to be says another reader, or nobody: "no long walks", "no rides over an hour". */
const OF_MANY =
  /\b(?:tours?|walks?|treks?|hikes?|rides?|boats?|trips?|lessons?|class(?:es)?|shows?|camps?|towers?|bridges?|trees?|day|nights?|games?|valleys?|rivers?|markets?)\b/iu;
/** "the Rockefeller tree", "the Blue Hole". */
const PROPER = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}?[\p{L}\p{M}'’-]+)+$/u;
const THE = /\bthe\s+$/iu;

const AND = /\s+(?:and|or|plus|then|but|maybe|also|with|for)\s+|\s*[&+/]\s*/iu;
/** The last word of a name, which another reader knows, or which asks for nothing: "spy museum", "ghost tour". */
const HEAD = new RegExp(
  `^ (?:(?:walking|boat|day) )?(?:${VISITS}|trips?|trains?|visits?|experiences?|spots?|places?)(?! (?:to|from|back|home)\\b)(?![\\p{L}])`,
  'iu',
);
const ARTICLE = /\b(?:an?|the|some)\s+$/iu;
const MOST_WORDS = 6;
/** It becomes the title of an item: nothing that markdown would act on, and no longer than a name. */
const PLAIN = /^[\p{L}\p{M}'’ -]{3,60}$/u;
/** It was, it is not to be, it is somebody's, or it only tells where something else is. */
const NO_WISH =
  /(?:\b(?:no|not|never|without|avoid|skip|skipping|hate|hates|dislike|nor|than|except|instead of|rather than|afraid of|scared of|fear of|allergic to|sick of|tired of|bored of|fed up with|seen|been to|did|done|had|was|were|last year|near(?: to)?|nearby|close to|next to|by|beside|opposite|around|across from|distance (?:of|to|from)|from|at|works? (?:in|at|for)|study|studies|studying|teach(?:es)?|my|our|his|her|their|whose|don't|doesn't|didn't|isn't|can't|cannot|won't|'s)(?: (?:want|like|care|need|do|go|the|a|an|any|to|more|too|much|many|big|for|of|in|on))*)\s*$/iu;
const ONLY_WHERE =
  /^(?:early|earlier|late|later|often|well|out|near|nearby|close|next|opposite|beside|around|not|no|never|without|instead|avoid|hates?|dislikes?|skip|took|taken|saw|booked|cannot|can't)\b/iu;
/** Said of what has no article alone: "no boats, a ghost tour". */
const NO_BARE =
  /\b(?:no|not|never|without|nor) (?:[\p{L}\p{M}'’-]+ ?){1,3}(?:, |,? (?:and|or) )(?!.*\b(?:an?|the|some)\s+$)[^,]*$/iu;
/** What follows says that it is none. */
const NO_WISH_AFTER =
  /^\s*(?:(?:was|were)\b|(?:is|are) (?:not|no|shut|closed|too|boring|out)\b|isn't|aren't|not for\b|too (?:far|much)|leaves?\b|sails?\b|departs?\b)/iu;
/** Words before a thing that is to be in the plan, whatever it is. */
const SEEN =
  /\b(?:see|visit|watch|hear|ride|climb|attend|explore)\s+(?:(?:the|an?|some|at least|one|that|those|real|famous|of) )*$/iu;
/** Before what one eats, whatever it is. */
const EATEN =
  /\b(?:eat|eating|try|trying|taste|tasting|sample|sampling)\s+(?:(?:the|some|an?|real|good|proper|local|lots of|lot of) )*$/iu;
/** What is wished for by these words is one thing, without an article too: "I must see lucha libre", "want to see hegra and elephant rock". */
const WISHED =
  /\b(?:must|have to|got to|gotta|need to|want to|wanna|hope to|hoping to|love to|like to|dying to) (?:see|visit|watch|attend|catch)\s+(?:[\p{L}\p{M}'’ -]{3,30}(?:,|,? and|&|\+)\s+){0,3}$/iu;
/** "We love lindy hop and bingo": what is liked may be anything, and is no place yet. */
const IS_LIKED = new RegExp(
  `${LIKED}\\s+(?:(?:the|some|a bit of|lots of|all things|anything|good|proper|old|great) )*(?:[\\p{L}\\p{M}'’ -]{3,40}(?:,|,? and|&|\\+|,? or)\\s+(?:(?:the|some|a bit of|good) )*){0,4}$`,
  'iu',
);
/** "(is) crazy about origami": its own words are no part of what is liked. */
const LIKES =
  /^(?:crazy|mad|nuts|keen|big|fond|obsessed|passionate|(?:huge |big )?fans?|suckers?) (?:about|on|with|of|for) /iu;
/** Every such sentence has one of these, which is quickly seen. */
const MAY_LIKE =
  /lov|like|ador|enjoy|lives? for|crav|into|keen|big on|fond|mad|crazy|nuts|obsess|interest|passion|fan|sucker|weakness/iu;
/** One or two words, and no clause: what one likes to do, or how. */
const LIKED_THING =
  /^(?!(?:how|what|when|where|why|that|this|it|its|your|being|having|going|getting|seeing|doing|taking|staying|keeping|travell?ing|visiting|idea|sound|look|the|them|each|warm|hot|cold|weather|sun|heat|trip|places?|plan|planning|days?|early|late|slow|quiet|calm|cheap|sleeping|debt|trouble|figures|double|the red)\b)(?!.*\b(?:islands?|beach(?:es)?|mountains?|cit(?:y|ies)|towns?|villages?|places?|countr(?:y|ies)|coasts?)$)[\p{L}\p{M}'’-]{3,}(?: [\p{L}\p{M}'’-]{3,})?$/iu;
/** "We love Greek and Spanish islands", "we love Marta": of what follows, or somebody. */
const ONE_NAME = /^\p{Lu}\p{Ll}+$/u;
/** The rest of a taste that another reader knows: "modern (art)". */
const TASTE = new RegExp(`^ (?:${TASTES})(?![\\p{L}-])`, 'iu');
/** Of two words or more, and no sort of things: "local life", "autumn colours". */
const ONE_THING =
  /^(?!.*\b(?:life|lives|nature|scenery|culture|places?|stuff|things|views?|people|countryside|weather|snow|leaves|colou?rs?|cities|towns|villages|islands|animals|sites|spots|sights?|bits|parts|side|possible|city|town|country|area|world|ones?)$)[\p{L}\p{M}'’-]{3,} [\p{L}\p{M}'’ -]{3,}$/iu;
/** What a wish for a visit is not said of. */
const NO_THING =
  /^(?:business|first|economy|premium|second|tourist|world)[ -](?:class|economy)\b|^(?:all|both|two|three|four|five|six|several|many)\b|\b(?:national parks?|hotels?|rooms?|beds?|flights?|airports?|stations?|car|cars|people|persons?|family|families|friends?|kids?|(?:grand)?(?:parents?|ma|pa|mother|father)|nan|mum|mom|dad|relatives?|relations|in-laws|cousins?|aunts?|auntie|uncles?|brothers?|sisters?|sons?|daughters?|nieces?|nephews?|boss|clients?|customers?|colleagues?|dentist|doctors?|therapist|physio|lawyer|clinic|hospital|someone|somebody|anyone|everyone|people|peace|quiet|sleep|parking|job|days?|weeks?|months?|budget|money|visa|passport|work|school|office|meetings?|conference|wedding|idea|options?|price|cost|rest|time|else|it|them|what|how|why|which)\b(?! (?:museum|show|tour|rally|race))/iu;

/**
 * Wishes among the words of a message that nothing else was read of.
 * @param pieces of the text, as {@link residueIn} finds them
 */
export function ownWishesIn(text: string, pieces: readonly Span[]): OwnWish[] {
  return pieces.flatMap((piece) => phrasesOf(text, piece)).flatMap((span) => wishAt(text, span) ?? []);
}

function wishAt(text: string, span: Span): OwnWish | null {
  const [lead = ''] = LIKES.exec(text.slice(span.start, span.end)) ?? [];
  const start = span.start + lead.length;
  const name = text.slice(start, span.end);
  const before = sentenceBefore(text, start);
  if (name.split(' ').length > MOST_WORDS || !PLAIN.test(name) || NO_THING.test(name)) return null;
  const isLiked =
    MAY_LIKE.test(before) && IS_LIKED.test(before) && LIKED_THING.test(name) && !ONE_NAME.test(name);
  const after = text.slice(span.end, span.end + 60);
  const isKnown = VISIT.test(name) || OTHER.test(name);
  if (isKnown && !OF_MANY.test(name) && (isDenied(before) || isDisliked(before)))
    return { name: name.toLowerCase(), span, isVisit: false, isLeftOut: true };
  if (
    ONLY_WHERE.test(name) ||
    NO_WISH.test(before) ||
    isDisliked(before) ||
    isDoneBefore(before) ||
    // "no towers, and she loves lace"
    (!isLiked && NO_BARE.test(before)) ||
    unneededIn(after) > 0 ||
    NO_WISH_AFTER.test(after)
  )
    return null;
  const isOther =
    isLiked || OTHER.test(name) || (EATEN.test(before) && !/\b(?:food|out|dinner|lunch)\b/iu.test(name));
  const isNamed =
    (PROPER.test(name) && THE.test(before)) ||
    (SEEN.test(before) && (ARTICLE.test(before) || /^\p{Lu}/u.test(name))) ||
    (WISHED.test(before) && ONE_THING.test(name));
  const isOne = VISIT.test(name) || LED.test(name) || isNamed;
  // "the monuments" are a taste: which of them, and where, nobody said
  return isOne || isOther
    ? { name, span, isVisit: isOne && !isOther && (isNamed || name.includes(' ')) }
    : null;
}

/** The pieces of a list, each from its first to its last word that says something. */
function phrasesOf(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const part of text.slice(start, end).split(AND)) {
    const at = text.indexOf(part, from);
    from = at + part.length;
    spans.push(...residueIn(part, []).map((own) => ({ start: at + own.start, end: at + own.end })));
  }
  return spans.map((span) => ({
    // "K-pop", "lo-fi": a letter or two by themselves say nothing
    start: span.start - (/(?<![\p{L}-])\p{L}{1,2}-$/u.exec(text.slice(0, span.start))?.[0].length ?? 0),
    end: span.end + ((HEAD.exec(text.slice(span.end)) ?? TASTE.exec(text.slice(span.end)))?.[0].length ?? 0),
  }));
}

/** Things to see, do and eat that no list here names, in the traveller's own words: "a ghost tour", "the root bridge". */
import {
  OF_MANY,
  NO_WISH,
  ONLY_WHERE,
  NO_BARE,
  NO_WISH_AFTER,
  SEEN,
  EATEN,
  WISHED,
  LIKES,
  MAY_LIKE,
  LIKED_THING,
  ONE_THING,
  NO_THING,
} from '../../content/words/ownWishes.ts';
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
/** "We love lindy hop and bingo": what is liked may be anything, and is no place yet. */
const IS_LIKED = new RegExp(
  `${LIKED}\\s+(?:(?:the|some|a bit of|lots of|all things|anything|good|proper|old|great) )*(?:[\\p{L}\\p{M}'’ -]{3,40}(?:,|,? and|&|\\+|,? or)\\s+(?:(?:the|some|a bit of|good) )*){0,4}$`,
  'iu',
);
/** "We love Greek and Spanish islands", "we love Marta": of what follows, or somebody. */
const ONE_NAME = /^\p{Lu}\p{Ll}+$/u;
/** The rest of a taste that another reader knows: "modern (art)". */
const TASTE = new RegExp(`^ (?:${TASTES})(?![\\p{L}-])`, 'iu');

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

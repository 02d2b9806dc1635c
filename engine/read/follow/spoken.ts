/** A place that the messages before spoke of, and that a message means without its name or by a part of it. */
import { isNoMisspelling } from '../../../content/words/everyday.ts';
import { ONE_OF_TWO, OR_THAT_TOWN, SEEN_FROM } from '../../../content/words/questionWords.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';

const LEAD =
  "^\\W*(?:(?:ok|okay|good|great|nice|lovely|perfect|fine|cool|right|alright|yes|yeah|and|so|then|no|nah|hm+|let['’]?s|lets|we|i|can|could|we['’]?ll|or|actually|maybe|rather|want to|(?:woul)?d like to)\\W+)*";
const DAY = '(?:day \\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:first|second|third|last) day)';
/** "Ok thursday then", "put it on day 3", "do that on day 3, no helicopters though". */
const ON_DAY = new RegExp(
  `${LEAD}(?:(?:do|put|add|have|visit|see|go) (?:that|it|there)(?: in)? (?:on |for )?(?:the )?(${DAY})(?= *$|\\W)|(?:on |for )?(?:the )?(${DAY})(?=(?: (?:then|please|pls|instead))*\\W*$))`,
  'i',
);
/** "Ok put it in, from Osaka". */
const IN_PLAN = new RegExp(
  `${LEAD}(?:please )?(?:put|add|fit|squeeze|slot|include|work) (?:it|that)(?: (?:in|too|then|as well))*(?=\\W*(?:$|[,.!;]|please|pls|from))`,
  'i',
);
/** "Johor on the friday then". */
const OF_DAY = new RegExp(
  `${LEAD}(?:(?:do|put|have|visit|see|go to|in|to|a day (?:trip to|in)) )?(?:the )?([\\p{L}\\p{M}'’ -]{3,40}?) (?:on|for) (?:the )?(${DAY})(?=(?: (?:then|please|pls|instead))*[^\\p{L}?]*$)`,
  'iu',
);
/** "Just go there and back in a day". */
const THERE_AND_BACK =
  /\bthere and back (?:in|on|within) (?:a|one|the same) day\b|\b(?:only|just) go (?:there )?for the day\b|\bjust a stop for lunch\b(?:, no nights? there)?|\bno nights? there\b/i;
/** A shorter part of a name is also a word. */
const FEWEST_LETTERS = 4;

/** A town that is seen from one of the plan is asked about, and given no nights. */
export function withDayOut(text: string, towns: readonly Gazetted[], gazetteer: Gazetteer): string {
  const [, out = '', base = ''] = SEEN_FROM.exec(text) ?? [];
  const names = towns.map(({ name }) => normalize(name));
  return names.includes(normalize(base)) && !names.includes(normalize(out)) && gazetteer.byName(out)
    ? `is ${out} doable as a day trip?`
    : text;
}

/**
 * The text with the name in it.
 * @param asked places outside the plan that were asked about last
 * @param addedLast the town of the plan that came in last; null for none
 */
export function withSpoken(
  text: string,
  asked: readonly Gazetted[],
  addedLast: () => Gazetted | null,
  gazetteer: Gazetteer,
): string {
  const [place, ...others] = asked;
  const isOne = others.length === 0;
  if (isOne && THERE_AND_BACK.test(text)) {
    const out = place ?? addedLast();
    if (out) return text.replace(THERE_AND_BACK, `${out.name} as a day trip`);
  }
  const named = asked.reduce((done, own) => {
    const { name } = own;
    const words = normalize(name).split(' ');
    // "lanta" of Koh Lanta, "johor" of Johor Bahru
    const short = [words.at(-1) ?? '', words[0] ?? ''].filter(
      (word) =>
        word.length >= FEWEST_LETTERS &&
        words.length > 1 &&
        !isNoMisspelling(word) &&
        (gazetteer.byName(word) ?? own) === own,
    );
    if (short.length === 0 || normalize(done).includes(normalize(name))) return done;
    const said = `(?<=${LEAD}(?:(?:in|on|at|to|for) )?)(?:${short.join('|')})(?![\\p{L}-])`;
    return done.replace(new RegExp(said, 'iu'), name);
  }, text);
  // "Johor on the friday then", where a day there was weighed
  const [, before = '', onDay = ''] = OF_DAY.exec(named) ?? [];
  const out = onDay === '' ? undefined : asked.find(({ name }) => normalize(before) === normalize(name));
  if (out) return `a day trip to ${out.name} on ${onDay}`;
  return place && isOne
    ? named
        .replace(IN_PLAN, `add a day trip to ${place.name}`)
        .replace(ON_DAY, (_, put?: string, day?: string) => `a day trip to ${place.name} on ${put ?? day}`)
    : named;
}

/** "She does want the baths. But on day 4". */
const THE_ON_DAY = new RegExp(
  `${LEAD}(?:(?:s?he|they|do(?:es)?|wants?) )*the (?!(?:flight|train|bus|hotel|tour|trip|first|last|rest)\\b)(?![^.,;]* (?:is|are|was|were|opens?|closes?|shuts?|starts?|begins?)\\b)([\\p{L}\\p{M}'’ -]{3,40}?)[.,;]? (?:but )?on (?:the )?(${DAY})[^\\p{L}\\d?]*$`,
  'iu',
);

/** The thing that is to be on a day, where the day is an afterthought. */
export function withDayOfThing(text: string): string {
  return text.replace(THE_ON_DAY, 'put the $1 on $2');
}

/**
 * "Ok split then": one of the towns to choose from, though its name is a word. Against the town of a plan another one is
 * weighed in words of its own, and takes its place: "or should we do Savannah?", "let's see it with Savannah".
 * @param own the only town of a plan; undefined where there is none, or others
 */
export function withChoice(
  text: string,
  options: readonly Gazetted[],
  own: Gazetted | undefined,
  gazetteer: Gazetteer,
): string {
  const [either = '', other = ''] = (own && OR_THAT_TOWN.exec(text)) ?? [];
  if (own && gazetteer.byName(other)) return text.replace(either, `${own.name} or ${other}?`);
  const said = normalize(ONE_OF_TWO.exec(text)?.[1] ?? '');
  const chosen = options.find(({ name }) => normalize(name) === said);
  if (!chosen) return text;
  if (chosen === own) return 'keep it as it is';
  return own ? `swap ${own.name} for ${chosen.name}` : `go to ${chosen.name}`;
}

const OUT_FOR_A_DAY = /\bday[- ]?(?:trip|tour)\b|\bfor (?:the|a) day\b/i;
const NO_MORE = /\b(?:just|only|enough|instead|plenty|no nights?)\b/i;
/** What may stand beside them. */
const FILLER =
  /\b(?:day[- ]?(?:trip|tour)s?|no nights?|just|only|enough|instead|plenty|no(?! day)|nah|ok|hm+|in|to|an?|the|is|day|for|as|it|then|make|let'?s|actually|maybe|that|like|before|too much \w+)\b/gi;
const NIGHTS = '(?:an?|one|two|three|four|\\d) nights?';
/** "Or no let's sleep there, 2 nights". */
const SLEEP_THERE = new RegExp(
  `${LEAD}(?:sleep|stay(?: over)?|spend (?=.*night)) *(${NIGHTS})? *(?:over )?there(?: instead| rather| then)?(?:,? (?:for )?(${NIGHTS}))?\\W*$`,
  'i',
);

/** "2 nights there is enough", "just one day there", "one night less there": of the town that came last, and not of the whole. */
const NIGHTS_THERE = new RegExp(
  `(?<=${LEAD}(?:(?:just|only|make it|do|have|stay|spend|need|we|i|for|maybe) )*(?:an?|one|two|three|four|five|six|\\d{1,2}|another)(?: (?:more|extra|less|fewer))? (?:nights?|days?)(?: (?:more|extra|less|longer))? (?:over )?)there(?:(?: is|'s| are| will be| would be| should be)? (?:enough|plenty|fine|ok|okay))?(?=(?: (?:please|pls|then|instead|for (?:us|me)))*[^\\p{L}\\d?]*$)`,
  'iu',
);

/**
 * A stop that is only to be seen in a day, or the place of a day trip that is to be slept in, in words that say so.
 * @param named the place that the newest change was about; null for none
 */
export function asTripOrStay(text: string, towns: readonly Gazetted[], named: () => Gazetted | null): string {
  const slept = SLEEP_THERE.exec(text);
  if (slept) {
    const place = named();
    const nights = slept[1] ?? slept[2] ?? 'one night';
    // of nowhere, the nights would be taken for those of the whole
    if (!place) return 'sleep there';
    // of a town that has its nights, only another number is a change
    if (/\?\W*$/.test(text) || (towns.includes(place) && !(slept[1] ?? slept[2]))) return text;
    return `${towns.includes(place) ? '' : 'add '}${nights} in ${place.name}`;
  }
  const stayed = towns.length > 1 && NIGHTS_THERE.test(text) ? named() : null;
  if (stayed && towns.includes(stayed)) return text.replace(NIGHTS_THERE, `in ${stayed.name}`);
  if (towns.length < 2 || !OUT_FOR_A_DAY.test(text) || !NO_MORE.test(text)) return text;
  const own = towns.find(({ name }) => normalize(text).includes(normalize(name)));
  const rest = normalize(own ? normalize(text).replace(normalize(own.name), ' ') : text);
  if (/\p{L}/u.test(rest.replace(FILLER, ' '))) return text;
  const town = own ?? named();
  return town && towns.includes(town) ? `make ${town.name} a day trip instead` : text;
}

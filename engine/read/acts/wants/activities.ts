import { matchesIn } from '../../../../domain/text/matches.ts';
import { LANDSCAPE_WORDS, THINGS } from '../../../../content/words/things.ts';
import { ATTENDED, SETS_SAIL } from '../../../../content/words/ownHours.ts';
import { dislikeBefore, isDenied, isDisliked, sentenceBefore, unneededIn } from '../../denial.ts';
import { BORES } from '../../../../content/words/interests.ts';
import { openWish } from '../talk/openWish.ts';
import type { ActReader } from '../act.ts';

/** What is named to do, to eat or to have round one. */
export const WISHED = new RegExp(
  `(?<![\\p{L}])(?:${THINGS.join('|')})(?: (?:lessons?|class(?:es)?|school|course|shows?))?(?![\\p{L}])`,
  'giu',
);
/** Where it is left open where to go, what a place has to look like, too. */
const LANDSCAPES = new RegExp(`(?<![\\p{L}])(?:${LANDSCAPE_WORDS})(?![\\p{L}])`, 'giu');
const DENIED =
  /(?<!\bsay )\b(?:no|not|without|avoid|skip|hate|(?:leave|cut) out|drop|don't (?:like|want|need)|except|worr\p{L}+)\s+(?:\p{L}+\s+){0,1}$/iu;

/** Nothing more is said of what is not wanted: "we need no ski rental" is not said of skiing. */
const ENDS =
  /^\s*(?:$|[.,;!?)&/+]|(?:and|or|nor|no|but|so|please|pls|at all|either|whatsoever|thanks|thank you|for (?:us|me)|this time)\b)/iu;
const BORING = new RegExp(`^${BORES}`, 'iu');

/** Before the first word of a sentence. */
const BEGINS = /(?:^|[.!?:\n]\s*)$/u;

/** "Italian food" keeps its capital. */
const OF_A_COUNTRY = /^\p{Lu}\p{Ll}+(?:an|ese|ish|ench|eek|ai)\b/u;

/** Whether it is the cruise that they go on to, or a workshop with its days, and not one to be had there. */
function isOwn(text: string, at: number): boolean {
  return matchesIn(text, OWN).some(({ index, 0: said }) => index <= at && at < index + said.length);
}
const OWN = new RegExp(`${SETS_SAIL}|${ATTENDED}`, 'giu');

/** Does not keep its words to itself: what guides have a tag for is a taste as well. */
export const activities: ActReader = {
  act: 'activities',
  read: (words, context) => {
    const isOpen = openWish.read(words.fresh(), context) !== null;
    const named = [...matchesIn(words.text, WISHED), ...(isOpen ? matchesIn(words.text, LANDSCAPES) : [])];
    const after = ({ index, 0: { length } }: RegExpExecArray) => words.text.slice(index + length);
    const isLeft = (match: RegExpExecArray) => {
      const before = sentenceBefore(words.text, match.index);
      return isDisliked(before) || isDenied(before) || BORING.test(after(match));
    };
    const nots = named.filter(
      (match) => isLeft(match) && (BORING.test(after(match)) || ENDS.test(after(match))),
    );
    const idle = named.filter((match) => unneededIn(after(match)) > 0);
    const found = named.filter(
      (match) =>
        !idle.includes(match) &&
        !isLeft(match) &&
        !isOwn(words.text, match.index) &&
        !DENIED.test(words.text.slice(Math.max(0, match.index - 24), match.index)),
    );
    for (const { index } of nots) {
      const said = dislikeBefore(sentenceBefore(words.text, index));
      if (said) words.take(index + said.from, index + said.to);
    }
    for (const match of [...found, ...nots, ...idle])
      words.take(match.index, match.index + match[0].length + unneededIn(after(match)));
    const typedAs = found.map(({ 0: typed, index }) =>
      BEGINS.test(words.text.slice(0, index)) && !OF_A_COUNTRY.test(typed)
        ? typed.charAt(0).toLowerCase() + typed.slice(1)
        : typed,
    );
    const wished = new Map(typedAs.map((typed) => [typed.toLowerCase().trim(), typed.trim()]));
    return words.spans.length === 0
      ? null
      : { activities: [...wished.values()], nots: nots.map(([typed]) => typed.toLowerCase()) };
  },
  examples:
    'beer and go karting in Krakow|I like jazz and pizza|Provence for the lavender|surf and yoga in Bali|lego and playgrounds|I plan to propose during this trip|kendo and tea ceremonies|we enjoy American and Indian cuisines|a variety of cuisines, including American, Mexican, Chinese, and Italian'.split(
      '|',
    ),
  counterExamples: [
    'four days in Rome in May',
    'You have to attend a workshop in Venice between day 5 and day 10',
    'a hotel near the station',
    'we need no ski rental',
  ],
};

/** What travellers like and dislike to see and do. */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { INTERESTS, type Interest } from '../../../../content/towns/types.ts';
import { CANNOT, isDisliked, sentenceBefore, unneededIn } from '../../denial.ts';
import { Words } from '../../words.ts';
import type { ActReader } from '../act.ts';
import type { Message } from '../../types.ts';
import { BORES, INTEREST_WORDS, NOT_LIKED, THINGS_OF } from '../../../../content/words/interests.ts';

const KINDS = INTERESTS.map((interest) => {
  const own = INTEREST_WORDS[interest];
  const things = THINGS_OF[interest];
  return {
    interest,
    // what is left out is all that the word names
    named: new RegExp(`\\b(?:${own})\\b`, 'g'),
    liked: new RegExp(`\\b(?:${things === undefined ? own : `${own}|${things}`})\\b`, 'g'),
  };
});
const THINGS = Object.values(THINGS_OF).join('|');
const THING = new RegExp(`\\b(?:${THINGS})\\b`, 'g');
/** Of all kinds at once: its words of denial are many, and tried at each place of the text. */
const ALL = [...Object.values(INTEREST_WORDS), THINGS].join('|');
const LEFT_OUT = new RegExp(`\\b${NOT_LIKED}(?:${ALL})\\b|\\b(?:${ALL})\\b${BORES}`, 'g');
/** What somebody does not eat, or where, is no dislike of food. */
const NOT_EATEN =
  /\b(?:no|not|without|avoid) (?:fancy |expensive |sit[- ]down |posh )*restaurants?\b|\b(?:not|don't|doesn't|didn't|can't|cannot|never|no)\s+eat(?:s|ing)?\b/g;

/** "She can't swim" is no wish for a beach, and no dislike of one. */
const UNABLE = new RegExp(`\\b(?:${CANNOT})(?: really)? $`);

/** What is liked, and what is not, of a text that is nobody's message. */
export function findInterests(text: string): Said {
  return interestsIn(new Words(text));
}

type Said = Pick<Message, 'interests' | 'avoid' | 'nots'>;

function interestsIn(words: Words): Said {
  const notEaten = matchesIn(words.lower, NOT_EATEN).map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const rest = new Words(words.text).without(notEaten);
  const denied = rest.all(LEFT_OUT).map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  const isDenied = ({ index = 0 }: RegExpMatchArray) =>
    denied.some(({ from, to }) => from <= index && index < to) ||
    isDisliked(sentenceBefore(rest.lower, index));
  const nots = matchesIn(rest.lower, THING)
    .filter(isDenied)
    .map(([thing]) => thing);
  const avoid: Interest[] = KINDS.filter(({ named }) => matchesIn(rest.lower, named).some(isDenied)).map(
    ({ interest }) => interest,
  );
  const isWished = (match: RegExpExecArray) => {
    if (UNABLE.test(rest.lower.slice(0, match.index))) return false;
    if (match[0].search(THING) === 0 && isDenied(match)) return false;
    const end = match.index + match[0].length;
    const unneeded = unneededIn(rest.lower.slice(end));
    rest.take(end, end + unneeded);
    return unneeded === 0;
  };
  const wished = KINDS.filter(({ liked }) => rest.all(liked).filter(isWished).length > 0);
  const interests = wished.flatMap(({ interest }) => (avoid.includes(interest) ? [] : [interest]));
  for (const { start, end } of rest.spans) words.take(start, end);
  return { interests, avoid, nots };
}

export const interests: ActReader = {
  act: 'interests',
  read: (words) => {
    const said = interestsIn(words);
    return words.spans.length === 0 ? null : said;
  },
  examples: [
    'we like food and temples',
    'no museums',
    'somewhere warm but not a beach',
    'I do not want to visit museums',
    'we are not interested in churches',
    'too many churches',
    'she hates museums, crowded markets and loud concerts',
    'lots of hiking and good wine',
    'not fussed about shopping',
    'we could live without museums and churches',
    'i get bored lying on a beach',
    'beach',
  ],
  counterExamples: ['four days in Rome', 'make it cheaper', "she doesn't eat nuts"],
};

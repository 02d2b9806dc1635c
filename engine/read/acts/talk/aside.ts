/**
 * What a message tells beside the trip, and what asks for nothing: earlier trips, those of others, papers, time to think, where
 * the dog stays meanwhile. Their dates, lengths and towns are none of the trip's. It is read after the needs, since a need
 * may stand in a story.
 */
import { asides } from '../../../../content/words/asides.ts';
import { NOT_DROPPED } from '../../../../content/words/keeps.ts';
import { matchesIn } from '../../../../domain/text/matches.ts';
import { COUNT } from '../../numbers.ts';
import { NO_STAY_WISH } from '../wants/stays.ts';
import { isNegated } from '../../denial.ts';
import { MONTH } from '../../time/patterns.ts';
import type { Words } from '../../words.ts';
import type { ActReader } from '../act.ts';

const ASIDES = new RegExp(asides(COUNT, MONTH).join('|'), 'giu');
/** People who are called as a month is, whoever writes, and the hotel that is booked: "Hotel Jazz" is no music. */
const NAMES =
  /\b(?:[Mm]y name is|[Mm]y name's|I am called) \p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?(?=\s*(?:[.,;!]| and | from |$))|(?<=\b(?:friend|sister|wife|daughter|mum|mom|girlfriend|partner|niece|cousin|colleague|aunt|with) )(?:April|May|June|August|Summer|Autumn)\b|(?<=\b(?:booked|reserved|[Ss]tay(?:ing)? (?:at|in)|hotel(?: is|:)|hotel is called)[^.;!?\p{Lu}]{0,20})(?:Hotel|Hostel) \p{Lu}[\p{L}'’-]+/gu;

const HOTEL = /^(?:Hotel|Hostel)\b/u;
const THEIRS = /\b(?:booked|reserved|(?:our|my) hotel(?:['’]s| is))\b[^.;!?]*$/iu;

function isBooked(before: string): boolean {
  const said = THEIRS.exec(before);
  return said !== null && !isNegated(before.slice(0, said.index));
}

/** Takes "don't drop Galway", said of a town of the plan: it stays as it is. */
function takeKept(words: Words, name: string): boolean {
  const at = words.lower.indexOf(name.toLowerCase());
  const said = at < 0 ? null : NOT_DROPPED.exec(words.text.slice(0, at));
  if (said) words.take(said.index, at + name.length);
  return said !== null;
}

export const aside: ActReader = {
  act: 'aside',
  takesWords: true,
  read: (words, { towns = [] }) => {
    const found = words.all(ASIDES);
    const keeps = towns.filter(({ name }) => takeKept(words, name)).length > 0;
    for (const name of matchesIn(words.text, NAMES)) {
      words.take(name.index, name.index + name[0].length);
      found.push(name);
    }
    if (found.length === 0 && !keeps) return null;
    const hotel = found.find(
      ({ 0: said, index }) => HOTEL.test(said) && isBooked(words.text.slice(0, index)),
    );
    return {
      topics: ['aside'],
      ...(hotel && { ownBeds: true, stay: { ...NO_STAY_WISH, near: [hotel[0]] } }),
    };
  },
  examples: [
    'my sister went to Porto and loved it',
    'last year in Paris we paid 3000 dollars, this looks nicer',
    'i have 2 weeks to think about it right?',
    "the dog stays with my parents, don't worry lol",
    'ok let me show it to my wife first',
    'last year we did 10 days in Vietnam; now 4 days Seoul',
    'just back from a fortnight in Spain, need 3 nights Lyon',
    'our passports expire 30 August 2029; Tirana 4-8 May',
    'I must book by Friday, the trip itself is 11-14 June',
    'married 5 June 1998, our trip is 12-15 May',
    'August is too hot for us',
    'not sure about the second part',
    'where can we do my sisters hen, 9 girls',
    'my friend April and I want Dublin',
    'we have booked the hotel: Hotel Jazz',
    'any other weekend in June is fine too',
    "please don't change the dates",
    "don't add any more nights in Rome",
    'colleagues went in July for a week, we want 4 days in September',
  ],
  counterExamples: [
    'my sister is coming too',
    'I have 2 weeks in May',
    'we were in Rome last year, Florence rather',
    'show me the plan',
    'I want to show my dad Rome',
    'a hotel where the dog may come',
    'my wife went vegan',
    'Rome in August',
    'we marry on 3 April and leave on the 5th',
    'the first two weeks of May',
    'book a hotel by the river',
    'in April with my friend',
    'a weekend in June would be fine',
    "don't add museums",
    'change the dates',
  ],
};

/** The acts of who travels, and of their rooms. */
import { SOME_WANT } from '../../../../content/words/company.ts';
import { HOUR_BEHIND } from '../../../../content/words/dayEdits.ts';
import { lastSaid } from '../../corrections.ts';
import { NUM } from '../../numbers.ts';
import { companyIn } from '../../party/company.ts';
import { isElsewhere, takeElsewhere } from '../../party/elsewhere.ts';
import { termsIn } from '../../party/terms.ts';
import type { SaidParty } from '../../party/party.ts';
import { findRooms } from '../../party/rooms.ts';
import type { ActReader } from '../act.ts';
import type { Span } from '../../words.ts';

const OF_THEM =
  /\b(?:all (?:boys|girls|guys|lads|ladies|women|men|female|male|adults|grown ups)|(?:(?:lads?|girls?|boys?|guys?|hens?|stags?|bachelor(?:ette)?)(?:'s?)? ){1,3}(?:stag|hen|do|party|trip|weekend|night|holiday|getaway|break)|(?:school|choir|class|college|uni|youth|band|orchestra|team|parish|church|office|club) (?:trip|tour|outing|excursion)|(?:lads|stag|hen)(?: (?:do|party))?|the (?:boys|girls|lads)(?= \())\b/g;

/** How many travel, and the ages of the children. */
export const party: ActReader = {
  act: 'party',
  read: (words, { towns = [] }) => {
    // of a party that is known some want something, and the others come as well
    const isOfSome = towns.length > 0 && words.all(SOME_WANT).length > 0;
    const { length } = words.spans;
    const counted = isOfSome ? words.leaving(SOME_WANT) : words;
    const rest = towns.length > 0 ? counted.leaving(HOUR_BEHIND) : counted;
    let before: SaidParty | null = null;
    const found = lastSaid(rest, (part) => {
      const own = companyIn(part).party;
      // who is only spoken of behind a correction is one of those before it
      if (own === null || (before !== null && own.partyOver === 'none')) return null;
      return (before = own);
    });
    if (!found) return isOfSome ? {} : null;
    // what a number of people is made of, or got together for
    words.all(OF_THEM);
    const { rooms, ...people } = found;
    const said = { ...people, isSpokenOf: isSpokenOf(words.lower, words.spans.slice(length)) };
    return rooms === null
      ? said
      : { ...said, rooms: { count: rooms, isEach: false, isPrivate: false, twinBeds: false } };
  },
  examples: [
    'Rome for two: museums and food',
    'me and my two sisters, 4 days in Rome',
    '7 girls to Ibiza for 3 nights',
    'two couples, Route 66',
    'lads trip 8 of us krakow',
    'single mum with a 4 year old',
    'me, my wife and our three kids (4, 7 and 11)',
    'Grandparents (82 and 79), us 2, and 2 teens',
    'Lisbon with 3 mates',
    'the two of us plus grandma',
    'me n my wife',
    '3 people. scrap that just me',
    'two retired ladies from Leeds',
    'The number of people travelling is now 8',
    'Porto 3 days in may from Geneva, 2',
    'ugh one of us dropped out so 3',
    'a third person is joining us',
  ],
  counterExamples: [
    'a week in Rome',
    'Rome for two weeks',
    'rent a sedan that seats 5 people',
    'I visit my sister in Berlin',
    'we stay with friends',
    'a hotel for my birthday',
    'one of us is gluten free',
    'the third person in our group hates fish',
  ],
};

/** Whether all that the words say of people is "my boss", "my sister": nobody says that they come. */
function isSpokenOf(lower: string, spans: readonly Span[]): boolean {
  return (
    spans.length > 0 &&
    spans.every(
      ({ start, end }) =>
        /^\W*(?:my|our|her|his)\b/.test(lower.slice(start, end)) &&
        !COMES_BEFORE.test(lower.slice(Math.max(0, start - 20), start)),
    )
  );
}
const COMES_BEFORE = /(?:\b(?:with|and|plus|for|bring|bringing|take|taking|me|us|both|add)|[&+,])\s*$/;

/** "4 of us. No 5, my brother is coming too": the number that takes the place of another counts him. */
const COUNTS_ANEW = new RegExp(
  `\\b(?:no|make (?:it|that)),? ${NUM}(?: of us)?[,;.:–-]+ (?:(?:because|since|as) )?(?:my|our|an?)\\b`,
  'i',
);

/** People who come too, or no longer come. */
export const joining: ActReader = {
  act: 'joining',
  read: (words) => {
    const { joining: said } = companyIn(words);
    return said && !COUNTS_ANEW.test(words.text) ? { joining: said } : null;
  },
  examples: [
    'ugh one of us dropped out',
    'two members of the group have dropped out',
    "my brother's joining us!",
    "there's one more of us now",
    'my mum is coming too',
    'plus one',
    'my sister wants to join us',
    'two friends are joining',
    'my wife is not coming',
    'grandma and grandpa want to join',
    'my sister joins with her 2 kids 8 and 10',
    'the kids stay with grandma',
    "my husband can't make it",
  ],
  counterExamples: [
    'with my sister',
    'for two',
    'coming back on Sunday',
    'my dog stays with my parents',
    'can my brother join us for dinner on day 2',
    "one of us can't make it up the stairs",
    'one less museum',
    '4 of us. no 5, my brother is coming too',
    'two less people in the queue would be nice',
    'two of us cancelled the museum',
    'another of us hates museums',
  ],
};

/** "We": several, and nobody says how many. */
export const several: ActReader = {
  act: 'several',
  read: (words) =>
    words.test(/\b(?:we|we're|we'd|we'll|us(?! (?:passport|citizen|dollars?|visa))|our)\b/)
      ? { isSeveral: true }
      : null,
  examples: ['we like food', 'plan us a trip', 'our holiday'],
  counterExamples: ['I like food', 'Rome in May', 'a US passport'],
};

/** How old whoever writes is, and what only leads up to a wish: neither changes a plan. */
export const ownAge: ActReader = {
  act: 'own age',
  read: (words) =>
    words.all(
      /(?<![\w'’])(?:i'?m|i am|he'?s|she'?s|(?:are )?both|aged?) (?:1[89]|[2-9]\d)\b(?: (?:years|yrs)(?: old)?)?(?! (?:of|km|people|minutes|days|hours|%))|\b(?:in (?:our|their|my|his|her) )?(?:(?:early|mid|late)[- ])?[2-9]0s\b(?! (?:music|style|disco|bar|diner))|(?<![\w'’])(?:[fm](?:1[89]|[2-7]\d)|(?:1[89]|[2-7]\d)[fm])\b|\bturn(?:s|ing|ed)? (?:1[89]|[2-9]\d)\b|\b(?:his|her|my|their) (?:[2-9]\dth|[2-9]\d(?:st|nd|rd)) birthday\b|\bas far as\b(?=[^.;!?]{2,40}\bconcerned\b)|\b(?:with regards? to|regarding|as regards|in terms of|concerning|as for) (?:the |our |my )?(?:meals?|dining|transport(?:ation)?|lodging|people)\b|\bsurpris(?:e|ing)(?= (?:her|him|them|my)\b)/g,
    ).length > 0
      ? {}
      : null,
  examples: ["I'm 61 and she's 33", 'im 22 and alone', 'solo, 27f'],
  counterExamples: ['I am 20 minutes away', 'Rome for two', 'from 20 to 24 May'],
};

/** Who is only told of, and travels not: quoted by nobody as not understood. */
export const others: ActReader = {
  act: 'others',
  read: (words) => {
    for (const term of termsIn(words.text, words.lower)) if (isElsewhere(term)) takeElsewhere(term, words);
    return words.spans.length > 0 ? {} : null;
  },
  examples: ['before I talk to my wife', 'my daughter collects me there', 'our cousin went and hated it'],
  counterExamples: ['with my wife', 'my brother joins us', 'my mother needs a lift'],
};

/** Rooms, and what they are to be like. */
export const rooms: ActReader = {
  act: 'rooms',
  read: (words) => {
    const said = findRooms(words);
    return said && { rooms: said };
  },
  examples: [
    'we need 2 hotel room(s)',
    'one double and one twin',
    'separate beds please',
    'accommodations should be entire rooms',
    'a room each',
    'two rooms',
  ],
  counterExamples: ['room service', 'a one bedroom apartment', 'two towns', 'a museum with rooms of gold'],
};

/** Questions that want an answer and no other plan. */
import { findInfoTopics, wantsSummary } from '../../follow/infoTopics.ts';
import {
  asksToChange,
  asksToTell,
  asksWhatIsSo,
  asksWhichOf,
  isPlanQuestion,
  opinionAsked,
} from '../../follow/questions.ts';
import { HOLIDAY, SHOW_ME } from '../../../../content/words/questionWords.ts';
import { OPEN, WHERE_SO } from '../../../../content/words/openWishes.ts';
import { isSwap } from '../edits/swapDays.ts';
import { feastsIn } from '../../time/feasts.ts';
import type { Words } from '../../words.ts';
import type { ActReader } from '../act.ts';

/** "Is it Ramadan then?" */
function feastAsked({ lower }: Words): 'feast' | null {
  return /^\W*(?:(?:and|so|ok|but|oh|btw)\W+)*(?:is|are|isn't|aren't|will|does|do|when|(?:that|it)(?:'?s| is) not|(?:which|what) (?:days?|dates?|weeks?|months?))\b/.test(
    lower,
  ) &&
    !/\bcruises?\b/.test(lower) &&
    feastsIn(lower).length > 0
    ? 'feast'
    : null;
}

export const question: ActReader = {
  act: 'question',
  read: (words, { towns = [] }) => {
    const shown = SHOW_ME.exec(words.text);
    if (towns.length > 0 && shown === null && asksToChange(words.text) && !wantsSummary(words.text))
      return null;
    if (towns.length === 0 && WHERE_SO.test(words.lower)) return null;
    const topics = findInfoTopics(words.text);
    if (topics[0]?.topic !== 'areas' && opinionAsked(words.text) !== null) {
      words.takeAll();
      return { isQuestion: true };
    }
    const isTold = towns.length > 0 && asksToTell(words.text);
    const isOfThere = asksWhatIsSo(words.text) || asksWhichOf(words.text);
    const isAsked = isPlanQuestion(words.text) || (towns.length > 0 && isOfThere);
    // "Tet is in February, isn't it?"
    const isOfFeast = isOfThere && feastsIn(words.lower).length > 0;
    const isOfHoliday = isAsked && towns.length > 0 && (isOfFeast || HOLIDAY.test(words.lower));
    const [, hotels, flights] = shown ?? [];
    const listed = towns.length === 0 || !shown ? null : hotels ? 'hotel' : flights ? 'flight' : 'total';
    const info = listed ?? topics[0]?.topic ?? feastAsked(words) ?? (isOfHoliday ? 'feast' : null);
    if (info === null && ((!isAsked && !isTold) || isSwap(words.text))) return null;
    for (const { start, end } of topics) words.take(start, end);
    // "where to go when you hate the cold": what the place is to be is asked for as well
    if (topics.length === 0 && (towns.length > 0 || !OPEN.test(words.lower))) words.takeSentence(0);
    return { info, isQuestion: true };
  },
  examples: [
    'do I need a visa?',
    'what should we pack',
    'Which day is Nara on?',
    'how much is it in total?',
    'how do I get from the airport?',
    'is it ramadan then?',
    'is the sea warm enough to swim then',
    "what's the longest drive on a single day",
    'would it be cheaper in October?',
    'if we went in September, would it be cheaper?',
    'how much would we save if we took the train?',
    'in which zone is the hotel',
    'which one would you pick',
  ],
  counterExamples: ['make it cheaper', 'Rome for three days', 'do you have anything cheaper?'],
};

/** What is booked at its hour, and is on another day: "the tickets are for Friday the 16th, same time". */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { CLAUSE, type Appointment } from '../hours/appointments.ts';
import { dayIn, timeIn } from '../hours/when.ts';
import type { ActReader } from '../act.ts';

/** Said of its day, and not of what else is on that day. */
const NOW_ON = /(?:\b(?:is|are|was|were|got|been|(?:re)?booked|moved?|changed|shift(?:ed)?)|['’]s)\b/iu;
const LINKS =
  /['’]s\b|\b(?:the|our|my|we|they|it|turns out|can|could|managed|let us|had to|been able|moved?|changed?|(?:re)?booked|shift(?:ed)?|is|are|was|were|got|has|have|been|now|actually|only|really|for|on|to|at|of|instead|sorry|tickets?|same|time|\p{L}+day)\b/giu;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Null where a clause says more of it, or less: "dinner on Friday is to be seafood". */
function movedIn(text: string, booked: readonly Appointment[]): Appointment | null {
  const old = booked.find(({ what }) =>
    wordsIn(what).some((word) => word.length > 4 && wordsIn(text).includes(word)),
  );
  const on = dayIn(text, null);
  if (!old || !on || !NOW_ON.test(text)) return null;
  const time = timeIn(text);
  const rest = [on, time].reduce((left, own) => {
    const span = own ? text.slice(own.start, own.end) : '';
    return left.replace(span, ' ');
  }, text);
  const more = wordsIn(rest.replace(LINKS, ' '));
  return more.every((word) => wordsIn(old.what).includes(word))
    ? { ...old, on: on.value, ...(time && { from: time.value, until: null }) }
    : null;
}

export const movedAppointment: ActReader = {
  act: 'moved appointment',
  takesWords: true,
  read: (words, { booked = [] }) => {
    const fixed = matchesIn(words.text, CLAUSE).flatMap(({ 0: text, index }) => {
      const moved = movedIn(text, booked);
      if (moved) words.take(index, index + text.length);
      return moved ?? [];
    });
    return fixed.length === 0 ? null : { fixed };
  },
  examples: [
    'the opera is on Friday instead',
    'our opera tickets are for the 16th',
    'the opera got moved to 16 April at 19:30',
    'turns out we can move the opera to Sunday, same time',
  ],
  counterExamples: [
    'the opera museum is shut on Friday',
    'dinner is on Friday',
    'the opera is not on Friday',
    'we cannot move the opera to Friday',
    'we are there on the 16th',
  ],
};

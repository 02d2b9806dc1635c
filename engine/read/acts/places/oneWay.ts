/** A trip without a way back, or with one after all. */
import { ONE_WAY } from '../../../../content/words/thereAndBack.ts';
import type { ActReader } from '../act.ts';

/** Who is on the way already, or goes from one town to another without a plane, does not come back the same way. */
const GOES_ON =
  /\b(?:currently|right now|at the moment|now) in\b.*\bleav\w+ (?:from )?(?:here|it|there)\b|\b(?:in|at) [^.;!?]{2,30} (?:right now|at the moment|currently|now)\b.*\bleav\w+ (?:from )?(?:here|it|there)\b|\b(?:overland|by land|(?:without|no) (?:planes?|flights?|flying))\b[^.;!?]{0,24}\bfrom [^.;!?]{2,30} to \p{L}|\bfrom [^.;!?]{2,30} to [^.;!?]{2,40} (?:overland|by land)\b/iu;
const COMES_BACK = /\b(?:back|return(?:ing)?|home|loop|circuit|there and|both ways)\b/iu;
const ROUND_TRIP = /\b(?:round[- ]?trip|return (?:flight|ticket|trip)s?|there and back|both ways)\b/i;

export const oneWay: ActReader = {
  act: 'oneWay',
  read: (words) => {
    if (words.all(ONE_WAY).length > 0) return { oneWay: true };
    if (words.test(ROUND_TRIP)) return { oneWay: false };
    return GOES_ON.test(words.text) && !COMES_BACK.test(words.text) ? { oneWay: true } : null;
  },
  examples: [
    'a one way flight to Rome',
    'one-way to Hanoi',
    'no return flight please',
    'we are not coming back',
    'I do not need a return ticket',
    'single ticket to Belfast',
    'just the outbound, Dublin to Faro',
    'o/w to Perth',
    "don't book anything back",
    'return already booked, outbound only',
    'only one direction: Hamburg to Copenhagen',
    'moving to Berlin in March',
    'my parents pick us up, so we need the train only for going there',
    'overland from Cusco to Santiago through Bolivia',
    'currently in La Paz, leaving here on 5 May for Lima',
    'to Lima, flight home from there already booked',
    'a round trip to Rome',
  ],
  counterExamples: [
    'one way or another I will see Petra',
    'no return to Rome this time',
    'on the way to Rome',
    'we fly back to London',
    'one day in Rome',
    'overland from London to Rome and back',
    'I live in Leeds now, leaving on 5 May for Lima',
    'no planes, a week in Rome from London',
    'a one-way rental from Porto to Faro',
  ],
};

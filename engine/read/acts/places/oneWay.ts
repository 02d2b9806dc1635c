/** A trip without a way back, or with one after all. */
import type { ActReader } from '../act.ts';

const ONE_WAY =
  /\b(?:one|1)[- ]?way\b(?! or (?:an)?other| or the other| (?:rental|hire|car|van|camper|motor ?home|drop|lease|rent))|\bo\/w\b|\b(?:one|a single) direction\b|\bsingle (?:ticket|fare|flight|journey)s?\b|\b(?:no|without a|don't need a|do not need a|not need a)\s+(?:return|way back|way home|flight (?:back|home)|return flight|return ticket)\b(?! to\b)|\b(?:not|won't be|isn't|aren't|never) (?:coming|going|flying|returning) (?:back|home)\b|\b(?:only|just) (?:the )?(?:outbound|way (?:there|out))\b|\b(?:outbound|way there|way out) only\b|\b(?:don't|do not|no need to) (?:book|plan|need|include) (?:anything|a flight|flights|the way|any way) (?:back|home)\b|\b(?:return|(?:way|flights?) (?:back|home)(?: from (?:there|\p{Lu}?\p{L}+))?)(?: is| are)? (?:already )?(?:booked|sorted|arranged|bought|paid)\b|\b(?:pick|picks|picking|collect|collects|fetch|fetches) (?:us|me) up\b(?=.*\bback\b|.*\b(?:only|just)\b.*\bthere\b)|\b(?:emigrating|relocating|moving) (?:to|from|over|abroad)\b|\bemigrating\b|\b(?:no|without|not need|don't need|do not need|need no)(?: (?:a|any|the))? (?:flights?|tickets?|trains?|ways?) (?:home|back)\b(?! (?:to|before|after|until|till|on|at|that|with|in|later|earlier)\b)|\b(?:ship|liner|cruise(?: (?:line|ship|company))?)(?: then| will| also)? (?:brings?|takes?|carr(?:y|ies)|fl(?:y|ies)|sails?|gets?) (?:us|me|everyone|everybody) (?:all )?(?:home\b|back\b(?! (?:to (?!our|my|the us|home)|in|by|before|at|for|on)\b))|\b(?:stay(?:ing)?|liv(?:e|ing)|remain(?:ing)?|settl(?:e|ing))(?: \w+){0,3} for good(?=\s*(?:$|[.,;!?]|so\b|and\b))|\b(?:up to|until|till) (?:boarding|embark\w+|we (?:board|embark)|check-?in at the (?:port|ship))\b|\b(?:driv(?:e|ing)|rid(?:e|ing)|lift|travel|go|come) (?:back |home )+with (?:her|him|them|my|our|friends|famil)/giu;
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

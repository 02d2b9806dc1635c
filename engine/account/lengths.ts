/** Which of the lengths that a message says is whose, and which it takes back. */
import { IN_WORDS } from './figures.ts';
import { ONLY_FROM_TO } from '../../content/words/lengths.ts';
import { LETS_SAY, UNFIT } from '../read/corrections.ts';
import { mentionsIn, sparing } from '../read/places/mentions.ts';
import type { Content } from './content.ts';
import type { Trip } from './facts.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';

/** Whether a length is said of one town of several, which has another: "3 nights in Jaipur first". */
export function otherLength(
  text: string,
  gazetteer: Gazetteer,
  { brief, spec, message, isLater }: Trip,
): (own: Content) => boolean {
  const stops = brief?.stops ?? [];
  // where towns share the day of a flight, each is a day shorter than it was said
  if (stops.length < 2 || isLater || message.route !== null) return () => false;
  const { found } = mentionsIn(
    text,
    sparing(gazetteer),
    spec.destinations.map(({ place }) => place),
  );
  return (own) => {
    if (own.kind !== 'length' || own.isEach) return false;
    const at = found.findIndex(({ from }) => IN_TOWN.test(text.slice(own.end, from)) && from >= own.end);
    const [town, next] = [found[at], found[at + 1]];
    // "10 days in London and Paris" are those of both
    if (!town || town.region || (next && ROW.test(text.slice(town.to, next.from)))) return false;
    const its = stops.filter(({ place }) => place === town.place);
    const sum = (of: 'days' | 'nights') => its.reduce((all, stop) => all + stop[of], 0);
    const each = own.unit === 'week' ? 7 : 1;
    return its.length > 0 && !own.counts.some((count) => [sum('days'), sum('nights')].includes(count * each));
  };
}

/** Between a length and the town it is said of. */
export const IN_TOWN = /^ (?:of (?:it|them|those|these|that|which) )?(?:in|at|on)(?: the)? $/i;
/** Between two towns of a row. */
export const ROW = /^\s*(?:[,&+/–-]|and|or)\s*(?:and )?$/i;

/** Whether a length is counted back from the last day: "two full days in Rome before that", "3 days there before our cruise". */
export function isCountedBack(text: string, end: number): boolean {
  return BEFORE_IT.test(text.slice(end, end + 60));
}

const BEFORE_IT =
  /^(?: (?:in|at) \p{L}+(?: \p{L}+)?| there)? before(?:hand)?(?=\s*(?:[.,;!?]|$)| (?:that|it|boarding|(?:our|my|the) (?:\p{L}+ )?(?:cruise|ship))\b)/iu;

/** "9-11 Feb, staying on till Sunday", "12 to 15 Feb but stay one day longer". */
export const STAYS_ON =
  /\b(?:stay(?:ing)?|remain(?:ing)?)(?: on)? (?:(?:till?|until)\b|(?:an?|one|two|three|\d) (?:extra |more )?(?:days?|nights?) (?:longer|more|after)\b)/iu;

/** Whether something else is said in its place: "4 days, no 5", "12 days from 24 April. Actually make it 11". */
export function isTakenBack(text: string, said: Content, held: readonly Content[]): boolean {
  const { kind, end } = said;
  if (said.kind === 'length') {
    const [, from = '', to = ''] = ONLY_FROM_TO.exec(text.slice(end)) ?? [];
    // longer dates leave room for it
    const days = Number(to) - Number(from) + 1;
    if (days > 1 && days < Math.min(...said.counts) * (said.unit === 'week' ? 7 : 1)) return true;
  }
  if (isCorrected(text, end) || ((kind === 'date' || kind === 'length') && STAYS_ON.test(text.slice(end))))
    return true;
  return held.some(
    (own) =>
      own.kind === kind &&
      own.start > end &&
      /\b(?:actually|no wait|make (?:it|that)|scrap that|sorry|or rather|i mean|let'?s say|(?:hang|hold) on)\b/i.test(
        text.slice(end, own.start),
      ),
  );
}

/** Whether something else follows in its place: "4 days, no 5"; "home on the 15th. no museums" takes nothing back. */
export function isCorrected(text: string, end: number): boolean {
  const behind = text.slice(end, end + 30);
  return CORRECTED.test(behind) || TOO_LONG.test(behind);
}

/** "6 days is too short", "4 nights, hmm 4 is short". */
const TOO_LONG = new RegExp(`^(?:[^.;!?]{0,14}\\b\\w{1,5})? ${UNFIT}`, 'i');
const CORRECTED = new RegExp(
  `^(?: (?:in|at|to|for) [a-z]{2,20})?\\W{0,5}(?:(?:hmm+|oh|ah|er|um|well|ok)\\W+)?(?:wait|sorry|scrap|actually|or rather|i mean|(?:hang|hold) on|but (?:now |actually )?(?:it'?s|we'?re) (?:(?:now|only|just|down to) )*(?=(?:\\d+|${IN_WORDS})\\b)|well,? (?=(?:\\d+|${IN_WORDS})\\b|[a-z]+ (?:can'?t|cannot|won'?t|has|is(?:n'?t)?)\\b)|${LETS_SAY}|(?:no(?:pe)?|nah|hm+)(?=[,.!]|$|[\\s,]+(?:\\d|wait|sorry|make|actually|i mean|it|that|(?:${IN_WORDS})\\b)))\\b`,
  'i',
);

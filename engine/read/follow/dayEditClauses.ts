/** The day edits of a message, clause by clause: "remove the tour and make day 2 and 3 lighter". */
import { findDayEdit, isLighter, type DayEdit } from './dayEdits.ts';
import { findDayRef } from './dayRefs.ts';
import { findInfoTopic } from './infoTopics.ts';
import { asksWhat } from './questions.ts';
import { isSwap } from '../acts/edits/swapDays.ts';
import type { Words } from '../words.ts';

const CLAUSES =
  /\s*(?:[.;!]|(?<!^\W*(?:(?:no|wait|sorry|oops|actually)\W+)*(?:no|wait|sorry|oops|actually)),|\b(?:and|then|also|but|plus|so(?= (?:nothing|keep|leave|please)\b))\b|(?<=\bno [a-z -]{3,30}) (?=no [a-z]))\s*/i;
/** What is to go, and behind it what comes in its place: "drop Halong do Ninh Binh instead". */
const DROPS =
  /\b(?:drop|skip|remove|scrap|ditch|cancel|forget|lose|cut|no|without|(?:don't|do not) (?:want|need|like)|leave out|take out)\b/i;
const COMES =
  /(?<!\b(?:to|not|don't|never))\s+(?=(?:do|just|only|(?:can|could|shall|may|should) (?:we|you|i)|let's|lets|we(?:'d| would|'ll| will| want| can)|i(?:'d| would|'ll)|put|add|make it|go to|stay|rather|spend|use)\s+\S)/i;
const TWO_DAYS = /\bdays?\s+(\d{1,2})\s*(?:and|&|,|\+)\s*(?:day\s*)?(\d{1,2})\b/i;
/** "the Forum" after "drop the Colosseum and". */
const ALSO_THAT = /^(?:the|my|our|that)\s+[\p{L}\p{M}'’ -]{3,40}$/iu;

/** "No dinners later than 7pm" takes none away. */
const BY_THE_CLOCK = /\b(?:later than|earlier than|after|before|past|until) \d/i;

/** A longer message that names a day somewhere and a wish elsewhere has no wish of that day. */
const MOST_CHARS_OF_ONE_WISH = 100;

/**
 * The day edits, each taking its clause.
 * @param words on one line
 * @param isTown whether a name is a town of the plan: who leaves that out is read with the places
 * @param hasPlan whether there is one that dates may be days of
 */
export function findDayEdits(words: Words, isTown: (name: string) => boolean, hasPlan: boolean): DayEdit[] {
  const { text } = words;
  if (isSwap(text) || findInfoTopic(text) !== null || asksWhat(text)) return [];
  const edits: DayEdit[] = [];
  let from = 0;
  for (const clause of clausesOf(text, hasPlan)) {
    const last = edits[edits.length - 1];
    const isMore = last?.change.kind === 'without' && last.change.interest === null && ALSO_THAT.test(clause);
    const found = findDayEdit(isMore ? `skip ${clause}` : clause, hasPlan);
    const at = text.indexOf(clause, from);
    if (at >= 0) from = at + clause.length;
    // "day 2 looks brutal, thin it out" says it twice
    if (!found && at >= 0 && last?.change.kind === 'lighter' && isLighter(clause)) words.take(at, from);
    if (!found) continue;
    const { change } = found.edit;
    // of no plan yet nothing goes: the words are left to other readers, or quoted
    if (
      change.kind === 'without' &&
      ((!hasPlan && found.edit.day === null) || isTown(change.words) || BY_THE_CLOCK.test(change.words))
    )
      continue;
    edits.push(found.edit);
    takeEdit(at < 0 ? words : words.slice(at, at + clause.length), found.taken);
  }
  return edits;
}

/** The clause of an edit, but for what else it says. */
function takeEdit(clause: Words, taken: RegExp | null): void {
  if (taken === null) return clause.takeAll();
  clause.exec(taken);
  const day = findDayRef(clause.text);
  if (day) clause.take(day.from, day.to);
}

/** Clauses, each with the day it is of: "on day 2 skip the Forum and eat somewhere else" keeps its own. */
function clausesOf(text: string, hasPlan: boolean): string[] {
  const [pair, first = '', second = ''] = TWO_DAYS.exec(text) ?? [];
  if (pair !== undefined) return [first, second].map((day) => text.replace(pair, `day ${day}`));
  const parts = text
    .split(CLAUSES)
    .flatMap((part) => (DROPS.test(part) ? part.split(COMES) : [part]))
    .filter((part) => part.trim() !== '');
  const whole = findDayRef(text);
  // one day and one wish in two clauses: "Tuesday is too full, make it lighter"
  const alone = parts.filter((part) => findDayEdit(part, hasPlan) !== null);
  const isShort = text.length <= MOST_CHARS_OF_ONE_WISH;
  return whole &&
    whole.ref.kind !== 'unnamed' &&
    isShort &&
    alone.length === 0 &&
    findDayEdit(text, hasPlan) !== null
    ? [text]
    : parts;
}

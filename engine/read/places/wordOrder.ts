/** The order of a trip's stops by the words between them. */
import { normalize } from '../../../domain/text/normalize.ts';
import { textBefore } from './cues.ts';
import type { Found } from './mentions.ts';
import type { Roles } from './roles.ts';
import type { Gazetted } from '../../facts/types.ts';

/** Stops in the order that the words give them: what begins the trip first, what ends it last, "Braga before that". */
export function inOrderOfWords(text: string, stops: readonly Found[], roles: Roles): Found[] {
  const order = [...stops];
  for (const [index, mention] of stops.entries()) {
    const next = stops[index + 1];
    if (!next) continue;
    const between = text.slice(mention.to, next.from);
    if (AFTER_IT.test(between) || BEFORE_THAT.test(between) || FIRST_OF_ALL.test(between))
      moveBefore(order, next, mention);
  }
  /** What a stop on the way comes before. */
  const goals = new Map<Found, Found>();
  for (const [index, mention] of stops.entries()) {
    const before = stops[index - 1];
    const goal = before && goals.get(before);
    // "with stops in Coimbra and Porto"
    if (before && goal && AND.test(text.slice(before.to, mention.from))) {
      goals.set(mention, goal);
      moveBefore(order, mention, goal);
      continue;
    }
    const previous = order[order.indexOf(mention) - 1];
    const lead = textBefore(text, mention.from);
    const behind = text.slice(mention.to, mention.to + 50);
    const isVia =
      previous &&
      !BETWEEN.test(behind) &&
      (VIA.test(lead) || (SLEEPS.test(lead) && DRIVES.test(text))) &&
      GOAL.test(textBefore(text, previous.from)) &&
      !LATER.test(text.slice(previous.to, mention.from));
    const next = stops[index + 1];
    const isToNext = next && WAY_TO.test(textBefore(text, next.from));
    if (previous && (isVia || (!isToNext && ON_THE_WAY.test(behind)))) {
      goals.set(mention, previous);
      moveBefore(order, mention, previous);
    }
  }
  const rank = (mention: Found) => (mention === roles.first ? 0 : mention === roles.last ? 2 : 1);
  return order.toSorted((a, b) => rank(a) - rank(b));
}

function moveBefore(order: Found[], moved: Found, other: Found): void {
  order.splice(order.indexOf(moved), 1);
  order.splice(order.indexOf(other), 0, moved);
}

const AND = /^\s*(?:,|,? ?(?:and|&))\s*$/iu;
const AFTER_IT =
  /^\s*(?:after|via|thr(?:ough|u)|by way of|with a stop in|stopping (?:in|at))\s+(?:the\s+)?$/iu;
/** "Two nights in Philly on the way down": before where they go. */
const ON_THE_WAY = /^[^.;,]{0,30}\bon the way\b(?! (?:back|home|between))/iu;
/** "On the way between them": after the one that was named before it. */
const BETWEEN = /^[^.;,]{0,30}\bon the way between\b/iu;
/** "A night in Philly on the way to Washington" comes after what was named before it. */
const WAY_TO = /\bon (?:the|my|our) way to\s+$/iu;
/** "Hamburg to Vienna with a stop in Prague". */
const VIA =
  /\b(?:via|thr(?:ough|u)|crossing|by way of|(?:(?:with|and) )?(?:a |an |one |short |quick |overnight |\d )*(?:stops?|stopovers?|stop-over|breaks?|nights?)(?: of (?:one|a|two|\d) nights?)?(?: over| off)? (?:in|at)|stopping (?:over |off )?(?:in|at|by)|breaking (?:it|the journey|the trip) in)\s+(?:the\s+)?$/iu;
/** Of a drive what one sleeps in lies on the way. */
const SLEEPS =
  /\b(?:sleep(?:ing)?|overnight(?:ing)?|spend(?:ing)? (?:an? |the |one )?nights?) (?:over )?(?:in|at)\s+$/iu;
const DRIVES = /\bdriv(?:e|ing)\b|\bby (?:car|van)\b|\broad ?trip\b|\bon the (?:road|way)\b/iu;
/** "… and at the end two nights in Edinburgh" is after it. */
const LATER = /\b(?:then|at the end|in the end|finally|lastly|after(?:wards?)?|followed by|last)\b/iu;
const GOAL = /(?:\bto|\bfor|->|→|>)\s+(?:the\s+)?$/iu;
/** "4 nights there, and before 2 nights in Santiago". */
const FIRST_OF_ALL =
  /[,;.]?\s+(?:(?:and|but) before|but first),?\s+(?:for )?(?:\d{1,2}|an?|one|two|three|four|five) (?:nights?|days?) (?:(?:in|at) )?(?:the )?$/iu;
const BEFORE_THAT = /\bbefore (?:that|this|it)\b/iu;

/** "Home from Rome to Manchester" is home to Manchester where Rome is of the plan; as long as it was, so that places stay. */
export function withoutWayFrom(text: string, planned: readonly Gazetted[]): string {
  return text.replace(
    /\b(?:home|back) from (?:the )?([\p{L}\p{M}' -]{2,30}?) to\b/giu,
    (words, name: string) =>
      planned.some((town) => normalize(town.name) === normalize(name))
        ? 'home to'.padStart(words.length)
        : words,
  );
}

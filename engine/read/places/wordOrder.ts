/** The order of a trip's stops by the words between them. */
import {
  AND,
  AFTER_IT,
  ON_THE_WAY,
  BETWEEN,
  WAY_TO,
  VIA,
  SLEEPS,
  DRIVES,
  LATER,
  GOAL,
  FIRST_OF_ALL,
  BEFORE_THAT,
} from '../../../content/words/wordOrder.ts';
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

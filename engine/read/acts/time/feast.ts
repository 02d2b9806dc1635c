/** The act of feasts: what is to be told of them, whatever dates the trip has. */
import { askedOf, feastsIn } from '../../time/feasts.ts';
import { placesIn } from '../places/places.ts';
import type { Words } from '../../words.ts';
import type { ActReader, ReadContext } from '../act.ts';

/** Who asks of it, or wants to be away from it, does not go to it. */
const ASKS = /^\W*(?:what|when|where|how|is|are|tell me|do you)\b|\?\W*$/;
const AWAY = /\b(?:somewhere|anywhere|away from|avoid\w*|not|no|without|instead)\b/;

/** Whether a first message names no place to go to. @param at where its feast ends */
function isPlaceless(words: Words, at: number, context: ReadContext): boolean {
  const { lower } = words;
  if ((context.towns ?? []).length > 0 || ASKS.test(lower) || AWAY.test(lower.slice(0, at))) return false;
  const { destinations, country, unknown } = placesIn(words.without(words.spans), context);
  return destinations.length === 0 && country === null && unknown === null;
}

/** Feasts and seasons that a message names: the plan tells when they are. */
export const feast: ActReader = {
  act: 'feast',
  read: (words, context) => {
    const found = feastsIn(words.lower);
    for (const { at, length } of found) {
      const { start, end } = askedOf(words.lower, at) ?? { start: at, end: at + length };
      words.take(start, end);
    }
    if (found.length === 0) return null;
    const [own] = found.filter(({ feast: { town } }) => town !== undefined);
    const town = own?.feast.town;
    const place =
      town !== undefined && isPlaceless(words, own ? own.at + own.length : 0, context)
        ? context.gazetteer.byName(town)
        : null;
    return {
      feasts: found.map(({ feast: { name } }) => name),
      ...(place && { destinations: [{ place, corrected: null, days: null }] }),
    };
  },
  examples: [
    'NYE in Edinburgh, arrive 29 dec leave 2 jan',
    'Golden Week in Tokyo, 29 april to 5 may',
    "Amsterdam for King's Day 27 april",
    'Oktoberfest 2027 3 nights',
    'Christmas markets in Vienna',
    'Paris on Bastille Day',
  ],
  counterExamples: [
    'a week in Rome',
    'a festival in May',
    'a holiday with friends',
    'a new year-round market',
  ],
};

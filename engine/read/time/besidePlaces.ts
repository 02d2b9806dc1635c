/** What a text says beside the lengths of single places: "4 days" of "London 4 days, Paris 5" is no length of the trip. */
import { findPlaces } from '../places/places.ts';
import { Words } from '../words.ts';
import type { ReadContext } from '../acts/act.ts';

type Places = ReturnType<typeof findPlaces>;

/** A text is looked through once for all who ask. */
const known = new WeakMap<ReadContext, Map<string, Places>>();

/** The places of a text. */
export function placesIn(text: string, context: ReadContext): Places {
  const texts = known.get(context) ?? new Map<string, Places>();
  known.set(context, texts);
  const places = texts.get(text) ?? findPlaces(text, context.gazetteer);
  texts.set(text, places);
  return places;
}

/** Reads a text without the lengths of its places; what is matched counts in `words`. */
export function besidePlaces<Said>(words: Words, context: ReadContext, read: (rest: Words) => Said): Said {
  const rest = new Words(placesIn(words.text, context).rest);
  const said = read(rest);
  for (const { start, end } of rest.spans) words.take(start, end);
  return said;
}

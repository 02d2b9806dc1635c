/** Where the trip goes: towns, wide places and sights, and what each is in it. */
import { ADD } from '../../../../content/words/placeEdits.ts';
import { findPlaces } from '../../places/places.ts';
import type { FoundPlaces } from '../../places/foundPlaces.ts';
import type { Words } from '../../words.ts';
import type { ActReader, ReadContext } from '../act.ts';

/** Two acts ask for what one text names. */
const known = new WeakMap<ReadContext, { readonly text: string; readonly found: FoundPlaces }>();

/** What a text names, read once a message. */
export function placesIn({ text }: Words, context: ReadContext): FoundPlaces {
  const before = known.get(context);
  if (before?.text === text) return before.found;
  const found = findPlaces(text, context.gazetteer, context.towns);
  known.set(context, { text, found });
  return found;
}

/** What may stand between names and round them, where nothing else is said. */
const BARE =
  /^(?:[^\p{L}\p{N}]|\b(?:and|just|only|please|pls|n|ok|okay|yes|so|then|let'?s|do|take|both|make it|go for|go with)\b)*$/iu;

/** "And Naples, Siena" adds to what stands. */
const MORE = /^\W*(?:and|also|plus)\b/iu;

/** Whether the sentences that name places say nothing else. */
function isBare(words: Words): boolean {
  const { spans } = words;
  const left = words.without(spans).text;
  let from = 0;
  return left.split(/(?<=[.;!?])/u).every((sentence) => {
    const start = from;
    from += sentence.length;
    return !spans.some((own) => own.start < from && own.end > start) || BARE.test(sentence);
  });
}

export const places: ActReader = {
  act: 'places',
  read: (words, context) => {
    const { lengths: _, total: __, isRest: ___, spans, ...said } = placesIn(words, context);
    for (const { start, end } of spans) words.take(start, end);
    if (said.edit === 'add') words.test(ADD);
    if (saysNone(said)) return null;
    const { destinations, drops, edit, origin, wayIn, wayHome } = said;
    const isAlone = (edit ?? origin ?? wayIn ?? wayHome) === null && drops.length === 0;
    const isBareList = isAlone && destinations.length > 1 && isBare(words) && !MORE.test(words.text);
    return { ...said, ...(isBareList && { isBareList }) };
  },
  examples: [
    'Kyoto for five days',
    'a week in Tuscany',
    '3 cities in Texas',
    'from London to Rome',
    'arrive Lisbon depart Porto',
    'we want to see the Alhambra',
    'fly home from Milan',
    'planing a trip to Prauge',
    'add Vienna',
    'without Paris',
    'Route 66 in 14 days',
    'two weeks in Japan',
    'London and back to Leeds',
  ],
  counterExamples: ['make it cheaper', 'two adults and a baby', 'what should I pack?'],
};

/** Lengths of single towns: they are no length of the trip. */
export const townDays: ActReader = {
  act: 'townDays',
  takesWords: true,
  read: (words, context) => {
    const { lengths, total, isRest } = placesIn(words, context);
    for (const { start, end } of lengths) words.take(start, end);
    if (lengths.length === 0) return null;
    // of a plan that stands the rest is what its length leaves
    if (isRest && (context.towns ?? []).length > 0 && total === null) return { total: 'same' };
    return total === null ? {} : { days: total };
  },
  examples: ['3 nights in Rome and 2 in Florence', 'Lisbon 4 days, Porto 3', '3 Lisbon, 2 Sintra, 3 Porto'],
  counterExamples: ['10 days in London and Paris', 'Rome for a week', 'two of us to Rome and Naples'],
};

function saysNone(said: Omit<FoundPlaces, 'lengths' | 'total' | 'isRest' | 'spans'>): boolean {
  return Object.values(said).every(
    (value) => value === null || value === false || (Array.isArray(value) && value.length === 0),
  );
}

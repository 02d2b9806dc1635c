/** What the words round a place tell of its part in the trip. */
import { END_CUE, HOME_CUE, ORIGIN_CUE, START_CUE } from '../../../content/words/placeCues.ts';

/** Where a name, or a length, stands in a text. */
export interface Spot {
  readonly from: number;
  readonly to: number;
}

/** Longer than any cue, with the spaces within it. */
const CUE_CHARS = 60;

/** What comes right before a place: a pattern that looked through all of it would take the longer the more places there are. */
export function textBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - CUE_CHARS), at);
}

/** Whether somebody sets out from the place that begins at an index, or lives there. */
export function isHomeAt(text: string, from: number): boolean {
  const before = textBefore(text, from);
  return ORIGIN_CUE.test(before) || HOME_CUE.test(before);
}

/** A place, by what it is taken for, and where it is named. */
interface Named {
  readonly place: unknown;
  readonly from: number;
}

/** "Starting in Edinburgh and ending in Inverness", "road trip Porto to Faro": the start is seen as well, and nobody's home. */
export function isOwnStart(text: string, { place, from }: Named, all: readonly Named[]): boolean {
  const before = textBefore(text, from);
  if (ROAD_TRIP.test(before)) return !COMES_HOME.test(text);
  const isEnded = all.some((own) => own.place !== place && END_CUE.test(textBefore(text, own.from)));
  // who goes one way and names no other home sets out from there
  return isEnded && START_CUE.test(before) && !ONE_WAY.test(text);
}

const ONE_WAY = /\bone[- ]way\b(?! (?:rental|hire|car|drop))/iu;
const COMES_HOME = /\b(?:home|back|return(?:ing)?|loop|circuit|round[- ]?trip)\b/iu;
const ROAD_TRIP = /\broad ?trip(?:ping)?:? (?:from )?$/iu;

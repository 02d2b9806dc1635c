/** Things that travellers name, as the guides of their towns have them. */
import { guideFor } from '../facts/guides.ts';
import { sightsNamed } from '../read/places/guideSights.ts';
import type { TripSpec } from '../trip/spec.ts';
import type { DayEdit } from '../read/follow/dayEdits.ts';
import type { Must } from '../read/types.ts';

/** What a guide of the trip calls the thing that these words name, and nothing else beside it; null for none. */
export function wholeSight({ destinations }: Pick<TripSpec, 'destinations'>, words: string): Must | null {
  const towns = destinations.map(({ place }) => place);
  const [sight] = sightsNamed(words, towns, true);
  if (!sight || sight.start > 0 || sight.end !== words.length) return null;
  return { name: sight.name, town: sight.town };
}

/** "The Picasso museum" by the name that its guide has for it, which is the one of the plan. */
export function asGuided(trip: TripSpec, change: DayEdit['change']): DayEdit['change'] {
  const isOfThing = change.kind === 'move' || (change.kind === 'without' && change.interest === null);
  const sight = isOfThing ? wholeSight(trip, change.words) : null;
  return isOfThing && sight ? { ...change, words: sight.name } : change;
}

/** "A day trip to Devín Castle": what a guide has within its town, by its whole name, is seen from there; null for others. */
export function sightOf(trip: TripSpec, to: string | null): Must | null {
  const sight = to === null ? null : wholeSight(trip, to);
  const isOut = sight && guideFor(sight.town)?.dayTrips.some(({ name }) => name === sight.name);
  return isOut ? null : sight;
}

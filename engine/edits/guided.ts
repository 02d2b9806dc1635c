/** Things that travellers name, as the guides of their towns have them. */
import { guideFor } from '../facts/guides.ts';
import { sightsNamed } from '../read/places/guideSights.ts';
import type { TripSpec } from '../trip/spec.ts';
import type { DayEdit } from '../read/follow/dayEdits.ts';
import type { Must } from '../read/types.ts';

/** "The Picasso museum" by the name that its guide has for it, which is the one of the plan. */
export function asGuided({ destinations }: TripSpec, change: DayEdit['change']): DayEdit['change'] {
  const isOfThing = change.kind === 'move' || (change.kind === 'without' && change.interest === null);
  if (!isOfThing || change.words === '') return change;
  const [sight, ...others] = sightsNamed(
    change.words,
    destinations.map(({ place }) => place),
    true,
  );
  const isWhole = sight && others.length === 0 && sight.start === 0 && sight.end === change.words.length;
  return isWhole ? { ...change, words: sight.name } : change;
}

/** "A day trip to Devín Castle": what a guide has within its town, by its whole name, is seen from there; null for others. */
export function sightOf({ destinations }: TripSpec, to: string | null): Must | null {
  const towns = destinations.map(({ place }) => place);
  const [sight] = to === null ? [] : sightsNamed(to, towns, true);
  if (!sight || sight.start > 0 || sight.end !== to?.length) return null;
  const { name, town } = sight;
  return guideFor(town)?.dayTrips.some((own) => own.name === name) ? null : { name, town };
}

/** A town that was taken for a place without a name, a day out, and what takes their place. */
import { TOWNS_OF_KIND } from '../../content/words/kinds.ts';
import { landmass } from '../facts/ground.ts';
import { saysNothing } from '../read/noMessage.ts';
import { planDayTrips } from './tripEdits.ts';
import type { Message, PlaceMention } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

/** The town that was taken for "an island", where another is wanted instead: "name another and I change it". */
export function guessedStop(trip: TripSpec, message: Message): PlaceMention | null {
  const { destinations, drops, edit, days, dates, isAnother, isOnly, isChoice } = message;
  const [town, ...others] = destinations;
  const isMore = [edit, days, dates].some((own) => own !== null) || isAnother || isOnly || isChoice;
  const isBare = saysNothing({ ...message, destinations: [] });
  if (
    !town ||
    !(message.isInstead || isBare) ||
    town.of !== undefined ||
    others.length + drops.length > 0 ||
    isMore
  )
    return null;
  const [guessed, ...more] = trip.destinations.filter(({ of }) => of !== undefined && of in TOWNS_OF_KIND);
  if (!guessed || more.length > 0 || trip.destinations.some(({ place }) => place === town.place)) return null;
  return message.isInstead || isAlike(guessed, town) ? guessed : null;
}

/** "Swap it for Córdoba" of a day in Granada, from the same town; null where that is not said, or too far. */
export function otherDayOut(
  trip: TripSpec,
  { replacesUnnamed, destinations, drops }: Message,
): TripSpec | null {
  if (!replacesUnnamed || destinations.length !== 1 || drops.length > 0 || trip.dayTrips.length === 0)
    return null;
  const others = trip.dayTrips.slice(0, -1);
  const swapped = planDayTrips({ ...trip, dayTrips: others }, destinations, null, 'near');
  return swapped.remark === trip.remark ? swapped : null;
}

/** "Let's do Madrid" of somewhere in Spain: whether the only town of the trip was chosen unasked, for the country of this one. */
export function isChosenFor(
  { destinations: [chosen, ...others] }: TripSpec,
  { place }: PlaceMention,
): boolean {
  return chosen?.of !== undefined && others.length === 0 && chosen.place.country === place.country;
}

/** "Menorca then": the name alone is of the kind that was wanted. */
function isAlike({ of }: PlaceMention, { place }: PlaceMention): boolean {
  if (of === 'island') return place.sea !== undefined || landmass(place) !== 'mainland';
  return Object.entries(TOWNS_OF_KIND).some(([kind, towns]) => kind === of && towns.includes(place.name));
}

/** Where a trip sets out from: what was said, else the home of the profile. */
import { sharesAirport } from '../../facts/ground.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Traveller } from '../../traveller.ts';
import type { TripSpec } from '../../trip/spec.ts';

/** The origin; null where none is known, or the trip stays at home. */
export function originOf(
  trip: TripSpec,
  traveller: Traveller,
  destination: Gazetted,
  gazetteer: Gazetteer,
  notes: string[],
): Gazetted | null {
  const said = trip.origin?.place ?? null;
  if (trip.origin && trip.origin.corrected !== null && said) {
    notes.push(`I read “${trip.origin.corrected}” as ${said.name}, ${said.country}.`);
  }
  const home = said ?? homeOf(traveller, gazetteer);
  if (!home) return null;
  if (home.city === destination.city && home.countryCode === destination.countryCode) {
    notes.push(`You start in ${destination.name}, so there is no way there to plan.`);
    return null;
  }
  if (sharesAirport(home, destination)) {
    notes.push(
      `${home.name} and ${destination.name} share their airports, so there is no flight to look for.`,
    );
  }
  if (!said) notes.push(`I took ${home.name} from your profile as the place you leave from.`);
  return home;
}

function homeOf(traveller: Traveller, gazetteer: Gazetteer): Gazetted | null {
  const name = traveller.homeLocation;
  if (name === undefined) return null;
  return gazetteer.byName(name) ?? gazetteer.byName(name.split(',')[0] ?? '') ?? null;
}

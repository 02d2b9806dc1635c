/** The place that a field of a search means, or in plain words why it means none. */
import type { PlaceRef } from '../../../../domain/search/searchApi.ts';
import { distanceKm } from '../../../../engine/facts/geo.ts';
import type { Gazetteer } from '../../../../engine/facts/gazetteer.ts';
import { normalize } from '../../../../domain/text/normalize.ts';
import type { Gazetted } from '../../../../engine/facts/types.ts';

/** A search that cannot be run, and why. */
export class Unsearchable extends Error {}

/** A town may go by the airport of the next one (Kyoto by Osaka's), but not by one of another country's far end. */
const SAME_AREA_KM = 150;

/**
 * The place of a search field, which its code decides. A link whose name is that of another place far away is refused:
 * it would be searched for one of them under the name of the other.
 * @throws Unsearchable
 */
export function resolvePlace(field: string, ref: PlaceRef, gazetteer: Gazetteer): Gazetted {
  const found = gazetteer.resolve(ref);
  if (!found) {
    throw new Unsearchable(`${field}: we do not know “${ref.name}”. Pick a city or airport from the list.`);
  }
  const named = gazetteer.byName(ref.name);
  if (ref.code !== undefined && named && !isCalled(found, ref.name) && isFarFrom(found, named)) {
    throw new Unsearchable(
      `${field}: the code ${ref.code} is ${found.city}, not “${ref.name}”. Pick a city or airport from the list.`,
    );
  }
  return found;
}

function isCalled({ name, city, otherNames }: Gazetted, written: string): boolean {
  return [name, city, ...otherNames].some((one) => normalize(one) === normalize(written));
}

function isFarFrom({ airports: [here] }: Gazetted, { airports: [there] }: Gazetted): boolean {
  return distanceKm(here, there) > SAME_AREA_KM;
}

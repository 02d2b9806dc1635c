/** Where a place of a plan is on a map: an address that a phone opens in its own maps, with no key. */
import { storableText } from '../text/text.ts';
import type { CheckedPlan, PlanItem } from './itinerary.ts';

/**
 * Looks for the place by its name and town. Where it is known where the place lies, the coordinates are asked for instead:
 * Google's documented address takes a name or coordinates, not both, and a name may be that of another place.
 * Null for what has no place of its own: flights, ways, free hours, and meals that name no house.
 */
export function mapsLink(item: PlanItem, { stays }: Pick<CheckedPlan, 'stays'>): string | null {
  const name = placeName(item, { stays });
  if (name === null) return null;
  const query = encodeURIComponent(item.at?.join(',') ?? storableText(name));
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

function placeOf(item: PlanItem, stays: CheckedPlan['stays']): string | null {
  const { kind, title, city, offerId, place } = item;
  if (place !== undefined) return place;
  if (kind === 'sight') return title;
  if (kind !== 'stay') return null;
  const stay =
    stays.find((each) => each.offerId !== undefined && each.offerId === offerId) ??
    stays.find((each) => each.city === city);
  return stay?.name ?? null;
}

/** "Louvre, Paris"; null for what has no place of its own. */
export function placeName(item: PlanItem, { stays }: Pick<CheckedPlan, 'stays'>): string | null {
  const name = placeOf(item, stays);
  if (name === null || name === item.city) return name;
  return `${name}, ${item.city}`;
}

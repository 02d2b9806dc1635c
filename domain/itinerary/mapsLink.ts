/** Where a place of a plan is on a map: an address that a phone opens in its own maps, with no key. */
import { storableText } from '../text/text.ts';
import type { CheckedPlan, PlanItem } from './itinerary.ts';

/** Closeness at which a street and its houses are seen. */
const STREET_ZOOM = 17;

/**
 * Looks for the place by its name and town, around where it lies if that is known: of two of one name the right one is
 * found, and where the name is unknown to the map it opens at the place all the same.
 * Null for what has no place of its own: flights, ways, free hours, and meals that name no house.
 */
export function mapsLink(item: PlanItem, { stays }: Pick<CheckedPlan, 'stays'>): string | null {
  const name = placeName(item, { stays });
  if (name === null) return null;
  const query = encodeURIComponent(storableText(name));
  if (item.at === undefined) return `https://www.google.com/maps/search/?api=1&query=${query}`;
  // the form above takes a name or coordinates, not both
  return `https://www.google.com/maps/search/${query}/@${item.at.join(',')},${STREET_ZOOM}z`;
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

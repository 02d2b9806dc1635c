/** A few places to try the combobox on; the app's own come from the server. */
import type { PlaceOption } from '@/ui/fields/place/placeField.ts';

const places: readonly PlaceOption[] = [
  { name: 'London', city_name: 'London', country_name: 'United Kingdom', code: 'LON' },
  { name: 'Heathrow', city_name: 'London', country_name: 'United Kingdom', code: 'LHR' },
  { name: 'Lisbon', city_name: 'Lisbon', country_name: 'Portugal', code: 'LIS' },
];

/** The places that start with what was typed. */
export async function findPlaces(query: string): Promise<readonly PlaceOption[]> {
  const wanted = query.toLowerCase();
  return places.filter((place) =>
    [place.name, place.city_name, place.code].some((name) => name.toLowerCase().startsWith(wanted)),
  );
}

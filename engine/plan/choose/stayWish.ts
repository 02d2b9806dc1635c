/** Which stays meet what was asked of them, as far as offers tell: their district and their stars. */
import { literally, ownEntry } from '../../../domain/text/typedWords.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import type { SeenHotel } from '../../offers/found.ts';
import type { StayWish } from '../../read/acts/wants/stays.ts';

/** One place by its many names. */
const SAME: Readonly<Record<string, string>> = {
  centre: 'centre|center|old town|downtown',
  center: 'centre|center|old town|downtown',
  station: 'station',
  beach: 'beach|sea|waterfront|barceloneta|seafront',
  sea: 'beach|sea|waterfront',
};

/** Whether a stay's district or name says that it is near a place. */
export function isNear(
  { district = '', hotelName }: Pick<SeenHotel, 'district' | 'hotelName'>,
  place: string,
): boolean {
  const words = normalize(place).split(' ');
  const last = words[words.length - 1] ?? '';
  return new RegExp(`\\b(?:${ownEntry(SAME, last) ?? literally(last)})`).test(
    normalize(`${district} ${hotelName}`),
  );
}

/** Those that meet most of the wish; all where none does. */
export function wishedStays(hotels: readonly SeenHotel[], { near, stars }: StayWish): readonly SeenHotel[] {
  const close = hotels.filter((hotel) => near.every((place) => isNear(hotel, place)));
  const placed = close.length > 0 ? close : hotels;
  const starred = stars === null ? placed : placed.filter((hotel) => Math.round(hotel.stars) >= stars);
  const exact = starred.filter((hotel) => Math.round(hotel.stars) === stars);
  return exact.length > 0 ? exact : starred.length > 0 ? starred : placed;
}

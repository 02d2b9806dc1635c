/** Which of the stays found a traveller is given: by comfort, by the kind they like, and by price. */
import { ownEntry } from '../../../domain/text/typedWords.ts';
import type { Brief } from '../brief/brief.ts';
import type { SeenHotel } from '../../offers/found.ts';

/** Part of what the nights may cost that a traveller hardly notices. */
const PAINLESS = 0.3;
/** Over a nightly limit of the profile that the right kind of stay may cost: this part, and at least these dollars. */
const TOLERANCE = { part: 0.05, dollars: 4 } as const;
const KINDS: Readonly<Record<string, RegExp>> = {
  hotel: /^(?!.*\b(?:hostel|camp\w*|glamp\w*|dorm\w*)\b)/i,
  boutique: /boutique/i,
  apartment: /apart|residence|suites?|loft|flat/i,
  hostel: /hostel|lodge|backpack/i,
  camping: /camp|glamp|tent/i,
  riad: /riad|dar\b/i,
  ryokan: /ryokan/i,
  houseboat: /house ?boat/i,
  guesthouse: /guest ?house|pension|inn\b|b&b/i,
  resort: /resort/i,
  'heritage hotel': /palace|heritage|haveli/i,
  lodge: /lodge/i,
  chalet: /chalet/i,
  'mobile home': /mobile/i,
  'farm stay': /agriturismo|farm/i,
  treehouse: /tree ?house/i,
  'capsule hotel': /capsule/i,
};

/** Whether a stay is of a kind that the profile names; true where it names none that can be told from a name. */
export function isLikedKind({ hotelName }: Pick<SeenHotel, 'hotelName'>, { stayTypes }: Brief): boolean {
  const kinds = stayTypes.flatMap((type) => KINDS[type.toLowerCase()] ?? []);
  return kinds.length === 0 || kinds.some((kind) => kind.test(hotelName));
}

/** Whether a stay is of a kind that was ruled out. */
function isRuledOut({ hotelName }: Pick<SeenHotel, 'hotelName'>, { stay }: Brief): boolean {
  return stay.notKinds.some((kind) => ownEntry(KINDS, kind)?.test(hotelName));
}

interface Limits {
  /** Dollars a night that the budget of the trip leaves. */
  readonly spare: number;
  /** Dollars a night that the traveller named. */
  readonly nightly: number;
  /** Whether the trip as a whole has a budget. */
  readonly hasLimit: boolean;
}

/**
 * The most stars that suit the wish for comfort, then the lowest price; null when none is affordable. A stay of the
 * kind that the traveller likes goes first, also where it costs a few dollars more than the profile's night.
 */
export function bestHotel(found: readonly SeenHotel[], brief: Brief, limits: Limits): SeenHotel | null {
  const hotels = found.filter((hotel) => !isRuledOut(hotel, brief));
  // asked twice to save, the traveller gets the cheapest bed there is
  if (brief.comfort < -1) return null;
  const affordable = Math.min(limits.spare, limits.nightly);
  const liked = hotels.filter((hotel) => isLikedKind(hotel, brief));
  const isOwnLimit = brief.maxNight === null && Number.isFinite(limits.nightly);
  const tolerance = isOwnLimit ? Math.max(TOLERANCE.dollars, limits.nightly * TOLERANCE.part) : 0;
  const stretched = Math.min(limits.spare, limits.nightly + tolerance);
  return (
    mostStars(liked, brief, affordable, limits.hasLimit) ??
    (brief.stayTypes.length > 0 ? mostStars(liked, brief, stretched, limits.hasLimit) : null) ??
    mostStars(hotels, brief, affordable, limits.hasLimit)
  );
}

function mostStars(
  hotels: readonly SeenHotel[],
  { comfort }: Brief,
  affordable: number,
  hasLimit: boolean,
): SeenHotel | null {
  const most = comfort < 0 ? 2 : comfort > 0 ? 5 : hasLimit ? 4 : 3;
  // a fifth star is for those who ask for it, and for budgets that hardly notice
  const fits = hotels.filter(
    (hotel) =>
      hotel.priceFrom <= affordable &&
      (hotel.stars <= most || (comfort >= 0 && hasLimit && hotel.priceFrom <= affordable * PAINLESS)),
  );
  return fits.toSorted((a, b) => b.stars - a.stars || a.priceFrom - b.priceFrom)[0] ?? null;
}

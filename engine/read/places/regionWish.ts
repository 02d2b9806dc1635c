/** Wide places of a message: what each asks for, and the towns that only belong to it. */
import { normalize } from '../../../domain/text/normalize.ts';
import { dropsAt } from './placeEdits.ts';
import { isBothEnds, isWithin } from './wider.ts';
import type { Found } from './mentions.ts';
import { headingIn, townsWished } from './regionNames.ts';
import type { RegionWish } from '../types.ts';

/** The towns at the ends of a route are stops of it, and neither its start nor stops of their own. */
export function withoutEnds(found: readonly Found[], text: string): Found[] {
  const routes = found.filter(({ region }) => region?.kind === 'route');
  return found.filter(
    (mention) =>
      mention.region || dropsAt(text, mention) || !routes.some(({ region }) => baseAt(region, mention) >= 0),
  );
}

/** Where a town is on the way through a wide place; -1 where it is not. */
function baseAt(region: Found['region'], { place }: Found): number {
  return region?.bases.findIndex(({ town }) => normalize(town) === normalize(place.name)) ?? -1;
}

/**
 * @param all every mention, among them the ends of a route
 * @param stops those that the trip goes to
 * @param text what counts its towns and says which way it is gone through; empty where nothing does
 */
export function regionWish(
  { region }: Found,
  all: readonly Found[],
  stops: readonly Found[],
  text: string,
): RegionWish | undefined {
  if (!region) return undefined;
  const wished = townsWished(text);
  const ends = all.map((mention) => baseAt(region, mention)).filter((at) => at >= 0);
  const isReversed =
    region.kind === 'route' && ends.length > 1 && (ends[0] ?? 0) > (ends[ends.length - 1] ?? 0);
  const own =
    wished?.isMore === true ? [] : stops.filter((stop) => stop.region !== region && isWithin(region, stop));
  const heading = headingIn(text);
  return {
    name: region.name,
    code: region.code,
    towns: wished && Math.max(1, wished.count - own.length),
    ...(isReversed && { isReversed }),
    ...(heading && { heading }),
    ...(ON_SKIS.test(text) && { isOnSkis: true as const }),
    ...(region.kind === 'route' && { named: ends.flatMap((at) => region.bases[at]?.town ?? []) }),
  };
}

/** A week of it, and no day of it, nor on water. */
const ON_SKIS =
  /(?<!\b(?:jet|water|days?|days? of|no|not|some|bit of|little|try)[ -])\b(?:ski(?:ing)?|snow ?board(?:ing)?) (?:week|trip|holiday|vacation|break|in)\b/iu;

/** "Puglia, starting and ending in Bari": the region has that town already. */
export function isEndOfRegion(mention: Found, found: readonly Found[], text: string): boolean {
  return isBothEnds(text, mention, found) && found.some(({ region }) => baseAt(region, mention) >= 0);
}

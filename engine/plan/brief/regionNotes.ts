/** What a wide place was taken for, in a line each. */
import { REGIONS } from '../../../content/regions/regions.ts';
import { IN_BETWEEN, TOWNS_OF_KIND } from '../../../content/words/kinds.ts';
import { listOf } from '../../say/write/format.ts';
import type { PlaceMention } from '../../read/types.ts';

const KINDS = {
  state: 'a state',
  country: 'a country',
  region: 'a region',
  island: 'more than one place',
  park: 'a park',
  coast: 'a stretch of coast',
  route: 'a route',
} as const;

/** Of two towns only the one is looked up. */
export const NOT_COMPARED = '. I did not compare which is cheaper';

/** "Tuscany is a region: I took Florence and Siena for it; name other towns and I change them." */
export function regionNotes(stops: readonly PlaceMention[], isOfPrice = false): string[] {
  const names = [...new Set(stops.flatMap(({ of }) => of ?? []))];
  const choices = new Map(
    stops.flatMap(({ place, of, orElse }) => (orElse === undefined ? [] : [[orElse, of ?? place.name]])),
  );
  const chosen = [...choices].map(
    ([other, own]) =>
      `You named ${own} or ${other}; I took ${own}${isOfPrice ? NOT_COMPARED : ''}. Say “${other} instead of ${own}” for the other.`,
  );
  const taken = names.map((name) => {
    const region = REGIONS.find((own) => own.name === name);
    const towns = stops.filter(({ of }) => of === name).map(({ place }) => place.name);
    if (name in TOWNS_OF_KIND || name === IN_BETWEEN)
      return `You named no ${name}: I took ${listOf(towns)}; name another and I change it.`;
    const what = region ? ` is ${KINDS[region.kind]}` : ' is wide';
    return `${name}${what}: I took ${listOf([...new Set(towns)])} for it; name other towns and I change them.`;
  });
  return [...chosen, ...taken];
}

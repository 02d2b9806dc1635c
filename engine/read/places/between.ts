/** "Into Rome and out of Venice, plus a stop somewhere in between": a town that is named by where it lies. */
import { BETWEEN_CUE } from '../../../content/words/thereAndBack.ts';
import { IN_BETWEEN } from '../../../content/words/kinds.ts';
import { PREFERRED } from '../../../content/words/preferred.ts';
import { GUIDED_CITIES } from '../../../content/towns/registry.ts';
import { kilometres } from '../../facts/ground.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Found } from './mentions.ts';

/** So much longer may the way over it be: between two towns of a trip, and on the way there. */
const DETOUR = { ofTrip: 1.3, there: 1.15 } as const;
/** Nearer to one of the two it is no stop of its own. */
const LEAST_KM = 40;

/**
 * The two towns of a first message, or its one town and home, with the one between them that it asks for; any others as
 * they are.
 */
export function withBetween(
  text: string,
  stops: readonly Found[],
  planned: readonly Gazetted[],
  gazetteer: Gazetteer,
  home: Gazetted | null,
): readonly Found[] {
  const match = planned.length === 0 ? BETWEEN_CUE.exec(text) : null;
  const [first, second, ...more] = stops;
  const start = second ? first?.place : home;
  const end = second ?? first;
  if (!match || !start || !end || more.length > 0 || first?.region || end.region) return stops;
  const place = townBetween(start, end.place, second ? 'ofTrip' : 'there', gazetteer);
  if (!place) return stops;
  const to = match.index + match[0].length;
  const between: Found = { place, kind: IN_BETWEEN, corrected: null, from: match.index, to };
  // "sleep in nice cities on the way"
  const next = /s (?:on|along) the/iu.test(match[0]) && townBetween(place, end.place, 'there', gazetteer);
  return [...stops.slice(0, -1), between, ...(next ? [{ ...between, place: next }] : []), end];
}

/** Of those on the way one of their own countries, then the best loved, then the one nearest to the middle. */
function townBetween(
  one: Gazetted,
  other: Gazetted,
  way: keyof typeof DETOUR,
  gazetteer: Gazetteer,
): Gazetted | null {
  const whole = kilometres(one, other);
  const ways = (place: Gazetted) => [kilometres(one, place), kilometres(place, other)] as const;
  const onTheWay = GUIDED_CITIES.flatMap((name) => gazetteer.byName(name) ?? []).filter((place) => {
    const [to, from] = ways(place);
    return Math.min(to, from) >= LEAST_KM && to + from <= whole * DETOUR[way];
  });
  const off = (place: Gazetted) => Math.abs(ways(place)[0] - ways(place)[1]);
  const worth = ({ name, countryCode }: Gazetted) =>
    2 * Number(way === 'ofTrip' && (countryCode === one.countryCode || countryCode === other.countryCode)) +
    Number(PREFERRED.has(name));
  return onTheWay.toSorted((a, b) => worth(b) - worth(a) || off(a) - off(b))[0] ?? null;
}

/** Towns that a text names, as a message has them. */
import { SEAT } from '../../../content/words/placement.ts';
import { SEATS } from './seats.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Found } from './mentions.ts';
import type { PlaceMention } from '../types.ts';

/** Days of all towns together; null where one has no length of its own. */
export function totalOf(mentions: readonly PlaceMention[]): number | null {
  const own = mentions.map(({ days }) => days ?? 0);
  return own.length > 0 && own.every((days) => days > 0) ? own.reduce((sum, days) => sum + days, 0) : null;
}

/** A town as a message has it. */
export function toMention(
  { place, corrected, sight, kind }: Found,
  days: number | null = null,
): PlaceMention {
  return { place, corrected, days, ...(sight && { bySight: true as const }), ...(kind && { of: kind }) };
}

const POSSESSIVE = /^['’]s\b/;
const IN_JEST = /\b(?:joke|joking|kidding)\b|\bkeep (?:it|them|everything)\b/i;

/**
 * What goes with a place that is to be left out: of a country its towns in the plan, where there are any; nothing where
 * something of the country is meant ("forget Italy's trains"), or it is taken back.
 */
export function droppedOf(
  { place, region, to }: Found,
  planned: readonly Gazetted[],
  text: string,
): readonly Gazetted[] {
  const own =
    region?.kind === 'country' ? planned.filter(({ countryCode }) => countryCode === place.countryCode) : [];
  if (own.length === 0) return [place];
  return POSSESSIVE.test(text.slice(to)) || IN_JEST.test(text) ? [] : own;
}

/** Where a town of the plan is said to be among them; nothing where it is not. */
export function seatIn(
  text: string,
  { place, to }: Found,
  planned: readonly Gazetted[],
): { readonly seat?: number } {
  const said = planned.includes(place) ? (SEAT.exec(text.slice(to))?.slice(1) ?? []) : [];
  const seat = SEATS[said.findIndex((group) => group !== undefined)];
  return seat === undefined ? {} : { seat };
}

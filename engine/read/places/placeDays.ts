/** How long each of several places is for: "London 4 days, Paris 5", "4 nights in Rome and 3 in Florence". */
import { COUNT, countOf } from '../numbers.ts';

interface Spot {
  readonly from: number;
  readonly to: number;
}

const UNIT = '(days?|nights?|weeks?|d|n)';
/** "3d" is three days, and "and" is no day. */
const GAP = '(?:[\\s-]+|(?<=\\d))';
const AFTER = new RegExp(
  `^\\s*[:(–-]?\\s*(?:for\\s+)?${COUNT}(?:${GAP}${UNIT}\\b)?\\)?(?=\\s*(?:$|[,.;+&!?→)]|(?:and|then|plus|to|back|finally|in|from|with|for|under|before)\\b))`,
  'i',
);
const AHEAD = `\\b${COUNT}(?:${GAP}(?:full\\s+)?${UNIT})?\\s+`;
const BEFORE = new RegExp(`${AHEAD}(?:in|at|for|around)\\s+(?:the\\s+)?$`, 'i');
/** "3 nights Tokyo": only where the first place has it so, else it is the length of the place before. */
const JUST_BEFORE = new RegExp(`\\b${COUNT}${GAP}(?:full\\s+)?${UNIT}\\s+$`, 'i');
const MAX_DAYS = 60;

interface Length extends Spot {
  readonly days: number;
  readonly isNights: boolean;
  readonly hasUnit: boolean;
  /** Said before the place: "3 days in Porto". */
  readonly isAhead: boolean;
  /** "Porto for two", which may be people. */
  readonly isBareFor: boolean;
}

/** Days of each place, null where it has none of its own, and the text without these lengths. */
export function findPlaceDays(
  text: string,
  places: readonly Spot[],
): { days: readonly (number | null)[]; rest: string } {
  const none = { days: places.map(() => null), rest: text };
  if (places.length < 2) return none;
  const isAhead = JUST_BEFORE.test(text.slice(0, places[0]?.from));
  const said = places.map((place, index) =>
    lengthAt(text, place, places[index - 1]?.to ?? 0, places[index + 1]?.from ?? text.length, isAhead),
  );
  // "5 days in Lisbon and Porto for two": people, where no other place has its days behind it
  const isListed = said.some((length) => length !== null && !length.isAhead && !length.isBareFor);
  const lengths = said.map((length) => (length?.isBareFor === true && !isListed ? null : length));
  const found = lengths.filter((length) => length !== null);
  // "10 days in London and Paris" is a length for both, and so is "London and Paris for 10 days"
  const [only] = found;
  const isForAll =
    only !== undefined &&
    found.length === 1 &&
    (only.to <= (places[0]?.from ?? 0) || only.from >= (places[places.length - 1]?.to ?? text.length));
  if (isForAll || !found.some((length) => length.hasUnit)) return none;
  const last = lengths.length - 1;
  return {
    // nights in the last place leave a day to go home
    days: lengths.map((length, index) => length && length.days + (length.isNights && index === last ? 1 : 0)),
    rest: found.reduce(
      (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
      text,
    ),
  };
}

function lengthAt(text: string, place: Spot, before: number, next: number, isAhead: boolean): Length | null {
  const lead = text.slice(before, place.from);
  const ahead = (isAhead ? JUST_BEFORE.exec(lead) : null) ?? BEFORE.exec(lead);
  if (ahead) return toLength(ahead, before + ahead.index, true);
  const trail = text.slice(place.to, next);
  const behind = AFTER.exec(trail);
  // "Rome. 4 days in Paris" are those of Paris
  const isOfNext = next < text.length && BEFORE.exec(trail)?.[1] === behind?.[1];
  return behind && !isOfNext ? toLength(behind, place.to, false) : null;
}

function toLength(match: RegExpExecArray, from: number, isAhead: boolean): Length | null {
  const [whole, count = '', unit] = match;
  if (unit === undefined && /^an?$/i.test(count)) return null;
  const days = countOf(count.toLowerCase()) * (unit?.startsWith('w') === true ? 7 : 1);
  if (days < 1 || days > MAX_DAYS) return null;
  return {
    from,
    to: from + whole.length,
    days,
    isNights: unit?.toLowerCase().startsWith('n') === true,
    hasUnit: unit !== undefined,
    isAhead,
    isBareFor: unit === undefined && /^\s*for\s/i.test(whole),
  };
}

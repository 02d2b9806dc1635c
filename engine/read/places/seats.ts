/** Where among the towns of a trip one is said to be: "Geneva in the middle and Annecy last". */
import type { Gazetted } from '../../facts/types.ts';
import type { Spot } from './cues.ts';

/** A share of the row, and no place in it. */
const MIDDLE = 0.5;
const SEATS = [0, 1, 2, -1, MIDDLE];
const SEAT =
  /^\s*(?:(?:should|to|be|is|goes?|comes?|as|the|our|for|at|in|very)\s+)*(?:(first|start|beginning)|(second)|(third)|(last|end)|(middle|between))(?: (?:stop|town|city|place))?(?=\W*(?:$|[,.;!?]|(?:and|then|please|pls|instead|rather|now)\b))/i;

/** Of a town of the plan, from 0 on, below zero from the end; nothing where it is not said. */
export function seatIn(
  text: string,
  { place, to }: Spot & { readonly place: Gazetted },
  planned: readonly Gazetted[],
): { readonly seat?: number } {
  const said = planned.includes(place) ? (SEAT.exec(text.slice(to))?.slice(1) ?? []) : [];
  const seat = SEATS[said.findIndex((group) => group !== undefined)];
  return seat === undefined ? {} : { seat };
}

/** A row with some of it in their seats, the others around them as they were; null where two are to have one seat. */
export function seated<Own>(row: readonly Own[], seats: ReadonlyMap<Own, number>): Own[] | null {
  const last = row.length - 1;
  const bySeat = new Map(
    [...seats].map(([own, seat]) => [seat === MIDDLE ? Math.floor(last / 2) : seat < 0 ? last : seat, own]),
  );
  if (bySeat.size < seats.size || [...bySeat.keys()].some((seat) => seat > last)) return null;
  const others = row.filter((own) => !seats.has(own));
  return row.flatMap((_, seat) => bySeat.get(seat) ?? others.shift() ?? []);
}

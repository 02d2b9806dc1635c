/** Where among the towns of a trip one is said to be: "Geneva in the middle and Annecy last". */

/** A share of the row, and no place in it. */
const MIDDLE = 0.5;
/** First, second, third, last, in the middle: from 0 on, below zero from the end. */
export const SEATS = [0, 1, 2, -1, MIDDLE];

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

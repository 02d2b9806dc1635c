/** Which rows of a long list are drawn: those in sight and some around them. The rest is room above and below. */

interface RowRange {
  /** First row that is drawn. */
  readonly first: number;
  /** The row after the last one that is drawn. */
  readonly end: number;
}

export interface DrawnRows extends RowRange {
  /** Pixels that the rows before and after take. */
  readonly before: number;
  readonly after: number;
}

export interface Rows {
  readonly count: number;
  /** Pixels that a row takes, its gap included. */
  readonly heightOf: (row: number) => number;
}

/** The rows that touch the stretch from `top` to `bottom`, in pixels from the start of the list; one at least. */
export function rowsBetween({ count, heightOf }: Rows, top: number, bottom: number): RowRange {
  let first = 0;
  let at = 0;
  while (first < count - 1 && at + heightOf(first) <= top) {
    at += heightOf(first);
    first += 1;
  }
  let end = first;
  while (end < count && (end === first || at < bottom)) {
    at += heightOf(end);
    end += 1;
  }
  return { first, end };
}

/**
 * A step from what is drawn towards what should be, with `most` new rows at most, so that no step keeps the page
 * from answering a finger. Rows out of sight go at once; the new ones nearest to those that stay come first.
 */
export function stepTowards(drawn: RowRange, wanted: RowRange, most: number): RowRange {
  const first = Math.max(drawn.first, wanted.first);
  const end = Math.min(drawn.end, wanted.end);
  if (first >= end) return { first: wanted.first, end: Math.min(wanted.end, wanted.first + most) };
  const below = Math.min(wanted.end - end, most);
  const above = Math.min(first - wanted.first, most - below);
  return { first: first - above, end: end + below };
}

/** A range with the room that the other rows take. */
export function withRoom({ first, end }: RowRange, { count, heightOf }: Rows): DrawnRows {
  let before = 0;
  for (let row = 0; row < first; row += 1) before += heightOf(row);
  let after = 0;
  for (let row = end; row < count; row += 1) after += heightOf(row);
  return { first, end, before, after };
}

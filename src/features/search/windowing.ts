/** Which rows of a long list are drawn: those in sight and some around them. The rest is room above and below. */

export interface DrawnRows {
  /** First row that is drawn. */
  readonly first: number;
  /** The row after the last one that is drawn. */
  readonly end: number;
  /** Pixels that the rows before and after take. */
  readonly before: number;
  readonly after: number;
}

interface Rows {
  readonly count: number;
  /** Pixels that a row takes, its gap included. */
  readonly heightOf: (row: number) => number;
}

/** The rows that touch the stretch from `top` to `bottom`, in pixels from the start of the list; one at least. */
export function rowsBetween({ count, heightOf }: Rows, top: number, bottom: number): DrawnRows {
  let first = 0;
  let before = 0;
  while (first < count - 1 && before + heightOf(first) <= top) {
    before += heightOf(first);
    first += 1;
  }
  let end = first;
  let reached = before;
  while (end < count && (end === first || reached < bottom)) {
    reached += heightOf(end);
    end += 1;
  }
  let after = 0;
  for (let row = end; row < count; row += 1) after += heightOf(row);
  return { first, end, before, after };
}

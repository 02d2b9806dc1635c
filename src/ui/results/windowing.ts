/** Which rows of a long list are drawn: those in sight and some around them. The rest is room between them. */

interface RowRange {
  /** First row. */
  readonly first: number;
  /** The row after the last one. */
  readonly end: number;
}

export interface Rows {
  readonly count: number;
  /** Pixels that a row takes, its gap included. */
  readonly heightOf: (row: number) => number;
}

interface PlacedRow {
  readonly row: number;
  /** Pixels above it that rows take which are not drawn. */
  readonly room: number;
}

export interface Placement {
  /** From the top down. */
  readonly rows: readonly PlacedRow[];
  /** Pixels that the rows take which come after the last drawn one. */
  readonly after: number;
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

/** What a step is to get nearer to. */
interface Wanted extends RowRange {
  /** Rows elsewhere that are wanted too, last of all. */
  readonly besides: readonly number[];
}

/**
 * A step from the rows that are drawn towards those that should be, with `most` new ones at most, so that no step
 * keeps the page from answering a finger. Rows that are not wanted go at once. The new ones come from the first that
 * stays downwards, then from there upwards.
 */
export function stepTowards(drawn: readonly number[], wanted: Wanted, most: number): readonly number[] {
  const { first, end, besides } = wanted;
  const stay = drawn.filter((row) => (row >= first && row < end) || besides.includes(row));
  const anchor = stay.find((row) => row >= first && row < end) ?? first;
  const inOrder = [...upTo(anchor, end), ...upTo(first, anchor).toReversed(), ...besides];
  const missing = [...new Set(inOrder)].filter((row) => !stay.includes(row));
  return [...stay, ...missing.slice(0, most)].sort((a, b) => a - b);
}

function upTo(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/** The drawn rows, in any order, with the room that the others take. */
export function placed(drawn: readonly number[], { count, heightOf }: Rows): Placement {
  const wanted = new Set(drawn);
  const rows: PlacedRow[] = [];
  let room = 0;
  for (let row = 0; row < count; row += 1) {
    if (wanted.has(row)) {
      rows.push({ row, room });
      room = 0;
    } else {
      room += heightOf(row);
    }
  }
  return { rows, after: room };
}

/** The keys of the items, each only once: one that comes again gets a number. */
export function keysOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? key : `${key} ${times + 1}`;
  });
}

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Placement, placed, rowsBetween, stepTowards } from './windowing.ts';

/** Shorter lists keep all that was drawn of them: nothing is gained by less. */
const WINDOWED_FROM = 40;
/** Pixels drawn beyond what is in sight, so that a flick of the thumb finds cards and not paper. */
const OVERSCAN = 250;
/** Until the first rows have been measured. */
const ROW_GUESS = 180;
/** New rows a frame. */
const ROWS_A_FRAME = 1;

interface DrawnItem {
  readonly index: number;
  /** Pixels above its row that are for rows which are not drawn. */
  readonly room: number;
}

interface WindowedList {
  readonly drawn: readonly DrawnItem[];
  /** Pixels for the rows after the last one that is drawn. */
  readonly after: number;
  /** Whether the list was scrolled: what is drawn from then on has nowhere to arrive from. */
  readonly moved: boolean;
}

interface Drawn {
  /** The items' keys that it was made for. */
  readonly of: readonly string[];
  readonly columns: number;
  /** Height in pixels to count on for a row that was not measured. */
  readonly guess: number;
  /** From its first to its last row on screen, what was wanted. */
  readonly first: number;
  readonly end: number;
  readonly placement: Placement;
}

/** What is known of the list's layout; forgotten when the window's size changes. */
interface Layout {
  of: readonly string[];
  /** Pixels by row, gap included. */
  heights: number[];
  guess: number | null;
}

/**
 * Draws only the part of a list that is in sight of the page, so that five hundred offers scroll and filter as
 * quickly as ten. Items may differ in height and stand in columns. What comes new is drawn a row a frame; what
 * stays is not touched. `held` is the key of an item that stays drawn wherever it is,
 * with its neighbours: the one that has the focus.
 */
export function useWindowedList(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  held: string | null,
): WindowedList {
  const layout = useRef<Layout>({ of: keys, heights: [], guess: null });
  const [moved, setMoved] = useState(false);
  // Nothing of it at first: the page around it comes in the same task, and has its own cost.
  const [last, setDrawn] = useState<Drawn>(() => ({
    of: keys,
    columns: 1,
    guess: ROW_GUESS,
    first: 0,
    end: 0,
    placement: { rows: [], after: keys.length * ROW_GUESS },
  }));
  const drawn = useMemo(() => (last.of === keys ? last : carriedOver(last, keys, held)), [last, keys, held]);

  const look = useCallback(() => {
    const node = list.current;
    if (!node) return;
    if (layout.current.of !== keys) layout.current = { ...layout.current, of: keys, heights: [] };
    measure(node, drawn, layout.current);
    const { heights } = layout.current;
    const guess = layout.current.guess ?? ROW_GUESS;
    const columns = columnsOf(node);
    const { top } = node.getBoundingClientRect();
    const rows = {
      count: Math.ceil(keys.length / columns),
      heightOf: (row: number) => heights[row] ?? guess,
    };
    const wanted =
      keys.length > WINDOWED_FROM
        ? rowsBetween(rows, -top - OVERSCAN, innerHeight - top + OVERSCAN)
        : { first: 0, end: rows.count };
    const besides = held === null ? [] : rowsAround(keys.indexOf(held), columns, rows.count);
    const before = columns === drawn.columns ? rowNumbers(drawn) : [];
    const now = stepTowards(before, { ...wanted, besides }, ROWS_A_FRAME);
    const next: Drawn = { of: keys, columns, guess, ...wanted, placement: placed(now, rows) };
    if (last.of === keys && isSame(drawn, next)) return;
    // Drawn in a task of its own: in the frame's, drawing and laying out would add up.
    setDrawn(next);
  }, [list, keys, held, drawn, last]);

  useEffect(() => {
    let frame = requestAnimationFrame(look);
    const lookAgain = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const onScroll = () => {
      setMoved(true);
      lookAgain();
    };
    const onResize = () => {
      layout.current = { ...layout.current, heights: [], guess: null };
      lookAgain();
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, [look]);

  const items = useMemo(() => drawnItems(drawn, keys.length), [drawn, keys.length]);
  return { drawn: items, after: drawn.placement.after, moved };
}

/**
 * What stays drawn when other items come: of the rows at the same place of the list those whose items were drawn
 * already, which costs next to nothing, and one row if there are none. The others follow frame by frame.
 */
function carriedOver(last: Drawn, keys: readonly string[], held: string | null): Drawn {
  const { columns, guess } = last;
  const there = new Set(drawnItems(last, last.of.length).map(({ index }) => last.of[index]));
  const count = Math.ceil(keys.length / columns);
  const first = Math.max(0, Math.min(last.first, count - 1));
  const end = Math.min(first + last.end - last.first, count);
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  const heldRow = held === null ? -1 : Math.floor(keys.indexOf(held) / columns);
  const staying = [...new Set([...rows, ...(heldRow < 0 ? [] : [heldRow])])].filter((row) =>
    keys.slice(row * columns, (row + 1) * columns).every((key) => there.has(key) || row === heldRow),
  );
  const shown = staying.length > 0 ? staying : rows.slice(0, 1);
  return { of: keys, columns, guess, first, end, placement: placed(shown, { count, heightOf: () => guess }) };
}

function drawnItems({ placement, columns }: Drawn, count: number): readonly DrawnItem[] {
  return placement.rows.flatMap(({ row, room }) =>
    Array.from({ length: Math.max(0, Math.min(columns, count - row * columns)) }, (_, column) => ({
      index: row * columns + column,
      room,
    })),
  );
}

function rowNumbers({ placement }: Drawn): readonly number[] {
  return placement.rows.map(({ row }) => row);
}

/** The rows of an item and of its neighbours, where Tab leads; none for an item that is not there. */
function rowsAround(index: number, columns: number, count: number): readonly number[] {
  if (index < 0) return [];
  const row = Math.floor(index / columns);
  return [row, row + 1, row - 1].filter((near) => near >= 0 && near < count);
}

function columnsOf(node: Element): number {
  const template = getComputedStyle(node).gridTemplateColumns;
  return Math.max(1, template.split(' ').filter((column) => column.endsWith('px')).length);
}

/** Notes the height of every drawn row; a row is as high as its first item, which the grid stretches. */
function measure(node: HTMLElement, drawn: Drawn, layout: Layout): void {
  const gap = Number.parseFloat(getComputedStyle(node).rowGap) || 0;
  const seen: number[] = [];
  for (const [at, { row }] of drawn.placement.rows.entries()) {
    const height = node.children[at * drawn.columns]?.getBoundingClientRect().height ?? 0;
    if (height === 0) continue;
    layout.heights[row] = height + gap;
    seen.push(height + gap);
  }
  if (seen.length > 0) layout.guess ??= seen.reduce((sum, height) => sum + height, 0) / seen.length;
}

function isSame(a: Drawn, b: Drawn): boolean {
  return (
    a.columns === b.columns &&
    a.first === b.first &&
    a.end === b.end &&
    JSON.stringify(a.placement) === JSON.stringify(b.placement)
  );
}

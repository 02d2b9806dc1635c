import { type CSSProperties, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DrawnRows, rowsBetween, stepTowards, withRoom } from './windowing.ts';

/** Shorter lists are drawn whole: nothing is gained by less. */
const WINDOWED_FROM = 40;
/** Pixels drawn beyond what is in sight, so that a flick of the thumb finds cards and not paper. */
const OVERSCAN = 250;
/** Until the first rows have been measured. */
const ROW_GUESS = 180;
/** New rows a frame: a slow phone draws two in less than 50 ms. */
const ROWS_A_FRAME = 2;
/** Rows written anew at once when other items come, beside the panel that changes too; the others follow. */
const ROWS_REWRITTEN = 2;

interface WindowedList {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Indices of the items to draw, the end excluded. */
  readonly first: number;
  readonly end: number;
  /** Room for the items that are not drawn. */
  readonly style: CSSProperties | undefined;
  readonly windowed: boolean;
  /** Whether the list was scrolled: what is drawn from then on has nowhere to arrive from. */
  readonly moved: boolean;
}

interface Drawn extends DrawnRows {
  /** The items that it was made for. */
  readonly of: readonly unknown[];
  readonly columns: number;
  /** Height in pixels to count on for a row that was not measured. */
  readonly guess: number;
}

/** What is known of the list's layout; forgotten when the window's size changes. */
interface Layout {
  of: readonly unknown[];
  /** Pixels by row, gap included. */
  heights: number[];
  guess: number | null;
}

/** One row comes with the page around it, which has its own cost; the others follow. */
const atFirst = { first: 0, end: 1, before: 0, after: 0, columns: 1, guess: ROW_GUESS };

/**
 * Draws only the part of a list that is in sight of the page, so that five hundred offers scroll and filter as
 * quickly as ten. Items may differ in height and stand in columns. Looks at the layout at the start of a frame
 * alone, when it is settled and costs nothing to read.
 */
export function useWindowedList(items: readonly unknown[]): WindowedList {
  const count = items.length;
  const windowed = count > WINDOWED_FROM;
  const list = useRef<HTMLUListElement>(null);
  const layout = useRef<Layout>({ of: items, heights: [], guess: null });
  const [moved, setMoved] = useState(false);
  const [last, setDrawn] = useState<Drawn>({ ...atFirst, of: items });
  const drawn = useMemo(() => (last.of === items ? last : carriedOver(last, items)), [last, items]);

  const look = useCallback(() => {
    const node = list.current;
    if (!node) return;
    if (layout.current.of !== items) layout.current = { ...layout.current, of: items, heights: [] };
    measure(node, drawn, layout.current);
    const { heights } = layout.current;
    const guess = layout.current.guess ?? ROW_GUESS;
    const columns = columnsOf(node);
    const { top } = node.getBoundingClientRect();
    const rows = {
      count: Math.ceil(count / columns),
      heightOf: (row: number) => heights[row] ?? guess,
    };
    const wanted = rowsBetween(rows, -top - OVERSCAN, innerHeight - top + OVERSCAN);
    const range = withRoom(stepTowards(drawn, wanted, ROWS_A_FRAME), rows);
    const next = { ...range, of: items, columns, guess };
    if (last.of !== items || !isSame(drawn, next)) setDrawn(next);
  }, [count, drawn, last, items]);

  useEffect(() => {
    if (!windowed) return;
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
  }, [windowed, look]);

  if (!windowed) return { list, first: 0, end: count, style: undefined, windowed, moved: false };
  return {
    list,
    first: Math.min(drawn.first * drawn.columns, count),
    end: Math.min(drawn.end * drawn.columns, count),
    style: { paddingTop: drawn.before, paddingBottom: drawn.after },
    windowed,
    moved,
  };
}

/** What stays drawn when other items come: the place in the list, and few enough rows to write anew at once. */
function carriedOver(drawn: Drawn, items: readonly unknown[]): Drawn {
  const { columns, guess } = drawn;
  const rows = Math.ceil(items.length / columns);
  const first = Math.max(0, Math.min(drawn.first, rows - 1));
  const end = Math.min(drawn.end, first + ROWS_REWRITTEN, rows);
  const before = first === drawn.first ? drawn.before : first * guess;
  return { of: items, columns, guess, first, end, before, after: (rows - end) * guess };
}

function columnsOf(node: Element): number {
  const template = getComputedStyle(node).gridTemplateColumns;
  return Math.max(1, template.split(' ').filter((column) => column.endsWith('px')).length);
}

/** Notes the height of every drawn row; a row is as high as its first item, which the grid stretches. */
function measure(node: HTMLElement, { first, columns }: Drawn, layout: Layout): void {
  const gap = Number.parseFloat(getComputedStyle(node).rowGap) || 0;
  const seen: number[] = [];
  for (const [index, item] of [...node.children].entries()) {
    if (index % columns !== 0) continue;
    const { height } = item.getBoundingClientRect();
    if (height === 0) continue;
    layout.heights[first + index / columns] = height + gap;
    seen.push(height + gap);
  }
  if (seen.length > 0) layout.guess ??= seen.reduce((sum, height) => sum + height, 0) / seen.length;
}

function isSame(a: Drawn, b: Drawn): boolean {
  return (
    a.first === b.first &&
    a.end === b.end &&
    a.before === b.before &&
    a.after === b.after &&
    a.columns === b.columns
  );
}

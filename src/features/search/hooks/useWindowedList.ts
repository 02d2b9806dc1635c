import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type DrawnRows, rowsBetween } from '../windowing.ts';

/** Shorter lists are drawn whole: nothing is gained by less. */
const WINDOWED_FROM = 40;
/** Pixels drawn beyond what is in sight, so that a flick of the thumb finds cards and not paper. */
const OVERSCAN = 400;
/** Until the first card has been measured. */
const ROW_GUESS = 180;
/** Items drawn before anything has been measured. */
const AT_FIRST = 8;

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
  readonly columns: number;
}

/** What is known of the list's layout; forgotten when the window's size changes. */
interface Layout {
  of: readonly unknown[];
  heights: number[];
  guess: number | null;
}

/**
 * Draws only the part of a list that is in sight of the page, so that five hundred offers scroll and filter as
 * quickly as ten. Items may differ in height and stand in columns; `items` that change start the measuring again.
 */
export function useWindowedList(items: readonly unknown[]): WindowedList {
  const count = items.length;
  const windowed = count > WINDOWED_FROM;
  const list = useRef<HTMLUListElement>(null);
  const layout = useRef<Layout>({ of: items, heights: [], guess: null });
  const [moved, setMoved] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>({ first: 0, end: AT_FIRST, before: 0, after: 0, columns: 1 });

  const update = useCallback(() => {
    const node = list.current;
    if (!node) return;
    const { heights, guess } = layout.current;
    const columns = columnsOf(node);
    const { top } = node.getBoundingClientRect();
    const rows = {
      count: Math.ceil(count / columns),
      heightOf: (row: number) => heights[row] ?? guess ?? ROW_GUESS,
    };
    const next = { ...rowsBetween(rows, -top - OVERSCAN, innerHeight - top + OVERSCAN), columns };
    setDrawn((now) => (isSame(now, next) ? now : next));
  }, [count]);

  useLayoutEffect(() => {
    if (!windowed || !list.current) return;
    if (layout.current.of !== items) layout.current = { ...layout.current, of: items, heights: [] };
    measure(list.current, drawn, layout.current);
    update();
  }, [windowed, drawn, items, update]);

  useEffect(() => {
    if (!windowed) return;
    let frame = 0;
    const soon = (work: () => void) => () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(work);
    };
    const onScroll = soon(() => {
      setMoved(true);
      update();
    });
    const onResize = soon(() => {
      layout.current = { ...layout.current, heights: [], guess: null };
      update();
    });
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, [windowed, update]);

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

function columnsOf(node: Element): number {
  const template = getComputedStyle(node).gridTemplateColumns;
  return Math.max(1, template.split(' ').filter((column) => column.endsWith('px')).length);
}

/** Notes the height of every drawn row; a row is as high as its first item, which the grid stretches. */
function measure(node: HTMLElement, { first, columns }: Drawn, layout: Layout): void {
  const gap = Number.parseFloat(getComputedStyle(node).rowGap) || 0;
  for (const [index, item] of [...node.children].entries()) {
    if (index % columns !== 0) continue;
    const { height } = item.getBoundingClientRect();
    if (height === 0) continue;
    layout.heights[first + index / columns] = height + gap;
    layout.guess ??= height + gap;
  }
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

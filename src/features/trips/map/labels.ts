/** Names beside their dots, so that none lies on another: the first free place of a fixed order, the same each time. */
import type { Sheet } from './projection.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Nothing is drawn there: names may lie on it. */
  readonly isBare?: boolean;
}

/** Where a name is written: its baseline, and a line to the dot where it stands away from it. */
export interface Label extends Spot {
  readonly anchor: 'start' | 'middle' | 'end';
  /** The end of the line at the name; null where it stands at its dot. */
  readonly leader: { readonly x: number; readonly y: number } | null;
}

/** Of the text, px. */
export const LABEL_SIZE = 13;
/** A letter's width by its height, on average, with some to spare. */
const LETTER = 0.58;
const DOT = 7;
const GAPS = [10, 24, 42, 64];
/** Right, left, above, below, then between: as a hand would try. */
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.75, -0.75],
  [-0.75, -0.75],
  [0.75, 0.75],
  [-0.75, 0.75],
];

/** What a name is harder to read on, and how much: as so many steps away from its dot. */
export interface Lines {
  readonly segments: readonly Segment[];
  readonly weight: number;
}

/** From a point to another. */
export type Segment = readonly [ax: number, ay: number, bx: number, by: number];

/**
 * A label for each spot, in their order: where it stands on the fewest lines and the nearest to its dot; null for one that
 * finds no room.
 * @param taken where nothing may be written
 */
export function placeLabels(
  spots: readonly Spot[],
  sheet: Sheet,
  taken: readonly Box[] = [],
  lines: readonly Lines[] = [],
): (Label | null)[] {
  const full: Box[] = [
    ...taken,
    ...spots
      .filter(({ isBare }) => !isBare)
      .map(({ x, y }) => ({ x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT })),
  ];
  return spots.map((spot) => {
    const free = GAPS.flatMap((gap, away) =>
      SIDES.flatMap((side) => {
        const label = labelAt(spot, side, gap);
        const box = boxOf(label);
        if (!isInside(box, sheet) || full.some((other) => overlaps(box, other))) return [];
        return { label, box, cost: away + weightOn(box, lines) };
      }),
    );
    // the first of the cheapest: the order is a hand's
    const best = free.find(({ cost }) => free.every((other) => cost <= other.cost));
    if (!best) return null;
    full.push(best.box);
    return best.label;
  });
}

function weightOn(box: Box, lines: readonly Lines[]): number {
  const crossing = lines.filter(({ segments }) => segments.some((segment) => crosses(segment, box)));
  return crossing.reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether some of a segment lies in a box: it is cut off at each of the four edges in turn (Liang and Barsky). */
function crosses([ax, ay, bx, by]: Segment, { x, y, width, height }: Box): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, ax - x],
    [dx, x + width - ax],
    [-dy, ay - y],
    [dy, y + height - ay],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
}

function labelAt({ text, x, y }: Spot, [dx, dy]: readonly [number, number], gap: number): Label {
  const anchor = dx > 0 ? 'start' : dx < 0 ? 'end' : 'middle';
  const end = { x: x + dx * gap, y: y + dy * gap };
  const drop = dy > 0 ? LABEL_SIZE * 0.8 : dy < 0 ? 0 : LABEL_SIZE * 0.35;
  return { text, anchor, x: end.x, y: end.y + drop, leader: gap > (GAPS[0] ?? 0) ? end : null };
}

/** Where a label stands, its letters' width estimated. */
export function boxOf({ text, x, y, anchor }: Pick<Label, 'text' | 'x' | 'y' | 'anchor'>): Box {
  const width = text.length * LABEL_SIZE * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { x: left - 1, y: y - LABEL_SIZE, width: width + 2, height: LABEL_SIZE * 1.3 };
}

function isInside({ x, y, width, height }: Box, sheet: Sheet): boolean {
  return x >= 2 && y >= 2 && x + width <= sheet.width - 2 && y + height <= sheet.height - 2;
}

/** Whether two boxes lie on one another. */
export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

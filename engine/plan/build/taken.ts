/** The hours of a day that are taken, and what they leave. */
import type { Taken } from './types.ts';

/** The longest part of a time that is free; empty (end before start) where none is. */
export function freePiece(start: number, end: number, taken: readonly Taken[]): Taken {
  return taken.reduce<Taken>(
    (piece, { from, until }) => {
      if (until <= piece.from || from >= piece.until) return piece;
      const before = { from: piece.from, until: from };
      const after = { from: until, until: piece.until };
      return before.until - before.from >= after.until - after.from ? before : after;
    },
    { from: start, until: end },
  );
}

/** Whether something lies in hours that are taken. */
export function isTaken({ start, end }: { start: number; end: number }, taken: readonly Taken[]): boolean {
  return taken.some(({ from, until }) => start < until && end > from);
}

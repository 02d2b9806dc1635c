import type { CSSProperties } from 'react';

const STAGGER_MS = 100;
/** Cards further down are below the fold: they must not keep a reader waiting who scrolls there. */
export const STAGGERED_CARDS = 11;

/** Style that makes the card at `index` arrive 0.1 s after the one before it (requirements §9); null: it is there. */
export function arrivalStyle(index: number | null): CSSProperties {
  if (index === null) return { animation: 'none' };
  return { animationDelay: `${Math.min(index, STAGGERED_CARDS - 1) * STAGGER_MS}ms` };
}

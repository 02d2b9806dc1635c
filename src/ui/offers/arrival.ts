import type { CSSProperties } from 'react';

const STAGGER_MS = 100;
/** Cards further down are below the fold: they must not keep a reader waiting who scrolls there. */
const STAGGERED_CARDS = 10;

/** Style that makes the card at `index` arrive 0.1 s after the one before it (spec section 9). */
export function arrivalStyle(index: number): CSSProperties {
  return { animationDelay: `${Math.min(index, STAGGERED_CARDS) * STAGGER_MS}ms` };
}

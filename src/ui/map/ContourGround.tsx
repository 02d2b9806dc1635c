import type { CSSProperties } from 'react';
import classes from './ContourGround.module.css';

interface ContourGroundProps {
  /** Where on the sheet to look, so that two grounds on one page differ: px from its top left corner. */
  readonly at?: readonly [x: number, y: number];
  /** Ends softly at the bottom, where nothing else marks its end. */
  readonly fades?: boolean;
}

/** Contour lines that fill the nearest positioned ancestor, behind its content. */
export function ContourGround({ at = [0, 0], fades = false }: ContourGroundProps) {
  const position = `${-at[0]}px ${-at[1]}px`;
  const style: CSSProperties = { maskPosition: fades ? `${position}, 0 0` : position };
  return <div className={classes.ground} data-fades={fades || undefined} style={style} aria-hidden="true" />;
}

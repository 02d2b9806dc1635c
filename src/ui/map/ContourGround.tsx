import type { CSSProperties } from 'react';
import classes from './ContourGround.module.css';

interface ContourGroundProps {
  /** Where on the sheet to look, so that two grounds on one page differ: px from its top left corner. */
  readonly at?: readonly [x: number, y: number];
}

/** Contour lines that fill the nearest positioned ancestor, behind its content. */
export function ContourGround({ at = [0, 0] }: ContourGroundProps) {
  const style: CSSProperties = { maskPosition: `${-at[0]}px ${-at[1]}px` };
  return <div className={classes.ground} style={style} aria-hidden="true" />;
}

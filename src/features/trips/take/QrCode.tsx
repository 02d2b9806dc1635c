import { encodeQR } from 'qr';
import { useMemo } from 'react';
import classes from './TakeAlong.module.css';

/** Points of white around a code (ISO/IEC 18004, 9.1). */
const MARGIN = 4;

/** A code to be scanned: black on white in the dark too, because many readers know no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Each run of black points as a rectangle. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  // the least correction: a screen is clean, and larger points are read more easily than mended ones
  const rows = encodeQR(text, 'raw', { ecc: 'low', encoding: 'byte', border: MARGIN });
  const runs = rows.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) found.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
    }
    return found;
  });
  return { size: rows.length, path: runs.join('') };
}

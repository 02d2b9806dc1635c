/** Reads the code that a page has drawn, as a phone's camera would: from its points, on its own white. */
import jsQR from 'jsqr';

/** Pixels a point. */
const SCALE = 4;

/** @param code an `svg` of rectangles, each "M x y h w v1 h-w z" */
export function scan(code: Element): string | null {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = row * width + Number(x) * SCALE;
      for (let at = from; at < from + Number(run) * SCALE; at += 1) pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return jsQR(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data ?? null;
}

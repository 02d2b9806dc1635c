import classes from './HotelScene.module.css';

interface HotelSceneProps {
  /** The hotel's id: the same hotel is always drawn the same. */
  readonly seed: string;
}

const WIDTH = 400;
const HEIGHT = 260;
const GROUND = 208;

/** Our own picture of a hotel without a photo: its block among contour lines, some of its windows lit. */
export function HotelScene({ seed }: HotelSceneProps) {
  const random = randomOf(seed);
  const floors = 3 + Math.floor(random() * 4);
  const columns = 3 + Math.floor(random() * 3);
  const left = 90 + random() * (WIDTH - 180 - columns * 26);
  const top = GROUND - floors * 24 - 10;
  const sun = { x: 60 + random() * 280, y: 36 + random() * 34 };
  const ridge = 96 + random() * 30;
  const windows = Array.from({ length: floors * columns }, (_, index) => ({
    x: left + 9 + (index % columns) * 26,
    y: top + 12 + Math.floor(index / columns) * 24,
    lit: random() < 0.3,
  }));
  return (
    <svg
      className={classes.scene}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect className={classes.sky} width={WIDTH} height={HEIGHT} />
      <circle className={classes.sun} cx={sun.x} cy={sun.y} r="17" />
      {[0, 1, 2, 3, 4].map((step) => (
        <path key={step} className={classes.contour} d={contour(ridge + step * 22, sun.x, 34 - step * 5)} />
      ))}
      <path className={classes.land} d={`${contour(GROUND - 14, WIDTH - sun.x, 12)}V${HEIGHT}H0Z`} />
      <rect
        className={classes.house}
        x={left}
        y={top}
        width={columns * 26 + 6}
        height={GROUND - top + 6}
        rx="2"
      />
      {windows.map((pane) => (
        <rect
          key={`${pane.x}-${pane.y}`}
          className={classes.pane}
          data-lit={pane.lit || undefined}
          x={pane.x}
          y={pane.y}
          width="13"
          height="14"
        />
      ))}
    </svg>
  );
}

/** A line of equal height across the picture, raised by `rise` around `peak`. */
function contour(y: number, peak: number, rise: number): string {
  const near = Math.max(60, peak - 90);
  const far = Math.min(WIDTH - 40, peak + 110);
  return `M0 ${y}C${near / 2} ${y - 4} ${near} ${y - rise} ${peak} ${y - rise}S${far} ${y + 6} ${WIDTH} ${y - 6}`;
}

/** Mulberry32 over a hash of the seed. */
function randomOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The parts of a hotel's picture, in units of its 400 × 260 view box. */
export const SCENE_WIDTH = 400;
export const SCENE_HEIGHT = 260;
const GROUND = 206;
const PANE = 26;

export interface Scene {
  readonly sun: { readonly x: number; readonly y: number };
  readonly contours: readonly string[];
  readonly land: string;
  /** Waves before the house, or null inland. */
  readonly water: readonly string[] | null;
  readonly house: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly roof: string;
  readonly panes: readonly { readonly x: number; readonly y: number }[];
  /** The one lit window: yours. */
  readonly lit: number;
  readonly trees: readonly { readonly x: number; readonly height: number }[];
}

/** Draws lots for a hotel by its id: the same hotel is always drawn the same. */
export function sceneOf(seed: string): Scene {
  const random = randomOf(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const floors = whole(2, 5);
  const columns = whole(3, 6);
  const width = columns * PANE + 6;
  const house = {
    x: between(60, SCENE_WIDTH - 60 - width),
    y: GROUND - floors * 25 - 8,
    width,
    height: floors * 25 + 12,
  };
  const sun = { x: between(230, 350), y: between(34, 62) };
  const peak = between(60, SCENE_WIDTH - 60);
  const ridge = between(84, 112);
  const seaside = random() < 0.4;
  return {
    sun,
    contours: [0, 1, 2, 3, 4].map((step) => contour(ridge + step * 21, peak, 44 - step * 7)),
    land: `${contour(GROUND - 10, SCENE_WIDTH - peak, 10)}V${SCENE_HEIGHT}H0Z`,
    water: seaside ? [0, 1, 2].map((step) => wave(GROUND + 22 + step * 11, step * 9)) : null,
    house,
    roof: roofOf(whole(0, 2), house),
    panes: Array.from({ length: floors * columns }, (_, index) => ({
      x: house.x + 9 + (index % columns) * PANE,
      y: house.y + 11 + Math.floor(index / columns) * 25,
    })),
    lit: whole(0, floors * columns - 1),
    trees: [house.x - between(22, 34), house.x + width + between(20, 34)]
      .filter((x) => x > 14 && x < SCENE_WIDTH - 14)
      .map((x) => ({ x, height: between(26, 52) })),
  };
}

/** Foot of the trees and of the house. */
export const SCENE_GROUND = GROUND;

function roofOf(kind: number, { x, y, width }: Scene['house']): string {
  const middle = x + width / 2;
  if (kind === 0) return `M${x - 6} ${y}L${middle} ${y - 26}L${x + width + 6} ${y}Z`;
  if (kind === 1)
    return `M${x - 8} ${y}Q${x + 6} ${y - 4} ${x + 14} ${y - 16}H${x + width - 14}Q${x + width - 6} ${y - 4} ${x + width + 8} ${y}Z`;
  return `M${x - 3} ${y}v-7H${x + width + 3}v7Z`;
}

function wave(y: number, shift: number): string {
  return `M${-20 + shift} ${y}${'q10 -6 20 0t20 0'.repeat(11)}`;
}

/** A line of equal height across the picture, raised by `rise` around `peak`. */
function contour(y: number, peak: number, rise: number): string {
  const reach = 110;
  return `M-10 ${y}C${peak - reach} ${y} ${peak - reach / 2} ${y - rise} ${peak} ${y - rise}S${peak + reach} ${y - 3} ${SCENE_WIDTH + 10} ${y - 5}`;
}

/** Mulberry32 over an FNV-1a hash of the seed. */
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

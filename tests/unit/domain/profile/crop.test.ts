import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  canMove,
  type Crop,
  fitted,
  follow,
  MAX_ZOOM,
  moveBy,
  placeAt,
  placeOf,
  type Size,
  widestCrop,
  zoomOf,
  zoomTo,
} from '@domain/profile/crop.ts';

const WIDE: Size = { width: 1000, height: 600 };

describe('the square that is kept', () => {
  it('is at first the largest there is, in the middle', () => {
    expect(widestCrop(WIDE)).toEqual({ x: 200, y: 0, edge: 600 });
    expect(widestCrop({ width: 600, height: 1000 })).toEqual({ x: 0, y: 200, edge: 600 });
    expect(zoomOf(WIDE, widestCrop(WIDE))).toBe(1);
  });

  it('gets smaller around its middle, or around what the fingers hold', () => {
    expect(zoomTo(WIDE, widestCrop(WIDE), 2)).toEqual({ x: 350, y: 150, edge: 300 });
    expect(zoomTo(WIDE, widestCrop(WIDE), 2, { x: 0, y: 1 })).toEqual({ x: 200, y: 300, edge: 300 });
  });

  it('goes no nearer than the limit and no farther than the picture', () => {
    expect(zoomOf(WIDE, zoomTo(WIDE, widestCrop(WIDE), 99))).toBe(MAX_ZOOM);
    const corner: Crop = { x: 850, y: 450, edge: 150 };
    expect(zoomTo(WIDE, corner, 0.1)).toEqual({ x: 400, y: 0, edge: 600 });
  });

  it('is moved as far as there is picture', () => {
    const near = zoomTo(WIDE, widestCrop(WIDE), 2);
    expect(moveBy(WIDE, near, { x: 0.5, y: -0.1 })).toEqual({ x: 500, y: 120, edge: 300 });
    expect(moveBy(WIDE, near, { x: 9, y: -9 })).toEqual({ x: 700, y: 0, edge: 300 });
    expect(moveBy(WIDE, widestCrop(WIDE), { x: 0, y: 1 })).toEqual(widestCrop(WIDE));
  });

  it('stays under the fingers', () => {
    const near = zoomTo(WIDE, widestCrop(WIDE), 2);
    expect(follow(WIDE, near, [{ x: 0.5, y: 0.5 }], [{ x: 0.25, y: 0.6 }])).toEqual({
      x: 425,
      y: 120,
      edge: 300,
    });
    const apart = [
      { x: 0.4, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ];
    const farther = [
      { x: 0.3, y: 0.5 },
      { x: 0.7, y: 0.5 },
    ];
    const pinched = follow(WIDE, near, apart, farther);
    expect(zoomOf(WIDE, pinched)).toBeCloseTo(4);
    expect(pinched.x + pinched.edge / 2).toBeCloseTo(500);
    expect(zoomOf(WIDE, follow(WIDE, pinched, farther, apart))).toBeCloseTo(2);
    const together = [apart[0] ?? { x: 0, y: 0 }, apart[0] ?? { x: 0, y: 0 }];
    expect(zoomOf(WIDE, follow(WIDE, near, together, apart))).toBe(2);
  });

  it('has a place from edge to edge, in the middle where there is no room', () => {
    expect(placeOf(WIDE, widestCrop(WIDE))).toEqual({ x: 0.5, y: 0.5 });
    expect(placeAt(WIDE, widestCrop(WIDE), { x: 1 })).toEqual({ x: 400, y: 0, edge: 600 });
    expect(placeOf(WIDE, { x: 400, y: 0, edge: 600 })).toEqual({ x: 1, y: 0.5 });
    expect(canMove(WIDE, widestCrop(WIDE))).toEqual({ x: true, y: false });
    expect(canMove(WIDE, zoomTo(WIDE, widestCrop(WIDE), 2))).toEqual({ x: true, y: true });
  });

  it('never leaves the picture, whatever is done to it', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 9000 }),
    });
    const part = fc.double({ min: -3, max: 3, noNaN: true });
    const steps = fc.array(fc.record({ zoom: fc.double({ min: 0, max: 9, noNaN: true }), x: part, y: part }));
    fc.assert(
      fc.property(sizes, steps, (size, taken) => {
        const crop = taken.reduce(
          (at, { zoom, x, y }) => moveBy(size, zoomTo(size, at, zoom, { x, y }), { x, y }),
          widestCrop(size),
        );
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.edge).toBeGreaterThan(0);
        expect(crop.x + crop.edge).toBeLessThanOrEqual(size.width + 1e-6);
        expect(crop.y + crop.edge).toBeLessThanOrEqual(size.height + 1e-6);
      }),
    );
  });
});

it('a large picture is made smaller with its sides’ ratio, a small one is left', () => {
  const most = { shortEdge: 1500, longEdge: 8000 };
  expect(fitted({ width: 4000, height: 3000 }, most)).toEqual({ width: 2000, height: 1500 });
  expect(fitted({ width: 40_000, height: 1500 }, most)).toEqual({ width: 8000, height: 300 });
  expect(fitted({ width: 40, height: 30 }, most)).toEqual({ width: 40, height: 30 });
  expect(fitted({ width: 60_000_000, height: 1 }, most)).toEqual({ width: 8000, height: 1 });
});

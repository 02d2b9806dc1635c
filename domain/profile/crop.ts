/** The square that is kept of a picture, in the picture's own pixels. It never reaches beyond the picture. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  /** Of the upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** A place, in parts from 0 (left, top) to 1 (right, bottom). */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Place = { x: 0.5, y: 0.5 };

/** How many times nearer than the largest square one can go. */
export const MAX_ZOOM = 4;

/** The largest square, in the middle. */
export function widestCrop(size: Size): Crop {
  const edge = shortEdge(size);
  return { x: (size.width - edge) / 2, y: (size.height - edge) / 2, edge };
}

/** 1 for the largest square, 2 for one of half its edge. */
export function zoomOf(size: Size, crop: Crop): number {
  return shortEdge(size) / crop.edge;
}

/** Zooms, from 1 to {@link MAX_ZOOM}; what stands at `around` in the square stays there as far as the picture reaches. */
export function zoomTo(size: Size, crop: Crop, zoom: number, around: Place = MIDDLE): Crop {
  const edge = shortEdge(size) / clamp(zoom, 1, MAX_ZOOM);
  const shrunk = crop.edge - edge;
  return within(size, { x: crop.x + shrunk * around.x, y: crop.y + shrunk * around.y, edge });
}

/** Moves the square, in its own edges: by 1 it stands beside where it was. */
export function moveBy(size: Size, crop: Crop, { x, y }: Place): Crop {
  return within(size, { ...crop, x: crop.x + x * crop.edge, y: crop.y + y * crop.edge });
}

/**
 * Keeps the picture under the fingers: one moves it, two zoom it as well. Their places, before and after, are parts of
 * the square; `to` has one for each of `from`.
 */
export function follow(size: Size, crop: Crop, from: readonly Place[], to: readonly Place[]): Crop {
  const before = middleOf(from);
  const after = middleOf(to);
  const nearer = spreadOf(from) > 0 ? spreadOf(to) / spreadOf(from) : 1;
  const zoomed = zoomTo(size, crop, zoomOf(size, crop) * nearer, before);
  return moveBy(size, zoomed, { x: before.x - after.x, y: before.y - after.y });
}

function middleOf(places: readonly Place[]): Place {
  const sum = places.reduce((at, { x, y }) => ({ x: at.x + x, y: at.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

/** How far two fingers are apart; 0 for one. */
function spreadOf([first, second]: readonly Place[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}

/** Where the square stands of all the room that it has; in the middle where it has none. */
export function placeOf(size: Size, crop: Crop): Place {
  return { x: part(crop.x, size.width - crop.edge), y: part(crop.y, size.height - crop.edge) };
}

/** Puts the square at a place, one axis or both. */
export function placeAt(size: Size, crop: Crop, place: Partial<Place>): Crop {
  const { x, y } = { ...placeOf(size, crop), ...place };
  return within(size, { ...crop, x: x * (size.width - crop.edge), y: y * (size.height - crop.edge) });
}

/** Which way the square can be moved at all. */
export function canMove(size: Size, crop: Crop): { readonly x: boolean; readonly y: boolean } {
  // what is left by rounding is no room
  return { x: size.width - crop.edge > 0.5, y: size.height - crop.edge > 0.5 };
}

/** A size with the same sides' ratio and edges of at most so many pixels; never larger. */
export function fitted(size: Size, most: { readonly shortEdge: number; readonly longEdge: number }): Size {
  const longEdge = Math.max(size.width, size.height);
  const scale = Math.min(1, most.shortEdge / shortEdge(size), most.longEdge / longEdge);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

function shortEdge({ width, height }: Size): number {
  return Math.min(width, height);
}

function part(at: number, room: number): number {
  return room > 0 ? clamp(at / room, 0, 1) : 0.5;
}

function within(size: Size, { x, y, edge }: Crop): Crop {
  return { x: clamp(x, 0, size.width - edge), y: clamp(y, 0, size.height - edge), edge };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

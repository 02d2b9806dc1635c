/** The land of the world: Natural Earth at 1:110 million, by world-atlas. Fetched with the drawing alone. */
import type { ExtendedFeature } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import data from 'world-atlas/countries-110m.json';
import type { LonLat } from './projection.ts';

type Atlas = Parameters<typeof feature>[0];
type Countries = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }>;

/** In degrees: a country on both sides of the date line goes all the way round. */
export type GeoBox = readonly [west: number, south: number, east: number, north: number];

export interface Lines {
  readonly type: 'MultiLineString';
  readonly coordinates: LonLat[][];
}

export interface Land {
  readonly countries: readonly { readonly outline: ExtendedFeature; readonly box: GeoBox }[];
  /** Lines between countries, each once. */
  readonly borders: Lines;
  readonly coasts: Lines;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own file; TypeScript reads "Topology" in it as any string
const atlas = data as unknown as Atlas;
let land: Land | null = null;

/** Read once. */
export function readLand(): Land {
  land ??= parse();
  return land;
}

function parse(): Land {
  const { countries } = atlas.objects;
  if (!isCollection(countries)) throw new Error('The atlas has no countries');
  return {
    countries: feature(atlas, countries).features.map((outline) => ({ outline, box: boxOf(outline) })),
    borders: linesOf(mesh(atlas, countries, (a, b) => a !== b)),
    coasts: linesOf(mesh(atlas, countries, (a, b) => a === b)),
  };
}

export function linesOf({ coordinates }: Pick<ReturnType<typeof mesh>, 'coordinates'>): Lines {
  const lines = coordinates.map((line) => line.map(([x = 0, y = 0]): LonLat => [x, y]));
  return { type: 'MultiLineString', coordinates: lines };
}

function isCollection(geometry: Atlas['objects'][string] | undefined): geometry is Countries {
  return geometry?.type === 'GeometryCollection';
}

function boxOf({ geometry }: ExtendedFeature): GeoBox {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  const rings =
    geometry?.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : geometry?.type === 'Polygon'
        ? geometry.coordinates
        : [];
  for (const [x = 0, y = 0] of rings.flat()) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

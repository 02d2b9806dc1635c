/** The atlas of world-atlas as the trips' map needs it: outlines alone, to some ten kilometres, at half of the size. */
import { readFile } from 'node:fs/promises';
import { quantize } from 'topojson-client';
import type { Plugin } from 'vite';

const ATLAS = /[\\/]world-atlas[\\/]countries-110m\.json$/;
/** Steps round the earth. The coasts themselves are drawn no finer. */
const STEPS = 4_000;

type Atlas = Parameters<typeof quantize>[0];

/** Has the atlas read without names, ids and whatever else is not drawn. */
export function thinAtlas(): Plugin {
  return {
    name: 'waymark:thin-atlas',
    enforce: 'pre',
    async load(id) {
      if (!ATLAS.test(id)) return null;
      const atlas: Atlas = JSON.parse(await readFile(id, 'utf8'));
      return JSON.stringify(thin(atlas));
    },
  };
}

function thin(atlas: Atlas): Atlas {
  const { countries } = atlas.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries');
  const bare = countries.geometries.map(({ id: _id, properties: _properties, ...outline }) => outline);
  const { transform: _transform, ...rest } = atlas;
  return quantize(
    {
      ...rest,
      arcs: unpacked(atlas),
      objects: { countries: { type: 'GeometryCollection', geometries: bare } },
    },
    STEPS,
  );
}

/** The arcs in degrees: as they are kept, each point is told from the one before it, in steps. */
function unpacked({ arcs, transform }: Atlas): Atlas['arcs'] {
  if (!transform) return arcs;
  const { scale, translate } = transform;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

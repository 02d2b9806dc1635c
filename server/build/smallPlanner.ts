/** The planner's program as small as it gets: it has to fit its share of a device's storage. */
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The chunk of the program; what it knows of places is data, of which nothing can be folded. */
const PROGRAM = 'worker';

/**
 * Folds what the bundler's own minifier leaves. It is several seconds slower than that, which only the planner's program is
 * worth: brotli has 4 KB less of it.
 */
export function smallPlanner(): Plugin {
  return {
    name: 'waymark:small-planner',
    async renderChunk(code, { name }) {
      if (name !== PROGRAM) return null;
      const small = await minify(code, {
        ecma: 2020,
        module: true,
        compress: { passes: 3 },
        format: { comments: false },
      });
      return small.code === undefined ? null : { code: small.code, map: null };
    },
  };
}

/** A way from town to town that is the trip itself, and not the way there. */
import { kilometres } from '../../facts/ground.ts';
import type { Found } from './mentions.ts';

/** Of a way that is the trip itself, with a town at either end: "San Francisco to Los Angeles down the coast". */
const SCENIC =
  /\b(?:down|up|along) the (?:\w+ )?(?:coast(?:line)?|riviera)\b|\bcoastal (?:drive|road|route)\b|\broad[- ]?trip\b/iu;

/** Farther apart one is home and the other where the road leads. */
const FARTHEST_KM = 1_000;

/** Whether a way from one town to another, on the ground, is what the trip is for. */
export function isTour(text: string, routes: readonly (readonly Found[])[]): boolean {
  return (
    SCENIC.test(text) &&
    routes.some(
      ([first, last, ...others]) =>
        first && last && others.length === 0 && kilometres(first.place, last.place) < FARTHEST_KM,
    )
  );
}

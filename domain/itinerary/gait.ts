/** How the travellers of a trip get about on foot: one rule for plans, for what is on today and for a day planned again. */
import * as z from 'zod/mini';

/**
 * `careful`: short walks, and slowly; `step-free`: that, and on wheels or without stairs. Both ride where others walk.
 */
export type Gait = 'usual' | 'careful' | 'step-free';

/** What is asked of a trip that tells it: needs by their kinds (engine/read/acts/needs/need.ts), and years. */
interface Asked {
  readonly needs: readonly { readonly kind: string }[];
  readonly childAges: readonly number[];
}

/** Smaller children tire as somebody does who cannot walk far. */
const SMALL_CHILD = 7;

function hasAny(needs: Asked['needs'], ...kinds: readonly string[]): boolean {
  return needs.some(({ kind }) => kinds.includes(kind));
}

/** Whether stairs are out of the question. */
export function needsStepFree(needs: Asked['needs']): boolean {
  return hasAny(needs, 'wheelchair', 'stairs');
}

/** Whether somebody said that they cannot walk far. */
export function needsShortWays(needs: Asked['needs']): boolean {
  return hasAny(needs, 'walking', 'heart');
}

/** Whether somebody bears fewer hours on their feet than others do. */
export function tiresSoon({ needs, childAges }: Asked): boolean {
  return needsShortWays(needs) || hasAny(needs, 'pregnancy') || childAges.some((age) => age < SMALL_CHILD);
}

/** By the slowest of the party: it goes together. */
export function gaitOf(asked: Asked): Gait {
  if (needsStepFree(asked.needs)) return 'step-free';
  return tiresSoon(asked) ? 'careful' : 'usual';
}

/** Of a kept spec only what tells the gait; what cannot be read asks for nothing. */
const askedSchema = z.object({
  needs: z.catch(z.array(z.catch(z.object({ kind: z.catch(z.string(), '') }), { kind: '' })), []),
  childAges: z.catch(z.array(z.catch(z.number(), SMALL_CHILD)), []),
  /** Of version 1, before needs had words of their own. */
  mobility: z.catch(z.array(z.catch(z.string(), '')), []),
});

/** As the trip's spec tells it, in whatever version of its form; `usual` for a trip that has none. */
export function gaitOfSpec(spec: unknown): Gait {
  const { data } = askedSchema.safeParse(spec);
  if (!data) return 'usual';
  const old = data.mobility.map((way) => ({ kind: way === 'step-free' ? 'stairs' : 'walking' }));
  return gaitOf({ needs: [...data.needs, ...old], childAges: data.childAges });
}

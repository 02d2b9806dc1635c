/** Every wide place by its names. */
import { normalize } from '../../domain/text/normalize.ts';
import { COUNTRIES } from './countries.ts';
import { EUROPE } from './europe.ts';
import { NATURE } from './nature.ts';
import { STATES } from './states.ts';
import { WORLD } from './world.ts';
import type { Region } from './types.ts';

export const REGIONS: readonly Region[] = [...EUROPE, ...WORLD, ...NATURE, ...STATES, ...COUNTRIES];

const byName = new Map<string, Region[]>();
for (const region of REGIONS) {
  for (const name of new Set([region.name, ...region.aliases].map(normalize))) {
    byName.set(name, [...(byName.get(name) ?? []), region]);
  }
}

/** Regions of exactly this name, folded: Georgia is a state and a country. */
export function regionsNamed(folded: string): readonly Region[] {
  return byName.get(folded) ?? byName.get(folded.replace(/^the /, '')) ?? [];
}

/** The state of the United States with a large town of the same name: New York, Washington. */
export function stateLike(town: string): Region | null {
  return byName.get(`state of ${normalize(town)}`)?.[0] ?? null;
}

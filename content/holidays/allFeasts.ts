/** Every feast, long weekend and season that is known by name, the more exact name first. */
import { FEASTS } from './feasts.ts';
import { PUBLIC_DAYS } from './publicDays.ts';
import { SEASONS } from './seasons.ts';
import type { Feast } from './types.ts';

export const ALL_FEASTS: readonly Feast[] = [...SEASONS, ...FEASTS, ...PUBLIC_DAYS];

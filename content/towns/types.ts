/** What the planner knows of a city: real places only, one file a city in the form of schema.ts. */
import type * as z from 'zod/mini';
import type { guideSchema } from './schema.ts';

export const INTERESTS = [
  'food',
  'temples',
  'history',
  'museums',
  'art',
  'architecture',
  'nature',
  'views',
  'beach',
  'shopping',
  'markets',
  'nightlife',
  'music',
  'family',
  'wellness',
  'adventure',
  'festivals',
] as const;
export type Interest = (typeof INTERESTS)[number];

/** The parts of a day in which a sight can be seen. */
export const SLOTS = ['morning', 'afternoon', 'evening'] as const;
export type Slot = (typeof SLOTS)[number];

type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;

export type CityGuide = Fixed<z.infer<typeof guideSchema>>;
export type Area = CityGuide['areas'][number];
export type Sight = Area['sights'][number];

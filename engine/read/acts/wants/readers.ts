/** Wishes beyond towns and dates. */
import { activities } from './activities.ts';
import { nots } from './nots.ts';
import { only } from './only.ts';
import { ownBeds } from './ownBeds.ts';
import { stays, staysNear } from './stays.ts';
import type { ActReader } from '../act.ts';

export const WANT_READERS: readonly ActReader[] = [only, ownBeds, staysNear, stays, activities, nots];

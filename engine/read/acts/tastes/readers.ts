/** Acts of taste. */
import { asUsual, comfort } from './comfort.ts';
import { interests } from './interests.ts';
import { pace } from './pace.ts';
import type { ActReader } from '../act.ts';

export const TASTE_READERS: readonly ActReader[] = [interests, pace, comfort, asUsual];

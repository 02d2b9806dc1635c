/** Every act that is read of a message, in the order in which the readers see it. */
import type { ActReader } from './act.ts';

export const ACT_READERS: readonly ActReader[] = [];

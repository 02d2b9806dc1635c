/** Every act that is read of a message, in the order in which the readers see it. */
import { HOUR_READERS } from './hours/readers.ts';
import { NEED_READERS } from './needs/readers.ts';
import { WANT_READERS } from './wants/readers.ts';
import { byMode } from './ways/byMode.ts';
import type { ActReader } from './act.ts';

export const ACT_READERS: readonly ActReader[] = [...NEED_READERS, ...HOUR_READERS, byMode, ...WANT_READERS];

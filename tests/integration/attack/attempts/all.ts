import type { Attempt } from '../world.ts';
import { accounts } from './accounts.ts';
import { calls } from './calls.ts';
import { injection } from './injection.ts';
import { profiles } from './profiles.ts';
import { purchases } from './purchases.ts';
import { reads, readsAround } from './reads.ts';
import { shapes } from './shapes.ts';
import { tokens } from './tokens.ts';
import { trips } from './trips.ts';
import { writes } from './writes.ts';

/** Every attempt, by what it is about. */
export const ATTEMPTS: Readonly<Record<string, readonly Attempt[]>> = {
  reading: [...reads, ...readsAround],
  profiles,
  writing: writes,
  purchases,
  calling: calls,
  tokens,
  injection,
  shapes,
  accounts,
  trips,
};

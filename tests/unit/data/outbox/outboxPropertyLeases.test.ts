/** Random schedules (playSchedules.ts) in a browser without Web Locks: tabs have only the leases to keep out of each other's way. */
import { describe } from 'vitest';
import { playSchedules } from './playSchedules.ts';

describe('the outbox without Web Locks, whatever happens', () => {
  playSchedules(false);
});

/** Random schedules (playSchedules.ts) in a browser with Web Locks. */
import { describe } from 'vitest';
import { playSchedules } from './playSchedules.ts';

describe('the outbox, whatever happens', () => {
  playSchedules(true);
});

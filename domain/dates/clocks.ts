/** What clocks of a zone show, and when they are changed. */
import { offsetMinutes } from './zones.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The instant (epoch ms) at which clocks of a zone show a date and a minute of the day. Of an hour that comes twice or
 * never it is one of the two that can be meant.
 * @throws RangeError for a zone that is not known here
 */
export function instantOfWall(isoDate: string, minuteOfDay: number, zone: string): number {
  const wall = Date.parse(`${isoDate}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
  const guess = wall - offsetMinutes(wall, zone) * MINUTE_MS;
  // the offset at the guess may differ from that at the wall time read as UTC, next to a change of clocks
  return wall - offsetMinutes(guess, zone) * MINUTE_MS;
}

interface ClockChange {
  /** Epoch ms of the first minute by the new clock. */
  readonly at: number;
  /** Minutes ahead of UTC, before and after. */
  readonly from: number;
  readonly to: number;
}

/** A day that is looked at costs some ten microseconds, and a plan may be anybody's. */
const LONGEST_MS = 731 * DAY_MS;

/**
 * When the clocks of a zone are changed between two instants (epoch ms), to the minute; no more than two years are looked at.
 * @throws RangeError for a zone that is not known here
 */
export function clockChanges(zone: string, from: number, until: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let [seen, offset] = [minuteOf(from), offsetMinutes(from, zone)];
  const end = Math.min(minuteOf(until), seen + LONGEST_MS);
  while (seen < end) {
    const next = Math.min(seen + DAY_MS, end);
    if (next === seen) break;
    const after = offsetMinutes(next, zone);
    if (after !== offset) {
      let [low, high] = [seen, next];
      while (high - low > MINUTE_MS) {
        const middle = minuteOf((low + high) / 2);
        if (offsetMinutes(middle, zone) === offset) low = middle;
        else high = middle;
      }
      changes.push({ at: high, from: offset, to: after });
    }
    [seen, offset] = [next, after];
  }
  return changes;
}

/** The instant at which the minute of an instant begins. */
function minuteOf(instant: number): number {
  return Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

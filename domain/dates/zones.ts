/** Clocks of IANA time zones, by the zone data of whoever runs this. */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that is not known here */
function formatterFor(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** Whether clocks of the zone are known here: an old phone does not know the newest zones. */
export function isKnownZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Minutes that a zone is ahead of UTC at an instant (epoch ms), daylight saving included.
 * @throws RangeError for a zone that is not known here
 */
export function offsetMinutes(instant: number, zone: string): number {
  const parts = new Map(
    formatterFor(zone)
      .formatToParts(new Date(instant))
      .map((part) => [part.type, part.value]),
  );
  const field = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name) ?? 0);
  const wall = Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  );
  return Math.round((wall - Math.floor(instant / 1000) * 1000) / MINUTE_MS);
}

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

/**
 * When the clocks of a zone are changed between two instants (epoch ms), to the minute.
 * @throws RangeError for a zone that is not known here
 */
export function clockChanges(zone: string, from: number, until: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let [seen, offset] = [minuteOf(from), offsetMinutes(from, zone)];
  while (seen < until) {
    const next = Math.min(seen + DAY_MS, minuteOf(until));
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

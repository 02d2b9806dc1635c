/** Clocks of IANA time zones, by the zone data of whoever runs this. */

const MINUTE_MS = 60_000;

/** More than there are zones; a name in other letters is the same zone again, 30 KB of a formatter each. */
const MAX_FORMATTERS = 700;
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
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
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

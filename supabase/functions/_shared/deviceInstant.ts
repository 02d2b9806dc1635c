/** Times by a device's clock, which may be wrong and may be made up. */

/** Before there were phones; the database refuses what is earlier in a chat. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');

/** An ISO instant by a device's clock as one that can be stored: neither in the future nor long ago. */
export function deviceInstant(iso: string, now: Date): string {
  return new Date(Math.max(EARLIEST, Math.min(Date.parse(iso), now.getTime()))).toISOString();
}

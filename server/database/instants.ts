/** How PostgreSQL writes a timestamptz under its own DateStyle: `2026-11-23 21:59:54.07+00`. */
const WRITTEN = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(?::?(\d\d))?$/;

/** The type's number, as the drivers name it. */
export const TIMESTAMPTZ = 1184;

/**
 * An instant as PostgREST answers it, ISO 8601 to the last digit that is stored: `2026-11-23T21:59:54.07+00:00`.
 * What is none (infinity, a year before Christ) stays as it is.
 */
export function isoInstant(text: string): string {
  return text.replace(
    WRITTEN,
    (_all, day: string, time: string, hours: string, minutes: string | undefined) => {
      return `${day}T${time}${hours}:${minutes ?? '00'}`;
    },
  );
}

/** What another app shares, by the names that the manifest gives it; the service worker reads them, too. */

/** The assistant's, where it is posted. */
export const SHARE_PATH = '/ai-assistant';
/** Fields of the address that it comes in. */
export const SHARE_FIELDS = { title: 'shared-title', text: 'shared-text', url: 'shared-url' } as const;
/** The file, in what the browser posts. */
export const SHARED_FILE = 'shared-file';
/** Field of the address with the events of calendar files, for a trip (takeAlong/shortCalendar.ts). */
export const SHARED_CALENDAR = 'shared-calendar';
/** Characters of it: five times what ours are. */
export const MAX_SHARED_CALENDAR_CHARS = 100_000;
/** Field of the address where something was not taken: {@link SharedProblem}. */
export const SHARED_PROBLEM = 'shared-problem';

/**
 * `large`: longer than any calendar of a trip. `other`: no calendar, one without an event that can be read, or nothing that
 * could be read at all.
 */
export type SharedProblem = 'large' | 'other';

/** Bytes of a calendar file that is read: a booking's is a few thousand. */
export const MAX_CALENDAR_BYTES = 1_000_000;

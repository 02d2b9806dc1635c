/**
 * What the first paint says of the trip that a member comes back to: the build's frame has a place for it, which the script
 * in the HTML fills before anything else has run (server/build/pages/earlyScript.ts). One account's alone, and only for it.
 */
import { LAST_TRIP_KEY } from '@/config/names.ts';

export interface LastTrip {
  readonly title: string;
  /** Its dates and how many days they are, as they are to be read. */
  readonly when: string;
  /** ISO date of its last day, after which nothing is said of it; null for one without dates. */
  readonly until: string | null;
}

/** What there is room for, in characters; the script takes no entry above a thousand. */
const MOST_TITLE = 80;
const MOST_WHEN = 60;

/** Keeps it in place of the one before; without storage the first paint has none. */
export function keepLastTrip(userId: string, { title, when, until }: LastTrip): void {
  const kept = { userId, title: title.slice(0, MOST_TITLE), when: when.slice(0, MOST_WHEN), until };
  try {
    localStorage.setItem(LAST_TRIP_KEY, JSON.stringify(kept));
  } catch {
    // what stood there may be of a trip that is no more
    drop();
  }
}

/** There is none any more, or the account leaves this device. Another account's stays. */
export function forgetLastTrip(userId: string): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LAST_TRIP_KEY) ?? 'null');
    const isOthers = typeof kept === 'object' && kept !== null && 'userId' in kept && kept.userId !== userId;
    if (!isOthers) drop();
  } catch {
    drop();
  }
}

function drop(): void {
  try {
    localStorage.removeItem(LAST_TRIP_KEY);
  } catch {
    // nothing was kept
  }
}

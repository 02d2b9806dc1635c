/**
 * Trips as this device stores them: heads by themselves, so that a list of hundreds reads no plan; contents beside
 * them. Both as they came: what a newer version wrote is kept for the day on which this app can read it.
 */
import * as z from 'zod/mini';
import {
  type Trip,
  tripContentsSchema,
  type TripHead,
  tripHeadSchema,
  type TripVersion,
} from '@domain/trips/trip.ts';

export interface TripRow {
  userId: string;
  id: string;
  revision: number;
  /** Epoch ms, by the server's clock. */
  updatedAt: number;
  /** Null for a trip that was deleted: it must not come back with an answer that was made before. */
  head: unknown;
  /** Of the plan, for lists; missing on rows of versions that had none. */
  summary?: unknown;
}

export interface TripContentsRow {
  userId: string;
  id: string;
  contents: unknown;
  /** The states before the newest changes as this device saw them, newest last, for undo without a network. */
  versions: unknown[];
}

/** The head, or null for one that was deleted or cannot be read. */
export function parseHead(row: TripRow): TripHead | null {
  const parsed = tripHeadSchema.safeParse(row.head);
  return parsed.success ? parsed.data : null;
}

/** The whole trip, or null where it cannot be read. */
export function parseTrip(row: TripRow, contents: TripContentsRow | undefined): Trip | null {
  const [head, rest] = [tripHeadSchema.safeParse(row.head), tripContentsSchema.safeParse(contents?.contents)];
  return head.success && rest.success ? { ...head.data, ...rest.data } : null;
}

const versionSchema = z.extend(
  tripContentsSchema,
  z.pick(tripHeadSchema, { title: true, startsOn: true, endsOn: true, homeZone: true }).shape,
);

/** The states before, newest last; without one that cannot be read, and without those before it. */
export function parseVersions(contents: TripContentsRow | undefined): TripVersion[] {
  const versions: TripVersion[] = [];
  for (const value of contents?.versions.toReversed() ?? []) {
    const parsed = versionSchema.safeParse(value);
    if (!parsed.success) break;
    versions.unshift(parsed.data);
  }
  return versions;
}

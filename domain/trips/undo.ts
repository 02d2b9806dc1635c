/**
 * What an undo takes back. It names the change, so that one which arrives out of its place, because what was before it
 * was refused, is late or went another way, takes back nothing that the traveller did not mean.
 */
import * as z from 'zod/mini';

/** The change of a trip that undo would take back now. */
export const newestChangeSchema = z.object({
  /** The trip's revision after it. */
  revision: z.int().check(z.nonnegative()),
  /** Of the edit, or the message; null where the history does not go back so far. */
  id: z.nullable(z.uuid()),
});
export type NewestChange = z.infer<typeof newestChangeSchema>;

/**
 * The change that an undo means: by its id where the device had made it and not heard of it from the server; null for
 * the newest that the server had at the revision which the device knew.
 */
export const undoOfField = z.nullable(z.uuid());

interface Undo {
  /** Absent of a version of the app that did not name it. */
  readonly of?: z.infer<typeof undoOfField>;
  readonly baseRevision: number;
}

/** Whether an undo would take back what it means. */
export function isMeant({ of, baseRevision }: Undo, newest: NewestChange | null): boolean {
  if (of === undefined) return true;
  if (newest === null) return false;
  return of === null ? newest.revision <= baseRevision : newest.id === of;
}

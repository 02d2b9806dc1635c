/** A trip's reads and writes: calls of SQL (supabase/migrations, trips). */
import { z } from 'zod';
import type { PendingEdit } from '../../../../domain/trips/edits.ts';
import { editedTripSchema, storedTripSchema } from './rows.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** What has become of an edit by hand. */
const madeSchema = z.object({
  status: z.enum(['applied', 'conflict', 'gone']),
  /** Why it was not applied, in words for the traveller. */
  message: z.string().nullable(),
});
export type Made = z.output<typeof madeSchema>;
export type EditedTrip = z.output<typeof editedTripSchema>;

const readSchema = z.object({
  trip: editedTripSchema,
  /** Edits that arrived before. */
  known: z.array(madeSchema.extend({ id: z.uuid() })),
});

const savedSchema = z.discriminatedUnion('outcome', [
  madeSchema.extend({ outcome: z.enum(['saved', 'repeat']), trip: editedTripSchema }),
  z.object({ outcome: z.enum(['stale', 'overtaken']), trip: editedTripSchema }),
  z.object({ outcome: z.enum(['unknown_trip', 'suspended', 'unknown_user']) }),
]);

const copiedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('copied'), trip: storedTripSchema }),
  z.object({ outcome: z.enum(['stale', 'unknown_trip', 'full', 'suspended', 'unknown_user']) }),
]);

const broughtSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('brought'), trip: storedTripSchema }),
  z.object({ outcome: z.enum(['unknown_trip', 'full', 'suspended', 'unknown_user']) }),
]);

const deletedSchema = z.enum(['deleted', 'unknown_trip', 'suspended', 'unknown_user']);

/** A trip of a user, with what became of some edits; null where there is none, or it was deleted. */
export async function readTrip(
  admin: SupabaseClient,
  userId: string,
  tripId: string,
  edits: readonly string[],
): Promise<z.output<typeof readSchema> | null> {
  const { data, error } = await admin.rpc('read_trip', { p_user: userId, p_trip: tripId, p_edits: edits });
  if (error) throw new Error('read_trip failed', { cause: error });
  return data === null ? null : readSchema.parse(data);
}

/** Stores what became of an edit on the trip's revision `expected`, with the columns that it changes. */
export async function saveTrip(
  admin: SupabaseClient,
  of: { readonly userId: string; readonly tripId: string; readonly expected: number },
  pending: PendingEdit,
  { status, message }: Made,
  columns: Record<string, unknown> | null,
): Promise<z.output<typeof savedSchema>> {
  const { id, edit, device, deviceId: device_id, madeAt: made_at } = pending;
  // an undo that names what it takes back was judged on this very revision; the database judges by revisions alone
  const isNamed = edit.kind === 'undo' && edit.of !== undefined;
  const base_revision = isNamed ? of.expected : pending.baseRevision;
  const { data, error } = await admin.rpc('save_trip', {
    p_user: of.userId,
    p_trip: of.tripId,
    p_expected: of.expected,
    p_edit: { id, edit, device_id, device, made_at, base_revision, outcome: status, reason: message },
    p_state: columns,
  });
  if (error) throw new Error('save_trip failed', { cause: error });
  return savedSchema.parse(data);
}

/**
 * Makes a further trip of a user's that begins as the revision `expected` of another one is, but for the columns given;
 * a repeat is answered with the one that was made.
 */
export async function copyTrip(
  admin: SupabaseClient,
  of: { readonly userId: string; readonly tripId: string; readonly expected: number },
  copyId: string,
  columns: Record<string, unknown> | null,
): Promise<z.output<typeof copiedSchema>> {
  const { data, error } = await admin.rpc('copy_trip', {
    p_user: of.userId,
    p_trip: of.tripId,
    p_copy: copyId,
    p_expected: of.expected,
    p_state: columns,
  });
  if (error) throw new Error('copy_trip failed', { cause: error });
  return copiedSchema.parse(data);
}

/** Makes a trip of a user's with these columns, unless one of that id is there: that one is answered as it is. */
export async function bringTrip(
  admin: SupabaseClient,
  of: { readonly userId: string; readonly tripId: string },
  columns: Record<string, unknown>,
): Promise<z.output<typeof broughtSchema>> {
  const { data, error } = await admin.rpc('bring_trip', {
    p_user: of.userId,
    p_trip: of.tripId,
    p_state: columns,
  });
  if (error) throw new Error('bring_trip failed', { cause: error });
  return broughtSchema.parse(data);
}

/** Empties a trip and marks it as deleted; a repeat is fine. */
export async function deleteTrip(
  admin: SupabaseClient,
  userId: string,
  tripId: string,
): Promise<z.output<typeof deletedSchema>> {
  const { data, error } = await admin.rpc('delete_trip', { p_user: userId, p_trip: tripId });
  if (error) throw new Error('delete_trip failed', { cause: error });
  return deletedSchema.parse(data);
}

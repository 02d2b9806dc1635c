/** What a row of trip.copy says, for the kind itself and for those that wait for a copy. */
import * as z from 'zod/mini';
import type { OutboxRow } from '@domain/outbox.ts';

export const COPY_KIND = 'trip.copy';

export const copySchema = z.object({ tripId: z.uuid(), copyId: z.uuid() });

/** Whether a row asks for a copy of an account's trip. */
export function copiesTrip(row: OutboxRow, userId: string | null, tripId: string): boolean {
  if (row.kind !== COPY_KIND || row.userId !== userId) return false;
  return copySchema.safeParse(row.payload).data?.tripId === tripId;
}

/** A trip that the server does not have, on its way there under an id that it keeps: a repeat makes no second one. */
import type { FiledTrip } from '@domain/accounts/dataFile.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { type BringPayload, tripBring } from '../../outbox/kinds/tripBring.ts';
import { tripEntity } from '../../outbox/kinds/tripEdit.ts';

/** Ids that a trip may get where those before it are of trips that were deleted. */
const MAX_IDS = 5;

export async function enqueueBring(
  db: WaymarkDatabase,
  ctx: DataContext,
  userId: string,
  payload: BringPayload,
  options: { readonly first?: boolean } = {},
): Promise<void> {
  const [id = ''] = payload.ids;
  const row = {
    id: `bring:${id}`,
    kind: tripBring.kind,
    entity: tripEntity(userId, id),
    userId,
    subject: id,
    payload,
  };
  await enqueue(db, ctx, row, options);
}

export function mark({ title, plan }: Pick<FiledTrip['trip'], 'title' | 'plan'>): string {
  return JSON.stringify([title, plan]);
}

/** Its own id, and others that follow from it and from what the trip says: a repeat has the same. */
export async function idsOf({ id, trip }: FiledTrip): Promise<string[]> {
  const ids = [id];
  for (let at = 1; at < MAX_IDS; at += 1) {
    const bytes = new TextEncoder().encode(`${id} ${at} ${mark(trip)}`);
    ids.push(uuidOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
  }
  return ids;
}

/** A UUID of version 8 (RFC 9562, 5.8) out of a digest. */
function uuidOf(digest: Uint8Array): string {
  const bytes = digest.slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

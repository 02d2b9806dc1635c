/** profile.save: fields of the travel profile go to the server, which says what was changed elsewhere meanwhile. */
import * as z from 'zod/mini';
import { AppError } from '@domain/errors/appError.ts';
import {
  type Profile,
  profileChangesSchema,
  profileSchema,
  updateProfileRequestSchema,
} from '@domain/profile/profile.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { parseOutboxRows } from '../../local/rows.ts';
import { saveProfile } from '../../remote/calls/ownAccount.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';

const KIND = 'profile.save';

const schema = z.object({
  changes: profileChangesSchema,
  changedFrom: updateProfileRequestSchema.shape.changed_from,
  /** Epoch ms. */
  changedAt: z.number(),
});
export type ProfileSavePayload = z.output<typeof schema>;

/** Saves of one profile go out in the order in which they were made. */
export function profileEntity(userId: string): string {
  return `profile:${userId}`;
}

export const profileSave: OutboxKind<ProfileSavePayload> = {
  kind: KIND,
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  async deliver({ ctx, row, payload, token }) {
    const { profile, conflicts } = await saveProfile(ctx.http, token ?? '', payload);
    if (conflicts.length > 0) {
      await ctx.store.run(async (db) => {
        if (ctx.session.current()?.userId === row.userId && profile) await db.profiles.put(profile);
      });
      // Parked: both values are shown to the traveller, who chooses.
      throw new AppError('conflict', { field: conflicts[0] });
    }
    return {
      apply: async (db) => {
        const known = profile ?? withChanges(await db.profiles.get(row.userId ?? ''), payload.changes);
        if (known) await db.profiles.put(known);
      },
    };
  },
};

/** A save of an account that is still here: waiting for the network, or refused. */
export interface UnsentSave extends ProfileSavePayload {
  readonly id: string;
  readonly parked: ReturnType<typeof parseOutboxRows>[number]['parked'];
}

/** The saves of an account that have not reached the server, oldest first. */
export async function unsentSaves(db: WaymarkDatabase, userId: string): Promise<UnsentSave[]> {
  const rows = parseOutboxRows(await db.outbox.where('userId').equals(userId).sortBy('seq'));
  return rows.flatMap(({ id, kind, payload, parked }) => {
    const parsed = schema.safeParse(payload);
    return kind === KIND && parsed.success ? [{ id, parked, ...parsed.data }] : [];
  });
}

/** The profile as it will be once what waits has been sent; what was refused does not count. */
export async function withWaiting(db: WaymarkDatabase, profile: Profile): Promise<Profile> {
  const waiting = (await unsentSaves(db, profile.id)).filter(({ parked }) => parked === null);
  return waiting.reduce<Profile>((row, { changes }) => ({ ...row, ...defined(changes) }), profile);
}

/** The row that this device has with what was saved; null where it has none that can be read. */
function withChanges(stored: unknown, changes: ProfileSavePayload['changes']): Profile | null {
  const parsed = profileSchema.safeParse(stored);
  return parsed.success ? { ...parsed.data, ...defined(changes) } : null;
}

/** Without the keys that a type allows to be undefined, and no save ever sets so. */
function defined(changes: ProfileSavePayload['changes']): Partial<Profile> {
  const { full_name: _notEdited, ...edited } = changes;
  return Object.fromEntries(Object.entries(edited).filter(([, value]) => value !== undefined));
}

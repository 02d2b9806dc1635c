/** What was typed into the travel profile or the questionnaire and not saved yet, kept on this device. */
import * as z from 'zod/mini';
import { profileSchema } from '@domain/profile/profile.ts';
import {
  GROUP_FIELDS,
  PROFILE_FIELDS,
  type ProfileForm,
  recordOf,
  type StoredFields,
  TYPED_FIELDS,
} from '@domain/profile/form.ts';
import type { DataContext } from '../../context.ts';
import { readDraft, removeDraft, saveDraft } from '../drafts.ts';

export type DraftName = 'profile' | 'questionnaire';

export interface ProfileDraft {
  /** What was stored when the draft began. */
  readonly base: StoredFields;
  readonly form: ProfileForm;
  /** Where the questionnaire was left; 0 in the profile. */
  readonly step: number;
  /** Epoch ms of the last key. */
  readonly updatedAt: number;
}

const group = z.object({ chosen: z.array(z.string()), typed: z.string() });
const schema = z.object({
  base: z.pick(profileSchema, recordOf(PROFILE_FIELDS, true)),
  form: z.object({ ...recordOf(TYPED_FIELDS, z.string()), ...recordOf(GROUP_FIELDS, group) }),
  step: z.number(),
  updatedAt: z.number(),
});

/** The draft; null where there is none, and for one that cannot be read. Throws AppError. */
export async function readProfileDraft(
  ctx: DataContext,
  userId: string,
  name: DraftName,
): Promise<ProfileDraft | null> {
  const parsed = schema.safeParse(await readDraft(ctx, userId, name));
  return parsed.success ? parsed.data : null;
}

/** Keeps the draft, in place of the one before; null removes it. Throws AppError. */
export async function keepProfileDraft(
  ctx: DataContext,
  userId: string,
  name: DraftName,
  draft: Omit<ProfileDraft, 'updatedAt'> | null,
): Promise<void> {
  if (draft === null) await removeDraft(ctx, userId, name);
  else await saveDraft(ctx, userId, name, { ...draft, updatedAt: ctx.clock.now() });
}

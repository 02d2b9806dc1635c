import type { DataFile } from '@domain/accounts/dataFile.ts';
import {
  fingerprint,
  formOf,
  NOTHING_STORED,
  PROFILE_FIELDS,
  type ProfileForm,
  storedFieldsOf,
} from '@domain/profile/form.ts';
import { type Profile, profileSchema } from '@domain/profile/profile.ts';
import type { DataContext } from '../../context.ts';
import { keepProfileDraft, readProfileDraft } from './profileDrafts.ts';

/** `form`: what differs stands in the profile's form, unsaved. `draft`: something unsaved was in it, and stays. */
export type BroughtProfile = 'form' | 'same' | 'draft' | 'none';

/**
 * Puts what another copy of the profile says into its form, to be looked at and saved; what that does not know stays.
 * @param theirs the server's copy, where this device does not have it yet
 */
export async function bringProfile(
  ctx: DataContext,
  userId: string,
  filed: DataFile['profile'],
  theirs: Profile | null = null,
): Promise<BroughtProfile> {
  const here = profileSchema.safeParse(theirs ?? (await ctx.store.run((db) => db.profiles.get(userId))));
  if (filed === null || !here.success) return 'none';
  const base = storedFieldsOf(here.data);
  const [stored, brought, empty] = [base, storedFieldsOf(filed), NOTHING_STORED].map((fields) =>
    formOf(fields),
  );
  if (!stored || !brought || !empty) return 'none';
  const told = PROFILE_FIELDS.filter((field) => fingerprint(brought, field) !== fingerprint(empty, field));
  const other = told.filter((field) => fingerprint(brought, field) !== fingerprint(stored, field));
  if (other.length === 0) return 'same';
  if (await readProfileDraft(ctx, userId, 'profile')) return 'draft';
  const form: ProfileForm = {
    ...stored,
    ...Object.fromEntries(other.map((field) => [field, brought[field]])),
  };
  await keepProfileDraft(ctx, userId, 'profile', { base, form, step: 0 });
  return 'form';
}

/** What was typed and not saved, in the profile and in the questionnaire; never in the way. */
import type { DataLayer } from '@/data/dataLayer.ts';
import type { DraftName, ProfileDraft } from '@/data/repositories/profile/profileDrafts.ts';

/** The draft; null where there is none, and where this device cannot say. */
export function recallDraft(
  { profile }: DataLayer,
  userId: string,
  name: DraftName,
): Promise<ProfileDraft | null> {
  return profile.readProfileDraft(userId, name).catch(() => null);
}

/**
 * Keeps the draft, with every key: a session that ends elsewhere leaves no time for more. Null forgets it. A device
 * that cannot keep it only loses it with the page.
 */
export async function keepDraft(
  { profile }: DataLayer,
  userId: string,
  name: DraftName,
  draft: Omit<ProfileDraft, 'updatedAt'> | null,
): Promise<void> {
  await profile.keepProfileDraft(userId, name, draft).catch(() => undefined);
}

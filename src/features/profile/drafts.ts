/** What was typed and not saved, in the profile and in the questionnaire; loaded on demand, and never in the way. */
import type { DraftName, ProfileDraft } from '@/data/repositories/profile/profileDrafts.ts';

const load = () => import('@/data/repositories/profile/profileDrafts.ts');

/** The draft; null where there is none, and where this device cannot say. */
export async function recallDraft(userId: string, name: DraftName): Promise<ProfileDraft | null> {
  const { readProfileDraft } = await load();
  return readProfileDraft(userId, name).catch(() => null);
}

/**
 * Keeps the draft, with every key: a session that ends elsewhere leaves no time for more. Null forgets it. A device
 * that cannot keep it only loses it with the page.
 */
export async function keepDraft(
  userId: string,
  name: DraftName,
  draft: Omit<ProfileDraft, 'updatedAt'> | null,
): Promise<void> {
  const { keepProfileDraft } = await load();
  await keepProfileDraft(userId, name, draft).catch(() => undefined);
}

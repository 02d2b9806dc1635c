/** What a chat turn reads of the caller's profile. */
import { z } from 'zod';
import { textList } from '../../../../domain/text/text.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

const text = z.string().nullable().catch(null);

/** An odd value of a travel preference is left out: nobody loses the assistant by what stands in their profile. */
export const profileSchema = z.object({
  nickname: text,
  home_location: text,
  travel_style: text,
  budget_per_night: z.number().nullable().catch(null),
  interests: textList,
  amenities: textList,
  stay_type: text,
  additional_notes: text,
  subscription_status: z.string(),
  role: z.string(),
});
export type ChatProfile = z.output<typeof profileSchema>;

const COLUMNS = Object.keys(profileSchema.shape).join(', ');

/** The profile of a user; null when there is none. @throws Error when the database cannot be asked */
export async function readProfile(admin: SupabaseClient, userId: string): Promise<ChatProfile | null> {
  const { data, error } = await admin.from('profiles').select(COLUMNS).eq('id', userId).maybeSingle();
  if (error) throw new Error('The profile could not be read', { cause: error });
  return data === null ? null : profileSchema.parse(data);
}

/** Business accounts and admins are not metered (requirements §9). */
export function isMetered(profile: ChatProfile): boolean {
  return profile.subscription_status !== 'Business' && profile.role !== 'admin';
}

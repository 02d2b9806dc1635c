/** What a chat turn reads of the caller's profile. */
import { z } from 'zod';
import { textList } from '../../../../domain/text/text.ts';
import type { Traveller } from '../../../../engine/traveller.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

const text = z.string().nullable().catch(null);

/** As many as a turn reads of any group. */
const MAX_CHOICES = 20;
const encodedChoice = z.union([z.array(z.string()), z.string().transform((choice) => [choice])]);

/** An odd value of a travel preference is left out: nobody loses the assistant by what stands in their profile. */
export const profileSchema = z.object({
  nickname: text,
  home_location: text,
  travel_style: text,
  budget_per_night: z.number().nullable().catch(null),
  interests: textList,
  amenities: textList,
  stay_type: text.transform(choicesOf),
  additional_notes: text,
  subscription_status: z.string(),
  role: z.string(),
});
export type ChatProfile = z.output<typeof profileSchema>;

const COLUMNS = Object.keys(profileSchema.shape).join(', ');

/** Choices of a group as the profile holds them, a JSON-encoded choice or list; none for anything else. */
function choicesOf(encoded: string | null): string[] {
  if (encoded === null) return [];
  try {
    return encodedChoice.parse(JSON.parse(encoded)).slice(0, MAX_CHOICES);
  } catch {
    return [];
  }
}

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

/** The profile as the assistant is told of it; empty fields are left out. */
export function travellerOf(profile: ChatProfile, today: string): Traveller {
  const filled = {
    nickname: profile.nickname?.trim(),
    homeLocation: profile.home_location?.trim(),
    travelStyle: profile.travel_style?.trim(),
    notes: profile.additional_notes?.trim(),
  };
  const texts = Object.fromEntries(Object.entries(filled).filter(([, value]) => value));
  return {
    today,
    interests: profile.interests ?? [],
    ...(profile.amenities && profile.amenities.length > 0
      ? { amenities: profile.amenities.slice(0, 20) }
      : {}),
    ...(profile.stay_type.length > 0 ? { stayTypes: profile.stay_type } : {}),
    ...texts,
    ...(profile.budget_per_night === null ? {} : { budgetPerNight: profile.budget_per_night }),
  };
}

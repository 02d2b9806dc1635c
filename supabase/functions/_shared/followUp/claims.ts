/** The two SQL calls that keep letters few (supabase/migrations, accounts). */
import { z } from 'zod';
import { FOLLOW_UP_WINDOW_SECONDS, MAX_FOLLOW_UPS, type BookingDetails } from '../domain/planner.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

const claimSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('claimed') }),
  z.object({ outcome: z.literal('repeat') }),
  z.object({ outcome: z.literal('rate_limited'), retry_after: z.number().int().positive() }),
  z.object({ outcome: z.literal('suspended') }),
  z.object({ outcome: z.literal('unknown_user') }),
]);
export type Claim = z.output<typeof claimSchema>;

/** Names a plan: the SHA-256 of its details, hexadecimal. */
export async function planKey(details: BookingDetails): Promise<string> {
  const { url, destination = '', checkIn = '', checkOut = '' } = details;
  const bytes = new TextEncoder().encode(JSON.stringify([url, destination, checkIn, checkOut]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Takes one of an account's letters, or says why not. @throws Error when the database cannot be asked */
export async function claimFollowUp(admin: SupabaseClient, userId: string, plan: string): Promise<Claim> {
  const { data, error } = await admin.rpc('claim_follow_up', {
    p_user: userId,
    p_plan: plan,
    p_limit: MAX_FOLLOW_UPS,
    p_window_seconds: FOLLOW_UP_WINDOW_SECONDS,
  });
  if (error) throw new Error('claim_follow_up failed', { cause: error });
  return claimSchema.parse(data);
}

/** Gives back a letter that could not be sent. */
export async function releaseFollowUp(admin: SupabaseClient, userId: string, plan: string): Promise<void> {
  const { error } = await admin.rpc('release_follow_up', { p_user: userId, p_plan: plan });
  if (error) throw new Error('release_follow_up failed', { cause: error });
}

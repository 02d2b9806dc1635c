/** The two SQL calls that keep letters few (supabase/migrations, accounts). */
import { z } from 'zod';
import {
  FOLLOW_UP_WINDOW_SECONDS,
  MAX_FOLLOW_UPS,
  type BookingDetails,
} from '../../../../domain/chat/plannerApi.ts';
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
export function planKey(details: BookingDetails): Promise<string> {
  const { url, destination = '', checkIn = '', checkOut = '' } = details;
  return sha256([url, destination, checkIn, checkOut]);
}

/**
 * Names a letter: the SHA-256, hexadecimal, of its reader, its plan and the day. A letter that was sent though the
 * answer came too late is asked for again under the same name; the same plan's letter of another day has its own.
 */
export function followUpId(userId: string, plan: string, now: Date): Promise<string> {
  const window = Math.floor(now.getTime() / 1000 / FOLLOW_UP_WINDOW_SECONDS);
  return sha256([userId, plan, window]);
}

async function sha256(parts: readonly (string | number)[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
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

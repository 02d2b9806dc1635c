/** How a turn's tokens are set aside and given back, in SQL (supabase/migrations, tokens). A turn that ends well is settled with its messages and its trip: assistant/turnRecords.ts. */
import { z } from 'zod';
import { MAX_CHARGE_PER_TURN, RESERVATION_TTL_SECONDS } from '../../../../domain/billing/tokens.ts';
import { FunctionFailure } from '../errors.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

const balance = z.number().int().nonnegative();

const reservedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('held'), balance }),
  z.object({ outcome: z.literal('replay'), balance, charged: z.number().int(), reply: z.unknown() }),
  z.object({ outcome: z.literal('in_progress') }),
  z.object({ outcome: z.literal('token_limit') }),
  z.object({ outcome: z.literal('too_many') }),
  z.object({ outcome: z.literal('suspended') }),
  z.object({ outcome: z.literal('unknown_user') }),
]);
type Reserved = Exclude<z.output<typeof reservedSchema>, { outcome: 'too_many' }>;

/** What a turn is metered by. */
export interface TurnTerms {
  /** It asks for the free first response. */
  readonly isFirstResponse: boolean;
  /** A device has answered it already: nothing is set aside for it. */
  readonly isAnsweredHere: boolean;
}

export interface TurnKey {
  readonly userId: string;
  readonly messageId: string;
}

/** Of the trigger that bounds failed turns (supabase/migrations, guards). */
const TOO_MANY_FAILURES = 'PT429';
const RETRY_AFTER_FAILURES_SECONDS = 120;
const RETRY_AFTER_TOO_MANY_SECONDS = 3_600;

/**
 * Sets tokens aside for a turn, or says why not.
 * @throws FunctionFailure rate_limited after too many failed turns, or too many in a day that a device had answered
 * @throws Error when the database cannot be asked
 */
export async function reserveTokens(
  admin: SupabaseClient,
  key: TurnKey,
  { isFirstResponse, isAnsweredHere }: TurnTerms,
): Promise<Reserved> {
  const { data, error } = await admin.rpc('reserve_tokens', {
    p_user: key.userId,
    p_message: key.messageId,
    p_amount: MAX_CHARGE_PER_TURN,
    p_ttl_seconds: RESERVATION_TTL_SECONDS,
    p_first_response: isFirstResponse,
    p_answered_here: isAnsweredHere,
  });
  if (error?.code === TOO_MANY_FAILURES) {
    throw new FunctionFailure('rate_limited', error.message, {
      headers: { 'retry-after': String(RETRY_AFTER_FAILURES_SECONDS) },
    });
  }
  if (error) throw new Error('reserve_tokens failed', { cause: error });
  const reserved = reservedSchema.parse(data);
  if (reserved.outcome !== 'too_many') return reserved;
  throw new FunctionFailure('rate_limited', 'Too many questions were answered without a network today.', {
    headers: { 'retry-after': String(RETRY_AFTER_TOO_MANY_SECONDS) },
  });
}

/** Gives a turn's tokens back. */
export async function releaseTokens(admin: SupabaseClient, key: TurnKey): Promise<void> {
  const { error } = await admin.rpc('release_tokens', { p_user: key.userId, p_message: key.messageId });
  if (error) throw new Error('release_tokens failed', { cause: error });
}

/** The SQL calls of a purchase (supabase/migrations, billing). */
import { z } from 'zod';
import { suspended, unknownProfile } from '../accounts/refusals.ts';
import { PAID_TIERS, type PaidTier } from '../../../../domain/billing/plans.ts';
import { FunctionFailure } from '../errors.ts';
import type { PaymentMode } from '../../../../domain/billing/billing.ts';
import type { SubscriptionEvent } from './stripeEvents.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

const openedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('open'), id: z.string().nullable(), customer: z.string().nullable() }),
  z.object({ outcome: z.enum(['suspended', 'unknown_user', 'current_plan', 'too_many']) }),
]);

export interface Purchase {
  readonly userId: string;
  /** null asks whether the account may buy, and whether the same purchase is open already. */
  readonly id: string | null;
  readonly tier: PaidTier;
  readonly tokens: number;
  readonly mode: PaymentMode;
}

/**
 * Starts a purchase in the books.
 * @returns the id of a purchase that was open already or begins now, and the provider's customer
 * @throws FunctionFailure when the account may not buy this plan
 */
export async function openCheckout(admin: SupabaseClient, purchase: Purchase) {
  const { data, error } = await admin.rpc('open_checkout', {
    p_user: purchase.userId,
    p_id: purchase.id,
    p_tier: purchase.tier,
    p_tokens: purchase.tokens,
    p_mode: purchase.mode,
  });
  if (error) throw new Error('open_checkout failed', { cause: error });
  const opened = openedSchema.parse(data);
  switch (opened.outcome) {
    case 'open':
      return opened;
    case 'suspended':
      throw suspended();
    case 'unknown_user':
      throw unknownProfile();
    case 'current_plan':
      throw new FunctionFailure('bad_request', `tier: ${purchase.tier} is your plan already`, {
        field: 'tier',
      });
    case 'too_many':
      throw new FunctionFailure(
        'rate_limited',
        'You began many purchases in the last hour. Try again later.',
        {
          headers: { 'retry-after': '3600' },
        },
      );
  }
}

const sessionFields = {
  mode: z.enum(['sandbox', 'mock', 'live']),
  tier: z.enum(PAID_TIERS),
  tokens: z.number().int().positive(),
  balance: z.number().int().nonnegative(),
};

const completedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['completed', 'repeat', 'pending', 'open', 'cancelled']),
    ...sessionFields,
  }),
  z.object({ outcome: z.literal('mismatch'), field: z.enum(['tier', 'tokens']) }),
  z.object({ outcome: z.enum(['not_found', 'suspended']) }),
]);
export type Completed = z.output<typeof completedSchema>;

/** Completes a paid purchase, or says why not; only the first call changes anything. */
export async function completeCheckout(
  admin: SupabaseClient,
  userId: string,
  session: { readonly id: string; readonly tier: PaidTier | null; readonly tokens: number | null },
): Promise<Completed> {
  const { data, error } = await admin.rpc('complete_checkout', {
    p_user: userId,
    p_session: session.id,
    p_tier: session.tier,
    p_tokens: session.tokens,
  });
  if (error) throw new Error('complete_checkout failed', { cause: error });
  return completedSchema.parse(data);
}

const appliedSchema = z.object({
  outcome: z.enum(['applied', 'repeat', 'tie', 'unknown_user']),
  /** Older subscriptions of the account that still run. */
  superseded: z.array(z.string()),
});

/** Applies an event of the payment provider, once. */
export async function applyStripeEvent(
  admin: SupabaseClient,
  event: SubscriptionEvent,
): Promise<z.output<typeof appliedSchema>> {
  const { data, error } = await admin.rpc('apply_stripe_event', { p_event: event });
  if (error) throw new Error('apply_stripe_event failed', { cause: error });
  return appliedSchema.parse(data);
}

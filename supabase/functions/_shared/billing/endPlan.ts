/** Ending the plan of an account that stays, and taking the end back. */
import { z } from 'zod';
import { unknownProfile } from '../accounts/refusals.ts';
import { applyStripeEvent } from './checkouts.ts';
import { ofSubscription } from './stripeEvents.ts';
import { FunctionFailure } from '../errors.ts';
import { ProviderError } from '../providers/error.ts';
import type { PaymentsProvider } from '../providers/payments/payments.ts';
import type { CancelReply } from '../domain/billing.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Statuses of a subscription that pays for a plan; `private.paid_tier` in SQL has the same. */
const IN_FORCE = ['active', 'trialing', 'past_due'];

const rowsSchema = z.array(z.object({ id: z.string() }));
const endedSchema = z.object({ outcome: z.enum(['ended', 'none', 'subscribed', 'unknown_user']) });

export interface PlanDeps {
  readonly admin: SupabaseClient;
  readonly payments: PaymentsProvider;
  readonly now: Date;
}

/**
 * Ends an account's plan: what is paid for goes on until the paid month is over, what is not ends now. The tokens
 * stay in both cases. A repeat changes nothing.
 * @throws FunctionFailure conflict when there is no plan to end, not_found, provider_unavailable
 */
export async function endPlan(deps: PlanDeps, userId: string): Promise<CancelReply> {
  const running = await runningSubscriptions(deps.admin, userId);
  if (running.length > 0) return { status: 'ends', ends_at: await setEnding(deps, running, true) };
  const { data, error } = await deps.admin.rpc('end_unbilled_plan', { p_user: userId });
  if (error) throw new Error('end_unbilled_plan failed', { cause: error });
  switch (endedSchema.parse(data).outcome) {
    case 'ended':
      return { status: 'ended', ends_at: null };
    case 'unknown_user':
      throw unknownProfile();
    case 'none':
      throw new FunctionFailure('conflict', 'You are on the Free plan: there is nothing to cancel.');
    case 'subscribed':
      // it began between the two questions
      return endPlan(deps, userId);
  }
}

/**
 * Takes back the end of a plan that runs until its paid month is over.
 * @throws FunctionFailure conflict when nothing runs, provider_unavailable
 */
export async function resumePlan(deps: PlanDeps, userId: string): Promise<CancelReply> {
  const running = await runningSubscriptions(deps.admin, userId);
  if (running.length === 0) {
    throw new FunctionFailure(
      'conflict',
      'Your plan has ended. You can choose a new one on the pricing page.',
    );
  }
  return { status: 'goes_on', ends_at: await setEnding(deps, running, false) };
}

async function runningSubscriptions(admin: SupabaseClient, userId: string): Promise<string[]> {
  const { data, error } = await admin
    .from('subscriptions')
    .select('id')
    .eq('user_id', userId)
    .in('status', IN_FORCE)
    .order('started_at', { ascending: false });
  if (error) throw new Error('The subscriptions could not be read', { cause: error });
  return rowsSchema.parse(data).map(({ id }) => id);
}

/** Tells the provider, and writes its answer into the books at once: its own event comes later and says the same. */
async function setEnding(
  { admin, payments, now }: PlanDeps,
  subscriptions: readonly string[],
  ends: boolean,
): Promise<string | null> {
  const periodEnds: number[] = [];
  for (const id of subscriptions) {
    const answer = await payments.setEnding(id, ends).catch((cause: unknown) => {
      if (!(cause instanceof ProviderError)) throw cause;
      throw new FunctionFailure(
        'provider_unavailable',
        'The payment provider is not answering, so nothing was changed. Please try again in a moment.',
        { cause },
      );
    });
    const event = {
      id: `waymark_${crypto.randomUUID()}`,
      type: 'customer.subscription.updated',
      created: Math.floor(now.getTime() / 1000),
      data: { object: answer },
    };
    const said = ofSubscription(event, answer, payments.tierOfPrice);
    await applyStripeEvent(admin, { ...said, force: true });
    if (said.period_end !== undefined) periodEnds.push(said.period_end);
  }
  return periodEnds.length === 0 ? null : new Date(Math.max(...periodEnds) * 1000).toISOString();
}

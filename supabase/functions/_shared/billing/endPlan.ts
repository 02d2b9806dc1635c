/** Ending the plan of an account that stays, and taking the end back. */
import { z } from 'zod';
import { unknownProfile } from '../accounts/refusals.ts';
import { applyStripeEvent } from './checkouts.ts';
import { ofSubscription } from './stripeEvents.ts';
import { FunctionFailure } from '../errors.ts';
import { ProviderError } from '../providers/error.ts';
import type { PaymentsProvider } from '../providers/payments/payments.ts';
import type { CancelReply } from '../../../../domain/billing/billing.ts';
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

/**
 * Tells the provider about each subscription, and goes on to the next where one is not answered: whoever ends a plan
 * wants as much of it ended as can be. Answers when the last paid month is over.
 * @throws FunctionFailure provider_unavailable, with what was changed and what was not
 */
async function setEnding(
  deps: PlanDeps,
  subscriptions: readonly string[],
  ends: boolean,
): Promise<string | null> {
  const periodEnds: number[] = [];
  const failures: ProviderError[] = [];
  for (const id of subscriptions) {
    try {
      const periodEnd = await setOneEnding(deps, id, ends);
      if (periodEnd !== undefined) periodEnds.push(periodEnd);
    } catch (thrown) {
      if (!(thrown instanceof ProviderError)) throw thrown;
      failures.push(thrown);
    }
  }
  const [cause] = failures;
  if (cause) {
    const message = describeFailure(subscriptions.length, failures.length);
    throw new FunctionFailure('provider_unavailable', message, { cause });
  }
  return periodEnds.length === 0 ? null : new Date(Math.max(...periodEnds) * 1000).toISOString();
}

/** Writes the provider's answer into the books at once: its own event comes later and says the same. */
async function setOneEnding(
  { admin, payments, now }: PlanDeps,
  id: string,
  ends: boolean,
): Promise<number | undefined> {
  const answer = await payments.setEnding(id, ends);
  const event = {
    id: `waymark_${crypto.randomUUID()}`,
    type: 'customer.subscription.updated',
    created: Math.floor(now.getTime() / 1000),
    data: { object: answer },
  };
  const said = ofSubscription(event, answer, payments.tierOfPrice);
  await applyStripeEvent(admin, { ...said, force: true });
  return said.period_end;
}

function describeFailure(asked: number, failed: number): string {
  const done = asked - failed;
  if (done === 0) {
    return 'The payment provider is not answering, so nothing was changed. Please try again in a moment.';
  }
  const changed = done === 1 ? 'that one was changed' : 'those were changed';
  return `You have ${asked} subscriptions, and the payment provider answered for ${done} of them: ${changed}, the rest was not. Please try again in a moment.`;
}

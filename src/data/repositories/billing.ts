/** Purchases. They need the network: nothing here is kept for later, since money is not spent behind one's back. */
import {
  type CancelReply,
  type CheckoutReply,
  type CompleteReply,
  type CompleteRequest,
  currentSubscription,
  type Subscription,
  type Topup,
  type UsageDay,
} from '@/domain/billing.ts';
import { toAppError } from '@/domain/errors.ts';
import { type PaidTier, planOf } from '@/domain/plans.ts';
import type { DataContext } from '../context.ts';
import {
  cancelPlan,
  completeCheckout,
  createCheckout,
  fetchSubscriptions,
  fetchTopups,
  fetchUsage,
} from '../remote/checkout.ts';
import { getDataContext } from '../runtime.ts';

type Context = Pick<DataContext, 'http' | 'session'>;

export interface Buyer {
  readonly userId: string;
  readonly email: string;
}

/** Starts the purchase of a plan and answers where to pay; throws AppError. */
export async function startCheckout(
  { userId, email }: Buyer,
  tier: PaidTier,
  ctx: Context = getDataContext(),
): Promise<CheckoutReply> {
  const token = await ctx.session.token(userId);
  const body = { email, user_id: userId, tier, tokens: planOf(tier).tokens };
  return createCheckout(ctx.http, token, body);
}

/**
 * Completes a purchase after the payment; safe to repeat. A token that is refused is exchanged for another, once; an
 * account that is signed out by that comes back to the purchase after the login. Throws AppError.
 */
export async function finishCheckout(
  userId: string,
  request: CompleteRequest,
  ctx: Context = getDataContext(),
): Promise<CompleteReply> {
  const token = await ctx.session.token(userId);
  try {
    return await completeCheckout(ctx.http, token, request);
  } catch (thrown) {
    if (toAppError(thrown).reason !== 'unauthorized') throw thrown;
    ctx.session.refuse(token);
    return completeCheckout(ctx.http, await ctx.session.token(userId), request);
  }
}

/** Ends an account's plan, or takes the end back with `resume`. Throws AppError. */
export async function endPlan(
  userId: string,
  { resume }: { readonly resume: boolean },
  ctx: Context = getDataContext(),
): Promise<CancelReply> {
  return cancelPlan(ctx.http, await ctx.session.token(userId), { resume });
}

/** What an account's chats cost on each of the last days that had any, by this device's calendar. Throws AppError. */
export async function loadUsage(
  userId: string,
  days: number,
  ctx: Context = getDataContext(),
): Promise<UsageDay[]> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return fetchUsage(ctx.http, await ctx.session.token(userId), days, zone);
}

export interface Books {
  /** The live subscription that the plan comes from, else the newest; null when there never was one. */
  readonly subscription: Subscription | null;
  /** Newest first. */
  readonly topups: readonly Topup[];
}

/** What an account bought; throws AppError. */
export async function loadBooks(userId: string, ctx: Context = getDataContext()): Promise<Books> {
  const token = await ctx.session.token(userId);
  const [subscriptions, topups] = await Promise.all([
    fetchSubscriptions(ctx.http, token, userId),
    fetchTopups(ctx.http, token, userId),
  ]);
  return { subscription: currentSubscription(subscriptions), topups };
}

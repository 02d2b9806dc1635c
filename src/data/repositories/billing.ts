/** Purchases. They need the network: nothing here is kept for later, since money is not spent behind one's back. */
import type {
  CancelReply,
  CheckoutReply,
  CompleteReply,
  CompleteRequest,
  Subscription,
  Topup,
  UsageDay,
} from '@domain/billing/billing.ts';
import { currentSubscription } from '@domain/billing/checkout.ts';
import { type PaidTier, planOf } from '@domain/billing/plans.ts';
import type { DataContext } from '../context.ts';
import {
  cancelPlan,
  completeCheckout,
  createCheckout,
  fetchSubscriptions,
  fetchTopups,
  fetchUsage,
} from '../remote/checkout.ts';
import { withToken } from '../withToken.ts';

type Context = Pick<DataContext, 'http' | 'session'>;

export interface Buyer {
  readonly userId: string;
  readonly email: string;
}

/** Starts the purchase of a plan and answers where to pay; throws AppError. */
export function startCheckout(
  ctx: Context,
  { userId, email }: Buyer,
  tier: PaidTier,
): Promise<CheckoutReply> {
  const body = { email, user_id: userId, tier, tokens: planOf(tier).tokens };
  return withToken(userId, ctx, (token) => createCheckout(ctx.http, token, body));
}

/** Completes a purchase after the payment; safe to repeat. Throws AppError. */
export function finishCheckout(
  ctx: Context,
  userId: string,
  request: CompleteRequest,
): Promise<CompleteReply> {
  return withToken(userId, ctx, (token) => completeCheckout(ctx.http, token, request));
}

/** Ends an account's plan, or takes the end back with `resume`. Throws AppError. */
export function endPlan(
  ctx: Context,
  userId: string,
  { resume }: { readonly resume: boolean },
): Promise<CancelReply> {
  return withToken(userId, ctx, (token) => cancelPlan(ctx.http, token, { resume }));
}

/** What an account's chats cost on each of the last days that had any, by this device's calendar. Throws AppError. */
export function loadUsage(ctx: Context, userId: string, days: number): Promise<UsageDay[]> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return withToken(userId, ctx, (token) => fetchUsage(ctx.http, token, days, zone));
}

/**
 * The live subscription that an account's plan comes from, else the newest; null when there never was one. Throws
 * AppError.
 */
export async function loadSubscription(ctx: Context, userId: string): Promise<Subscription | null> {
  return currentSubscription(
    await withToken(userId, ctx, (token) => fetchSubscriptions(ctx.http, token, userId)),
  );
}

/** What an account bought, newest first; throws AppError. */
export function loadTopups(ctx: Context, userId: string): Promise<Topup[]> {
  return withToken(userId, ctx, (token) => fetchTopups(ctx.http, token, userId));
}

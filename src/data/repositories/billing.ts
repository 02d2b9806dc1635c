/** Purchases. They need the network: nothing here is kept for later, since money is not spent behind one's back. */
import type { CheckoutReply, CompleteReply, CompleteRequest, Subscription, Topup } from '@/domain/billing.ts';
import { type PaidTier, planOf } from '@/domain/plans.ts';
import type { DataContext } from '../context.ts';
import { completeCheckout, createCheckout, fetchSubscription, fetchTopups } from '../remote/checkout.ts';
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

/** Completes a purchase after the payment; safe to repeat. Throws AppError. */
export async function finishCheckout(
  userId: string,
  request: CompleteRequest,
  ctx: Context = getDataContext(),
): Promise<CompleteReply> {
  return completeCheckout(ctx.http, await ctx.session.token(userId), request);
}

export interface Books {
  /** The newest live subscription; null when there never was one. */
  readonly subscription: Subscription | null;
  /** Newest first. */
  readonly topups: readonly Topup[];
}

/** What an account bought; throws AppError. */
export async function loadBooks(userId: string, ctx: Context = getDataContext()): Promise<Books> {
  const token = await ctx.session.token(userId);
  const [subscription, topups] = await Promise.all([
    fetchSubscription(ctx.http, token, userId),
    fetchTopups(ctx.http, token, userId),
  ]);
  return { subscription, topups };
}

/** Stripe Checkout for monthly subscriptions, and its webhook. */
import { z } from 'zod';
import { ProviderError } from '../error.ts';
import { cancelUrl, successUrl } from './addresses.ts';
import { asProviderError, createStripeClient, refusalOf, type StripeClientOptions } from './stripeClient.ts';
import type { PaidTier } from '../../domain/plans.ts';
import type { Order, PaymentsProvider } from './payments.ts';
import type { Stripe } from 'stripe';

export interface StripeOptions extends StripeClientOptions {
  readonly siteUrl: string;
  readonly prices: ReadonlyMap<PaidTier, string>;
  readonly webhookSecret: string | null;
}

/** Stripe puts the session's id in its place. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

const sessionSchema = z.object({ id: z.string().min(8), url: z.url({ protocol: /^https?$/ }) });

/** The provider for a key. */
export function createStripePayments(options: StripeOptions): PaymentsProvider {
  const { prices, webhookSecret } = options;
  let client: Promise<Stripe> | undefined;
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    client ??= createStripeClient(options);
    const stripe = await client;
    try {
      return await work(stripe);
    } catch (thrown) {
      throw asProviderError(thrown);
    }
  };

  return {
    mode: 'live',
    message: '',
    open: (order) => openSession(order, options, ask),
    urlOf: () => {
      throw new Error('The address of a live checkout is known to Stripe alone');
    },
    tierOfPrice: (priceId) => [...prices].find(([, id]) => id === priceId)?.[0] ?? null,
    verifyEvent: async (body, signature, now) => {
      if (webhookSecret === null) return null;
      const { Stripe: Library } = await import('stripe');
      try {
        return await Library.webhooks.constructEventAsync(
          body,
          signature,
          webhookSecret,
          undefined,
          Library.createSubtleCryptoProvider(),
          now.getTime(),
        );
      } catch {
        return null;
      }
    },
    fetchSubscription: (id) => ask((stripe) => stripe.subscriptions.retrieve(id)),
    // 404 is what a subscription that has ended answers; 400 is a checkout that is paid or expired
    cancelSubscription: (id) =>
      unless(
        [404],
        ask((stripe) => stripe.subscriptions.cancel(id)),
      ),
    expireCheckout: (id) =>
      unless(
        [400, 404],
        ask((stripe) => stripe.checkout.sessions.expire(id)),
      ),
  };
}

type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

async function openSession(order: Order, { prices, siteUrl }: StripeOptions, ask: Ask) {
  const { plan, userId, email, customerId } = order;
  const price = prices.get(plan.tier);
  if (price === undefined) throw new ProviderError('Stripe', `has no price for ${plan.tier}`);
  const metadata = { user_id: userId, tier: plan.tier, tokens: String(plan.tokens) };
  const create = (customer: string | null) =>
    ask((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          line_items: [{ price, quantity: 1 }],
          client_reference_id: userId,
          metadata,
          subscription_data: { metadata },
          success_url: successUrl(siteUrl, {
            id: SESSION_ID,
            tier: plan.tier,
            tokens: plan.tokens,
            mode: 'live',
          }),
          cancel_url: cancelUrl(siteUrl),
          ...(customer === null ? { customer_email: email } : { customer }),
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    );
  const session = await create(customerId).catch((failure: unknown) => {
    // deleted at Stripe meanwhile
    const { param } = refusalOf(failure instanceof Error ? failure.cause : null);
    if (customerId === null || param !== 'customer') throw failure;
    return create(null);
  });
  const parsed = sessionSchema.safeParse(session);
  if (!parsed.success) throw new ProviderError('Stripe', 'answered another shape', { cause: parsed.error });
  return parsed.data;
}

/** Takes an answer of one of these statuses for success. */
async function unless(statuses: readonly number[], work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (failure) {
    const status = failure instanceof ProviderError ? failure.status : undefined;
    if (status === undefined || !statuses.includes(status)) throw failure;
  }
}

/** Stripe Checkout for monthly subscriptions, and its webhook. */
import { z } from 'zod';
import { ProviderError } from '../error.ts';
import { cancelUrl, successUrl } from './addresses.ts';
import { asProviderError, createStripeClient, refusalOf, type StripeClientOptions } from './stripeClient.ts';
import type { PaidTier } from '../../../../../domain/billing/plans.ts';
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

/** A session that cannot be expired: it is expired already, or complete with the subscription that it began. */
const closedSchema = z.union([
  z.object({ status: z.literal('expired') }),
  z.object({ status: z.literal('complete'), subscription: z.string().min(1) }),
]);

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
    payable: true,
    site: options.siteUrl,
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
    setEnding: (id, ends) => ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: ends })),
    cancelSubscription: (id) => cancelSubscription(id, ask),
    endCheckout: (id) => endCheckout(id, ask),
  };
}

type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

async function openSession(order: Order, { prices, siteUrl }: StripeOptions, ask: Ask) {
  const { plan, userId, email, customerId } = order;
  const price = prices.get(plan.tier);
  if (price === undefined) throw new ProviderError('Stripe', `has no price for ${plan.tier}`);
  const metadata = { user_id: userId, ...plan.metadata, site: siteUrl };
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
  return read(sessionSchema, session);
}

async function cancelSubscription(id: string, ask: Ask): Promise<void> {
  try {
    await ask((stripe) => stripe.subscriptions.cancel(id));
  } catch (failure) {
    // what a subscription that has ended answers
    if (statusOf(failure) !== 404) throw failure;
  }
}

async function endCheckout(id: string, ask: Ask): Promise<void> {
  try {
    await ask((stripe) => stripe.checkout.sessions.expire(id));
  } catch (failure) {
    if (statusOf(failure) === 404) return;
    if (statusOf(failure) !== 400) throw failure;
    // no longer open: if it was paid, its event may not have come yet, and nobody but Stripe knows the subscription
    const closed = read(closedSchema, await ask((stripe) => stripe.checkout.sessions.retrieve(id)));
    if (closed.status === 'complete') await cancelSubscription(closed.subscription, ask);
  }
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderError('Stripe', 'answered another shape', { cause: parsed.error });
  return parsed.data;
}

function statusOf(failure: unknown): number | undefined {
  return failure instanceof ProviderError ? failure.status : undefined;
}

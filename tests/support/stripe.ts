/** Stripe as the tests play it: its settings, its signed webhook calls and the shapes of its events. */
import { Stripe } from 'stripe';

const WEBHOOK_SECRET = 'whsec_of_the_tests';

export const PRICES = { Pro: 'price_pro', Premium: 'price_premium', Business: 'price_business' } as const;
type Tier = keyof typeof PRICES;

/** The environment of a server that takes live payments from a stub at `apiUrl`. */
export function stripeEnv(apiUrl = 'http://127.0.0.1:9'): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_PRO: PRICES.Pro,
    STRIPE_PRICE_PREMIUM: PRICES.Premium,
    STRIPE_PRICE_BUSINESS: PRICES.Business,
    STRIPE_API_URL: apiUrl,
  };
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  /** Seconds. */
  readonly created: number;
  readonly data: { readonly object: Record<string, unknown> };
}

interface Signing {
  readonly secret?: string;
  /** When Stripe signed it; seconds. */
  readonly at?: number;
  /** What arrives instead of what was signed. */
  readonly tampered?: string;
}

/** The webhook call that carries an event. */
export async function webhookCall(event: unknown, origin: string, signing: Signing = {}): Promise<Request> {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: signing.secret ?? WEBHOOK_SECRET,
    timestamp: signing.at ?? Math.floor(Date.now() / 1000),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return new Request(`${origin}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: signing.tampered ?? payload,
  });
}

const MONTH = 30 * 24 * 3600;

export interface Buyer {
  readonly userId: string;
  readonly subscription: string;
  readonly tier?: Tier;
  /** When the subscription began; seconds. */
  readonly started?: number;
  /** The site that the purchase is marked with. */
  readonly site?: string;
  /** False leaves out who bought, as for a subscription made by hand. */
  readonly isNamed?: boolean;
}

let made = 0;

/** The events of one subscription. Times are seconds after its beginning. */
export function eventsOf({
  userId,
  subscription,
  tier = 'Pro',
  started = 1_790_000_000,
  site = 'http://localhost:4173',
  isNamed = true,
}: Buyer) {
  const customer = `cus_${subscription}`;
  const metadata = isNamed ? { user_id: userId, tier, tokens: '1', site } : {};
  const event = (type: string, after: number, object: Record<string, unknown>): StripeEvent => ({
    id: `evt_${++made}_${subscription}`,
    object: 'event',
    type,
    created: started + after,
    data: { object },
  });
  const object = (after: number, { of = tier, ...changes }: Changes = {}) => ({
    id: subscription,
    object: 'subscription',
    customer,
    status: 'active',
    created: started,
    cancel_at_period_end: false,
    cancel_at: null,
    items: { data: [{ price: { id: PRICES[of] }, current_period_end: started + after + MONTH }] },
    metadata,
    ...changes,
  });
  return {
    object,
    completed: (after: number, session: string, changes: Record<string, unknown> = {}) =>
      event('checkout.session.completed', after, {
        id: session,
        object: 'checkout.session',
        mode: 'subscription',
        payment_status: 'paid',
        client_reference_id: userId,
        customer,
        subscription,
        metadata: { user_id: userId, tier, tokens: '1', site },
        ...changes,
      }),
    invoice: (type: 'paid' | 'payment_failed', after: number, { id, reason, of = tier }: Bill) =>
      event(`invoice.${type}`, after, {
        id,
        object: 'invoice',
        customer,
        created: started + after,
        billing_reason: reason ?? 'subscription_cycle',
        parent: { type: 'subscription_details', subscription_details: { subscription, metadata } },
        lines: {
          data: [
            {
              period: { start: started + after, end: started + after + MONTH },
              pricing: { type: 'price_details', price_details: { price: PRICES[of] } },
              parent: { subscription_item_details: { proration: false } },
            },
          ],
        },
      }),
    updated: (after: number, changes: Changes = {}) =>
      event('customer.subscription.updated', after, object(after, changes)),
    deleted: (after: number, changes: Changes = {}) =>
      event('customer.subscription.deleted', after, object(after, { status: 'canceled', ...changes })),
  };
}

export interface Changes {
  /** The plan that it costs now. */
  readonly of?: Tier;
  readonly [field: string]: unknown;
}

export interface Bill {
  readonly id: string;
  readonly reason?: string;
  readonly of?: Tier;
}

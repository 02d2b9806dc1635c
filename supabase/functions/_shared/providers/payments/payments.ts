/** Payments behind one interface: the sandbox, a provider that is half set up (mock), Stripe, or none. */
import { ProviderError } from '../error.ts';
import { mockDesk, sandboxDesk } from './sandbox.ts';
import { createStripePayments } from './stripe.ts';
import { priceIds, type PaymentEnv } from './env.ts';
import type { CheckoutInstructions, PaymentMode } from '../../../../../domain/billing/billing.ts';
import type { PaidTier, Plan } from '../../../../../domain/billing/plans.ts';

export interface Order {
  readonly userId: string;
  readonly email: string;
  readonly plan: Plan & { readonly tier: PaidTier };
  /** The provider's customer of an earlier purchase; null for the first. */
  readonly customerId: string | null;
}

interface Checkout {
  /** The session's id; null where nothing can be paid. */
  readonly id: string | null;
  /** Where to pay. */
  readonly url: string;
}

export interface PaymentsProvider {
  /** What a purchase is here; `off` where none can be made. */
  readonly mode: PaymentMode | 'off';
  /** False where a purchase cannot be paid: it says what is missing. */
  readonly payable: boolean;
  /** The site that purchases of here are marked with at the provider; null where there is none. */
  readonly site: string | null;
  /** Words for the buyer about this kind of checkout; empty where there is nothing to say. */
  readonly message: string;
  readonly instructions?: CheckoutInstructions;
  /**
   * Starts a checkout.
   * @throws ProviderError when the provider cannot be asked or refuses.
   */
  open(order: Order): Promise<Checkout>;
  /** Where a checkout that the server keeps is paid; the sandbox's and the mock's are. The list of plans, if nowhere. */
  urlOf(sessionId: string): string;
  /** The plan that a price of the provider belongs to; null for one that is not ours. */
  readonly tierOfPrice: (priceId: string) => PaidTier | null;
  /**
   * The event in a signed webhook call, as the provider sent it; null when the signature is not the provider's or
   * is older than five minutes at `now`, or when there is no webhook secret.
   */
  verifyEvent(body: string, signature: string, now: Date): Promise<unknown>;
  /** A subscription as it is now, in the provider's shape. @throws ProviderError */
  fetchSubscription(subscriptionId: string): Promise<unknown>;
  /**
   * Lets a subscription end with its paid month, or go on after all. Answers it as it is then, in the provider's
   * shape. @throws ProviderError
   */
  setEnding(subscriptionId: string, ends: boolean): Promise<unknown>;
  /** Ends a subscription now; one that is over already is success. @throws ProviderError */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /**
   * Closes a checkout: one that is open can be paid no more, and the subscription of one that was paid is ended.
   * One that ran out already is success. @throws ProviderError
   */
  endCheckout(sessionId: string): Promise<void>;
}

/** How a purchase begins, apart from the provider that it may have behind it. */
export type CheckoutDesk = Pick<
  PaymentsProvider,
  'mode' | 'payable' | 'message' | 'instructions' | 'open' | 'urlOf'
>;

/** The provider that an environment asks for. `env` has passed `checkPayments`. */
export function createPayments(
  env: PaymentEnv,
  fetch: typeof globalThis.fetch,
  timing: { readonly timeoutMs?: number; readonly wait?: (ms: number) => Promise<void> } = {},
): PaymentsProvider {
  const key = env.STRIPE_SECRET_KEY;
  if (key === undefined || env.SITE_URL === undefined) return { ...noStripe, ...sandboxDesk(env) };
  const prices = priceIds(env);
  const stripe = createStripePayments({
    key,
    siteUrl: env.SITE_URL,
    prices,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    apiUrl: env.STRIPE_API_URL ?? null,
    fetch,
    ...timing,
  });
  return prices.size > 0 ? stripe : { ...stripe, ...mockDesk(env, env.SITE_URL, key) };
}

const refuse = () => Promise.reject(new ProviderError('Payments', 'are not set up'));

const noStripe = {
  site: null,
  tierOfPrice: () => null,
  verifyEvent: async () => null,
  fetchSubscription: refuse,
  setEnding: refuse,
  cancelSubscription: refuse,
  endCheckout: refuse,
} satisfies Partial<PaymentsProvider>;

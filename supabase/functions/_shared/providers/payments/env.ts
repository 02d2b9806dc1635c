/** The payment variables, and which of them belong together. */
import { z } from 'zod';
import { PAID_TIERS, type PaidTier } from '../../../../../domain/billing/plans.ts';
import { httpUrl } from '../../url.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || LOOPBACK.has(hostname);
}

const text = z.string().trim().optional();

export const paymentVariables = {
  /** Where the app is reached; return addresses start with it. */
  SITE_URL: httpUrl.optional(),
  /** The payment page of the server in server/, which sets it itself. */
  SANDBOX_PAYMENT_URL: httpUrl.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(/^(sk|rk)_\S+$/, 'must be a secret key (sk_…) or a restricted key (rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_PRO: text,
  STRIPE_PRICE_PREMIUM: text,
  STRIPE_PRICE_BUSINESS: text,
  /** Another address than Stripe's own, for tests; it gets the secret key, so it must be https or this machine. */
  STRIPE_API_URL: httpUrl
    .refine((address) => !URL.canParse(address) || isPrivate(new URL(address)), 'must be an https address')
    .optional(),
} as const;

const schema = z.object(paymentVariables);
export type PaymentEnv = z.output<typeof schema>;

const PRICE_VARIABLE = {
  Pro: 'STRIPE_PRICE_PRO',
  Premium: 'STRIPE_PRICE_PREMIUM',
  Business: 'STRIPE_PRICE_BUSINESS',
} as const satisfies Record<PaidTier, keyof PaymentEnv>;

/** The price id of each paid plan that has one. */
export function priceIds(env: PaymentEnv): ReadonlyMap<PaidTier, string> {
  return new Map(
    PAID_TIERS.flatMap((tier) => {
      const id = env[PRICE_VARIABLE[tier]];
      return id === undefined ? [] : [[tier, id] as const];
    }),
  );
}

/** Calls `report` for each variable that another one needs and that is missing or wrong. */
export function checkPayments(
  env: PaymentEnv,
  report: (name: keyof PaymentEnv, message: string) => void,
): void {
  const prices = priceIds(env);
  const missing = PAID_TIERS.filter((tier) => !prices.has(tier));
  if (env.STRIPE_SECRET_KEY === undefined) {
    const given = [...prices.keys()].map((tier) => PRICE_VARIABLE[tier])[0];
    const needing = given ?? (env.STRIPE_WEBHOOK_SECRET === undefined ? null : 'STRIPE_WEBHOOK_SECRET');
    if (needing !== null) report('STRIPE_SECRET_KEY', `is required with ${needing}`);
    return;
  }
  if (env.SITE_URL === undefined) report('SITE_URL', 'is required with STRIPE_SECRET_KEY');
  if (prices.size === 0) return;
  for (const tier of missing) {
    report(PRICE_VARIABLE[tier], 'is required when another plan has its price id');
  }
  if (missing.length > 0) return;
  if (new Set(prices.values()).size < prices.size) {
    report('STRIPE_PRICE_PRO', 'and the other price ids must differ from each other');
  }
  if (env.STRIPE_WEBHOOK_SECRET === undefined) {
    report('STRIPE_WEBHOOK_SECRET', 'is required when the price ids are set: paid plans are applied by it');
  }
}

/** Requests and answers of the checkout functions (requirements §5 and §7), and what is kept of a subscription. */
import * as z from 'zod/mini';
import { refuseOtherKeys } from '../text/text.ts';
import { PAID_TIERS } from './plans.ts';

const paidTier = z.enum(PAID_TIERS, { error: `must be a paid plan: ${PAID_TIERS.join(', ')}` });

/**
 * `sandbox` takes no money and needs no key; `mock` is a payment provider whose price ids are not set up yet;
 * `live` is the provider's own checkout.
 */
const paymentModeSchema = z.enum(['sandbox', 'mock', 'live']);
export type PaymentMode = z.infer<typeof paymentModeSchema>;

export const checkoutRequestSchema = z.object({
  /** Must be the caller's own; the server takes the account from the JWT and refuses any other (403). */
  email: z.string({ error: 'is required' }).check(z.trim(), z.minLength(1, 'is required'), z.maxLength(254)),
  user_id: z.uuid('must be the id of your account'),
  tier: paidTier,
  /** Must be the plan's allotment; the server takes it from the plan table and refuses any other (400). */
  tokens: z.pipe(
    z.transform((value) =>
      typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value,
    ),
    z.number({ error: "must be the plan's number of tokens" }).check(z.int()),
  ),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

const instructionsSchema = z.object({
  step1: z.string(),
  step2: z.string(),
  step3: z.string(),
  step4: z.string(),
  step5: z.string(),
});
export type CheckoutInstructions = z.infer<typeof instructionsSchema>;

export const checkoutReplySchema = z
  .object({
    /** Where to pay; a mock may have none. */
    url: z.optional(z.url({ protocol: /^https?$/ })),
    /** Whether a mock's address can be paid at; false, as where it is missing, for one that says what is not set up. */
    payable: z._default(z.boolean(), false),
    /** Missing where a backend answers with the spec's fields alone (requirements §7). */
    mode: z.optional(paymentModeSchema),
    mock_mode: z._default(z.boolean(), false),
    /** What is special about this checkout, in words; empty where nothing is. */
    message: z._default(z.string(), ''),
    /** How to set the price ids up; in mock mode alone. */
    instructions: z.optional(instructionsSchema),
  })
  .check(
    z.refine(({ url, mock_mode }) => url !== undefined || mock_mode, { error: 'is required', path: ['url'] }),
  );
export type CheckoutReply = z.infer<typeof checkoutReplySchema>;

export const completeRequestSchema = z.object({
  session_id: z
    .string({ error: 'is required' })
    .check(z.regex(/^[\w-]{8,200}$/, 'must be the id of a checkout session')),
  /** Checked against the session where they are given; the session alone decides. */
  tier: z.optional(paidTier),
  tokens: z.optional(z.number({ error: 'must be a number' }).check(z.int())),
});
export type CompleteRequest = z.infer<typeof completeRequestSchema>;

export const completeReplySchema = z.object({
  /**
   * `completed`: plan and tokens were added now. `already_completed`: they were before, nothing changed.
   * `pending`: a live payment, which the provider reports to the server by itself; ask again in a moment.
   */
  status: z.enum(['completed', 'already_completed', 'pending']),
  mode: paymentModeSchema,
  tier: paidTier,
  tokens: z.int().check(z.positive()),
  /** Tokens in the account now. */
  balance: z.int().check(z.nonnegative()),
  message: z.string(),
});
export type CompleteReply = z.infer<typeof completeReplySchema>;

/** What cancel-plan takes. */
export const cancelRequestSchema = z.strictObject(
  {
    /** Takes the end back instead. */
    resume: z._default(z.boolean({ error: 'must be true or false' }), false),
  },
  refuseOtherKeys('is not taken: the plan of the account that asks is ended'),
);
export type CancelRequest = z.input<typeof cancelRequestSchema>;

export const cancelReplySchema = z.object({
  /** `ended`: the account is on the Free plan now. `ends`: it will be at `ends_at`. `goes_on`: the end is off. */
  status: z.enum(['ended', 'ends', 'goes_on']),
  /** ISO instant at which the paid month is over, where one is paid. */
  ends_at: z.nullable(z.iso.datetime({ offset: true })),
});
export type CancelReply = z.infer<typeof cancelReplySchema>;

/** A day on which tokens were spent, as its owner reads it. */
export const usageDaySchema = z.object({
  /** ISO date, by the calendar that was asked for. */
  day: z.iso.date(),
  tokens: z.int().check(z.nonnegative()),
  chats: z.int().check(z.nonnegative()),
});
export type UsageDay = z.infer<typeof usageDaySchema>;

/** A row of subscriptions, as its owner reads it. */
export const subscriptionSchema = z.object({
  tier: z.nullable(z.enum(PAID_TIERS)),
  /** `past_due`: the last payment failed and is tried again; the plan stays meanwhile. */
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
    'canceled',
  ]),
  /** ISO instant at which the paid month ends. */
  current_period_end: z.nullable(z.string()),
  /** It was cancelled, and ends with the paid month. */
  cancel_at_period_end: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** A row of token_topups, as its owner reads it. */
export const topupSchema = z.object({
  id: z.uuid(),
  source: z.string(),
  plan_name: z.string(),
  tokens_added: z.int(),
  /** ISO instant. */
  created_at: z.string(),
});
export type Topup = z.infer<typeof topupSchema>;

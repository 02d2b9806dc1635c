/** Requests and answers of the checkout functions (requirements §5 and §7), and what is kept of a subscription. */
import { z } from 'zod';
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
  email: z.string({ error: 'is required' }).trim().min(1, 'is required').max(254),
  user_id: z.uuid('must be the id of your account'),
  tier: paidTier,
  /** Must be the plan's allotment; the server takes it from the plan table and refuses any other (400). */
  tokens: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value),
    z.number({ error: "must be the plan's number of tokens" }).int(),
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
    url: z.url({ protocol: /^https?$/ }).optional(),
    /** Whether a mock's address can be paid at; false, as where it is missing, for one that says what is not set up. */
    payable: z.boolean().default(false),
    /** Missing where a backend answers with the spec's fields alone (requirements §7). */
    mode: paymentModeSchema.optional(),
    mock_mode: z.boolean().default(false),
    /** What is special about this checkout, in words; empty where nothing is. */
    message: z.string().default(''),
    /** How to set the price ids up; in mock mode alone. */
    instructions: instructionsSchema.optional(),
  })
  .refine(({ url, mock_mode }) => url !== undefined || mock_mode, { error: 'is required', path: ['url'] });
export type CheckoutReply = z.infer<typeof checkoutReplySchema>;

export const completeRequestSchema = z.object({
  session_id: z
    .string({ error: 'is required' })
    .regex(/^[\w-]{8,200}$/, 'must be the id of a checkout session'),
  /** Checked against the session where they are given; the session alone decides. */
  tier: paidTier.optional(),
  tokens: z.number({ error: 'must be a number' }).int().optional(),
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
  tokens: z.number().int().positive(),
  /** Tokens in the account now. */
  balance: z.number().int().nonnegative(),
  message: z.string(),
});
export type CompleteReply = z.infer<typeof completeReplySchema>;

/** What cancel-plan takes. */
export const cancelRequestSchema = z.strictObject(
  {
    /** Takes the end back instead. */
    resume: z.boolean({ error: 'must be true or false' }).default(false),
  },
  refuseOtherKeys('is not taken: the plan of the account that asks is ended'),
);
export type CancelRequest = z.input<typeof cancelRequestSchema>;

export const cancelReplySchema = z.object({
  /** `ended`: the account is on the Free plan now. `ends`: it will be at `ends_at`. `goes_on`: the end is off. */
  status: z.enum(['ended', 'ends', 'goes_on']),
  /** ISO instant at which the paid month is over, where one is paid. */
  ends_at: z.iso.datetime({ offset: true }).nullable(),
});
export type CancelReply = z.infer<typeof cancelReplySchema>;

/** A day on which tokens were spent, as its owner reads it. */
export const usageDaySchema = z.object({
  /** ISO date, by the calendar that was asked for. */
  day: z.iso.date(),
  tokens: z.number().int().nonnegative(),
  chats: z.number().int().nonnegative(),
});
export type UsageDay = z.infer<typeof usageDaySchema>;

/** A row of subscriptions, as its owner reads it. */
export const subscriptionSchema = z.object({
  tier: z.enum(PAID_TIERS).nullable(),
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
  current_period_end: z.string().nullable(),
  /** It was cancelled, and ends with the paid month. */
  cancel_at_period_end: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** A row of token_topups, as its owner reads it. */
export const topupSchema = z.object({
  id: z.uuid(),
  source: z.string(),
  plan_name: z.string(),
  tokens_added: z.number().int(),
  /** ISO instant. */
  created_at: z.string(),
});
export type Topup = z.infer<typeof topupSchema>;

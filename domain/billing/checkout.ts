/** Purchases: their requests and answers, the words of their failures, and what the return address says. */
import * as z from 'zod/mini';
import {
  completeRequestSchema,
  type CheckoutReply,
  type CompleteRequest,
  type Subscription,
} from './billing.ts';
import { type AppError, type AppErrorReason, isOfNetwork } from '../errors/appError.ts';

/** Words of requirements §5 and §8, Checkout. */
export const checkoutWords = {
  errorTitle: 'Sandbox Checkout Error',
  noUrl: 'No checkout URL received from the server...',
  server: 'The checkout server returned an error...',
  network: 'Network error: Unable to connect to checkout service...',
  mockTitle: 'Payment provider price IDs are not set up',
  processingTitle: 'Checkout Processing Error',
  processing: 'Failed to process your checkout. Please contact support.',
  missing: 'Missing required checkout information',
  failed: 'Unable to process checkout. Please try again.',
} as const;

/** Why no checkout was started: the catalogue's words, and after them what the server said. */
export function describeCheckoutError(error: AppError): string {
  if (isOfNetwork(error)) return checkoutWords.network;
  if (error.reason === 'bad_answer') return checkoutWords.noUrl;
  return [checkoutWords.server, error.serverMessage].filter(Boolean).join(' ');
}

/** The mock's toast: what is missing, and the five steps that put it right. */
export function describeMock({ message, instructions }: CheckoutReply): string {
  const steps = instructions ? Object.values(instructions) : [];
  return [message, ...steps.map((step, index) => `${index + 1}. ${step}`)].join(' ');
}

/** The session that a return address names; null when session_id, tier or tokens is missing or no such thing. */
export function readReturnAddress(query: { get(name: string): string | null }): CompleteRequest | null {
  const tokens = query.get('tokens');
  const parsed = z.required(completeRequestSchema).safeParse({
    session_id: query.get('session_id'),
    tier: query.get('tier'),
    tokens: tokens === null || tokens === '' ? null : Number(tokens),
  });
  return parsed.success ? parsed.data : null;
}

/** Reasons that say no to whoever asks, or to nobody, and not to the purchase. */
const PASSING: readonly AppErrorReason[] = [
  'offline',
  'timeout',
  'server',
  'rate_limited',
  'bad_answer',
  'unknown',
  'unauthorized',
];

/** Whether a purchase that could not be completed may be tried again as it is: the server did not say no to it. */
export function isWorthRetrying(error: AppError): boolean {
  return PASSING.includes(error.reason);
}

/** Why a purchase was not completed, below the words of the catalogue, and what can be done. */
export function describeIncomplete(error: AppError): string {
  if (error.reason === 'unauthorized')
    return 'Your purchase is safe: log in again, and open this page once more.';
  if (error.serverMessage !== undefined) return error.serverMessage;
  if (!isWorthRetrying(error)) return checkoutWords.processing;
  return isOfNetwork(error)
    ? 'Your purchase is safe: keep this page and try again when the network is back.'
    : 'The server had a problem. Your purchase is safe: keep this page and try again in a moment.';
}

/** Statuses of a subscription that pays for a plan; `private.paid_tier` in SQL has the same. */
const IN_FORCE: readonly Subscription['status'][] = ['active', 'trialing', 'past_due'];

/** Whether a subscription pays for a plan now. */
export function pays({ tier, status }: Subscription): boolean {
  return tier !== null && IN_FORCE.includes(status);
}

/** The subscription that an account's plan comes from, of all it ever had, newest first; else the newest; else null. */
export function currentSubscription(subscriptions: readonly Subscription[]): Subscription | null {
  const inForce = subscriptions.find(pays);
  return inForce ?? subscriptions[0] ?? null;
}

const sources: Record<string, string> = {
  sandbox_stripe_checkout: 'Sandbox purchase',
  mock_stripe_checkout: 'Mock purchase',
  live_stripe_checkout: 'Purchase',
  live_stripe_renewal: 'Monthly renewal',
};

/** What tokens came from, in words. */
export function describeSource(source: string): string {
  return sources[source] ?? 'Top-up';
}

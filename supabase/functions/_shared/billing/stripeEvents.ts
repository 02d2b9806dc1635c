/**
 * Stripe's events as what each says of a subscription, for `apply_stripe_event` (supabase/migrations). An event
 * says no more than it knows: what it leaves out is not changed.
 */
import { z } from 'zod';
import { parsePaidTier, type PaidTier } from '../../../../domain/billing/plans.ts';
import { isPlainLine } from '../../../../domain/text/text.ts';
import {
  eventSchema,
  invoiceSchema,
  sessionSchema,
  subscriptionSchema,
  type InvoiceLine,
} from './stripeShapes.ts';

/** How much an event knows, where two are of the same second. */
const RANK = { session: 0, invoice: 1, subscription: 2, end: 3 } as const;

/** The argument of `apply_stripe_event`; times are seconds since 1970. */
export interface SubscriptionEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly rank: number;
  readonly subscription: string;
  readonly customer?: string | undefined;
  readonly user_id?: string | undefined;
  /** When the subscription began, as far as this event can tell. */
  readonly started: number;
  readonly status?: string | undefined;
  readonly tier?: PaidTier | undefined;
  readonly cancel_at_period_end?: boolean | undefined;
  readonly period_end?: number | undefined;
  /** A paid invoice that brings a month's tokens. */
  readonly invoice?: string | undefined;
  readonly is_first?: boolean | undefined;
  readonly session?: string | undefined;
  readonly session_paid?: boolean | undefined;
  /** The site it was bought on, as the purchase was marked; several may share one account at Stripe. */
  readonly site?: string | undefined;
  /** Taken from Stripe after a tie. */
  readonly force?: boolean;
}

type TierOfPrice = (priceId: string) => PaidTier | null;
type Event = z.output<typeof eventSchema>;

/**
 * What a verified event says of a subscription; null for one that says nothing to us.
 * @throws ZodError when an event of a known type has another shape than Stripe documents
 */
export function readStripeEvent(value: unknown, tierOfPrice: TierOfPrice): SubscriptionEvent | null {
  const event = eventSchema.parse(value);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event);
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofInvoice(event, tierOfPrice);
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(event, event.data.object, tierOfPrice);
    default:
      return null;
  }
}

/** What a subscription says of itself, asked for because of an event. @throws ZodError */
export function ofSubscription(event: Event, object: unknown, tierOfPrice: TierOfPrice): SubscriptionEvent {
  const subscription = subscriptionSchema.parse(object);
  const ended = event.type === 'customer.subscription.deleted';
  const items = subscription.items?.data ?? [];
  return {
    ...base(event, ended ? RANK.end : RANK.subscription),
    subscription: subscription.id,
    customer: subscription.customer ?? undefined,
    user_id: userOf(subscription.metadata),
    site: siteOf(subscription.metadata),
    started: subscription.created ?? event.created,
    status: ended ? 'canceled' : subscription.status,
    tier: tierOf(
      items.map(({ price }) => price?.id),
      tierOfPrice,
      subscription.metadata,
    ),
    cancel_at_period_end: (subscription.cancel_at_period_end ?? false) || Boolean(subscription.cancel_at),
    period_end: latest([subscription.current_period_end, ...items.map((item) => item.current_period_end)]),
  };
}

function ofSession(event: Event): SubscriptionEvent | null {
  const session = sessionSchema.parse(event.data.object);
  if (session.mode !== 'subscription' || !session.subscription) return null;
  const paid = session.payment_status !== 'unpaid';
  return {
    ...base(event, RANK.session),
    subscription: session.subscription,
    customer: session.customer ?? undefined,
    user_id: userOf(session.metadata) ?? uuid(session.client_reference_id),
    site: siteOf(session.metadata),
    started: event.created,
    session: session.id,
    session_paid: paid,
    ...(paid ? { status: 'active', tier: parsePaidTier(session.metadata?.['tier']) ?? undefined } : {}),
  };
}

function ofInvoice(event: Event, tierOfPrice: TierOfPrice): SubscriptionEvent | null {
  const invoice = invoiceSchema.parse(event.data.object);
  const details = invoice.parent?.subscription_details ?? invoice.subscription_details;
  const subscription = details?.subscription ?? invoice.subscription;
  if (!subscription) return null;
  const lines = (invoice.lines?.data ?? []).filter((line) => !isProration(line));
  const paid = event.type === 'invoice.paid';
  const isFirst = invoice.billing_reason === 'subscription_create';
  const month = isFirst || invoice.billing_reason === 'subscription_cycle';
  return {
    ...base(event, RANK.invoice),
    subscription,
    customer: invoice.customer ?? undefined,
    user_id: userOf(details?.metadata),
    site: siteOf(details?.metadata),
    started: invoice.created ?? event.created,
    // a first payment that fails never began; a later one is tried again for days, and the plan stays meanwhile
    status: paid ? 'active' : isFirst ? 'incomplete' : 'past_due',
    ...(paid && month
      ? {
          tier: tierOf(lines.map(priceOf), tierOfPrice, details?.metadata),
          period_end: latest(lines.map(({ period }) => period?.end)),
          invoice: invoice.id,
          is_first: isFirst,
        }
      : {}),
  };
}

function base({ id, type, created }: Event, rank: number) {
  return { id, type, created, rank };
}

/** The plan of the first price that is ours, else the plan that was bought at the beginning. */
function tierOf(
  priceIds: readonly (string | null | undefined)[],
  tierOfPrice: TierOfPrice,
  metadata: Record<string, unknown> | null | undefined,
): PaidTier | undefined {
  for (const priceId of priceIds) {
    const tier = priceId ? tierOfPrice(priceId) : null;
    if (tier) return tier;
  }
  return parsePaidTier(metadata?.['tier']) ?? undefined;
}

function priceOf(line: InvoiceLine): string | null | undefined {
  return line.pricing?.price_details?.price ?? line.price?.id;
}

function isProration(line: InvoiceLine): boolean {
  return line.proration ?? line.parent?.subscription_item_details?.proration ?? false;
}

function userOf(metadata: Record<string, unknown> | null | undefined): string | undefined {
  return uuid(metadata?.['user_id']);
}

function siteOf(metadata: Record<string, unknown> | null | undefined): string | undefined {
  const site = metadata?.['site'];
  // whoever runs the account at Stripe may write there what the database cannot take
  return typeof site === 'string' && isPlainLine(site) ? site : undefined;
}

function uuid(value: unknown): string | undefined {
  const parsed = z.uuid().safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

function latest(times: readonly (number | null | undefined)[]): number | undefined {
  const known = times.filter((time) => typeof time === 'number');
  return known.length === 0 ? undefined : Math.max(...known);
}

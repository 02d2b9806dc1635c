/**
 * What is read of Stripe's objects. An account may still send the shapes from before 2025 (API version "basil"):
 * `invoice.subscription` and `subscription.current_period_end`, so both places are looked at.
 */
import { z } from 'zod';

/** Goes into the database as it is, which takes no NUL. */
const id = z
  .string()
  .max(200)
  .regex(/^[\x21-\x7e]+$/);
/** An id, or the object that it stands for when Stripe was asked to put it in. */
const reference = z.union([id, z.object({ id }).transform((object) => object.id)]);
/** Until the year 9999, which the database can still hold. */
const seconds = z.number().int().nonnegative().max(253_402_300_799);
const metadata = z.record(z.string(), z.unknown()).nullish();

export const eventSchema = z.object({
  id,
  type: z.string().max(100),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

export const sessionSchema = z.object({
  id,
  mode: z.string(),
  payment_status: z.string(),
  subscription: reference.nullish(),
  customer: reference.nullish(),
  client_reference_id: z.string().nullish(),
  metadata,
});

const priceSchema = z.object({ id }).nullish();

export const subscriptionSchema = z.object({
  id,
  customer: reference.nullish(),
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
  created: seconds.nullish(),
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: seconds.nullish(),
  current_period_end: seconds.nullish(),
  items: z
    .object({ data: z.array(z.object({ price: priceSchema, current_period_end: seconds.nullish() })) })
    .nullish(),
  metadata,
});

const lineSchema = z.object({
  period: z.object({ end: seconds }).nullish(),
  proration: z.boolean().nullish(),
  price: priceSchema,
  pricing: z.object({ price_details: z.object({ price: reference.nullish() }).nullish() }).nullish(),
  parent: z
    .object({ subscription_item_details: z.object({ proration: z.boolean().nullish() }).nullish() })
    .nullish(),
});
export type InvoiceLine = z.output<typeof lineSchema>;

const subscriptionDetails = z.object({ subscription: reference.nullish(), metadata }).nullish();

export const invoiceSchema = z.object({
  id,
  customer: reference.nullish(),
  billing_reason: z.string().nullish(),
  created: seconds.nullish(),
  subscription: reference.nullish(),
  subscription_details: subscriptionDetails,
  parent: z.object({ subscription_details: subscriptionDetails }).nullish(),
  lines: z.object({ data: z.array(lineSchema) }).nullish(),
});

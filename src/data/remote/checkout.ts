/** The checkout functions, and what an account may read of its purchases. */
import * as z from 'zod/mini';
import {
  type CancelReply,
  cancelReplySchema,
  type CancelRequest,
  type CheckoutReply,
  checkoutReplySchema,
  type CheckoutRequest,
  type CompleteReply,
  completeReplySchema,
  type CompleteRequest,
  type Subscription,
  subscriptionSchema,
  type Topup,
  topupSchema,
  type UsageDay,
  usageDaySchema,
} from '@domain/billing/billing.ts';
import { AppError } from '@domain/errors/appError.ts';
import { callFunction } from './transport/functions.ts';
import type { Http } from './transport/http.ts';
import { callProcedure, selectRows } from './transport/rest.ts';

/** The payment provider is given 8 s and one more try. */
const TIMEOUT_MS = 25_000;
const TOPUPS_SHOWN = 24;

/** Starts a purchase; throws AppError. */
export function createCheckout(http: Http, token: string, body: CheckoutRequest): Promise<CheckoutReply> {
  const call = { name: 'waymark-create-checkout', body, token, timeoutMs: TIMEOUT_MS };
  return callFunction(http, call, checkoutReplySchema);
}

/** Completes a paid purchase; a repeat changes nothing and says so. Throws AppError. */
export function completeCheckout(http: Http, token: string, body: CompleteRequest): Promise<CompleteReply> {
  return callFunction(http, { name: 'complete-checkout', body, token }, completeReplySchema);
}

/** Ends the plan of whoever the token is of, or takes the end back; a repeat changes nothing. Throws AppError. */
export function cancelPlan(http: Http, token: string, body: CancelRequest): Promise<CancelReply> {
  return callFunction(http, { name: 'cancel-plan', body, token, timeoutMs: TIMEOUT_MS }, cancelReplySchema);
}

/** What the chats of the last days have cost, newest first; days without any are left out. `zone` is an IANA name. */
export async function fetchUsage(http: Http, token: string, days: number, zone: string): Promise<UsageDay[]> {
  const answer = await callProcedure(http, 'my_usage', { p_days: days, p_zone: zone }, token);
  return parse(z.array(usageDaySchema), answer);
}

/** The live subscriptions of an account, newest first. */
export async function fetchSubscriptions(http: Http, token: string, userId: string): Promise<Subscription[]> {
  const columns = z.keyof(subscriptionSchema).options;
  const where = { user_id: `eq.${userId}` } as const;
  const query = { columns, where, order: ['started_at.desc', 'id.desc'] } as const;
  return parse(z.array(subscriptionSchema), await selectRows(http, 'subscriptions', query, token));
}

/** The newest top-ups of an account. */
export async function fetchTopups(http: Http, token: string, userId: string): Promise<Topup[]> {
  const columns = z.keyof(topupSchema).options;
  const where = { user_id: `eq.${userId}` } as const;
  const query = { columns, where, order: ['created_at.desc'], limit: TOPUPS_SHOWN } as const;
  return parse(z.array(topupSchema), await selectRows(http, 'token_topups', query, token));
}

function parse<T>(schema: z.ZodMiniType<T>, rows: unknown): T {
  const parsed = schema.safeParse(rows);
  if (!parsed.success) throw new AppError('bad_answer', { cause: parsed.error });
  return parsed.data;
}

/** Purchases as the app and a browser make them. */
import { FunctionsHttpError } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  checkoutReplySchema,
  completeReplySchema,
  type CheckoutReply,
  type CompleteReply,
} from '@domain/billing/billing.ts';
import { functionErrorSchema, type FunctionError } from '@domain/errors/functionErrors.ts';
import { planOf, type PaidTier } from '@domain/billing/plans.ts';
import type { Database } from '@/data/remote/database.types.ts';
import type { Account, TestBackend } from './backend.ts';

type Topup = Pick<
  Database['public']['Tables']['token_topups']['Row'],
  'source' | 'tier' | 'tokens_added' | 'plan_name' | 'email'
>;
type Refusal = FunctionError & { readonly status: number };

async function call<Schema extends z.core.$ZodType>(
  account: Account,
  name: string,
  body: object,
  schema: Schema,
): Promise<z.output<Schema> | Refusal> {
  const { data, error } = await account.client.functions.invoke<unknown>(name, { body });
  if (!error) return z.parse(schema, data);
  const response: unknown = error instanceof FunctionsHttpError ? error.context : null;
  if (!(response instanceof Response)) throw new Error('The call was not answered', { cause: error });
  return { status: response.status, ...functionErrorSchema.parse(await response.json()) };
}

/** Calls waymark-create-checkout as the pricing page does. */
export function startCheckout(
  account: Account,
  tier: PaidTier = 'Pro',
  changes: Record<string, unknown> = {},
): Promise<CheckoutReply | Refusal> {
  const body = { email: account.email, user_id: account.id, tier, tokens: planOf(tier).tokens, ...changes };
  return call(account, 'waymark-create-checkout', body, checkoutReplySchema);
}

/** Calls complete-checkout as the success page does. */
export function complete(
  account: Account,
  session: string,
  changes: Record<string, unknown> = {},
): Promise<CompleteReply | Refusal> {
  return call(account, 'complete-checkout', { session_id: session, ...changes }, completeReplySchema);
}

/** The address of a checkout that was not refused. */
export async function payAddress(account: Account, tier: PaidTier = 'Pro'): Promise<string> {
  const reply = await startCheckout(account, tier);
  if (!('url' in reply) || reply.url === undefined)
    throw new Error(`The checkout was refused: ${reply.message}`);
  return reply.url;
}

/** Presses a button of the payment page; the redirect is not followed. */
export function press(
  backend: TestBackend,
  address: string,
  button: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return backend.fetch(new Request(`${address}/${button}`, { method: 'POST', headers }));
}

/** Buys and pays in the sandbox; answers the paid session's id. */
export async function paidSession(
  backend: TestBackend,
  account: Account,
  tier: PaidTier = 'Pro',
): Promise<string> {
  const address = await payAddress(account, tier);
  await press(backend, address, 'pay');
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Plan, balance and top-ups of an account. */
export async function booksOf(backend: TestBackend, account: Pick<Account, 'id'>) {
  const service = backend.service();
  const profile = await service
    .from('profiles')
    .select('subscription_status, token_balance')
    .eq('id', account.id)
    .maybeSingle();
  const topups = await backend.database.query<Topup>(
    `select source, tier, tokens_added, plan_name, email from public.token_topups
     where user_id = $1::uuid order by source`,
    [account.id],
  );
  return {
    plan: profile.data?.subscription_status,
    balance: profile.data?.token_balance,
    topups,
  };
}

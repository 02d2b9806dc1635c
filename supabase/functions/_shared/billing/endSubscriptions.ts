/** Ends what an account pays for, before the account itself goes. */
import { z } from 'zod';
import type { PaymentsProvider } from '../providers/payments/payments.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

const OVER = ['canceled', 'incomplete_expired'];

const idsSchema = z.array(z.object({ id: z.string() }));

/**
 * Cancels the live subscriptions of an account at the payment provider, and closes its checkouts that are not paid
 * yet. Call it before the account is deleted, while its rows still say which ones they are; a repeat is harmless.
 * @throws ProviderError when the provider cannot be asked: the account should stay then, or it would be charged on
 */
export async function endSubscriptions(
  { admin, payments }: { readonly admin: SupabaseClient; readonly payments: PaymentsProvider },
  userId: string,
): Promise<void> {
  const running = await admin
    .from('subscriptions')
    .select('id')
    .eq('user_id', userId)
    .not('status', 'in', `(${OVER.join(',')})`);
  const open = await admin
    .from('checkout_sessions')
    .select('id')
    .eq('user_id', userId)
    .eq('mode', 'live')
    .eq('state', 'open');
  if (running.error) throw new Error('The subscriptions could not be read', { cause: running.error });
  if (open.error) throw new Error('The checkouts could not be read', { cause: open.error });
  for (const { id } of idsSchema.parse(open.data)) await payments.expireCheckout(id);
  for (const { id } of idsSchema.parse(running.data)) await payments.cancelSubscription(id);
}

/** Ends what an account pays for, before the account itself goes. */
import { z } from 'zod';
import type { PaymentsProvider } from '../providers/payments/payments.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Statuses of a subscription that never costs anything again. */
export const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

/** Asked of the provider at once; it counts how often an account calls it in a second. */
const AT_ONCE = 10;

const idsSchema = z.array(z.object({ id: z.string() }));

/**
 * Cancels the live subscriptions of an account at the payment provider, and closes its checkouts; one that was paid
 * without our knowing yet loses its subscription too. Call it before the account is deleted, while its rows still
 * say which ones they are; a repeat is harmless.
 * @returns how many subscriptions were running
 * @throws ProviderError when the provider cannot be asked: the account should stay then, or it would be charged on
 */
export async function endSubscriptions(
  { admin, payments }: { readonly admin: SupabaseClient; readonly payments: PaymentsProvider },
  userId: string,
): Promise<number> {
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
  const subscriptions = idsSchema.parse(running.data);
  const work = [
    ...idsSchema.parse(open.data).map(
      ({ id }) =>
        () =>
          payments.endCheckout(id),
    ),
    ...subscriptions.map(
      ({ id }) =>
        () =>
          payments.cancelSubscription(id),
    ),
  ];
  for (let done = 0; done < work.length; done += AT_ONCE) {
    await Promise.all(work.slice(done, done + AT_ONCE).map((end) => end()));
  }
  return subscriptions.length;
}

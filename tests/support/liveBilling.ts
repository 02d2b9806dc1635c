/** Stripe's events delivered to a backend. */
import { SITE, type Account, type TestBackend } from './backend.ts';
import { eventsOf, webhookCall, type Buyer, type StripeEvent } from './stripe.ts';

/** An id of Stripe's that no other test has. */
export function newId(): string {
  return `sub_${crypto.randomUUID().replaceAll('-', '')}`;
}

/** The events of a new subscription of an account. */
export function buyer(account: Pick<Account, 'id'>, changes: Partial<Buyer> = {}) {
  return eventsOf({ userId: account.id, subscription: newId(), ...changes });
}

/** Delivers events one after the other and answers their outcomes. */
export async function deliver(backend: TestBackend, ...events: readonly StripeEvent[]): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (const event of events) {
    const response = await backend.fetch(await webhookCall(event, SITE));
    const answer: unknown = await response.json();
    if (response.status !== 200) {
      throw new Error(`${event.type}: ${response.status} ${JSON.stringify(answer)}`);
    }
    outcomes.push(Reflect.get(Object(answer), 'outcome'));
  }
  return outcomes;
}

/** An account's subscriptions as it reads them itself, oldest first. */
export async function subscriptionsOf(account: Account) {
  const { data } = await account.client
    .from('subscriptions')
    .select('tier, status, cancel_at_period_end, current_period_end')
    .order('started_at');
  return (data ?? []).map((row) => ({
    ...row,
    current_period_end: row.current_period_end && new Date(row.current_period_end).toISOString(),
  }));
}

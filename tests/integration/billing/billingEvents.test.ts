/** Live purchases as Stripe reports them: what each event does to plan and tokens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSubscriptions } from '../../../supabase/functions/_shared/billing/endSubscriptions.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createPayments } from '../../../supabase/functions/_shared/providers/payments/payments.ts';
import { startStripeStub, type StripeStub } from '../../functions/support/stripeStub.ts';
import { describeOnBoth, SITE, type TestBackend } from '../../support/backend.ts';
import { booksOf, complete, payAddress, startCheckout } from '../../support/billing.ts';
import { buyer, deliver, newId, subscriptionsOf } from '../../support/liveBilling.ts';
import { stripeEnv, webhookCall } from '../../support/stripe.ts';

const DAY = 24 * 3600;

let stub: StripeStub;
beforeAll(async () => {
  stub = await startStripeStub();
});
afterAll(() => stub.close());

function depsToEnd(backend: TestBackend) {
  const env = { SUPABASE_URL: SITE, SUPABASE_SERVICE_ROLE_KEY: 'x', SITE_URL: SITE };
  const payments = createPayments(parseEnv({ ...stripeEnv(stub.url), ...env }), fetch);
  return { admin: backend.service(), payments };
}

const live = async () => ({ env: stripeEnv(stub.url) });

describeOnBoth(
  'live purchases',
  (backend) => {
    it('go through Stripe’s checkout, are only reported by the success page, and are applied by the webhook', async () => {
      const account = await backend().account();
      const address = await payAddress(account, 'Premium');
      const session = address.slice(address.lastIndexOf('/') + 1);
      expect(address).toBe(`https://checkout.stripe.test/${session}`);
      expect(await complete(account, session)).toMatchObject({
        status: 'pending',
        mode: 'live',
        balance: 10_000,
      });
      expect((await backend().fetch(new Request(`${SITE}/_pay/${session}`))).status).toBe(404);

      const stripe = buyer(account, { tier: 'Premium' });
      await deliver(backend(), stripe.completed(2, session));
      expect(await complete(account, session)).toMatchObject({ status: 'pending', balance: 10_000 });
      await deliver(
        backend(),
        stripe.invoice('paid', 1, { id: `in_${session}`, reason: 'subscription_create' }),
      );
      expect(await complete(account, session)).toMatchObject({
        status: 'already_completed',
        balance: 310_000,
      });
      expect(await booksOf(backend(), account)).toEqual({
        plan: 'Premium',
        balance: 310_000,
        topups: [
          {
            source: 'live_stripe_checkout',
            tier: 'Premium',
            tokens_added: 300_000,
            plan_name: 'Premium',
            email: account.email,
          },
        ],
      });
      expect(await startCheckout(account, 'Premium')).toMatchObject({ status: 400, field: 'tier' });
    });

    it('bring a month’s tokens with each renewal, once an invoice', async () => {
      const account = await backend().account();
      const stripe = buyer(account);
      const first = stripe.invoice('paid', 1, { id: newId(), reason: 'subscription_create' });
      const renewal = { id: newId() };
      await deliver(backend(), first, stripe.invoice('paid', 30 * DAY, renewal));
      // another event about the same invoice
      await deliver(backend(), stripe.invoice('paid', 30 * DAY, renewal));
      const books = await booksOf(backend(), account);
      expect(books).toMatchObject({ plan: 'Pro', balance: 210_000 });
      expect(books.topups.map(({ source }) => source)).toEqual([
        'live_stripe_checkout',
        'live_stripe_renewal',
      ]);
      expect(await subscriptionsOf(account)).toMatchObject([
        { current_period_end: new Date((1_790_000_000 + 60 * DAY) * 1000).toISOString() },
      ]);
    });

    it('bring nothing for an invoice that is not a month’s', async () => {
      const account = await backend().account();
      const stripe = buyer(account);
      await deliver(backend(), stripe.invoice('paid', 5, { id: newId(), reason: 'subscription_update' }));
      expect(await booksOf(backend(), account)).toMatchObject({ balance: 10_000, topups: [] });
    });

    it('keep the plan while a failed payment is tried again, without new tokens, and lose it at the end', async () => {
      const account = await backend().account();
      const stripe = buyer(account);
      await deliver(
        backend(),
        stripe.invoice('paid', 1, { id: newId(), reason: 'subscription_create' }),
        stripe.invoice('payment_failed', 30 * DAY, { id: newId() }),
        stripe.updated(30 * DAY, { status: 'past_due' }),
      );
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Pro', balance: 110_000 });
      expect(await subscriptionsOf(account)).toMatchObject([{ tier: 'Pro', status: 'past_due' }]);
      await deliver(backend(), stripe.updated(45 * DAY, { status: 'unpaid' }));
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Free', balance: 110_000 });
      await deliver(backend(), stripe.invoice('paid', 46 * DAY, { id: newId() }));
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Pro', balance: 210_000 });
    });

    it('keep the plan after a cancellation until the paid month ends, and the balance after that', async () => {
      const account = await backend().account();
      const stripe = buyer(account, { tier: 'Business' });
      await deliver(
        backend(),
        stripe.invoice('paid', 1, { id: newId(), reason: 'subscription_create' }),
        stripe.updated(5 * DAY, { cancel_at_period_end: true }),
      );
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Business' });
      expect(await subscriptionsOf(account)).toMatchObject([{ cancel_at_period_end: true }]);
      await deliver(backend(), stripe.deleted(30 * DAY));
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Free', balance: 1_010_000 });
      // an older event that comes late
      await deliver(backend(), stripe.updated(4 * DAY));
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Free' });
      expect(await subscriptionsOf(account)).toMatchObject([{ status: 'canceled' }]);
    });

    it('follow a change of the price, up and down', async () => {
      const account = await backend().account();
      const stripe = buyer(account);
      await deliver(backend(), stripe.updated(1), stripe.updated(2, { of: 'Business' }));
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Business' });
      await deliver(backend(), stripe.updated(3, { of: 'Pro' }));
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Pro', balance: 10_000 });
    });

    it('ask Stripe which of two events of the same second holds', async () => {
      const account = await backend().account();
      const subscription = newId();
      const stripe = buyer(account, { subscription });
      stub.subscriptions.set(subscription, stripe.object(9, { of: 'Premium', status: 'active' }));
      const contradicting = [stripe.updated(9, { of: 'Premium' }), stripe.updated(9, { of: 'Pro' })];
      await deliver(backend(), ...contradicting);
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Premium' });
      expect(await deliver(backend(), ...contradicting)).toEqual(['repeat', 'repeat']);
    });

    it('end the plan that a new checkout replaces, so that nobody pays twice', async () => {
      const account = await backend().account();
      const ids: string[] = [];
      for (const [started, tier] of [
        [1_790_000_000, 'Pro'],
        [1_790_100_000, 'Premium'],
      ] as const) {
        const address = await payAddress(account, tier);
        const subscription = newId();
        ids.push(subscription);
        const stripe = buyer(account, { subscription, started, tier });
        stub.subscriptions.set(subscription, stripe.object(0));
        await deliver(
          backend(),
          stripe.invoice('paid', 0, { id: newId(), reason: 'subscription_create' }),
          stripe.completed(1, address.slice(address.lastIndexOf('/') + 1)),
        );
      }
      expect(ids.map((id) => stub.subscriptions.get(id)?.['status'])).toEqual(['canceled', 'active']);
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Premium', balance: 410_000 });
    });

    it('leave an admin’s own choice of plan alone until something changes', async () => {
      const account = await backend().account();
      const stripe = buyer(account);
      await deliver(backend(), stripe.invoice('paid', 1, { id: newId(), reason: 'subscription_create' }));
      await backend()
        .service()
        .from('profiles')
        .update({ subscription_status: 'Business' })
        .eq('id', account.id);
      await deliver(backend(), stripe.invoice('paid', 30 * DAY, { id: newId() }));
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Business', balance: 210_000 });
      await deliver(backend(), stripe.deleted(60 * DAY));
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Free' });
    });

    describe('an account that is deleted', () => {
      it('is charged no more, and its late events change nothing', async () => {
        const account = await backend().account();
        const subscription = newId();
        const stripe = buyer(account, { subscription });
        stub.subscriptions.set(subscription, stripe.object(0));
        await deliver(backend(), stripe.updated(1));
        const open = await payAddress(account, 'Business');
        const deps = depsToEnd(backend());
        expect(await endSubscriptions(deps, account.id)).toBe(1);
        await endSubscriptions(deps, account.id);
        expect(stub.subscriptions.get(subscription)?.['status']).toBe('canceled');
        expect(stub.sessions.get(open.slice(open.lastIndexOf('/') + 1))).toMatchObject({ status: 'expired' });

        const { error } = await backend().service().auth.admin.deleteUser(account.id);
        expect(error).toBeNull();
        expect(
          await deliver(
            backend(),
            stripe.deleted(2),
            stripe.invoice('paid', 1, { id: newId(), reason: 'subscription_create' }),
          ),
        ).toEqual(['unknown_user', 'unknown_user']);
        const rows = await backend().database.query('select 1 from public.subscriptions where id = $1', [
          subscription,
        ]);
        expect(rows).toEqual([]);
      });

      it('is charged no more for what was paid without our knowing yet', async () => {
        const account = await backend().account();
        const address = await payAddress(account);
        const subscription = newId();
        stub.subscriptions.set(subscription, buyer(account, { subscription }).object(0));
        const session = address.slice(address.lastIndexOf('/') + 1);
        stub.sessions.set(session, { status: 'complete', subscription });
        await endSubscriptions(depsToEnd(backend()), account.id);
        expect(stub.subscriptions.get(subscription)).toMatchObject({ status: 'canceled' });
      });

      it.each([
        ['this site', SITE, 'canceled'],
        ['another site of the same Stripe account', 'https://elsewhere.test', 'active'],
      ])('is charged no more for what is paid after it is gone, on %s', async (_, site, status) => {
        const subscription = newId();
        const stripe = buyer({ id: crypto.randomUUID() }, { subscription, site });
        stub.subscriptions.set(subscription, stripe.object(0));
        const late = stripe.invoice('paid', 1, { id: newId(), reason: 'subscription_create' });
        expect(await deliver(backend(), late, stripe.completed(2, newId()), late)).toEqual([
          'unknown_user',
          'unknown_user',
          'unknown_user',
        ]);
        expect(stub.subscriptions.get(subscription)).toMatchObject({ status });
      });
    });

    it('are read by their owner alone', async () => {
      const [owner, other] = [await backend().account(), await backend().account()];
      await deliver(backend(), buyer(owner).updated(1));
      expect(await subscriptionsOf(owner)).toHaveLength(1);
      expect(await subscriptionsOf(other)).toEqual([]);
      for (const table of ['subscriptions', 'stripe_events', 'stripe_invoices'] as const) {
        expect((await backend().visitor().from(table).select('id')).data ?? []).toEqual([]);
      }
      for (const table of ['stripe_events', 'stripe_invoices'] as const) {
        expect((await owner.client.from(table).select('id')).data ?? []).toEqual([]);
      }
      await owner.client.from('subscriptions').update({ tier: 'Business' }).eq('user_id', owner.id);
      expect(await subscriptionsOf(owner)).toMatchObject([{ tier: 'Pro' }]);
    });

    it('believe nobody who cannot sign', async () => {
      const account = await backend().account();
      const event = buyer(account).updated(1, { of: 'Business' });
      const now = Math.floor(Date.now() / 1000);
      for (const signing of [
        { secret: 'whsec_of_somebody_else' },
        { at: now - 600 },
        { tampered: JSON.stringify({ ...event, id: 'evt_other' }) },
      ]) {
        const response = await backend().fetch(await webhookCall(event, SITE, signing));
        expect(response.status).toBe(400);
      }
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Free' });
    });
  },
  live,
);

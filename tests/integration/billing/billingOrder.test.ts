/** Stripe's events in any order and any number: the end is the same. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeStub, type StripeStub } from '../../functions/support/stripeStub.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { booksOf, payAddress } from '../../support/billing.ts';
import { buyer, deliver, newId, subscriptionsOf } from '../../support/liveBilling.ts';
import { PRICES, stripeEnv } from '../../support/stripe.ts';

const DAY = 24 * 3600;

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

const idOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

let stub: StripeStub;
beforeAll(async () => {
  stub = await startStripeStub();
});
afterAll(() => stub.close());

describeOnBoth(
  'order and repetition',
  (backend) => {
    const sessionOf = async (id: string) => {
      const [row] = await backend().database.query(
        'select state, paid_at is not null as "isPaid" from public.checkout_sessions where id = $1',
        [id],
      );
      return row;
    };
    const expectPro = async (account: Account) => {
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Pro', balance: 110_000 });
      expect(await subscriptionsOf(account)).toMatchObject([{ tier: 'Pro', status: 'active' }]);
    };

    it('change nothing: ten of one event at once are applied once', async () => {
      const account = await backend().account();
      const event = buyer(account).invoice('paid', 1, {
        id: newId(),
        reason: 'subscription_create',
      });
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => deliver(backend(), event)));
      expect(outcomes.flat().filter((outcome) => outcome === 'applied')).toHaveLength(1);
      expect(outcomes.flat().filter((outcome) => outcome === 'repeat')).toHaveLength(9);
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Pro', balance: 110_000 });
    });

    it('change nothing: a year of one subscription ends the same in any order, named in each event or in one', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
          fc.boolean(),
          fc.nat(7),
          async (order, isNamed, repeated) => {
            const account = await backend().account();
            const address = await payAddress(account);
            const stripe = buyer(account, { isNamed });
            const events = [
              stripe.completed(0, idOf(address)),
              stripe.invoice('paid', 0, { id: newId(), reason: 'subscription_create' }),
              stripe.updated(1),
              stripe.updated(10 * DAY, { of: 'Premium' }),
              stripe.invoice('paid', 30 * DAY, { id: newId(), of: 'Premium' }),
              stripe.invoice('payment_failed', 60 * DAY, { id: newId(), of: 'Premium' }),
              stripe.updated(60 * DAY, { of: 'Premium', status: 'past_due' }),
              stripe.deleted(80 * DAY, { of: 'Premium' }),
            ];
            const delivered = order.flatMap((index) => events[index] ?? []);
            await deliver(backend(), ...delivered, ...events.slice(repeated, repeated + 1));
            const { topups, ...books } = await booksOf(backend(), account);
            expect(books).toEqual({ plan: 'Free', balance: 10_000 + 100_000 + 300_000 });
            expect(topups.map(({ tier }) => tier).sort()).toEqual(['Premium', 'Pro']);
            expect(await subscriptionsOf(account)).toEqual([
              {
                tier: 'Premium',
                status: 'canceled',
                cancel_at_period_end: false,
                current_period_end: new Date((1_790_000_000 + 110 * DAY) * 1000).toISOString(),
              },
            ]);
          },
        ),
        { numRuns: 8 },
      );
    });

    it('change nothing: every order of the first three events makes the plan', async () => {
      for (const order of ORDERS) {
        const account = await backend().account();
        const address = await payAddress(account);
        const stripe = buyer(account, { isNamed: false });
        const events = [
          stripe.completed(2, idOf(address)),
          stripe.invoice('paid', 0, { id: newId(), reason: 'subscription_create' }),
          stripe.updated(1),
        ];
        for (const index of order) await deliver(backend(), ...events.slice(index, index + 1));
        await expectPro(account);
        expect(await sessionOf(idOf(address))).toEqual({ state: 'completed', isPaid: true });
      }
    });

    it('change nothing: the first three events at once make the plan', async () => {
      const account = await backend().account();
      const address = await payAddress(account);
      const stripe = buyer(account, { isNamed: false });
      const events = [
        stripe.completed(2, idOf(address)),
        stripe.invoice('paid', 0, { id: newId(), reason: 'subscription_create' }),
        stripe.updated(1),
      ];
      await Promise.all(events.map((event) => deliver(backend(), event)));
      await expectPro(account);
      expect(await sessionOf(idOf(address))).toEqual({ state: 'completed', isPaid: true });
    });

    it.each(['before', 'after'])('keep when a delayed payment came, told %s the checkout', async (order) => {
      const account = await backend().account();
      const address = await payAddress(account);
      const stripe = buyer(account);
      const unpaid = stripe.completed(0, idOf(address), { payment_status: 'unpaid' });
      const paid = {
        ...stripe.completed(DAY, idOf(address)),
        type: 'checkout.session.async_payment_succeeded',
      };
      await deliver(backend(), ...(order === 'before' ? [paid, unpaid] : [unpaid, paid]));
      expect(await sessionOf(idOf(address))).toEqual({ state: 'paid', isPaid: true });
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Pro', balance: 10_000 });
    });

    it.each([
      ['first', ['sub_a', 'sub_b']],
      ['last', ['sub_b', 'sub_a']],
    ])('of two purchases of one second leave one running, its events %s', async (_, prefixes) => {
      const account = await backend().account();
      const subscriptions = prefixes.map((prefix) => newId().replace('sub', prefix));
      for (const subscription of subscriptions) {
        const stripe = buyer(account, { subscription });
        stub.subscriptions.set(subscription, stripe.object(0));
        await deliver(backend(), stripe.completed(0, idOf(await payAddress(account, 'Premium'))));
      }
      const [older = '', newer = ''] = subscriptions.toSorted();
      expect(stub.subscriptions.get(older)).toMatchObject({ status: 'canceled' });
      expect(stub.subscriptions.get(newer)).toMatchObject({ status: 'active' });
    });

    it('take the end of a month back when the subscription says so, and not for an old invoice', async () => {
      const account = await backend().account();
      const stripe = buyer(account);
      const soon = 1_790_000_000 + 7 * DAY;
      const items = { data: [{ price: { id: PRICES.Pro }, current_period_end: soon }] };
      await deliver(
        backend(),
        stripe.invoice('paid', 0, { id: newId(), reason: 'subscription_create' }),
        stripe.updated(1),
        stripe.updated(2 * DAY, { items }),
        stripe.updated(DAY),
        stripe.invoice('paid', 3 * DAY, { id: newId() }),
      );
      expect(await subscriptionsOf(account)).toMatchObject([
        { current_period_end: new Date(soon * 1000).toISOString() },
      ]);
    });

    it('keep a delayed live checkout while its payment is on its way', async () => {
      const account = await backend().account();
      const delayed = idOf(await payAddress(account));
      const left = idOf(await payAddress(account, 'Premium'));
      await deliver(backend(), buyer(account).completed(0, delayed, { payment_status: 'unpaid' }));
      await backend().database.query(
        "update public.checkout_sessions set created_at = now() - interval '8 days' where id in ($1, $2)",
        [delayed, left],
      );
      await payAddress(account, 'Business');
      expect([await sessionOf(delayed), await sessionOf(left)]).toEqual([
        { state: 'open', isPaid: false },
        undefined,
      ]);
    });
  },
  async () => ({ env: stripeEnv(stub.url) }),
);

/** Stripe's events in any order and any number: the end is the same. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeStub, type StripeStub } from '../functions/support/stripeStub.ts';
import { describeOnBoth } from '../support/backend.ts';
import { booksOf, payAddress } from '../support/billing.ts';
import { buyer, deliver, newId, subscriptionsOf } from '../support/liveBilling.ts';
import { stripeEnv } from '../support/stripe.ts';

const DAY = 24 * 3600;

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

let stub: StripeStub;
beforeAll(async () => {
  stub = await startStripeStub();
});
afterAll(() => stub.close());

describeOnBoth(
  'order and repetition',
  (backend) => {
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
            const session = await payAddress(account);
            const stripe = buyer(account, { isNamed });
            const events = [
              stripe.completed(0, session.slice(session.lastIndexOf('/') + 1)),
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
          stripe.completed(2, address.slice(address.lastIndexOf('/') + 1)),
          stripe.invoice('paid', 0, { id: newId(), reason: 'subscription_create' }),
          stripe.updated(1),
        ];
        await Promise.all(order.map((index) => deliver(backend(), ...events.slice(index, index + 1))));
        expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Pro', balance: 110_000 });
        expect(await subscriptionsOf(account)).toMatchObject([{ tier: 'Pro', status: 'active' }]);
      }
    });
  },
  async () => ({ env: stripeEnv(stub.url) }),
);

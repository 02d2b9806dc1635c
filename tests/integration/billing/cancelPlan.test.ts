/** Ending a plan, taking the end back, and what an account reads of its usage. */
import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeStub, type StripeStub } from '../../functions/support/stripeStub.ts';
import { describeOnEmbedded, SITE, type Account } from '../../support/backend.ts';
import { booksOf, complete, paidSession } from '../../support/billing.ts';
import { buyer, deliver, newId, subscriptionsOf } from '../../support/liveBilling.ts';
import { stripeEnv } from '../../support/stripe.ts';

let stub: StripeStub;
beforeAll(async () => {
  stub = await startStripeStub();
});
afterAll(() => stub.close());

function at(finished_at: string) {
  return { finished_at, created_at: finished_at, expires_at: finished_at };
}

async function cancel(account: Account, body: object = {}): Promise<unknown> {
  const { data, error } = await account.client.functions.invoke<unknown>('cancel-plan', { body });
  if (!error) return data;
  const response: unknown = error instanceof FunctionsHttpError ? error.context : null;
  if (!(response instanceof Response)) throw new Error('The call was not answered', { cause: error });
  return { httpStatus: response.status, ...Object(await response.json()) };
}

describeOnEmbedded('ending a plan that nothing is paid for', (backend) => {
  it('is at once, keeps the tokens, and can be asked for twice', async () => {
    const account = await backend().account();
    await complete(account, await paidSession(backend(), account, 'Premium'));
    const before = await booksOf(backend(), account);
    expect(before.plan).toBe('Premium');
    expect(await cancel(account)).toEqual({ status: 'ended', ends_at: null });
    expect(await booksOf(backend(), account)).toEqual({ ...before, plan: 'Free' });
    expect(await cancel(account)).toMatchObject({ httpStatus: 409, error: 'conflict' });
    expect(await cancel(account, { resume: true })).toMatchObject({ httpStatus: 409 });
  });

  it('touches nobody else, whatever the body says', async () => {
    const [account, other] = [await backend().account(), await backend().account()];
    await complete(other, await paidSession(backend(), other, 'Pro'));
    expect(await cancel(account, { user_id: other.id })).toMatchObject({ httpStatus: 400 });
    expect(await cancel(account)).toMatchObject({ httpStatus: 409 });
    expect((await booksOf(backend(), other)).plan).toBe('Pro');
    const direct = await account.client.rpc('end_unbilled_plan', { p_user: other.id });
    expect(direct.error?.code).toBe('42501');
  });

  it('tells each account its own usage alone, by the day of the zone asked for', async () => {
    const [account, other] = [await backend().account(), await backend().account()];
    const turn = { state: 'settled', metered: true, is_first_response: false, reserved: 0 };
    const today = new Date().toISOString().slice(0, 10);
    const rows = [
      {
        ...turn,
        user_id: account.id,
        message_id: crypto.randomUUID(),
        charged: 120,
        ...at(`${today}T00:00:01Z`),
      },
      {
        ...turn,
        user_id: account.id,
        message_id: crypto.randomUUID(),
        charged: 30,
        ...at(`${today}T00:00:02Z`),
      },
      {
        ...turn,
        user_id: other.id,
        message_id: crypto.randomUUID(),
        charged: 999,
        ...at(`${today}T00:00:02Z`),
      },
    ];
    await backend().put('token_reservations', ...rows);
    const utc = await account.client.rpc('my_usage', { p_days: 30, p_zone: 'UTC' });
    expect(utc.data).toEqual([{ day: today, tokens: 150, chats: 2 }]);
    const west = await account.client.rpc('my_usage', { p_days: 30, p_zone: 'America/Los_Angeles' });
    expect(JSON.stringify(west.data)).toContain('"tokens":150');
    expect(JSON.stringify(west.data)).not.toContain(today);
    const nowhere = await account.client.rpc('my_usage', {
      p_days: 30,
      p_zone: "x'; drop table profiles --",
    });
    expect(nowhere.status).toBe(400);
    const call = (body: object) =>
      backend().fetch(
        new Request(`${SITE}/rest/v1/rpc/my_usage`, {
          method: 'POST',
          headers: {
            apikey: backend().publishableKey,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        }),
      );
    const token = (await account.client.auth.getSession()).data.session?.access_token ?? '';
    for (const body of [
      { p_days: 30, p_zone: null },
      { p_days: null, p_zone: 'UTC' },
      { p_days: 30, p_zone: 'x'.repeat(65) },
      { p_days: 30, p_zone: 'x'.repeat(5_000) },
    ]) {
      const refused = await call(body);
      expect(refused.status).toBe(400);
      const text = await refused.text();
      expect(JSON.parse(text)).toMatchObject({ code: '22023' });
      expect(text.length).toBeLessThan(300);
    }
    const visitor = await backend().visitor().rpc('my_usage', { p_days: 30, p_zone: 'UTC' });
    expect(visitor.error?.code).toBe('42501');
  });
});

describeOnEmbedded(
  'ending a plan that is paid for',
  (backend) => {
    it('lets it run until its month is over, and go on after all', async () => {
      const account = await backend().account();
      const subscription = newId();
      const stripe = buyer(account, { tier: 'Pro', subscription });
      stub.subscriptions.set(subscription, stripe.object(1));
      await deliver(
        backend(),
        stripe.invoice('paid', 1, { id: `in_${subscription}`, reason: 'subscription_create' }),
      );
      const [row] = await subscriptionsOf(account);
      const end = row?.current_period_end;
      expect(await cancel(account)).toEqual({ status: 'ends', ends_at: end });
      expect(await subscriptionsOf(account)).toMatchObject([
        { status: 'active', cancel_at_period_end: true },
      ]);
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Pro', balance: 110_000 });
      expect(await cancel(account, { resume: true })).toEqual({ status: 'goes_on', ends_at: end });
      expect(await subscriptionsOf(account)).toMatchObject([{ cancel_at_period_end: false }]);
      expect(
        stub.calls.filter(({ path }) => path.endsWith(subscription)).map(({ fields }) => fields),
      ).toEqual([{ cancel_at_period_end: 'true' }, { cancel_at_period_end: 'false' }]);
    });

    it('changes nothing where the provider does not know it any more', async () => {
      const account = await backend().account();
      const stripe = buyer(account, { tier: 'Pro' });
      const id = `in_${newId()}`;
      await deliver(backend(), stripe.invoice('paid', 1, { id, reason: 'subscription_create' }));
      expect(await cancel(account)).toMatchObject({ httpStatus: 502, error: 'provider_unavailable' });
      expect(await subscriptionsOf(account)).toMatchObject([
        { status: 'active', cancel_at_period_end: false },
      ]);
      expect((await booksOf(backend(), account)).plan).toBe('Pro');
    });

    it('does what can be done where one of two is not known, and says which part that was', async () => {
      const account = await backend().account();
      const subscription = newId();
      const lost = buyer(account, { tier: 'Pro' });
      const known = buyer(account, { tier: 'Premium', subscription });
      stub.subscriptions.set(subscription, known.object(1));
      const bought = [lost, known].map((stripe, index) =>
        stripe.invoice('paid', 1 + index, { id: `in_${newId()}`, reason: 'subscription_create' }),
      );
      await deliver(backend(), ...bought);
      const answer = await cancel(account);
      expect(answer).toMatchObject({ httpStatus: 502, error: 'provider_unavailable' });
      expect(Reflect.get(Object(answer), 'message')).toBe(
        'You have 2 subscriptions, and the payment provider answered for 1 of them: that one was changed, the rest was not. Please try again in a moment.',
      );
      const rows = await subscriptionsOf(account);
      expect(Object.fromEntries(rows.map((row) => [row.tier, row.cancel_at_period_end]))).toEqual({
        Premium: true,
        Pro: false,
      });
    });
  },
  async () => ({ env: stripeEnv(stub.url) }),
);

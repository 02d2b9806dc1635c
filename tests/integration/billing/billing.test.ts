/** A purchase in the sandbox, from the plan to the books, through the payment page. */
import { expect, it, describe } from 'vitest';
import { PLANS } from '@domain/billing/plans.ts';
import { describeOnEmbedded, SITE } from '../../support/backend.ts';
import { booksOf, complete, paidSession, payAddress, press, startCheckout } from '../../support/billing.ts';

describeOnEmbedded('a sandbox purchase', (backend) => {
  it('leads to a payment page, whose Pay leads back, and completes once', async () => {
    const account = await backend().account();
    const started = await startCheckout(account, 'Premium');
    expect(started).toMatchObject({ mode: 'sandbox', mock_mode: false });
    expect(started).not.toHaveProperty('instructions');
    const address = ('url' in started && started.url) || '';
    expect(address).toMatch(new RegExp(`^${SITE}/_pay/sandbox_[0-9a-f]{32}$`));

    const page = await backend().fetch(new Request(address));
    const text = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    for (const words of ['Sandbox', 'Premium', '300,000', '$19.99', '>Pay<', '>Decline<', '>Cancel<']) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/<script|card number/i);

    const paid = await press(backend(), address, 'pay');
    expect(paid.status).toBe(303);
    const back = new URL(paid.headers.get('location') ?? '');
    const session = back.searchParams.get('session_id') ?? '';
    expect(back.origin + back.pathname).toBe(`${SITE}/checkout-success`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      session_id: session,
      tier: 'Premium',
      tokens: '300000',
      mode: 'sandbox',
      mock: 'false',
    });
    expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Free', balance: 10_000, topups: [] });

    const first = await complete(account, session, { tier: 'Premium', tokens: 300_000 });
    expect(first).toMatchObject({ status: 'completed', tier: 'Premium', tokens: 300_000, balance: 310_000 });
    const books = await booksOf(backend(), account);
    expect(books).toEqual({
      plan: 'Premium',
      balance: 310_000,
      topups: [
        {
          source: 'sandbox_stripe_checkout',
          tier: 'Premium',
          tokens_added: 300_000,
          plan_name: 'Premium',
          email: account.email,
        },
      ],
    });
    expect(await complete(account, session)).toMatchObject({ status: 'already_completed', balance: 310_000 });
    expect(await booksOf(backend(), account)).toEqual(books);
  });

  it('adds its tokens once when the success page is opened twenty times at once', async () => {
    const account = await backend().account();
    const session = await paidSession(backend(), account);
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(account, session)));
    expect(answers.filter(({ status }) => status === 'completed')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 'already_completed')).toHaveLength(19);
    expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Pro', balance: 110_000 });
  });

  it('can be repeated: a second purchase adds its own tokens', async () => {
    const account = await backend().account();
    const sessions = [];
    for (const tier of ['Pro', 'Business'] as const) {
      sessions.push(await paidSession(backend(), account, tier));
      await complete(account, sessions.at(-1) ?? '');
    }
    expect(new Set(sessions).size).toBe(2);
    expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Business', balance: 1_110_000 });
  });

  it('takes an open checkout of the same plan up again, and a new one after it is paid', async () => {
    const account = await backend().account();
    const first = await payAddress(account);
    expect(await payAddress(account)).toBe(first);
    expect(await payAddress(account, 'Business')).not.toBe(first);
    await press(backend(), first, 'pay');
    expect(await payAddress(account)).not.toBe(first);
  });

  it('leads two requests at once to one page, which can be paid', async () => {
    const account = await backend().account();
    const addresses = await Promise.all([payAddress(account), payAddress(account), payAddress(account)]);
    expect(new Set(addresses).size).toBe(1);
    expect((await press(backend(), addresses[0] ?? '', 'pay')).status).toBe(303);
  });

  it('stops an account that begins purchases without end', async () => {
    const account = await backend().account();
    for (let round = 0; round < 30; round++) await press(backend(), await payAddress(account), 'cancel');
    expect(await startCheckout(account)).toMatchObject({ status: 429, error: 'rate_limited' });
  });

  describe('declined or cancelled', () => {
    it('says that nothing was charged, can be tried again, and gives nothing', async () => {
      const account = await backend().account();
      const address = await payAddress(account);
      const declined = await press(backend(), address, 'decline');
      expect(declined.status).toBe(303);
      const again = new URL(declined.headers.get('location') ?? '', SITE).href;
      const page = await (await backend().fetch(new Request(again))).text();
      expect(page).toContain('The payment was declined. You have not been charged.');
      const session = address.slice(address.lastIndexOf('/') + 1);
      expect(await complete(account, session)).toMatchObject({ status: 409, error: 'not_paid' });
      expect((await press(backend(), address, 'pay')).status).toBe(303);
      expect(await complete(account, session)).toMatchObject({ status: 'completed' });
    });

    it('leads to the cancel page and cannot be paid any more', async () => {
      const account = await backend().account();
      const address = await payAddress(account);
      const cancelled = await press(backend(), address, 'cancel');
      expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, `${SITE}/checkout-cancel`]);
      expect((await press(backend(), address, 'pay')).status).toBe(410);
      expect((await backend().fetch(new Request(address))).status).toBe(410);
      const session = address.slice(address.lastIndexOf('/') + 1);
      expect(await complete(account, session)).toMatchObject({
        status: 409,
        error: 'not_paid',
        message: 'This checkout was cancelled. You have not been charged.',
      });
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Free', balance: 10_000, topups: [] });
    });

    it('is not cancelled by a Cancel that comes after Pay', async () => {
      const account = await backend().account();
      const address = await payAddress(account);
      await press(backend(), address, 'pay');
      const late = await press(backend(), address, 'cancel');
      expect(late.headers.get('location')).toContain('/checkout-success?session_id=');
      expect(await (await backend().fetch(new Request(address))).text()).toContain('This checkout is paid');
    });

    it('offers the step that is left on its page, and the plan once it was taken', async () => {
      const account = await backend().account();
      const address = await payAddress(account);
      const page = async () => (await backend().fetch(new Request(address))).text();
      await press(backend(), address, 'pay');
      const paid = await page();
      expect(paid).toMatch(/checkout-success[^"]*">Finish the purchase<\/a>/);
      expect(paid).not.toContain('nothing more to do');
      await complete(account, address.slice(address.lastIndexOf('/') + 1));
      const completed = await page();
      expect(completed).toContain(`href="${SITE}/my-plan">View my plan</a>`);
      expect(completed).not.toContain('Finish the purchase');
    });
  });

  describe('the payment page', () => {
    it('does not exist for ids that were not given out, nor after a day', async () => {
      const account = await backend().account();
      const address = await payAddress(account);
      const session = address.slice(address.lastIndexOf('/') + 1);
      for (const id of ['sandbox_0000', "x'--", '%00', 'a'.repeat(5000)]) {
        expect((await backend().fetch(new Request(`${SITE}/_pay/${id}`))).status).toBe(404);
        expect((await press(backend(), `${SITE}/_pay/${id}`, 'pay')).status).toBe(404);
      }
      await backend().database.query(
        "update public.checkout_sessions set created_at = now() - interval '25 hours' where id = $1",
        [session],
      );
      expect((await press(backend(), address, 'pay')).status).toBe(404);
      expect(await complete(account, session)).toMatchObject({ error: 'not_paid' });
    });

    it('changes nothing when it is only looked at, or asked from another site', async () => {
      const account = await backend().account();
      const address = await payAddress(account);
      const session = address.slice(address.lastIndexOf('/') + 1);
      for (const button of ['pay', 'cancel']) {
        expect((await backend().fetch(new Request(`${address}/${button}`))).status).toBe(404);
      }
      for (const headers of [{ origin: 'https://elsewhere.test' }, { 'sec-fetch-site': 'cross-site' }]) {
        expect((await press(backend(), address, 'pay', headers)).status).toBe(403);
      }
      expect(await complete(account, session)).toMatchObject({ error: 'not_paid' });
      expect((await press(backend(), address, 'pay', { origin: SITE })).status).toBe(303);
    });
  });

  describe('is refused', () => {
    it('to another account than the one that pays', async () => {
      const [buyer, thief] = [await backend().account(), await backend().account()];
      const session = await paidSession(backend(), buyer);
      expect(await complete(thief, session)).toMatchObject({ status: 404, error: 'not_found' });
      expect(await startCheckout(thief, 'Pro', { user_id: buyer.id })).toMatchObject({
        status: 403,
        field: 'user_id',
      });
      expect(await startCheckout(thief, 'Pro', { email: buyer.email })).toMatchObject({
        status: 403,
        field: 'email',
      });
      expect(await booksOf(backend(), thief)).toMatchObject({ plan: 'Free', balance: 10_000 });
      expect(await complete(buyer, session)).toMatchObject({ status: 'completed' });
    });

    it('with a plan or tokens that the session is not for', async () => {
      const account = await backend().account();
      const session = await paidSession(backend(), account);
      expect(await complete(account, session, { tier: 'Business' })).toMatchObject({
        status: 400,
        field: 'tier',
      });
      expect(await complete(account, session, { tokens: 1_000_000 })).toMatchObject({
        status: 400,
        field: 'tokens',
      });
      expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Free', balance: 10_000 });
    });

    it('to a suspended account, before and after it paid', async () => {
      const account = await backend().account();
      const session = await paidSession(backend(), account);
      const service = backend().service();
      await service.from('profiles').update({ status: 'suspended' }).eq('id', account.id);
      expect(await complete(account, session)).toMatchObject({ status: 403, error: 'suspended' });
      expect(await startCheckout(account)).toMatchObject({ status: 403, error: 'suspended' });
    });

    it('to clients that call the database instead', async () => {
      const { client, id } = await backend().account();
      const calls = await Promise.all([
        client.rpc('complete_checkout', { p_user: id, p_session: 'x', p_tier: 'Pro', p_tokens: 1 }),
        client.rpc('open_checkout', {
          p_user: id,
          p_id: 'own-session',
          p_tier: 'Pro',
          p_tokens: 1,
          p_mode: 'sandbox',
        }),
        client.rpc('settle_sandbox_payment', { p_session: 'x', p_state: 'paid' }),
        client.rpc('apply_stripe_event', { p_event: {} }),
        client
          .from('subscriptions')
          .insert({ id: 'sub_own', user_id: id, started_at: '2026-01-01T00:00:00Z' }),
        client.from('stripe_invoices').insert({ id: 'in_own', subscription_id: 'sub', is_first: true }),
        client.from('stripe_events').insert({ id: 'evt_own', type: 'x' }),
      ]);
      for (const { error } of calls) expect(error?.code).toBe('42501');
    });
  });

  it('knows the same allotments in SQL as in the plan table', async () => {
    for (const { tier, tokens } of PLANS) {
      const rows = await backend().database.query('select private.plan_tokens($1) as tokens', [tier]);
      expect(rows).toEqual([{ tokens }]);
    }
  });
});

/** waymark-create-checkout and complete-checkout: who may buy what, and how each outcome is answered. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutReplySchema, completeReplySchema } from '../../../domain/billing/billing.ts';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createPayments } from '../../../supabase/functions/_shared/providers/payments/payments.ts';
import { handle as completeCheckout } from '../../../supabase/functions/complete-checkout/handler.ts';
import { handle as createCheckout } from '../../../supabase/functions/waymark-create-checkout/handler.ts';
import { stripeEnv } from '../../support/stripe.ts';
import { ENV } from '../support/assistant.ts';
import { FakeBackend, post, testDeps, USER_ID, type TestDeps } from '../support/backend.ts';

const OPEN = '/rest/v1/rpc/open_checkout';
const COMPLETE = '/rest/v1/rpc/complete_checkout';
const SITE = { SITE_URL: 'https://waymark.example', SANDBOX_PAYMENT_URL: 'https://waymark.example/_pay' };

const order = (changes: Record<string, unknown> = {}) => ({
  email: 'sam@waymark.test',
  user_id: USER_ID,
  tier: 'Pro',
  tokens: 100_000,
  ...changes,
});
const SESSION = 'sandbox_0123456789abcdef';
const done = { mode: 'sandbox', tier: 'Pro', tokens: 100_000, balance: 110_000, plan: 'Pro' };

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  backend.answers.set(OPEN, { outcome: 'open', id: null, customer: null });
});

function depsWith(env: Record<string, string> = SITE): TestDeps {
  const deps = testDeps(backend);
  const payments = createPayments(parseEnv({ ...ENV, ...env }), () =>
    Promise.reject(new TypeError('no network')),
  );
  return { ...deps, providers: { ...deps.providers, payments } };
}

/** The database's answers to calls, one after the other. */
function answering(answers: readonly object[]) {
  let asked = 0;
  return async () => ({ data: answers[asked++], error: null });
}

async function refusal(response: Response) {
  return { status: response.status, ...functionErrorSchema.parse(await response.json()) };
}

describe('waymark-create-checkout', () => {
  it('answers where to pay', async () => {
    const deps = depsWith();
    const response = await createCheckout(post(JSON.stringify(order())), deps);
    const reply = checkoutReplySchema.parse(await response.json());
    expect(reply).toMatchObject({ mode: 'sandbox', mock_mode: false });
    expect(reply.url).toMatch(/^https:\/\/waymark\.example\/_pay\/sandbox_/);
    expect(backend.calls.filter((path) => path === OPEN)).toHaveLength(2);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.stringify(deps.logged)).not.toMatch(/sam@|sandbox_|6f1f3a52/);
  });

  it('goes on with a checkout that is open already', async () => {
    backend.answers.set(OPEN, { outcome: 'open', id: SESSION, customer: null });
    const reply = await (await createCheckout(post(order()), depsWith())).json();
    expect(reply).toMatchObject({ url: `https://waymark.example/_pay/${SESSION}` });
    expect(backend.calls.filter((path) => path === OPEN)).toHaveLength(1);
  });

  it('leads to the purchase that another request began meanwhile', async () => {
    const answers = [{ id: null }, { id: SESSION }].map((row) => ({
      outcome: 'open',
      customer: null,
      ...row,
    }));
    const deps = depsWith();
    Object.assign(deps.admin, { rpc: answering(answers) });
    const reply = await (await createCheckout(post(order()), deps)).json();
    expect(reply).toMatchObject({ url: `https://waymark.example/_pay/${SESSION}`, payable: true });
  });

  it.each([
    ['closes', undefined, 0],
    ['logs when it cannot close', new Error('down'), 1],
  ])('%s what was opened at Stripe and may not be bought after all', async (_, failure, logged) => {
    const deps = depsWith({ ...SITE, ...stripeEnv() });
    const { payments } = deps.providers;
    vi.spyOn(payments, 'open').mockResolvedValue({ id: 'cs_test_12345678', url: 'https://stripe.test/1' });
    const close = vi.spyOn(payments, 'endCheckout');
    if (failure) close.mockRejectedValue(failure);
    else close.mockResolvedValue();
    const answers = [{ outcome: 'open', id: null, customer: null }, { outcome: 'too_many' }];
    Object.assign(deps.admin, { rpc: answering(answers) });
    expect(await refusal(await createCheckout(post(order()), deps))).toMatchObject({ status: 429 });
    expect(close).toHaveBeenCalledExactlyOnceWith('cs_test_12345678');
    expect(deps.logged.filter(({ event }) => event === 'checkout left open')).toHaveLength(logged);
  });

  it('has an address for a mock that can be paid no more', async () => {
    backend.answers.set(OPEN, { outcome: 'open', id: SESSION, customer: null });
    const deps = depsWith({ ...SITE, STRIPE_SECRET_KEY: 'sk_live_1' });
    const reply = checkoutReplySchema.parse(await (await createCheckout(post(order()), deps)).json());
    expect(reply).toMatchObject({ url: 'https://waymark.example/pricing', payable: false, mock_mode: true });
  });

  it('says in mock mode what to set up', async () => {
    const deps = depsWith({ ...SITE, STRIPE_SECRET_KEY: 'sk_test_1' });
    const reply = checkoutReplySchema.parse(await (await createCheckout(post(order()), deps)).json());
    expect(reply).toMatchObject({ mock_mode: true, payable: true });
    expect(reply.message).toContain('price IDs');
    expect(reply.instructions?.step4).toContain('STRIPE_PRICE_PRO');
    expect(reply.url).toMatch(/\/_pay\/mock_/);
  });

  it('takes the address in any case', async () => {
    const deps = depsWith();
    expect((await createCheckout(post(order({ email: ' Sam@Waymark.test ' })), deps)).status).toBe(200);
  });

  it.each([
    ['tier', { tier: 'Free', tokens: 10_000 }, 'must be a paid plan: Pro, Premium, Business'],
    ['tier', { tier: 'Gold' }, 'must be a paid plan'],
    ['tokens', { tokens: 300_000 }, 'Pro brings 100000 tokens'],
    ['tokens', { tokens: 'many' }, "must be the plan's number of tokens"],
    ['user_id', { user_id: 'me' }, 'must be the id of your account'],
    ['email', { email: '' }, 'is required'],
  ])('refuses another %s', async (field, changes, words) => {
    const refused = await refusal(await createCheckout(post(order(changes)), depsWith()));
    expect(refused).toMatchObject({ status: 400, error: 'bad_request', field });
    expect(refused.message).toContain(words);
    expect(backend.calls).not.toContain(OPEN);
  });

  it.each([
    ['user_id', { user_id: '11111111-1111-4111-8111-111111111111' }],
    ['email', { email: 'other@waymark.test' }],
  ])('refuses the %s of another account', async (field, changes) => {
    const refused = await refusal(await createCheckout(post(order(changes)), depsWith()));
    expect(refused).toMatchObject({ status: 403, error: 'forbidden', field });
  });

  it.each([
    ['suspended', 403, 'suspended'],
    ['unknown_user', 404, 'not_found'],
    ['current_plan', 400, 'bad_request'],
    ['too_many', 429, 'rate_limited'],
  ])('refuses when the account is %s', async (outcome, status, error) => {
    backend.answers.set(OPEN, { outcome });
    expect(await refusal(await createCheckout(post(order()), depsWith()))).toMatchObject({ status, error });
  });

  it('needs an account, a server with payments, and a provider that answers', async () => {
    expect(await refusal(await createCheckout(post(order(), null), depsWith()))).toMatchObject({
      status: 401,
    });
    expect(await refusal(await createCheckout(post(order()), depsWith({})))).toMatchObject({
      status: 503,
      error: 'not_configured',
      message: 'Plans cannot be bought here at the moment: this server takes no payments.',
    });
    const down = depsWith({ ...SITE, ...stripeEnv() });
    expect(await refusal(await createCheckout(post(order()), down))).toMatchObject({
      status: 502,
      error: 'provider_unavailable',
    });
    expect(down.logged.at(-1)).toMatchObject({ error: 'ProviderError' });
    backend.broken.add(OPEN);
    expect(await refusal(await createCheckout(post(order()), depsWith()))).toMatchObject({ status: 500 });
  });

  it('refuses what is too large, and other methods', async () => {
    expect((await createCheckout(post(order({ email: 'x'.repeat(70_000) })), depsWith())).status).toBe(413);
    expect((await createCheckout(new Request('http://x.test'), depsWith())).status).toBe(405);
  });
});

describe('complete-checkout', () => {
  const call = (body: Record<string, unknown> = { session_id: SESSION }, token?: null) =>
    completeCheckout(token === undefined ? post(body) : post(body, token), depsWith());

  it.each([
    ['completed', 'completed'],
    ['repeat', 'already_completed'],
    ['pending', 'pending'],
  ])('answers %s as %s', async (outcome, status) => {
    backend.answers.set(COMPLETE, { outcome, ...done });
    const reply = completeReplySchema.parse(await (await call()).json());
    expect(reply).toMatchObject({ status, tier: 'Pro', tokens: 100_000, balance: 110_000 });
  });

  it.each([
    [{ outcome: 'open', ...done }, 409, 'not_paid'],
    [{ outcome: 'cancelled', ...done }, 409, 'not_paid'],
    [{ outcome: 'mismatch', field: 'tier' }, 400, 'bad_request'],
    [{ outcome: 'suspended' }, 403, 'suspended'],
    [{ outcome: 'not_found' }, 404, 'not_found'],
    [{ outcome: 'another' }, 500, 'internal'],
  ])('refuses %o', async (answer, status, error) => {
    backend.answers.set(COMPLETE, answer);
    expect(await refusal(await call())).toMatchObject({ status, error });
  });

  it.each([
    ['session_id', {}],
    ['session_id', { session_id: 'short' }],
    ['session_id', { session_id: "x'; drop table" }],
    ['tier', { session_id: SESSION, tier: 'Free' }],
    ['tokens', { session_id: SESSION, tokens: 'many' }],
  ])('names the field %s', async (field, body) => {
    expect(await refusal(await call(body))).toMatchObject({ status: 400, field });
  });

  it('needs an account', async () => {
    expect(await refusal(await call({ session_id: SESSION }, null))).toMatchObject({ status: 401 });
  });
});

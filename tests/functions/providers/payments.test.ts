/** The payment providers: what an environment chooses, and Stripe against stubs of its answers. */
import { afterEach, describe, expect, it } from 'vitest';
import { planOf } from '../../../domain/billing/plans.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import {
  createPayments,
  type Order,
  type PaymentsProvider,
} from '../../../supabase/functions/_shared/providers/payments/payments.ts';
import { PRICES, stripeEnv } from '../../support/stripe.ts';
import { ENV } from '../support/assistant.ts';
import { USER_ID } from '../support/backend.ts';
import { startLoopback, type Answer, type Loopback } from '../support/loopback.ts';

const servers: Loopback[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const SITE = { SITE_URL: 'https://waymark.example', SANDBOX_PAYMENT_URL: 'https://waymark.example/_pay' };
const ORDER: Order = {
  userId: USER_ID,
  email: 'sam@waymark.test',
  plan: { ...planOf('Premium'), tier: 'Premium' },
  customerId: null,
};
const SESSION = {
  id: 'cs_test_12345678',
  object: 'checkout.session',
  url: 'https://checkout.stripe.test/c/1',
};

const noNetwork: typeof fetch = () => Promise.reject(new Error('The sandbox uses no network'));

function payments(env: Record<string, string>, fetch = noNetwork): PaymentsProvider {
  return createPayments(parseEnv({ ...ENV, ...env }), fetch);
}

/** Stripe on a stub; only a stub that hangs gets little time. */
async function stripe(answers: readonly (Answer | 'hang')[]) {
  const server = await startLoopback(answers);
  servers.push(server);
  const env = parseEnv({ ...ENV, ...SITE, ...stripeEnv(server.url) });
  const waits: number[] = [];
  const provider = createPayments(env, fetch, {
    ...(answers.includes('hang') ? { timeoutMs: 60 } : {}),
    wait: async (ms) => void waits.push(ms),
  });
  return { server, provider, waits };
}

describe('the environment', () => {
  it.each([
    ['nothing', {}, 'off'],
    ['a payment page', SITE, 'sandbox'],
    ['a key without price ids', { ...SITE, STRIPE_SECRET_KEY: 'sk_test_1' }, 'mock'],
    ['a key with its price ids', { ...SITE, ...stripeEnv() }, 'live'],
  ])('%s chooses the mode', (_, env, mode) => {
    expect(payments(env).mode).toBe(mode);
  });

  it.each([
    ['STRIPE_WEBHOOK_SECRET is required when the price ids are set', { STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_PRICE_PREMIUM is required when another plan has its price id', { STRIPE_PRICE_PREMIUM: '' }],
    ['STRIPE_SECRET_KEY is required with STRIPE_PRICE_PRO', { STRIPE_SECRET_KEY: '' }],
    ['STRIPE_SECRET_KEY must be a secret key', { STRIPE_SECRET_KEY: 'pk_test_1' }],
    ['STRIPE_PRICE_PRO and the other price ids must differ', { STRIPE_PRICE_PREMIUM: 'price_pro' }],
    ['STRIPE_API_URL must be an https address', { STRIPE_API_URL: 'http://elsewhere.test' }],
    ['STRIPE_API_URL must be an http or https address', { STRIPE_API_URL: 'elsewhere' }],
    ['SITE_URL is required with STRIPE_SECRET_KEY', { SITE_URL: '' }],
  ])('is refused: %s', (message, change) => {
    expect(() => payments({ ...SITE, ...stripeEnv(), ...change })).toThrow(message);
  });

  it('names the key when the webhook secret stands alone', () => {
    expect(() => payments({ ...SITE, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(
      'STRIPE_SECRET_KEY is required with STRIPE_WEBHOOK_SECRET',
    );
  });
});

describe('sandbox and mock', () => {
  it('lead to the payment page under an id that nobody can guess', async () => {
    for (const [mode, env] of [
      ['sandbox', SITE],
      ['mock', { ...SITE, STRIPE_SECRET_KEY: 'sk_test_1' }],
    ] as const) {
      const desk = payments(env);
      const opened = await Promise.all(Array.from({ length: 50 }, () => desk.open(ORDER)));
      expect(new Set(opened.map(({ id }) => id)).size).toBe(50);
      for (const { id, url } of opened) {
        expect(id).toMatch(new RegExp(`^${mode}_[0-9a-f]{32}$`));
        expect(url).toBe(desk.urlOf(id ?? ''));
        expect(url).toBe(`${SITE.SANDBOX_PAYMENT_URL}/${id}`);
      }
    }
  });

  it('says in five steps what a mock misses', () => {
    const { instructions, message } = payments({ ...SITE, STRIPE_SECRET_KEY: 'sk_test_1' });
    expect(Object.keys(instructions ?? {})).toEqual(['step1', 'step2', 'step3', 'step4', 'step5']);
    expect(message).toContain('price IDs are not set up');
    expect(payments(SITE).instructions).toBeUndefined();
  });

  it('gives nothing away with a key for real money, or where there is no page', async () => {
    for (const env of [
      { ...SITE, STRIPE_SECRET_KEY: 'sk_live_1' },
      { SITE_URL: SITE.SITE_URL, STRIPE_SECRET_KEY: 'sk_test_1' },
    ]) {
      expect(await payments(env).open(ORDER)).toEqual({ id: null, url: 'https://waymark.example/pricing' });
    }
    await expect(payments({}).open(ORDER)).rejects.toMatchObject({ code: 'not_configured', status: 503 });
  });

  it('knows no subscriptions', async () => {
    const desk = payments(SITE);
    expect(desk.tierOfPrice(PRICES.Pro)).toBeNull();
    expect(await desk.verifyEvent('{}', 't=1,v1=x', new Date())).toBeNull();
    await expect(desk.cancelSubscription('sub_1')).rejects.toMatchObject({ name: 'ProviderError' });
  });
});

const error = (status: number, type = 'api_error') => ({
  status,
  body: { error: { type, message: 'no' } },
});

describe('Stripe', () => {
  it('starts a monthly subscription, with return addresses of our own', async () => {
    const { server, provider } = await stripe([{ body: SESSION }]);
    expect(await provider.open(ORDER)).toEqual({ id: SESSION.id, url: SESSION.url });
    const [received] = server.received;
    expect([received?.method, received?.url.pathname]).toEqual(['POST', '/v1/checkout/sessions']);
    expect(received?.headers['authorization']).toBe('Bearer sk_test_of_the_tests');
    expect(received?.body).toEqual({
      mode: 'subscription',
      'line_items[0][price]': PRICES.Premium,
      'line_items[0][quantity]': '1',
      client_reference_id: USER_ID,
      customer_email: 'sam@waymark.test',
      'metadata[user_id]': USER_ID,
      'metadata[tier]': 'Premium',
      'metadata[tokens]': '300000',
      'metadata[site]': 'https://waymark.example',
      'subscription_data[metadata][user_id]': USER_ID,
      'subscription_data[metadata][tier]': 'Premium',
      'subscription_data[metadata][tokens]': '300000',
      'subscription_data[metadata][site]': 'https://waymark.example',
      success_url:
        'https://waymark.example/checkout-success?session_id={CHECKOUT_SESSION_ID}&tier=Premium&tokens=300000&mode=live&mock=false',
      cancel_url: 'https://waymark.example/checkout-cancel',
    });
  });

  it('takes the customer of an earlier purchase, and goes on without one who is gone', async () => {
    const gone = {
      status: 400,
      body: {
        error: { type: 'invalid_request_error', code: 'resource_missing', param: 'customer', message: 'no' },
      },
    };
    const { server, provider } = await stripe([gone, { body: SESSION }]);
    expect(await provider.open({ ...ORDER, customerId: 'cus_1' })).toMatchObject({ id: SESSION.id });
    expect(server.received.map(({ body }) => Object(body))).toMatchObject([
      { customer: 'cus_1' },
      { customer_email: 'sam@waymark.test' },
    ]);
  });

  it.each([429, 502, 503, 504])('tries once more after %i, with the same idempotency key', async (status) => {
    const { server, provider, waits } = await stripe([
      { status, headers: { 'retry-after': '2' }, body: { error: { message: 'wait' } } },
      { body: SESSION },
    ]);
    expect(await provider.open(ORDER)).toMatchObject({ id: SESSION.id });
    expect(waits).toEqual([2_000]);
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it.each<[string, readonly (Answer | 'hang')[], number]>([
    ['401', [error(401, 'invalid_request_error')], 1],
    ['404', [error(404, 'invalid_request_error')], 1],
    ['500', [error(500)], 1],
    ['503 twice', [error(503)], 2],
    ['429 with a long wait', [{ ...error(429), headers: { 'retry-after': '600' } }], 1],
    ['malformed JSON', [{ body: '{"id": "cs_' }], 1],
    ['an empty answer', [{ body: '' }], 1],
    ['another shape', [{ body: { id: 'cs_test_12345678', url: null } }], 1],
    ['a hang', ['hang'], 1],
  ])('%s is a provider error', async (_, answers, tries) => {
    const { server, provider } = await stripe(answers);
    await expect(provider.open(ORDER)).rejects.toMatchObject({ name: 'ProviderError', provider: 'Stripe' });
    expect(server.received).toHaveLength(tries);
  });

  it('is a provider error when nobody listens', async () => {
    const { server, provider } = await stripe([]);
    await server.close();
    servers.splice(0);
    await expect(provider.open(ORDER)).rejects.toMatchObject({ name: 'ProviderError', status: undefined });
  });

  it('ends a subscription and a checkout, and takes what is over for ended', async () => {
    const { server, provider } = await stripe([{ body: { id: 'sub_1', status: 'canceled' } }]);
    await provider.cancelSubscription('sub_1');
    await provider.endCheckout('cs_1');
    expect(server.received.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'DELETE /v1/subscriptions/sub_1',
      'POST /v1/checkout/sessions/cs_1/expire',
    ]);
    const over = await stripe([error(404, 'invalid_request_error')]);
    await over.provider.cancelSubscription('sub_1');
    await over.provider.endCheckout('cs_1');
    const down = await stripe([error(500)]);
    await expect(down.provider.cancelSubscription('sub_1')).rejects.toMatchObject({ status: 500 });
    await expect(down.provider.endCheckout('cs_1')).rejects.toMatchObject({ status: 500 });
  });

  it.each<[string, readonly Answer[], readonly string[]]>([
    ['expired', [{ body: { id: 'cs_1', status: 'expired', subscription: null } }], []],
    [
      'paid',
      [{ body: { id: 'cs_1', status: 'complete', subscription: 'sub_1' } }, { body: { id: 'sub_1' } }],
      ['DELETE /v1/subscriptions/sub_1'],
    ],
    [
      'paid and ended',
      [{ body: { status: 'complete', subscription: 'sub_1' } }, error(404)],
      ['DELETE /v1/subscriptions/sub_1'],
    ],
  ])('looks at a checkout that is %s already', async (_, answers, more) => {
    const { server, provider } = await stripe([error(400, 'invalid_request_error'), ...answers]);
    await provider.endCheckout('cs_1');
    expect(server.received.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /v1/checkout/sessions/cs_1/expire',
      'GET /v1/checkout/sessions/cs_1',
      ...more,
    ]);
  });

  it.each([
    { status: 'open', subscription: null },
    { status: 'complete', subscription: null },
    { status: 'new' },
  ])('is no success for a checkout that cannot be closed: %j', async (body) => {
    const { provider } = await stripe([error(400, 'invalid_request_error'), { body }]);
    await expect(provider.endCheckout('cs_1')).rejects.toMatchObject({ name: 'ProviderError' });
  });

  it('sends its key to no other host', async () => {
    const elsewhere = await stripe([{ body: SESSION }]);
    const { provider } = await stripe([
      { status: 307, headers: { location: elsewhere.server.url }, body: {} },
    ]);
    await expect(provider.open(ORDER)).rejects.toMatchObject({ name: 'ProviderError' });
    expect(elsewhere.server.received).toEqual([]);
  });
});

/** stripe-webhook: whose calls are believed, what is read of them, and how failures are answered. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStripeEvent } from '../../../supabase/functions/_shared/billing/stripeEvents.ts';
import { functionErrorSchema } from '../../../domain/errors/functionErrors.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createPayments } from '../../../supabase/functions/_shared/providers/payments/payments.ts';
import { handle } from '../../../supabase/functions/stripe-webhook/handler.ts';
import { eventsOf, PRICES, stripeEnv, webhookCall } from '../../support/stripe.ts';
import { ENV, NOW } from '../support/assistant.ts';
import { FakeBackend, testDeps, USER_ID, type TestDeps } from '../support/backend.ts';

const APPLY = '/rest/v1/rpc/apply_stripe_event';
const SITE = 'https://waymark.example';
const AT = NOW.getTime() / 1000;
const stripe = eventsOf({ userId: USER_ID, subscription: 'sub_1' });

let backend: FakeBackend;
let deps: TestDeps;
beforeEach(() => {
  backend = new FakeBackend();
  backend.answers.set(APPLY, { outcome: 'applied', superseded: [] });
  deps = depsWith({});
});

function depsWith(env: Record<string, string>): TestDeps {
  const base = testDeps(backend);
  const payments = createPayments(parseEnv({ ...ENV, SITE_URL: SITE, ...stripeEnv(), ...env }), () =>
    Promise.reject(new TypeError('no network')),
  );
  return { ...base, providers: { ...base.providers, payments } };
}

async function deliver(event: unknown, signing: Parameters<typeof webhookCall>[2] = {}, own = deps) {
  const response = await handle(await webhookCall(event, SITE, { at: AT, ...signing }), own);
  return { status: response.status, body: await response.json() };
}

describe('a call', () => {
  it('is applied when Stripe signed it', async () => {
    expect(await deliver(stripe.updated(1))).toEqual({
      status: 200,
      body: { received: true, outcome: 'applied' },
    });
    expect(backend.calls).toEqual([APPLY]);
    expect(JSON.stringify(deps.logged)).not.toMatch(/sub_1|cus_|6f1f3a52/);
  });

  it.each([
    ['of another type', { ...stripe.updated(1), type: 'customer.created' }],
    [
      'of a payment that is no subscription',
      stripe.completed(1, 'cs_1', { mode: 'payment', subscription: null }),
    ],
    [
      'of an invoice that is no subscription’s',
      { ...stripe.updated(1), type: 'invoice.paid', data: { object: { id: 'in_1' } } },
    ],
  ])('is acknowledged and changes nothing when it is %s', async (_, event) => {
    expect(await deliver(event)).toEqual({ status: 200, body: { received: true, outcome: 'ignored' } });
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['with another secret', { secret: 'whsec_wrong' }],
    ['ten minutes ago', { at: AT - 600 }],
    ['for another body', { tampered: '{"id":"evt_1"}' }],
  ])('is refused when it was signed %s', async (_, signing) => {
    const { status, body } = await deliver(stripe.updated(1), signing);
    expect([status, functionErrorSchema.parse(body).field]).toEqual([400, 'stripe-signature']);
    expect(backend.calls).toEqual([]);
  });

  it.each([null, '', 'rubbish', 't=1', `t=${AT},v1=00`, 'x'.repeat(5_000)])(
    'is refused with the signature %s',
    async (signature) => {
      const headers: HeadersInit = signature === null ? {} : { 'stripe-signature': signature };
      const request = new Request(SITE, { method: 'POST', headers, body: JSON.stringify(stripe.updated(1)) });
      expect((await handle(request, deps)).status).toBe(400);
    },
  );

  it('is refused where nobody set a secret up', async () => {
    const sandbox = testDeps(backend);
    expect((await deliver(stripe.updated(1), {}, sandbox)).status).toBe(400);
  });

  it('is believed in mock mode too, since the endpoint is set up first', async () => {
    const mock = depsWith({ STRIPE_PRICE_PRO: '', STRIPE_PRICE_PREMIUM: '', STRIPE_PRICE_BUSINESS: '' });
    expect((await deliver(stripe.updated(1), {}, mock)).status).toBe(200);
  });

  it('may be long, but not without end', async () => {
    const long = { ...stripe.updated(1), note: 'x'.repeat(200_000) };
    expect((await deliver(long)).status).toBe(200);
    expect((await deliver({ ...long, note: 'x'.repeat(600_000) })).status).toBe(413);
  });

  it('is refused, naming the field, when a known event has another shape', async () => {
    const { status, body } = await deliver(stripe.updated(1, { status: 'resting' }));
    expect([status, functionErrorSchema.parse(body).field]).toEqual([400, 'data.object.status']);
  });

  it.each([
    ['id', { id: 'evt_\0' }],
    ['created', { created: 1e15 }],
    ['data.object.id', { data: { object: stripe.object(1, { id: 'sub_\0' }) } }],
    ['data.object.created', { data: { object: stripe.object(1, { created: 1e15 }) } }],
  ])('is refused when its %s is nothing that the database takes', async (field, changes) => {
    const { status, body } = await deliver({ ...stripe.updated(1), ...changes });
    expect([status, functionErrorSchema.parse(body).field]).toEqual([400, field]);
    expect(backend.calls).toEqual([]);
  });

  it('is sent again when the database or Stripe cannot be asked', async () => {
    backend.answers.set(APPLY, { outcome: 'applied', superseded: ['sub_0'] });
    expect(await deliver(stripe.completed(1, 'cs_1'))).toMatchObject({ status: 502 });
    backend.broken.add(APPLY);
    expect(await deliver(stripe.updated(1))).toMatchObject({ status: 500 });
  });

  it('is not blamed for an answer of our own database', async () => {
    backend.answers.set(APPLY, { outcome: 'of a later version' });
    expect(await deliver(stripe.updated(1))).toMatchObject({ status: 500, body: { error: 'internal' } });
  });

  it('is believed after a tie when Stripe cannot be asked', async () => {
    let asked = 0;
    const admin = {
      rpc: async () => ({
        data: { outcome: asked++ === 0 ? 'tie' : 'applied', superseded: [] },
        error: null,
      }),
    };
    const { status, body } = await deliver(
      stripe.updated(1),
      {},
      { ...deps, admin: Object.assign(deps.admin, admin) },
    );
    expect([status, body, asked]).toEqual([200, { received: true, outcome: 'applied' }, 2]);
  });
});

describe('a signature', () => {
  const event = JSON.stringify(stripe.updated(1));
  const HEX = Array.from('0123456789abcdef');
  const post = (headers: HeadersInit) => new Request(SITE, { method: 'POST', headers, body: event });
  const part = fc.oneof(
    fc.constantFrom('t', 'v1', 'v0', '', String(AT), `t=${AT}`, 'v1=', '=', ';', 'NaN', '-1', '1e9'),
    fc.string({ unit: fc.constantFrom(...HEX, 't', 'v', '=', ',', ' ') }),
    fc.string({ unit: 'binary-ascii' }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')),
  );

  it('is refused by the header’s name when it is none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        fc.constantFrom(',', '=', ''),
        async (parts, glue) => {
          const headers = { 'stripe-signature': parts.join(glue) };
          const response = await handle(post(headers), deps);
          expect(functionErrorSchema.parse(await response.json()).field).toBe('stripe-signature');
          expect(response.status).toBe(400);
        },
      ),
    );
  });

  it('is refused when one character of it is another', async () => {
    const genuine = (await webhookCall(event, SITE, { at: AT })).headers.get('stripe-signature') ?? '';
    expect((await handle(await webhookCall(event, SITE, { at: AT }), deps)).status).toBe(200);
    const spoiled = fc
      .tuple(fc.nat(genuine.length - 1), fc.constantFrom(...HEX))
      .map(([index, other]) => genuine.slice(0, index) + other + genuine.slice(index + 1))
      .filter((text) => text !== genuine);
    await fc.assert(
      fc.asyncProperty(spoiled, async (signature) => {
        const headers = { 'stripe-signature': signature };
        expect((await handle(post(headers), deps)).status).toBe(400);
      }),
    );
  });
});

const tierOfPrice = (id: string) => (id === PRICES.Premium ? ('Premium' as const) : null);

const line = (price: string, proration: boolean) => ({
  period: { end: 5 },
  pricing: { price_details: { price } },
  parent: { subscription_item_details: { proration } },
});

const read = (event: unknown) => readStripeEvent(event, tierOfPrice);

describe('what is read of an event', () => {
  it('is the plan of the price, else the plan that was bought', () => {
    expect(read(stripe.updated(1, { of: 'Premium' }))?.tier).toBe('Premium');
    expect(read(stripe.updated(1))?.tier).toBe('Pro');
    expect(read(stripe.updated(1, { metadata: { tier: 'Free', user_id: 'x' } }))).toMatchObject({
      tier: undefined,
      user_id: undefined,
    });
  });

  it('leaves prorations of an earlier plan out', () => {
    const invoice = stripe.invoice('paid', 1, { id: 'in_1' });
    const lines = { data: [line(PRICES.Premium, true), line('price_other', false)] };
    const event = { ...invoice, data: { object: { ...invoice.data.object, lines } } };
    expect(read(event)?.tier).toBe('Pro');
  });

  it('is the same in the shapes of before 2025', () => {
    const invoice = stripe.invoice('paid', 1, { id: 'in_1', reason: 'subscription_create' });
    const old = {
      ...invoice.data.object,
      parent: null,
      subscription: { id: 'sub_1' },
      subscription_details: { metadata: { user_id: USER_ID, tier: 'Pro' } },
      lines: { data: [{ period: { end: 7 }, proration: false, price: { id: PRICES.Premium } }] },
    };
    expect(read({ ...invoice, data: { object: old } })).toMatchObject({
      subscription: 'sub_1',
      user_id: USER_ID,
      tier: 'Premium',
      period_end: 7,
      is_first: true,
    });
    const items = { data: [{ price: { id: PRICES.Premium } }] };
    expect(read(stripe.updated(1, { items, current_period_end: 9 }))).toMatchObject({ period_end: 9 });
  });

  it('is a cancellation also when it was set for a date', () => {
    expect(read(stripe.updated(1, { cancel_at: 99 }))?.cancel_at_period_end).toBe(true);
    expect(read(stripe.updated(1))?.cancel_at_period_end).toBe(false);
  });

  it('is no payment while it is under way, and nothing when the first one fails', () => {
    expect(read(stripe.completed(1, 'cs_1', { payment_status: 'unpaid' }))).toMatchObject({
      session_paid: false,
    });
    expect(read(stripe.completed(1, 'cs_1', { payment_status: 'unpaid' }))).not.toHaveProperty('status');
    const failed = stripe.invoice('payment_failed', 1, { id: 'in_1', reason: 'subscription_create' });
    expect(read(failed)).toMatchObject({ status: 'incomplete' });
    expect(read(failed)).not.toHaveProperty('invoice');
  });
});

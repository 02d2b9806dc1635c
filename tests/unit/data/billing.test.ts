import { describe, expect, it } from 'vitest';
import type { DataContext } from '@/data/context.ts';
import {
  endPlan,
  finishCheckout,
  loadSubscription,
  loadTopups,
  loadUsage,
  startCheckout,
} from '@/data/repositories/billing.ts';
import { currentSubscription } from '@domain/billing/checkout.ts';
import { ANA } from './support/browser.ts';
import { chatWorld } from './support/chatWorld.ts';

const world = chatWorld();
const BUYER = { userId: ANA, email: 'ana@example.test' };
const REPLY = {
  url: 'https://waymark.example/_pay/sandbox_1',
  payable: true,
  mode: 'sandbox',
  mock_mode: false,
  message: '',
};
const REQUEST = { session_id: 'sandbox_0123456789' };

function answer(status: number, body: unknown): void {
  world.browser.server.fail({ how: 'answer', status, body });
}
/** A tab whose tokens are numbered: each that the server refuses gives way to the next. */
function refusable() {
  const { context } = world.tab;
  const refused: string[] = [];
  const session = {
    ...context.session,
    refuse: (token: string) => void refused.push(token),
    token: async () => `token-${refused.length}`,
  };
  return { context: { ...context, session }, refused };
}

const refusal = (error: string) => ({ error, message: 'In words.', request_id: 'request-1' });

describe('a checkout', () => {
  it('is started with the buyer’s own id and the plan’s own tokens', async () => {
    answer(200, REPLY);
    expect(await startCheckout(world.tab.context, BUYER, 'Premium')).toEqual(REPLY);
    const [request] = world.browser.server.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/functions/v1/waymark-create-checkout',
      body: { email: BUYER.email, user_id: ANA, tier: 'Premium', tokens: 300_000 },
    });
    expect(request?.token).not.toBeNull();
  });

  it.each([
    [200, { ...REPLY, url: undefined }, 'bad_answer'],
    [403, refusal('suspended'), 'suspended'],
    [429, refusal('rate_limited'), 'rate_limited'],
    [502, refusal('provider_unavailable'), 'server'],
    [503, refusal('not_configured'), 'server'],
    [500, 'nothing', 'server'],
  ])('fails on %i %o with a reason', async (status, body, reason) => {
    answer(status, body);
    await expect(startCheckout(world.tab.context, BUYER, 'Pro')).rejects.toMatchObject({ reason });
  });

  it('is not kept for later without a network, nor made for somebody who left', async () => {
    world.browser.server.fail({ how: 'lost' });
    await expect(startCheckout(world.tab.context, BUYER, 'Pro')).rejects.toMatchObject({ reason: 'offline' });
    expect(await world.tab.db.outbox.count()).toBe(0);
    world.browser.signOut();
    await expect(startCheckout(world.tab.context, BUYER, 'Pro')).rejects.toMatchObject({
      reason: 'unauthorized',
    });
  });
});

describe('a return', () => {
  it('is completed, or refused in the server’s words', async () => {
    const done = { status: 'completed', mode: 'sandbox', tier: 'Pro', tokens: 1, balance: 2, message: '' };
    answer(200, done);
    expect(await finishCheckout(world.tab.context, ANA, REQUEST)).toEqual(done);
    for (const [status, code, reason] of [
      [404, 'not_found', 'not_found'],
      [409, 'not_paid', 'conflict'],
    ] as const) {
      answer(status, refusal(code));
      await expect(finishCheckout(world.tab.context, ANA, REQUEST)).rejects.toMatchObject({
        reason,
        serverMessage: 'In words.',
      });
    }
  });
});

describe('a token that is refused', () => {
  const done = { status: 'completed', mode: 'sandbox', tier: 'Pro', tokens: 1, balance: 2, message: '' };
  const ended = { status: 'ended', ends_at: null };

  it.each([
    ['start', REPLY, (ctx: DataContext) => startCheckout(ctx, BUYER, 'Pro')],
    ['return', done, (ctx: DataContext) => finishCheckout(ctx, ANA, REQUEST)],
    ['end', ended, (ctx: DataContext) => endPlan(ctx, ANA, { resume: false })],
    ['usage', [], (ctx: DataContext) => loadUsage(ctx, ANA, 30)],
    ['top-ups', [], (ctx: DataContext) => loadTopups(ctx, ANA)],
  ])('is exchanged once for the %s', async (_name, reply, call) => {
    const { context, refused } = refusable();
    answer(401, refusal('unauthorized'));
    answer(200, reply);
    expect(await call(context)).toEqual(reply);
    expect(refused).toEqual(['token-0']);
    expect(world.browser.server.requests.map(({ token }) => token)).toEqual(['token-0', 'token-1']);

    for (let round = 0; round < 2; round++) answer(401, refusal('unauthorized'));
    await expect(call(context)).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(world.browser.server.requests).toHaveLength(4);
  });
});

describe('the books', () => {
  const subscription = {
    tier: 'Pro',
    status: 'past_due',
    current_period_end: null,
    cancel_at_period_end: false,
  } as const;

  it('hold the subscription that the plan comes from, though a newer one ended', async () => {
    const paying = { ...subscription, status: 'active' };
    answer(200, [{ ...subscription, status: 'canceled' }, { ...paying, tier: null }, paying, subscription]);
    expect(await loadSubscription(world.tab.context, ANA)).toEqual(paying);
    expect(
      currentSubscription([
        { ...subscription, status: 'canceled' },
        { ...subscription, status: 'unpaid' },
      ]),
    ).toMatchObject({ status: 'canceled' });
    answer(200, []);
    expect(await loadSubscription(world.tab.context, ANA)).toBeNull();
  });

  it('hold the newest subscription and the top-ups, each asked for by itself', async () => {
    answer(200, [subscription]);
    expect(await loadSubscription(world.tab.context, ANA)).toEqual(subscription);
    answer(200, []);
    expect(await loadTopups(world.tab.context, ANA)).toEqual([]);
    expect(world.browser.server.requests.map(({ path }) => path)).toEqual([
      '/rest/v1/subscriptions',
      '/rest/v1/token_topups',
    ]);
  });

  it('are refused when they are of another shape', async () => {
    answer(200, [{ ...subscription, status: 'resting' }]);
    await expect(loadSubscription(world.tab.context, ANA)).rejects.toMatchObject({ reason: 'bad_answer' });
    answer(200, [{ id: 'no uuid' }]);
    await expect(loadTopups(world.tab.context, ANA)).rejects.toMatchObject({ reason: 'bad_answer' });
  });
});

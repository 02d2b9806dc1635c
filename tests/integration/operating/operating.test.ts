/** What depends on where a server stands: whether plans can be had for nothing, and whether it says that it is well. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce } from '../../../server/console.ts';
import { hasSandbox, parseServerEnv } from '../../../server/env.ts';
import { StartupError } from '../../../server/startupError.ts';
import { healthRoute } from '../../../server/http/health.ts';
import { SITE, startBackend, type TestBackend } from '../../support/backend.ts';
import { complete, press, startCheckout } from '../../support/billing.ts';

const PUBLIC = 'https://waymark.example';

const running: TestBackend[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const backend of running.splice(0)) await backend.close();
});

async function start(...given: Parameters<typeof startBackend>): Promise<TestBackend> {
  const backend = await startBackend(...given);
  running.push(backend);
  return backend;
}

describe('the sandbox', () => {
  it.each([
    [{}, 'http://localhost:4173', true],
    [{}, 'http://[::1]:4173', true],
    [{}, PUBLIC, false],
    [{ HOST: '0.0.0.0' }, 'http://localhost:4173', false],
    [{ SANDBOX_PAYMENTS: 'on' }, PUBLIC, true],
    [{ SANDBOX_PAYMENTS: 'on', HOST: '0.0.0.0' }, PUBLIC, true],
    [{ SANDBOX_PAYMENTS: 'off' }, 'http://localhost:4173', false],
    [{ SANDBOX_PAYMENTS: '' }, PUBLIC, false],
  ])('with %o at %s: %s', (env, siteUrl, expected) => {
    expect(hasSandbox(parseServerEnv(env), siteUrl)).toBe(expected);
  });

  it('is named when it is neither on nor off', () => {
    expect(() => parseServerEnv({ SANDBOX_PAYMENTS: 'yes' })).toThrow(
      'SANDBOX_PAYMENTS must be on or off (it is "yes")',
    );
  });

  it.each([
    ['live', 'are taken by Stripe'],
    ['mock', 'price ids are not'],
    ['sandbox', 'plans cost nothing'],
    ['off', 'cannot be bought'],
  ] as const)('or what else payments are is said at the start: %s', (mode, words) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    announce(parseServerEnv({}), SITE, mode);
    expect(log.mock.lastCall?.[0]).toMatch(new RegExp(`Payments +.*${words}`));
  });

  it('is not there on a public server: nothing is bought, and an old checkout is not paid', async () => {
    const backend = await start('embedded', { siteUrl: PUBLIC });
    expect(backend.payments).toBe('off');
    const account = await backend.account();
    expect(await startCheckout(account)).toMatchObject({
      status: 503,
      error: 'not_configured',
      message: 'Plans cannot be bought here at the moment: this server takes no payments.',
    });
    const session = `sandbox_${crypto.randomUUID().replaceAll('-', '')}`;
    await backend.database.query(
      `insert into public.checkout_sessions (id, user_id, tier, tokens, mode) values ($1, $2::uuid, 'Pro', 100000, 'sandbox')`,
      [session, account.id],
    );
    expect((await press(backend, `${SITE}/_pay/${session}`, 'pay')).status).toBe(404);
    expect(await complete(account, session)).toMatchObject({ error: 'not_paid' });
  });

  it('is there on a public server whose operator wants it', async () => {
    const backend = await start('embedded', { siteUrl: PUBLIC, sandboxPayments: true });
    expect(await startCheckout(await backend.account())).toMatchObject({
      mode: 'sandbox',
      url: expect.stringMatching(/^https:\/\/waymark\.example\/_pay\/sandbox_/),
    });
  });

  it('lends no page to a mock checkout on a public server', async () => {
    const env = { STRIPE_SECRET_KEY: 'sk_test_of_the_tests', SANDBOX_PAYMENT_URL: `${PUBLIC}/_pay` };
    const backend = await start('embedded', { siteUrl: PUBLIC, env });
    expect(await startCheckout(await backend.account())).toMatchObject({
      mode: 'mock',
      mock_mode: true,
      url: `${PUBLIC}/pricing`,
    });
  });
});

async function ask(app: { fetch(request: Request): Response | Promise<Response> }): Promise<number> {
  return (await app.fetch(new Request(`${SITE}/_health`))).status;
}

describe('_health', () => {
  it.each(['embedded', 'postgres'] as const)('is 503 once the database is gone (%s)', async (kind) => {
    const backend = await start(kind);
    expect(await ask(backend)).toBe(200);
    const { database } = backend;
    await database.close();
    const answer = await backend.fetch(new Request(`${SITE}/_health`));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({ status: 'database_unavailable' });
  });

  it('asks the database once for all who ask at a time, and does not wait for it for ever', async () => {
    const answers: (() => void)[] = [];
    const query = vi.fn(() => new Promise<never[]>((resolve) => answers.push(() => resolve([]))));
    const hasty = healthRoute({ query }, 1);
    const root = { fetch: () => hasty.fetch(new Request(SITE)) };
    expect(await Promise.all(Array.from({ length: 20 }, () => ask(root)))).toEqual(Array(20).fill(503));
    expect(query).toHaveBeenCalledTimes(1);

    const patient = healthRoute({ query }, 60_000);
    const asked = ask({ fetch: () => patient.fetch(new Request(SITE)) });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    expect(await asked).toBe(200);
  });
});

describe('a street map', () => {
  it.each([
    [{ MAP_STYLE_URL: 'tiles.example' }, /^MAP_STYLE_URL must be an https address/],
    [{ MAP_STYLE_URL: 'https://tiles.example', MAP_ORIGINS: '*' }, /^MAP_ORIGINS must name origins/],
    [{ MAP_ORIGINS: 'https://tiles.example' }, /^MAP_ORIGINS is of use with MAP_STYLE_URL alone/],
  ])('with %o ends the start by name', (env, message) => {
    expect(() => parseServerEnv(env)).toThrow(StartupError);
    expect(() => parseServerEnv(env)).toThrow(message);
  });
});

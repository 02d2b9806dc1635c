/** Rate limits, under a clock that stands still until the test moves it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { functionErrorSchema } from '@domain/errors/functionErrors.ts';
import { limitRequests } from '../../../server/limits/limitRequests.ts';
import { RATE_LIMITS } from '../../../server/limits/rates.ts';
import { PASSWORD, SITE, startBackend, type TestBackend } from '../../support/backend.ts';
import { forge, claimsOf } from './world.ts';

const TIGHT = {
  signInPerAddress: { burst: 5, perMinute: 5 },
  signInPerAccount: { burst: 3, perMinute: 3 },
  signInPerAccountOverall: { burst: 6, perMinute: 6 },
  mailPerAddress: { burst: 4, perMinute: 4 },
  mailPerRecipient: { burst: 2, perMinute: 1 },
  tokenPerAddress: { burst: 2, perMinute: 2 },
  newsletterPerAddress: { burst: 2, perMinute: 2 },
  activityPerAddress: { burst: 10, perMinute: 10 },
  restPerAddress: { burst: 12, perMinute: 12 },
  restPerUser: { burst: 6, perMinute: 6 },
  functionsPerAddress: { burst: 6, perMinute: 6 },
  functionsPerUser: { burst: 4, perMinute: 4 },
  chatPerUser: { burst: 2, perMinute: 2 },
  webhookPerAddress: { burst: 30, perMinute: 30 },
};
const HOUR = 3_600_000;

let minutes = 0;
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend('embedded', { limits: TIGHT, now: () => minutes, trustedProxies: 1 });
});
afterAll(() => backend.close());
beforeEach(() => {
  minutes += HOUR;
});

interface Sent {
  readonly from?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

function send(path: string, { from = '203.0.113.5', method = 'POST', body, headers = {} }: Sent = {}) {
  const request = new Request(`${SITE}${path}`, {
    method,
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  return backend.fetch(request, { address: from });
}

/** Sends one after the other and answers the statuses. */
async function statuses(count: number, one: (index: number) => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await one(index)).status);
  return seen;
}

const signIn = (email: string, password: string, sent: Sent = {}) =>
  send('/auth/v1/token?grant_type=password', { ...sent, body: { email, password } });

const forwarded = (n: number, seen: string) => ({
  headers: { 'x-forwarded-for': `10.0.0.${n}, ${seen}` },
});
const guess = () =>
  send('/auth/v1/verify', { body: { type: 'recovery', email: 'a@example.test', token: '123456' } });
const link = () =>
  send(`/auth/v1/verify?type=recovery&token=${'0'.repeat(64)}`, { method: 'GET', from: '::1' });
const report = () => send('/functions/v1/stripe-webhook', { body: { id: 'evt_1' } });
const read = (sent: Sent = {}, what = 'blog_posts?select=slug') =>
  send(`/rest/v1/${what}&limit=1`, { method: 'GET', ...sent });
const places = (sent: Sent = {}) => send('/functions/v1/places?q=par', { method: 'GET', ...sent });

describe('sign-in', () => {
  it('stops who guesses one password, says when to come back, and lets them in then', async () => {
    const { email } = await backend.account();
    expect(await statuses(3, (n) => signIn(email, `wrong ${n}`))).toEqual([400, 400, 400]);
    const refused = await signIn(email.toUpperCase(), PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached. Try again in 20 seconds.',
    });
    minutes += 20_000;
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('costs nothing when it succeeds', async () => {
    const { email } = await backend.account();
    expect(new Set(await statuses(8, () => signIn(email, PASSWORD)))).toEqual(new Set([200]));
  });

  it('counts all accounts of one address, and all addresses of one account', async () => {
    const spray = await statuses(6, (n) =>
      signIn(`spray${n}@example.test`, 'waymark1', { from: '203.0.113.6' }),
    );
    expect(spray).toEqual([400, 400, 400, 400, 400, 429]);
    const { email } = await backend.account();
    const botnet = await statuses(7, (n) => signIn(email, 'wrong', { from: `198.51.100.${n}` }));
    expect(botnet).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });

  it('is not let by for guesses that are sent all at once', async () => {
    const { email } = await backend.account();
    const all = await Promise.all(Array.from({ length: 12 }, (_, n) => signIn(email, `wrong ${n}`)));
    expect(all.filter(({ status }) => status === 400)).toHaveLength(3);
  });

  it('believes the entry that the trusted proxy added, not what the caller put before it', async () => {
    const same = await statuses(6, (n) => signIn(`a${n}@example.test`, 'x', forwarded(n, '192.0.2.1')));
    expect(same.at(-1)).toBe(429);
    expect((await signIn('b@example.test', 'x', forwarded(1, '192.0.2.2'))).status).toBe(400);
  });

  it('counts a household’s IPv6 addresses as one', async () => {
    const all = await statuses(6, (n) =>
      signIn(`v6${n}@example.test`, 'x', { from: `2001:db8:1:2:${n}::9` }),
    );
    expect(all.at(-1)).toBe(429);
    expect((await signIn('v6@example.test', 'x', { from: '2001:db8:1:3::9' })).status).toBe(400);
  });
});

describe('mails', () => {
  it.each(['signup', 'recover', 'resend'])('of /%s to one recipient are few, known or not', async (path) => {
    const known = (await backend.account()).email;
    for (const email of [known, `nobody-${path}@example.test`]) {
      const body = { email, password: PASSWORD, type: 'signup' };
      const from = email === known ? '203.0.113.7' : '203.0.113.8';
      await statuses(2, () => send(`/auth/v1/${path}`, { from, body }));
      const refused = await send(`/auth/v1/${path}`, { from, body });
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({
        error_code: 'over_email_send_rate_limit',
        msg: 'Email rate limit exceeded. Try again in 60 seconds.',
      });
      expect(refused.headers.get('retry-after')).toBe('60');
    }
  });

  it('asked for from one address are few as well', async () => {
    const all = await statuses(5, (n) =>
      send('/auth/v1/recover', { body: { email: `many${n}@example.test` } }),
    );
    expect(all).toEqual([200, 200, 200, 200, 429]);
  });

  it('cannot be tried for their links', async () => {
    expect(await statuses(3, guess)).toEqual([403, 403, 429]);
    expect(await statuses(3, link)).toEqual([303, 303, 429]);
  });
});

describe('what visitors leave', () => {
  it('is few newsletter addresses', async () => {
    const all = await statuses(3, (n) =>
      send('/rest/v1/newsletter_subscribers', { body: { email: `flood${n}@example.test` } }),
    );
    expect(all).toEqual([201, 201, 429]);
  });

  it('is counted row by row, also with an account', async () => {
    const view = { event_name: 'page_view', properties: { path: '/' } };
    const { client } = await backend.account();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const headers = { authorization: `Bearer ${token}` };
    expect(
      (await send('/rest/v1/analytics_events', { body: Array.from({ length: 8 }, () => view) })).status,
    ).toBe(201);
    const refused = await send('/rest/v1/analytics_events', { body: [view, view, view], headers });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect(
      (await send('/rest/v1/affiliate_clicks', { body: { link: 'https://a.example/' }, headers })).status,
    ).toBe(201);
  });
});

describe('tables and procedures', () => {
  it('are read by one address so often, and no more', async () => {
    expect(new Set(await statuses(12, () => read()))).toEqual(new Set([200]));
    const refused = await read();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect((await read({ from: '203.0.113.99' })).status).toBe(200);
  });

  it('are called by one account so often wherever it calls from, and by the functions as they need', async () => {
    const { client } = await backend.account();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const call = (n: number) =>
      send('/rest/v1/rpc/clear_chat', {
        from: `198.51.100.${n}`,
        headers: { authorization: `Bearer ${token}` },
        body: { before: '2026-01-01T00:00:00Z' },
      });
    expect(await statuses(7, call)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const ours = await statuses(20, () =>
      read({ headers: { apikey: backend.secretKey } }, 'profiles?select=id'),
    );
    expect(new Set(ours)).toEqual(new Set([200]));
  });
});

describe('functions', () => {
  it('are limited by address, in their own shape', async () => {
    expect(await statuses(6, () => places())).toEqual([200, 200, 200, 200, 200, 200]);
    const refused = await places();
    expect(refused.status).toBe(429);
    expect(functionErrorSchema.parse(await refused.json()).error).toBe('rate_limited');
    expect((await places({ from: '203.0.113.99' })).status).toBe(200);
  });

  it('are limited by account wherever it calls from, turns of the assistant first', async () => {
    const account = await backend.account();
    const token = (await account.client.auth.getSession()).data.session?.access_token ?? '';
    const chat = (n: number) =>
      send('/functions/v1/token-chat', {
        from: `198.51.100.${n}`,
        headers: { authorization: `Bearer ${token}` },
        body: {},
      });
    expect(await statuses(3, chat)).toEqual([400, 400, 429]);
    const search = (n: number) =>
      places({ from: `192.0.2.${n}`, headers: { authorization: `Bearer ${token}` } });
    expect(await statuses(3, search)).toEqual([200, 200, 429]);
  });

  it('are not used up by others under a made-up token', async () => {
    const account = await backend.account();
    const member = { ...account, token: '' };
    const forged = forge({ alg: 'HS256' }, claimsOf(member), 'another secret');
    for (let n = 0; n < 6; n++) {
      await places({ from: `192.0.2.${n}`, headers: { authorization: `Bearer ${forged}` } });
    }
    const token = (await account.client.auth.getSession()).data.session?.access_token ?? '';
    expect((await places({ from: '192.0.2.50', headers: { authorization: `Bearer ${token}` } })).status).toBe(
      200,
    );
  });
});

describe('the payment provider', () => {
  it('is counted apart, and far more generously, by what it has to sign', async () => {
    const seen = await statuses(31, report);
    expect(seen.slice(0, 30).filter((status) => status !== 400)).toEqual([]);
    expect(seen.at(-1)).toBe(429);
    expect((await places()).status).toBe(200);
  });
});

/** All that a server answers within one moment, where whatever the limits let through is fine. */
function moment() {
  const app = limitRequests({
    limits: RATE_LIMITS,
    now: () => 0,
    trustedProxies: 0,
    secretKey: 'secret',
    jwtSecret: 'secret',
  });
  app.all('*', (context) => context.text('through'));
  return async (path: string, body: object = {}) =>
    app.fetch(
      new Request(`${SITE}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      { caller: { address: '203.0.113.7' } },
    );
}

describe('with the limits that ship', () => {
  it('a household signs in, subscribes and reads as it likes', async () => {
    const call = moment();
    const demo = { email: 'free@waymark.test', password: 'waymark1' };
    expect(await statuses(10, () => call('/auth/v1/token?grant_type=password', demo))).not.toContain(429);
    expect(
      await statuses(4, (n) => call('/rest/v1/newsletter_subscribers', { email: `${n}@waymark.test` })),
    ).not.toContain(429);
    const views = await statuses(4, (batch) =>
      call(
        '/rest/v1/analytics_events',
        Array.from({ length: 50 }, (_, n) => ({
          event_name: 'page_view',
          properties: { path: `/${batch}/${n}` },
        })),
      ),
    );
    expect(views).not.toContain(429);
  });

  it('the payment provider brings a renewal day’s events at once, and nobody else as much', async () => {
    const call = moment();
    expect(await statuses(3000, () => call('/functions/v1/stripe-webhook'))).not.toContain(429);
    expect(await statuses(3000, () => call('/functions/v1/places'))).toContain(429);
  });
});

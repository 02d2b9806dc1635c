import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CHAT_LEASE_MS } from '@/data/outbox/kind.ts';
import { RESERVATION_TTL_SECONDS } from '../../../domain/billing/tokens.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { SEARCH_LIMIT_MS } from '../../../supabase/functions/_shared/providers/real/liteapi.ts';
import { callFunction } from '@/data/remote/transport/functions.ts';
import { SEARCH_TIMEOUT_MS } from '@/data/remote/search.ts';
import {
  CHAT_TIMEOUT_MS,
  createHttp,
  parseRetryAfter,
  reasonOfStatus,
} from '@/data/remote/transport/http.ts';
import { insertRow } from '@/data/remote/transport/insertRow.ts';
import { selectRows } from '@/data/remote/transport/rest.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';

function make(answer: typeof globalThis.fetch) {
  const clock = createFakeClock();
  const connectivity = createFakeConnectivity();
  const probe = vi.spyOn(connectivity, 'probe');
  const fetch = vi.fn(answer);
  return { clock, connectivity, probe, fetch, http: createHttp({ fetch, clock, connectivity }) };
}
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });
/** Hangs until it is aborted, as a dead network does. */
const hang: typeof globalThis.fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(new DOMException('', 'AbortError'));
    if (init?.signal?.aborted) abort();
    init?.signal?.addEventListener('abort', abort);
  });
const taken = (name: string) => json(409, { code: '23505', message: `violates unique constraint "${name}"` });
const anything = z.object({ ok: z.boolean() });

/** A server whose model may take so many milliseconds. */
const server = (LLM_TIMEOUT_MS: number) =>
  parseEnv({
    SUPABASE_URL: 'http://x.test',
    SUPABASE_SERVICE_ROLE_KEY: 'k',
    LLM_TIMEOUT_MS: String(LLM_TIMEOUT_MS),
  });

describe('http', () => {
  it('answers any status, with parsed JSON or null, and reports the answer', async () => {
    const { http, connectivity } = make(async () => new Response('Unavailable', { status: 503 }));
    connectivity.set('offline');
    const answer = await http.send({ method: 'GET', url: 'http://x.test/' });
    expect(answer).toEqual({ status: 503, body: null, retryAfter: undefined });
    expect(connectivity.get()).toBe('online');
  });

  it('a request that dies is offline for its caller; whether the app is, the probe finds out', async () => {
    const { http, connectivity, probe } = make(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(http.send({ method: 'GET', url: 'http://x.test/' })).rejects.toMatchObject({
      reason: 'offline',
    });
    // An ad blocker refuses a request too, and the rest of the app has its network.
    expect(connectivity.get()).toBe('online');
    expect(probe).toHaveBeenCalledOnce();
  });

  it('waits longer for the assistant than the server may wait for its model, and for a search than hotels take', () => {
    // it reads once and writes once at most
    expect(2 * server(25_000).LLM_TIMEOUT_MS).toBeLessThan(CHAT_TIMEOUT_MS - 20_000);
    expect(() => server(25_001)).toThrow(/LLM_TIMEOUT_MS must be at most 25000 milliseconds/);
    expect(CHAT_TIMEOUT_MS).toBeLessThan(RESERVATION_TTL_SECONDS * 1000);
    // a killed server holds a question up no longer than a killed tab
    expect(RESERVATION_TTL_SECONDS * 1000).toBeLessThanOrEqual(CHAT_LEASE_MS);
    expect(SEARCH_TIMEOUT_MS).toBeGreaterThan(SEARCH_LIMIT_MS);
  });

  it('a request that hangs is a timeout after 10 s, and asks from 3 s on whether there is a network', async () => {
    const { http, clock, connectivity, probe } = make(hang);
    const sent = http.send({ method: 'GET', url: 'http://x.test/' });
    clock.advance(2_999);
    expect(probe).not.toHaveBeenCalled();
    clock.advance(1);
    expect(probe).toHaveBeenCalledOnce();
    expect(clock.nextTimer()).toBe(7_000);
    clock.advance(7_000);
    await expect(sent).rejects.toMatchObject({ reason: 'timeout' });
    expect(probe).toHaveBeenCalledTimes(2);
    expect(connectivity.get()).toBe('online');
    expect(clock.nextTimer()).toBeNull();
  });

  it('a body that hangs is a timeout too', async () => {
    const { http, clock } = make(async (_input, init) => {
      const body = new ReadableStream({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        },
      });
      return new Response(body);
    });
    const sent = http.send({ method: 'GET', url: 'http://x.test/', timeoutMs: 60_000 });
    await vi.waitFor(() => expect(clock.nextTimer()).toBe(60_000));
    clock.advance(60_000);
    await expect(sent).rejects.toMatchObject({ reason: 'timeout' });
  });

  it("the caller's own abort stays an abort, and says nothing about the network", async () => {
    const { http, connectivity } = make(hang);
    const controller = new AbortController();
    const sent = http.send({ method: 'GET', url: 'http://x.test/', signal: controller.signal });
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(connectivity.get()).toBe('online');
    await expect(
      http.send({ method: 'GET', url: 'http://x.test/', signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('tells the time of answers that were made just now, and of no others', async () => {
    const told = vi.fn<(now: number) => void>();
    const headers = { date: 'Sat, 14 Mar 2026 09:00:30 GMT' };
    const http = createHttp({
      fetch: async (input) => new Response('{}', input === '/none' ? {} : { headers }),
      clock: createFakeClock(),
      connectivity: createFakeConnectivity(),
      onServerTime: told,
    });
    await http.send({ method: 'GET', url: '/kept' });
    await http.send({ method: 'POST', url: '/none' });
    await http.fetch('/kept');
    expect(told).not.toHaveBeenCalled();
    await http.send({ method: 'POST', url: '/now' });
    expect(told).toHaveBeenCalledExactlyOnceWith(Date.UTC(2026, 2, 14, 9, 0, 30));
  });

  it('passes for fetch, also for answers without a body', async () => {
    const { http } = make(async () => new Response(null, { status: 204 }));
    expect((await http.fetch('http://x.test/')).status).toBe(204);
  });

  it.each([
    ['3', 3],
    ['0', 0],
    ['Sat, 14 Mar 2026 09:00:30 GMT', 30],
    ['Sat, 14 Mar 2026 08:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('Retry-After %j is %j seconds', (header, seconds) => {
    expect(parseRetryAfter(header, Date.UTC(2026, 2, 14, 9))).toBe(seconds);
  });

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [402, 'token_limit'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [408, 'timeout'],
    [409, 'conflict'],
    [422, 'invalid'],
    [429, 'rate_limited'],
    [500, 'server'],
    [504, 'server'],
  ])('%i is %s', (status, reason) => {
    expect(reasonOfStatus(status)).toBe(reason);
  });
});

describe('callFunction', () => {
  it('sends the key, the token and the body, and parses the answer', async () => {
    const { http, fetch } = make(async () => json(200, { ok: true }));
    const call = { name: 'token-chat', body: { a: 1 }, token: 't' };
    expect(await callFunction(http, call, anything)).toEqual({ ok: true });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/functions/v1/token-chat');
    expect(init?.headers).toMatchObject({ apikey: expect.any(String), authorization: 'Bearer t' });
    expect(init?.body).toBe('{"a":1}');
  });

  it.each([
    [409, { error: 'in_progress', message: 'm' }, { reason: 'in_progress', retryAfter: 2 }],
    [403, { error: 'suspended', message: 'm' }, { reason: 'suspended', serverMessage: 'm' }],
    [
      400,
      { error: 'bad_request', message: 'm', field: 'params.to' },
      { reason: 'invalid', field: 'params.to' },
    ],
    [402, 'nonsense', { reason: 'token_limit', serverMessage: undefined }],
    [502, null, { reason: 'server' }],
    [200, { ok: 'yes' }, { reason: 'bad_answer' }],
  ])('%i %j is %j', async (status, body, error) => {
    const { http } = make(async () => json(status, body, { 'retry-after': '2' }));
    await expect(callFunction(http, { name: 'f', token: null }, anything)).rejects.toMatchObject(error);
  });
});

describe('tables', () => {
  it('a repeat on the primary key is delivered; another unique key is a conflict', async () => {
    const repeat = make(async () => taken('affiliate_clicks_pkey'));
    await expect(insertRow(repeat.http, 'affiliate_clicks', { link: 'x' }, null)).resolves.toBeUndefined();
    const conflict = make(async () => taken('newsletter_subscribers_email_key'));
    await expect(
      insertRow(conflict.http, 'newsletter_subscribers', { email: 'x' }, null),
    ).rejects.toMatchObject({
      reason: 'conflict',
    });
  });

  it('asks as a visitor without a token, and refuses what is no list', async () => {
    const { http, fetch } = make(async () => json(200, { not: 'a list' }));
    await expect(selectRows(http, 'blog_posts', {}, null)).rejects.toMatchObject({
      reason: 'bad_answer',
    });
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  });
});

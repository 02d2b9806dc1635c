import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import dns from 'node:dns';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMailbox } from '../../../server/auth/mailbox.ts';
import { EARLY_SCRIPT_HASH } from '../../../server/build/pages/earlyScript.ts';
import { contentSecurityPolicy } from '../../../server/http/securityHeaders.ts';
import { SITE, startBackend, type TestBackend } from '../../support/backend.ts';

const INDEX = '<!doctype html><title>Home</title>';
const PRICING = '<!doctype html><title>Pricing</title>';
const SHELL = '<!doctype html><title>Waymark</title>';
const SCRIPT = 'export const words = "waymark ".repeat(200);'.repeat(40);

let folder: string;
let backend: TestBackend;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-app-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'pricing'));
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'pricing/index.html'), PRICING);
  await writeFile(join(folder, 'shell.html'), SHELL);
  await writeFile(join(folder, 'sw.js'), 'self');
  await writeFile(join(folder, 'assets/app-abc123.js'), SCRIPT);
  await writeFile(join(folder, 'assets/app-abc123.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets/app-abc123.js.gz'), gzipSync(SCRIPT));
  backend = await startBackend('embedded', { staticDir: folder });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return backend.fetch(new Request(`${SITE}${path}`, { method, headers }));
}
function post(name: string, token: string, body: object): Promise<Response> {
  return backend.fetch(
    new Request(`${SITE}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}
function ask(url: string, address: string, headers: Record<string, string> = {}): Promise<Response> {
  return backend.fetch(new Request(url, { headers }), { address });
}
const navigation = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };

describe('the app’s files', () => {
  it('gives navigations the page’s own HTML, else the shell, and never keeps it', async () => {
    const pages = [
      ['/', INDEX],
      ['/pricing', PRICING],
      ['/pricing/', PRICING],
      ['/pricing?from=here', PRICING],
      ['/ai-assistant', SHELL],
      ['/blog/some-article', SHELL],
    ] as const;
    for (const [path, html] of pages) {
      const response = await get(path, navigation);
      expect(response.status).toBe(200);
      expect({ path, html: await response.text() }).toEqual({ path, html });
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('answers 404 for what is not there', async () => {
    expect((await get('/assets/app-gone.js', { 'sec-fetch-mode': 'cors' })).status).toBe(404);
    expect((await get('/missing.png', navigation)).status).toBe(404);
    expect((await get('/api/data', { 'sec-fetch-mode': 'cors', accept: '*/*' })).status).toBe(404);
    expect((await get('/pricing', navigation, 'POST')).status).toBe(404);
    for (const path of ['/rest', '/functions/v1/nowhere', '/_nothing', '/auth/v2/x']) {
      expect((await get(path, { accept: 'application/json', 'sec-fetch-mode': 'cors' })).status).toBe(404);
    }
  });

  it('leads what is shared where no worker takes it to the page that says so, and reads nothing of it', async () => {
    const request = new Request(`${SITE}/ai-assistant`, { method: 'POST', body: 'x', headers: navigation });
    const response = await backend.fetch(request);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/ai-assistant?shared-problem=other');
    expect(request.bodyUsed).toBe(false);
  });

  it('keeps hashed files for ever and sends them compressed', async () => {
    const response = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  it.each([
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['br;q=0.5', 'br'],
  ])('takes "%s" at its word', async (accepted, encoding) => {
    const response = await get('/assets/app-abc123.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
  });

  it('answers 304 to whoever has it, and HEAD without a body', async () => {
    const first = await get('/', navigation);
    const tag = first.headers.get('etag') ?? '';
    const second = await get('/', { ...navigation, 'if-none-match': `"other", W/${tag}` });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect((await get('/', { ...navigation, 'if-none-match': '"other"' })).status).toBe(200);
    const head = await get('/', navigation, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(INDEX.length));
    expect(await head.text()).toBe('');
    const compressed = await get('/assets/app-abc123.js', { 'accept-encoding': 'br' });
    expect(compressed.headers.get('etag')).not.toBe((await get('/assets/app-abc123.js')).headers.get('etag'));
  });

  it('stays in its folder', async () => {
    await writeFile(join(folder, '../outside.txt'), 'secret');
    for (const path of [
      '/..%2foutside.txt',
      '/%2e%2e/outside.txt',
      '/assets/..%2f..%2foutside.txt',
      '/..%5coutside.txt',
      '/%00',
      '/%E0%A4%A',
    ]) {
      const response = await get(path, { accept: 'text/plain', 'sec-fetch-mode': 'cors' });
      expect(response.status).toBe(404);
    }
    await rm(join(folder, '../outside.txt'));
  });
});

describe('security headers', () => {
  it.each(['/', '/assets/app-abc123.js', '/_health', '/_mail', '/rest/v1/blog_posts', '/nowhere.png'])(
    'are on %s',
    async (path) => {
      const { headers } = await get(path, { apikey: backend.publishableKey });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`script-src 'self' ${EARLY_SCRIPT_HASH};`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toContain("img-src 'self' data: blob:;");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    },
  );

  it('allow pictures from elsewhere only with a provider that has some', async () => {
    const real = await startBackend('embedded', { staticDir: folder, env: { TRAVELPAYOUTS_TOKEN: 't' } });
    const response = await real.fetch(new Request(SITE));
    expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https:;");
    await real.close();
  });

  it('name a partner’s widget only where it is switched on', () => {
    const policy = contentSecurityPolicy({ VITE_GETYOURGUIDE_PARTNER_ID: 'AB12' });
    expect(policy).toContain(`script-src 'self' ${EARLY_SCRIPT_HASH} https://widget.getyourguide.com;`);
    expect(policy).toContain('frame-src https://widget.getyourguide.com;');
    expect(contentSecurityPolicy({})).not.toMatch(/getyourguide|frame-src/);
  });

  it('let the partner’s widget in by name, where the build has one', () => {
    const policy = contentSecurityPolicy({ VITE_PARTNER_WIDGET_ID: '1234' });
    expect(policy).toContain(`script-src 'self' ${EARLY_SCRIPT_HASH} https://tpembd.com `);
    expect(policy).toContain('frame-src https://tpembd.com');
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/);
    expect(contentSecurityPolicy({})).not.toMatch(/tpembd|frame-src/);
  });

  it('let a street map fetch from the origins that are named, and nothing else of it in', () => {
    const before = contentSecurityPolicy({});
    const env = {
      MAP_STYLE_URL: 'https://tiles.example/style.json?key=k',
      MAP_ORIGINS: 'https://*.signs.example',
    };
    const policy = contentSecurityPolicy(env);
    const fetched = "connect-src 'self' https://tiles.example https://*.signs.example;";
    expect(policy).toBe(before.replace("connect-src 'self';", fetched));
    expect(policy).toContain("worker-src 'self'");
    expect(contentSecurityPolicy({ MAP_STYLE_URL: '/map/style.json' })).toBe(before);
  });

  it('keep answers of the API out of caches', async () => {
    const response = await get('/rest/v1/blog_posts?select=slug', { apikey: backend.publishableKey });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the mailbox', () => {
  beforeAll(async () => {
    await backend.visitor().auth.signUp({ email: 'first@example.test', password: 'waymark1' });
    await backend.visitor().auth.signUp({ email: '<b>second@example.test', password: 'waymark1' });
    await backend.visitor().auth.signUp({ email: 'third&co@example.test', password: 'waymark1' });
  });

  it('lists newest first, with the links', async () => {
    const mails: unknown = await (await get('/_mail.json')).json();
    expect(mails).toMatchObject([
      { to: 'third&co@example.test', subject: 'Confirm your email for Waymark' },
      { to: '<b>second@example.test' },
      { to: 'first@example.test', links: [expect.stringContaining(`${SITE}/auth/v1/verify?token=`)] },
    ]);
  });

  it('shows a page without script, escaped, whose links work', async () => {
    const response = await get('/_mail');
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    expect(page).not.toContain('<script');
    expect(page).toContain('third&amp;co@example.test');
    expect(page).toContain('&lt;b&gt;second@example.test');
    const links = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    expect(links).toEqual(backend.mailbox.list().flatMap((mail) => mail.links));
  });

  it('opens to this machine alone', async () => {
    expect((await ask('http://localhost:4173/_mail.json', '127.0.0.1')).status).toBe(200);
    expect((await ask('http://127.0.0.1:4173/_mail', '::ffff:127.0.0.1')).status).toBe(200);
    expect((await ask('http://localhost:4173/_mail.json', '192.168.1.20')).status).toBe(403);
    expect((await ask('http://rebound.example/_mail.json', '127.0.0.1')).status).toBe(403);
    for (const [name, value] of [
      ['x-real-ip', '203.0.113.9'],
      ['x-forwarded-host', 'waymark.example'],
      ['x-forwarded', 'for=203.0.113.9'],
      ['forwarded', 'for=203.0.113.9'],
      ['via', '1.1 proxy'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const answer = await ask('http://localhost/_mail.json', '127.0.0.1', { [name]: value });
      expect({ name, status: answer.status }).toEqual({ name, status: 403 });
    }
    const proxied = await ask('http://localhost/_mail', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' });
    expect(proxied.status).toBe(403);
  });

  it('is there again after a restart', async () => {
    const before = backend.mailbox.list();
    expect((await openMailbox(backend.dataDir)).list()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});

describe('embedded mode', () => {
  it('sends nothing off the machine, whatever is asked of it', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const lookup = vi.spyOn(dns, 'lookup');
    const account = await backend.account();
    const token = (await account.client.auth.getSession()).data.session?.access_token ?? '';
    await backend.visitor().auth.resetPasswordForEmail(account.email);
    const calls = [
      get('/functions/v1/places?q=par'),
      post('token-chat', token, {
        user_id: account.id,
        message: 'Five days in Kyoto in April for two, from London, we like food and temples',
        message_id: crypto.randomUUID(),
      }),
      post('travel-search-proxy', token, {
        type: 'flights',
        params: {
          from: { name: 'London', code: 'LON' },
          to: { name: 'Osaka', code: 'OSA' },
          departure: null,
          returnDate: null,
          tripType: 'one-way',
          passengers: 2,
        },
      }),
      post('travel-search-proxy', token, {
        type: 'hotels',
        params: { destination: { name: 'Kyoto' }, checkin: null, checkout: null },
      }),
      post('travel-search-proxy', token, { type: 'tours', params: { destination: { name: 'Kyoto' } } }),
    ];
    const statuses = (await Promise.all(calls)).map((response) => response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(connect).not.toHaveBeenCalled();
    expect(lookup).not.toHaveBeenCalled();
  });
});

describe('functions', () => {
  it('answer under their names', async () => {
    const response = await get('/functions/v1/places?q=lond', { apikey: backend.publishableKey });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ city_name: 'London', country_name: 'United Kingdom' }),
      ]),
    );
    expect((await get('/functions/v1/token-chat', {}, 'POST')).status).toBe(401);
  });

  it('reach the database as the service role, in process', async () => {
    const account = await backend.account();
    const token = (await account.client.auth.getSession()).data.session?.access_token ?? '';
    const response = await post('token-chat', token, {
      user_id: account.id,
      message: 'Three days in Lisbon',
      message_id: crypto.randomUUID(),
    });
    expect(response.status).toBe(200);
    const { data } = await account.client.from('profiles').select('token_balance').single();
    expect(data?.token_balance).toBeLessThan(10_000);
  });
});

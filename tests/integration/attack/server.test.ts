/** The server around the database: names it answers to, other origins, what a sign-in tells, its files. */
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import bcrypt from 'bcryptjs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadKeys } from '../../../server/keys.ts';
import { describeOnEmbedded, PASSWORD, SITE, startBackend } from '../../support/backend.ts';
import { send } from './world.ts';

const local = { address: '127.0.0.1' };

describe('a server on loopback', () => {
  it('answers to this machine’s names and its own alone', async () => {
    const backend = await startBackend('embedded', {
      onlyLocalNames: true,
      siteUrl: 'https://waymark.example',
    });
    const ask = async (url: string) => (await backend.fetch(new Request(url), local)).status;
    for (const host of ['localhost:4173', '127.0.0.1:9', '[::1]:4173', 'waymark.example']) {
      expect({ host, status: await ask(`http://${host}/_health`) }).toEqual({ host, status: 200 });
    }
    for (const host of [
      'rebound.example:4173',
      '127.0.0.1.evil.example',
      'localhost.evil.example',
      '192.168.1.9',
    ]) {
      for (const path of ['/_health', '/', '/rest/v1/blog_posts', '/_mail.json']) {
        expect({ host, status: await ask(`http://${host}${path}`) }).toEqual({ host, status: 421 });
      }
    }
    await backend.close();
  });
});

describe('the embedded database', () => {
  it('lets the process do something else while one caller asks it again and again', async () => {
    const backend = await startBackend('embedded');
    let others = 0;
    const count = () => {
      others += 1;
      turn = setImmediate(count);
    };
    let turn = setImmediate(count);
    const asked = performance.now();
    while (performance.now() - asked < 200) await backend.database.query('select 1');
    clearImmediate(turn);
    expect(others).toBeGreaterThan(1);
    await backend.close();
  });
});

describe('files', () => {
  it('that hold secrets are their owner’s alone, also when they were not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waymark-modes-'));
    const keys = await loadKeys(folder);
    const file = join(folder, 'keys.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await chmod(file, 0o644);
    expect(await loadKeys(folder)).toEqual(keys);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });

  it('of a data folder that others can enter cannot be read by them', async () => {
    const backend = await startBackend('embedded');
    // without the option it answers to any name, as a server on a network has to
    expect((await backend.fetch(new Request('http://planner.lan/_health'), local)).status).toBe(200);
    await backend.visitor().auth.signUp({ email: 'modes@example.test', password: PASSWORD });
    await writeFile(join(backend.dataDir, 'other.txt'), '');
    const names = (await readdir(backend.dataDir)).filter((name) => name !== 'other.txt');
    expect(names).toEqual(expect.arrayContaining(['database', 'keys.json', 'mail.json']));
    for (const name of names) {
      expect({ name, others: (await stat(join(backend.dataDir, name))).mode & 0o077 }).toEqual({
        name,
        others: 0,
      });
    }
    await backend.close();
  });
});

describe('the log', () => {
  it('names what failed and where, and nothing that was sent', async () => {
    const log: string[] = [];
    const backend = await startBackend('embedded', { log: (line) => log.push(line) });
    await backend.database.exec(`
      alter table auth.users rename to users_elsewhere;
      create function public.fail() returns trigger language plpgsql as
        $$ begin raise exception using errcode = 'XX001', message = 'damaged: ' || new.email; end $$;
      create trigger fail before insert on public.newsletter_subscribers for each row execute function public.fail();
    `);
    const world = { backend };
    const answers = [
      await send(world, {
        method: 'POST',
        path: `/auth/v1/recover?redirect_to=${SITE}/hush`,
        body: { email: 'hush@example.test' },
      }),
      await send(world, {
        method: 'POST',
        path: '/rest/v1/newsletter_subscribers?select=email&apikey=hush',
        body: { email: 'hush@example.test' },
      }),
      await send(world, {
        method: 'POST',
        path: '/auth/v1/token?grant_type=password&more=hush',
        body: { email: 'hush@example.test', password: 'hush' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(log.map((line) => line.split(' ', 2).join(' '))).toEqual([
      'POST /auth/v1/recover',
      'POST /rest/v1/newsletter_subscribers',
      'POST /auth/v1/token',
    ]);
    expect(log.join('\n')).toMatch(/42P01/);
    expect(log.join('\n')).not.toContain('hush');
    await backend.close();
  });
});

describeOnEmbedded('other origins and strangers', (backend) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const evil = { origin: 'https://evil.example' };

  it.each([
    '/rest/v1/blog_posts?select=slug&limit=1',
    '/auth/v1/settings',
    '/rest/v1/rpc/clear_chat',
    '/auth/v1/user',
  ])('get no leave to read %s', async (path) => {
    const world = { backend: backend() };
    const { headers } = await send(world, { path, headers: evil });
    const preflight = await send(world, {
      method: 'OPTIONS',
      path,
      headers: { ...evil, 'access-control-request-method': 'POST' },
    });
    for (const names of [headers, preflight.headers].map((all) => [...all.keys()])) {
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    expect(preflight.status).toBe(204);
  });

  it('may call functions, which take a token and no cookie', async () => {
    const { headers } = await send(
      { backend: backend() },
      { path: '/functions/v1/places?q=par', headers: evil },
    );
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('learn nothing of who has an account: each wrong sign-in costs one comparison and says the same', async () => {
    const compare = vi.spyOn(bcrypt, 'compare');
    const { email } = await backend().account();
    const unconfirmed = 'unconfirmed-too@example.test';
    await backend().visitor().auth.signUp({ email: unconfirmed, password: PASSWORD });
    compare.mockClear();
    const seen = [];
    const costs = new Set<number>();
    for (const address of [email, unconfirmed, 'nobody-at-all@example.test']) {
      const { error } = await backend()
        .visitor()
        .auth.signInWithPassword({ email: address, password: 'wrong one' });
      seen.push({ code: error?.code, message: error?.message, compared: compare.mock.calls.length });
      // the accounts of these tests are of the least cost; one that signed up is as any other
      for (const [, hash] of compare.mock.calls) if (address !== email) costs.add(bcrypt.getRounds(hash));
      compare.mockClear();
    }
    const refusal = { code: 'invalid_credentials', message: 'Invalid login credentials', compared: 1 };
    expect(seen).toEqual([refusal, refusal, refusal]);
    expect(costs.size).toBe(1);
    const right = await backend()
      .visitor()
      .auth.signInWithPassword({ email: unconfirmed, password: PASSWORD });
    expect(right.error?.code).toBe('email_not_confirmed');
  });

  it('learn nothing from a forgotten password either', async () => {
    const { email } = await backend().account();
    const world = { backend: backend() };
    const ask = (address: string) =>
      send(world, { method: 'POST', path: '/auth/v1/recover', body: { email: address } });
    const [known, unknown] = [await ask(email), await ask('nobody-here@example.test')];
    expect({ status: known.status, body: known.body }).toEqual({
      status: unknown.status,
      body: unknown.body,
    });
  });
});

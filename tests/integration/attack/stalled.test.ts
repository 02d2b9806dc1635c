/** Requests through a real socket whose body never comes, and methods that nobody here has use for. */
import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendListener, listen, requestServer, type Listening } from '../../../server/listen.ts';
import { TurnOver } from '../../../server/database/turns.ts';
import { startBackend, type TestBackend } from '../../support/backend.ts';

/** So long that no machine is too busy to answer the others first. */
const PATIENT_MS = 3_600_000;
/** So short that a test can wait for it. */
const HURRIED_MS = 500;
const STALLED = [
  ['DELETE', '/rest/v1/blog_posts?id=eq.x'],
  ['POST', '/rest/v1/analytics_events'],
  ['PATCH', '/rest/v1/blog_posts?id=eq.x'],
  ['POST', '/auth/v1/token?grant_type=password'],
  ['PUT', '/auth/v1/user'],
  ['DELETE', '/auth/v1/admin/users/x'],
] as const;

describe('a server on a port', () => {
  let backend: TestBackend;
  let listening: Listening;
  beforeAll(async () => {
    backend = await startBackend('embedded');
    listening = await listen('127.0.0.1', 0, requestServer(PATIENT_MS));
    listening.answerWith(backendListener(backend));
  });
  afterAll(async () => {
    await listening.close();
    await backend.close();
  });

  /** Sends a request's head and `body`, and collects what comes back. */
  function start(method: string, path: string, length: number, body: string, { port } = listening) {
    const socket: Socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: localhost\r\napikey: ${backend.publishableKey}\r\n` +
        `content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`,
    );
    return { socket, received: () => received, closed: once(socket, 'close') };
  }
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${listening.port}${path}`, { headers: { apikey: backend.publishableKey } });

  const stall = (server: Listening) => STALLED.map(([method, path]) => start(method, path, 20, '{', server));

  it('answers everybody else while bodies do not arrive', async () => {
    const stalled = stall(listening);
    await Promise.all(stalled.map(({ socket }) => once(socket, 'connect')));
    for (const path of ['/rest/v1/blog_posts?select=slug&limit=1', '/auth/v1/settings', '/_health']) {
      expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 200 });
    }
    expect(stalled.map(({ received }) => received())).toEqual(STALLED.map(() => ''));
    for (const { socket } of stalled) socket.destroy();
    await Promise.all(stalled.map(({ closed }) => closed));
  });

  it('ends requests whose bodies do not arrive in time, and answers on', async () => {
    const hurried = await listen('127.0.0.1', 0, requestServer(HURRIED_MS));
    hurried.answerWith(backendListener(backend));
    const stalled = stall(hurried);
    await Promise.all(stalled.map(({ closed }) => closed));
    for (const { received } of stalled) expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    await hurried.close();
    expect((await ask('/rest/v1/blog_posts?select=slug&limit=1')).status).toBe(200);
  });

  it('tells that it keeps an idle connection for longer than the minute of a proxy', async () => {
    const { headers } = await ask('/_health');
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  it.each(['PROPFIND', 'QUERY', 'PUT', 'SEARCH'])('takes no %s of the tables', async (method) => {
    const { socket, received, closed } = start(method, '/rest/v1/blog_posts', 20, '{');
    await once(socket, 'data');
    expect(received()).toMatch(/^HTTP\/1\.1 405 /);
    expect(received()).toMatch(/allow: GET, HEAD, POST, PATCH, DELETE/i);
    socket.destroy();
    await closed;
  });

  it.each(['PATCH', 'HEAD', 'PROPFIND'])('takes no %s of the accounts', async (method) => {
    const { socket, received, closed } = start(method, '/auth/v1/user', 20, '{');
    await once(socket, 'data');
    expect(received()).toMatch(/^HTTP\/1\.1 405 /);
    socket.destroy();
    await closed;
  });

  it('says to OPTIONS what there is, and to HEAD what GET would say without a body', async () => {
    const url = `http://127.0.0.1:${listening.port}/rest/v1/blog_posts?select=slug&limit=1`;
    const headers = { apikey: backend.publishableKey };
    const options = await fetch(url, { method: 'OPTIONS', headers });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, PATCH, DELETE']);
    const head = await fetch(url, { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('a turn at the embedded database', () => {
  it('that lasts too long is rolled back, and its later statements do not reach the next one’s', async () => {
    const backend = await startBackend('embedded');
    const { database } = backend;
    if (!(database.connection instanceof PgliteConnection)) throw new Error('It runs on another database');
    const { driver } = database.connection;
    await database.exec('create table public.turns (name text)');
    const signals = new EventEmitter();
    const [waiting, late] = [once(signals, 'go on'), once(signals, 'late')];
    const slow = database.exclusively(async () => {
      await driver.query('begin');
      await driver.query("insert into public.turns values ('half done')");
      await waiting;
      const answer = driver.query("insert into public.turns values ('late')");
      signals.emit('late', await answer.catch((error: unknown) => error));
    }, 50);
    const next = database.exclusively(async () => {
      await driver.query('begin');
      signals.emit('go on');
      expect(await late).toEqual([expect.any(TurnOver)]);
      await driver.query("insert into public.turns values ('next')");
      await driver.query('commit');
    });
    await expect(slow).rejects.toThrow(TurnOver);
    await next;
    expect(await database.query('select name from public.turns')).toEqual([{ name: 'next' }]);
    await backend.close();
  });
});

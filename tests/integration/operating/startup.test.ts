/** The server as a process: what it says when it cannot start, and what it keeps when it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
// inside the repository, so that the built server finds its packages
const DIST = join(ROOT, `.cache/startup-${process.pid}`);
const READY_MS = 150_000;
const FOUR_STARTS_MS = 180_000;

let folder: string;
const running = new Set<ChildProcess>();

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function start(env: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<Ended>;
} {
  const child = spawn(process.execPath, [join(DIST, 'server/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', WAYMARK_DATA: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(() => {
    running.delete(child);
    return { code: child.exitCode, output };
  });
  return { child, output: () => output, ended };
}

/** Waits until the process says where it is. */
async function ready(server: ReturnType<typeof start>): Promise<string> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(25)) {
    const [, url] = /ready at (\S+)/.exec(server.output()) ?? [];
    if (url) return url;
    if (server.child.exitCode !== null) break;
  }
  throw new Error(`The server did not start:\n${server.output()}`);
}

async function subscribe(url: string, email: string): Promise<number> {
  const response = await fetch(`${url}/rest/v1/newsletter_subscribers`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_waymark_local', 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return response.status;
}

beforeAll(async () => {
  await build({
    root: ROOT,
    logLevel: 'silent',
    build: { ssr: 'server/main.ts', outDir: join(DIST, 'server'), emptyOutDir: true },
  });
  await mkdir(join(DIST, 'app'));
  for (const name of ['index.html', 'shell.html']) {
    await writeFile(join(DIST, 'app', name), '<!doctype html><title>Waymark</title>');
  }
  folder = await mkdtemp(join(tmpdir(), 'waymark-startup-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(join(folder, 'data'), { recursive: true, force: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(DIST, { recursive: true, force: true });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['HOST', 'not a host'],
  ['WAYMARK_URL', 'waymark.example'],
  ['WAYMARK_URL', 'https://waymark.example/app'],
  ['DATABASE_URL', 'mysql://localhost/waymark'],
  ['SANDBOX_PAYMENTS', 'true'],
  ['SANDBOX_PER_HOUR', '0'],
  ['LLM_BASE_URL', 'ftp://model.example'],
])('names %s when it is "%s", in one line', async (name, value) => {
  const { code, output } = await start({ [name]: value }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(new RegExp(`^Waymark cannot start\\. .*${name}`));
});

it('says so when the port is in use', async () => {
  const other: Server = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, output } = await start({ PORT: port }).ended;
  other.close();
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(output).toContain(`port ${port} is in use`);
});

it('says so when the data folder cannot be written to', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { code, output } = await start({ WAYMARK_DATA: join(file, 'data') }).ended;
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(output).toContain('cannot be written to');
});

it.skipIf(process.getuid?.() === 0)('says so when the data folder is read-only', async () => {
  await mkdir(join(folder, 'data'));
  await chmod(join(folder, 'data'), 0o500);
  const { code, output } = await start({}).ended;
  expect(code).toBe(1);
  expect(output).toContain('cannot be written to (EACCES)');
});

it('says so when DATABASE_URL cannot be reached, without its password', async () => {
  const { code, output } = await start({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/waymark' }).ended;
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(output).toContain('DATABASE_URL: cannot use the database waymark at 127.0.0.1:1');
  expect(output).not.toContain('hunter2');
});

it(
  'serves, lets no second server at its data, and keeps the data over Ctrl-C and over a kill',
  async () => {
    await cp(inject('templates').embedded, join(folder, 'data'), { recursive: true });
    const first = start({});
    const url = await ready(first);
    expect(first.output()).toContain('free@waymark.test');
    expect(first.output()).toContain(`${url}/_mail`);
    expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('Waymark');
    expect((await fetch(`${url}/_health`)).status).toBe(200);
    expect((await stat(join(folder, 'data/keys.json'))).mode & 0o777).toBe(0o600);

    const second = await start({}).ended;
    expect({ code: second.code, lines: second.output.trim().split('\n').length }).toEqual({
      code: 1,
      lines: 1,
    });
    expect(second.output).toContain('another Waymark server is running');

    expect(await subscribe(url, 'kept@example.test')).toBe(201);
    first.child.kill('SIGINT');
    const ended = await first.ended;
    expect(ended.code).toBe(0);

    const third = start({});
    const again = await ready(third);
    expect(await subscribe(again, 'kept@example.test')).toBe(409);
    expect(await subscribe(again, 'killed@example.test')).toBe(201);
    third.child.kill('SIGKILL');
    await third.ended;

    const fourth = start({});
    const last = await ready(fourth);
    expect(await subscribe(last, 'killed@example.test')).toBe(409);
    fourth.child.kill('SIGTERM');
    expect((await fourth.ended).code).toBe(0);
  },
  FOUR_STARTS_MS,
);

it(
  'starts anew after a first start that was killed half way',
  async () => {
    const first = start({});
    while (!existsSync(join(folder, 'data/database.new'))) await sleep(5);
    first.child.kill('SIGKILL');
    await first.ended;
    const url = await ready(start({}));
    expect(await subscribe(url, 'anew@example.test')).toBe(201);
  },
  FOUR_STARTS_MS,
);

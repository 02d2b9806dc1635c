/** Each function as it is deployed: type-checked under Deno, and called once through its own Deno.serve. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { backendListener, listen, type Listening } from '../../server/listen.ts';
import { startBackend, type TestBackend } from '../support/backend.ts';
import { checkTypes, configOf, findDeno, listFunctions, runLines, serveFunction } from '../support/deno.ts';
import { readEvents, textOf } from '../support/events.ts';
import { CALLS, type Call, type Callers, UNLISTED } from './calls.ts';

/** The functions that share one deno.json share one run of the compiler. */
const CHECK_MS = 240_000;

const functions = listFunctions();
const deno = findDeno();

it('finds the functions', () => expect(functions).toContain('token-chat'));

it.each(functions)('%s asks for the versions that the server runs', (name) => {
  const { imports } = z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(configOf(name)));
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));
  for (const [bare, target] of Object.entries(imports)) {
    // "zod/mini": a module of a package
    const [, packed = bare, module = ''] = /^(@[^/]+\/[^/]+|[^/]+)(\/.+)?$/.exec(bare) ?? [];
    expect(target).toBe(`npm:${packed}@${dependencies[packed] ?? 'a version in package.json'}${module}`);
  }
});

/** Lines that print `done`, or what kept the work from being done. */
function attempt(work: string): string {
  return `try { await ${work}; console.log('done') } catch (e) { console.log(e.name) }`;
}

describe.skipIf(deno === null)('under Deno', () => {
  const program = deno ?? '';
  let listening: Listening;
  let backend: TestBackend;
  let callers: Callers;

  beforeAll(async () => {
    listening = await listen('127.0.0.1', 0);
    backend = await startBackend('embedded', { siteUrl: `http://127.0.0.1:${listening.port}` });
    listening.answerWith(backendListener(backend));
    callers = {
      traveller: await backend.account(),
      admin: await backend.account({ role: 'admin' }),
      leaving: await backend.account(),
      leavingToo: await backend.account(),
    };
  });
  afterAll(async () => {
    await listening.close();
    await backend.close();
  });

  it.each(
    [...new Set(functions.map(configOf))].map((config) => [
      functions.filter((name) => configOf(name) === config),
    ]),
  )('type-checks %s', async (names) => expect(await checkTypes(program, names)).toBe(''), CHECK_MS);

  it.each(functions)('serves %s', async (name) => {
    const call = CALLS[name] ?? UNLISTED;
    const running = await serveFunction(program, name, {
      SUPABASE_URL: `http://127.0.0.1:${listening.port}`,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
      ...call.env,
    });
    try {
      const response = await ask(running.url, call);
      const text = await response.text();
      expect({ status: response.status, text, log: running.output() }).toMatchObject({ status: call.status });
      expect(JSON.parse(text)).toMatchObject(call.answer);
      expect(running.output()).not.toContain('"level":"error"');
    } finally {
      await running.stop();
    }
  });

  it('streams a reply of token-chat, and ends it for a caller who left', async () => {
    const running = await serveFunction(program, 'token-chat', {
      SUPABASE_URL: `http://127.0.0.1:${listening.port}`,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
    });
    try {
      const call: Call = CALLS['token-chat'] ?? UNLISTED;
      const body = call.body?.(callers);
      const accept = 'text/event-stream';
      const again: Call = { ...call, body: () => body, accept };
      const leaving = readEvents(await ask(running.url, again));
      expect(await leaving.next()).toMatchObject({ event: 'results' });
      await leaving.leave();
      const replay = await vi.waitUntil(async () => {
        const response = await ask(running.url, again);
        if (response.status === 200) return response;
        await response.body?.cancel();
        return null;
      }, CHECK_MS);
      expect(await readEvents(replay).rest()).toMatchObject([{ event: 'done', data: call.answer }]);
      const events = await readEvents(await ask(running.url, { ...call, accept })).rest();
      expect(events.map(({ event }) => event)).toContain('text');
      expect(events.at(-1)).toMatchObject({ event: 'done', data: { reply: textOf(events).trim() } });
      expect(running.output()).not.toContain('"level":"error"');
    } finally {
      await running.stop();
    }
  });

  async function ask(
    url: string,
    { as, method = 'POST', query = '', body, sign, accept }: Call,
  ): Promise<Response> {
    const session = as && (await callers[as].client.auth.getSession()).data.session;
    const text = body && JSON.stringify(body(callers));
    return fetch(`${url}/${query}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(accept === undefined ? {} : { accept }),
        ...(session ? { authorization: `Bearer ${session.access_token}` } : {}),
        ...(text && sign?.(text)),
      },
      ...(text ? { body: text } : {}),
    });
  }

  it('lets a function read no file, start no program and reach no other machine', async () => {
    expect(
      await Promise.all([
        runLines(program, attempt(`Deno.readTextFile('package.json')`)),
        runLines(program, attempt(`new Deno.Command('true').output()`)),
        runLines(program, attempt(`fetch('http://example.invalid')`)),
      ]),
    ).toEqual(['NotCapable\n', 'NotCapable\n', 'NotCapable\n']);
  });
});

/**
 * A real HTTP server on this machine that plays a provider: it answers from a script and keeps what it was asked.
 * Every way in which a service can fail is an answer here.
 */
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, vi } from 'vitest';

export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed where it is JSON, else the text; null when there was none. */
  readonly body: unknown;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** Text as it is, anything else as JSON. */
  readonly body: unknown;
  /** What follows the body: the end, nothing for ever, or a broken connection. */
  readonly ending?: 'end' | 'hang' | 'cut';
}

/** 'hang' never answers; 'cut' breaks the connection before a word. */
export type Play = Answer | 'hang' | 'cut';

/** Answers one after the other, the last one again and again; or whatever a request asks for. */
export type Script = readonly Play[] | ((request: Received) => Play);

export interface Loopback {
  readonly url: string;
  readonly received: Received[];
  close(): Promise<void>;
}

/**
 * Starts a server on a free port. Whoever starts one closes it; {@link loopbacks} does so by itself.
 */
export async function startLoopback(script: Script): Promise<Loopback> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked: Received = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://loopback'),
        headers: request.headers,
        body: readBody(Buffer.concat(chunks).toString(), request.headers['content-type'] ?? ''),
      };
      const turn = received.push(asked) - 1;
      play(
        typeof script === 'function' ? script(asked) : script[Math.min(turn, script.length - 1)],
        response,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stub has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A starter for one test file: what it starts is closed after each test. */
export function loopbacks(): (script: Script) => Promise<Loopback> {
  const servers: Loopback[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return async (script) => {
    const server = await startLoopback(script);
    servers.push(server);
    return server;
  };
}

/** Waits until a server has been asked so often; the deadline is far off, for machines that are busy. */
export async function reached(server: Loopback, requests: number): Promise<void> {
  await vi.waitUntil(() => server.received.length >= requests, { timeout: 15_000, interval: 10 });
}

/** JSON as its value, a form as its fields, anything else as it came. */
function readBody(text: string, type: string): unknown {
  if (text === '') return null;
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function play(answer: Play | undefined, response: ServerResponse): void {
  if (answer === undefined || answer === 'hang') return;
  if (answer === 'cut') {
    response.destroy();
    return;
  }
  const { status = 200, headers, body, ending = 'end' } = answer;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (ending === 'end') response.end(text);
  else response.write(text, () => (ending === 'cut' ? response.destroy() : undefined));
}

/** Every request of the app: a time limit, a report to connectivity, and failures as {@link AppError}. */
import { AppError, type AppErrorReason } from '@domain/errors/appError.ts';
import type { Clock } from '@/platform/clock.ts';
import type { Connectivity } from '@/platform/connectivity.ts';
import { FOREIGN_WORDS, ForeignAnswer, refuseForeignBody, refuseForeignHead } from './foreign.ts';

const DEFAULT_TIMEOUT_MS = 10_000;
/** A request that has no answer by then may have no network: whether there is one is asked beside it. */
export const SLOW_MS = 3_000;
/** The server asks a model twice at most, 25 s each (LLM_TIMEOUT_MS), and searches. */
export const CHAT_TIMEOUT_MS = 75_000;

/** Deleting an account asks the payment provider up to three times in turn, 21 s each at worst. */
export const DELETION_TIMEOUT_MS = 70_000;

/** A picture of 270 KB, as it is sent, on a slow phone network. */
export const PICTURE_TIMEOUT_MS = 45_000;

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

export interface HttpAnswer {
  status: number;
  /** Parsed JSON; null when the body is empty or not JSON. */
  body: unknown;
  /** Seconds, from Retry-After. */
  retryAfter: number | undefined;
}

export interface Http {
  /**
   * Answers any status of the server; throws `offline`, also where somebody else answered (foreign.ts), `timeout`, or the
   * abort of the caller's own signal.
   */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /**
   * As {@link send}, asking for a stream of server-sent events: its text is handed over as it comes, until `onText`
   * answers that it has enough; the answer's body is undefined then. A server that does not stream is answered as by
   * `send`. A stream that breaks throws, as does one that takes longer than the time limit.
   */
  stream(request: HttpRequest, onText: (text: string) => 'more' | 'enough'): Promise<HttpAnswer>;
  /** The same guards in the shape of `fetch`, for supabase-js. */
  fetch: typeof globalThis.fetch;
}

interface HttpDeps {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  connectivity: Connectivity;
  /** Told the server's time (epoch ms) whenever an answer was made just now and names it. */
  onServerTime?: (now: number) => void;
}

const EVENT_STREAM = 'text/event-stream';

/** A page says within these that it is one. */
const SNIFFED_BYTES = 256;

/** Statuses whose Response may not have a body. */
const NULL_BODY = new Set([101, 204, 205, 304]);

export function createHttp({ fetch, clock, connectivity, onServerTime }: HttpDeps): Http {
  // Reads the body inside the time limit too: on a dying network it is the body that hangs.
  const guarded = async <T>(
    input: RequestInfo | URL,
    init: RequestInit,
    timeoutMs: number,
    read: (response: Response) => Promise<T>,
  ): Promise<{ response: Response; body: T }> => {
    const controller = new AbortController();
    const outer = init.signal;
    const abort = () => controller.abort();
    if (outer?.aborted) controller.abort();
    outer?.addEventListener('abort', abort);
    let timedOut = false;
    const cancelTimer = clock.after(timeoutMs, () => {
      timedOut = true;
      controller.abort();
    });
    const cancelAsking = clock.after(SLOW_MS, () => void connectivity.probe());
    try {
      const response = await fetch(input, { ...init, signal: controller.signal });
      cancelAsking();
      refuseForeignHead(response);
      const date = response.headers.get('date');
      const body = await read(response);
      connectivity.reportAnswer();
      // An answer to GET may have been kept somewhere for hours.
      if (date !== null && (init.method ?? 'GET') !== 'GET') onServerTime?.(Date.parse(date));
      return { response, body };
    } catch (cause) {
      if (timedOut) {
        // A slow answer is not a dead network: ask before saying so.
        void connectivity.probe();
        throw new AppError('timeout', { cause });
      }
      if (outer?.aborted) throw cause;
      // Nor is one request that an ad blocker refuses.
      void connectivity.probe();
      const serverMessage = cause instanceof ForeignAnswer ? FOREIGN_WORDS : undefined;
      throw new AppError('offline', { cause, serverMessage });
    } finally {
      cancelTimer();
      cancelAsking();
      outer?.removeEventListener('abort', abort);
    }
  };

  const ask = async (
    { method, url, headers = {}, body, timeoutMs = DEFAULT_TIMEOUT_MS, signal, keepalive }: HttpRequest,
    accept: string,
    read: (response: Response) => Promise<unknown>,
  ): Promise<HttpAnswer> => {
    const sent: Record<string, string> = { accept, ...headers };
    const init: RequestInit = { method, headers: sent };
    if (body !== undefined) {
      sent['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    if (signal) init.signal = signal;
    if (keepalive) init.keepalive = true;
    const answer = await guarded(url, init, timeoutMs, read);
    return {
      status: answer.response.status,
      body: answer.body,
      retryAfter: parseRetryAfter(answer.response.headers.get('retry-after'), clock.now()),
    };
  };

  return {
    send: (request) => ask(request, 'application/json', readJson),
    stream: (request, onText) =>
      ask(request, `${EVENT_STREAM}, application/json`, async (response) => {
        if (!response.headers.get('content-type')?.includes(EVENT_STREAM)) return readJson(response);
        connectivity.reportAnswer();
        await readText(response, onText);
        return undefined;
      }),
    async fetch(input, init = {}) {
      const { response, body } = await guarded(input, init, DEFAULT_TIMEOUT_MS, async (answer) => {
        const bytes = await answer.arrayBuffer();
        refuseForeignBody(new TextDecoder().decode(bytes.slice(0, SNIFFED_BYTES)));
        return bytes;
      });
      const { status, statusText, headers } = response;
      return new Response(NULL_BODY.has(status) ? null : body, { status, statusText, headers });
    },
  };
}

/** The body as JSON; null for none, and for an error in other words. Throws {@link ForeignAnswer}. */
export async function readJson(response: Response): Promise<unknown> {
  const text = new TextDecoder().decode(await response.arrayBuffer());
  refuseForeignBody(text.slice(0, SNIFFED_BYTES));
  const body = parseJson(text);
  // The server's own good answers are JSON: "Success" is how portals and proxies say something.
  if (response.ok && body === null && !/^\s*(?:null\s*)?$/.test(text)) throw new ForeignAnswer('no JSON');
  return body;
}

async function readText(response: Response, onText: (text: string) => 'more' | 'enough'): Promise<void> {
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // A character may be cut in two: its first bytes wait for the rest.
    if (onText(decoder.decode(value, { stream: true })) === 'enough') {
      await reader.cancel();
      return;
    }
  }
}

/** A text as JSON; null for an empty one and for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Seconds from a Retry-After header, which holds seconds or a date. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/** The reason that an HTTP status stands for. */
export function reasonOfStatus(status: number): AppErrorReason {
  const known: Record<number, AppErrorReason> = {
    401: 'unauthorized',
    402: 'token_limit',
    403: 'forbidden',
    404: 'not_found',
    406: 'not_found',
    408: 'timeout',
    409: 'conflict',
    429: 'rate_limited',
  };
  if (status >= 500) return 'server';
  return known[status] ?? (status >= 400 ? 'invalid' : 'bad_answer');
}

/** One JSON request to a provider: a time limit, one retry where it may help, and a schema for what comes back. */
import type { z } from 'zod';
import { ProviderError } from './error.ts';
import { retryingFetch, type RetryOptions } from './retryingFetch.ts';

/** How a provider is reached; every adapter takes these beside its own options. */
export interface HttpOptions extends RetryOptions {
  /** Address that stands before each path: a sandbox or a stub instead of the provider's own. */
  readonly baseUrl?: string | undefined;
  /** Ends what is under way, waits included: for a search that makes several requests. */
  readonly deadline?: AbortSignal;
}

export interface ProviderRequest {
  readonly provider: string;
  readonly url: URL;
  readonly headers?: Record<string, string>;
  /** Sent as JSON with POST; without it the request is a GET. */
  readonly body?: unknown;
  readonly http: HttpOptions;
}

/** An address under a base, whose own path stays ("https://host/partner" + "/search"). */
export function endpoint(base: string, path: string): URL {
  return new URL(base.replace(/\/+$/, '') + path);
}

export interface FetchJsonOptions<Schema extends z.ZodType> extends ProviderRequest {
  readonly schema: Schema;
}

/**
 * Asks for JSON. An answer without content (204) is read as null.
 * @throws ProviderError as {@link requestProvider}, and for an answer that is not of the schema
 */
export async function fetchJson<Schema extends z.ZodType>(
  options: FetchJsonOptions<Schema>,
): Promise<z.output<Schema>> {
  return readBody(await requestProvider(options), options);
}

/**
 * One request, whose 2xx answer is given unread.
 * @throws ProviderError for any other status (429, 502, 503 and 504 are tried once more, after what Retry-After
 * asks), a redirect, a time-out and a broken connection. Its words hold neither the key nor what was searched for.
 */
export async function requestProvider(options: ProviderRequest): Promise<Response> {
  const response = await send(options);
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderError(options.provider, `answered ${response.status}`, { status: response.status });
  }
  return response;
}

async function send({ provider, url, headers, body, http }: ProviderRequest): Promise<Response> {
  const { deadline } = http;
  try {
    const answer = retryingFetch(http)(url, {
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      ...(deadline ? { signal: deadline } : {}),
    });
    return await (deadline ? Promise.race([answer, endOf(deadline)]) : answer);
  } catch (cause) {
    throw new ProviderError(provider, isTimeout(cause) ? 'did not answer in time' : 'did not answer', {
      cause,
    });
  }
}

/** Rejects with the signal's reason. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

async function readBody<Schema extends z.ZodType>(
  response: Response,
  { provider, schema }: FetchJsonOptions<Schema>,
): Promise<z.output<Schema>> {
  const { status } = response;
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    const words = isTimeout(cause) ? 'did not answer in time' : 'broke off its answer';
    throw new ProviderError(provider, words, { status, cause });
  }
  let body: unknown;
  try {
    body = status === 204 ? null : JSON.parse(text);
  } catch (cause) {
    throw new ProviderError(provider, 'answered what is not JSON', { status, cause });
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
    throw new ProviderError(provider, `answered another shape (at "${path}")`, {
      status,
      cause: parsed.error,
    });
  }
  return parsed.data;
}

function isTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'TimeoutError';
}

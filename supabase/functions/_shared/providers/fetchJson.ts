/** One JSON request to a provider: a time limit, one retry where it may help, and a schema for what comes back. */
import type { z } from 'zod';
import { ProviderError } from './error.ts';

/** How long a provider may take, in milliseconds, each try. */
const PROVIDER_TIMEOUT_MS = 8_000;
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);
const DEFAULT_RETRY_MS = 500;
/** A provider that asks for a longer wait has failed, as far as the traveller is concerned. */
const MAX_RETRY_MS = 5_000;

export interface ProviderRequest {
  readonly provider: string;
  readonly url: URL;
  /** POSTed as JSON; without one the request is a GET. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs?: number;
  readonly wait?: (ms: number) => Promise<void>;
}

export interface FetchJsonOptions<Schema extends z.ZodType> extends ProviderRequest {
  readonly schema: Schema;
}

/** Asks for JSON. @throws ProviderError as {@link requestProvider}, and for an answer that is not of the schema */
export async function fetchJson<Schema extends z.ZodType>(
  options: FetchJsonOptions<Schema>,
): Promise<z.output<Schema>> {
  return readBody(await requestProvider(options), options);
}

/**
 * One request, whose 2xx answer is given unread.
 * @throws ProviderError for any other status (429, 502, 503 and 504 are tried once more, after what Retry-After
 * asks), a time-out and a broken connection
 */
export async function requestProvider(options: ProviderRequest): Promise<Response> {
  const wait = options.wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  let response = await attempt(options);
  if (RETRIED_STATUSES.has(response.status)) {
    const delay = retryDelay(response.headers.get('retry-after'));
    if (delay <= MAX_RETRY_MS) {
      await response.body?.cancel();
      await wait(delay);
      response = await attempt(options);
    }
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderError(options.provider, `answered ${response.status}`, { status: response.status });
  }
  return response;
}

async function attempt(options: ProviderRequest): Promise<Response> {
  const { body } = options;
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    return await options.fetch(options.url, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', ...type, ...options.headers },
      signal: AbortSignal.timeout(options.timeoutMs ?? PROVIDER_TIMEOUT_MS),
    });
  } catch (cause) {
    throw new ProviderError(options.provider, 'did not answer', { cause });
  }
}

async function readBody<Schema extends z.ZodType>(
  response: Response,
  options: FetchJsonOptions<Schema>,
): Promise<z.output<Schema>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new ProviderError(options.provider, 'answered what is not JSON', {
      status: response.status,
      cause,
    });
  }
  const parsed = options.schema.safeParse(body);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
    throw new ProviderError(options.provider, `answered another shape (at "${path}")`, {
      status: response.status,
      cause: parsed.error,
    });
  }
  return parsed.data;
}

/** Milliseconds of a Retry-After header in seconds; dates are rare and count as the default. */
function retryDelay(header: string | null): number {
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : DEFAULT_RETRY_MS;
}

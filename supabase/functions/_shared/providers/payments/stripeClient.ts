/** Stripe's own library, with this project's rules for a provider that does not answer. */
import type { Stripe } from 'stripe';
import { ProviderError } from '../error.ts';

/** How long Stripe may take, in milliseconds, each try. */
const TIMEOUT_MS = 8_000;
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);
const DEFAULT_RETRY_MS = 500;
/** A provider that asks for a longer wait has failed, as far as the buyer is concerned. */
const MAX_RETRY_MS = 5_000;

export interface StripeClientOptions {
  readonly key: string;
  /** null is Stripe's own. */
  readonly apiUrl: string | null;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs?: number;
  readonly wait?: (ms: number) => Promise<void>;
}

/** The client. Loaded when first needed: most calls of the functions never pay anything. */
export async function createStripeClient(options: StripeClientOptions): Promise<Stripe> {
  const { Stripe: Library } = await import('stripe');
  const { timeoutMs = TIMEOUT_MS } = options;
  const address = options.apiUrl === null ? null : new URL(options.apiUrl);
  return new Library(options.key, {
    httpClient: Library.createFetchHttpClient(retryingFetch(options)),
    // the library tries again after other answers than we do, and waits as long as it is told to
    maxNetworkRetries: 0,
    timeout: 2 * timeoutMs + MAX_RETRY_MS,
    telemetry: false,
    ...(address === null
      ? {}
      : {
          host: address.hostname,
          port: address.port || (address.protocol === 'http:' ? '80' : '443'),
          protocol: address.protocol === 'http:' ? 'http' : 'https',
        }),
  });
}

/**
 * `fetch` with a time limit for each try and one more try after 429, 502, 503 and 504, when what Retry-After asks
 * for is short. The second try repeats the first's idempotency key.
 */
function retryingFetch({ fetch, timeoutMs = TIMEOUT_MS, wait = sleep }: StripeClientOptions): typeof fetch {
  return async (input, init) => {
    const attempt = () => {
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      return fetch(input, { ...init, signal });
    };
    const response = await attempt();
    if (!RETRIED_STATUSES.has(response.status)) return response;
    const delay = retryDelay(response.headers.get('retry-after'));
    if (delay > MAX_RETRY_MS) return response;
    await response.body?.cancel();
    await wait(delay);
    return attempt();
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function retryDelay(header: string | null): number {
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : DEFAULT_RETRY_MS;
}

/** What Stripe said no with; undefined where it did not answer. */
export function refusalOf(thrown: unknown): { status?: number; code?: string; param?: string } {
  const read = (name: string): unknown =>
    typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
  const [status, code, param] = [read('statusCode'), read('code'), read('param')];
  return {
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof param === 'string' ? { param } : {}),
  };
}

/** A failure of the library as ours. Its message may quote the buyer's address, so it is left to the cause. */
export function asProviderError(thrown: unknown): ProviderError {
  const { status } = refusalOf(thrown);
  return status === undefined
    ? new ProviderError('Stripe', 'did not give a usable answer', { cause: thrown })
    : new ProviderError('Stripe', `answered ${status}`, { status, cause: thrown });
}

/** Stripe's own library, with this project's rules for a provider that does not answer. */
import type { Stripe } from 'stripe';
import { ProviderError } from '../error.ts';
import { MAX_RETRY_MS, PROVIDER_TIMEOUT_MS, retryingFetch, type RetryOptions } from '../retryingFetch.ts';

export interface StripeClientOptions extends RetryOptions {
  readonly key: string;
  /** null is Stripe's own. */
  readonly apiUrl: string | null;
}

/** The client. Loaded when first needed: most calls of the functions never pay anything. */
export async function createStripeClient(options: StripeClientOptions): Promise<Stripe> {
  const { Stripe: Library } = await import('stripe');
  const { timeoutMs = PROVIDER_TIMEOUT_MS } = options;
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

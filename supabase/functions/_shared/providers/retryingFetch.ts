/** fetch as every provider is called with: guarded, with a time limit for each try and one more try where it may help. */
import { guardFetch } from './guardedFetch.ts';

/** How long a provider may take, in milliseconds, each try. */
export const PROVIDER_TIMEOUT_MS = 8_000;
/** A provider that asks for a longer wait has failed, as far as the traveller is concerned. */
export const MAX_RETRY_MS = 5_000;
const DEFAULT_RETRY_MS = 500;
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);

export interface RetryOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Each try's limit, in milliseconds. */
  readonly timeoutMs?: number;
  readonly wait?: (ms: number) => Promise<void>;
}

/**
 * A guarded fetch that asks once more after 429, 502, 503 and 504, when what Retry-After asks for is short; the
 * second try sends the same. A signal of the caller's ends both. Rejects as fetch does: TimeoutError when a try took
 * too long.
 */
export function retryingFetch({
  fetch,
  timeoutMs = PROVIDER_TIMEOUT_MS,
  wait = sleep,
}: RetryOptions): typeof globalThis.fetch {
  const guarded = guardFetch(fetch);
  return async (input, init) => {
    const attempt = () => {
      const limit = AbortSignal.timeout(timeoutMs);
      return guarded(input, {
        ...init,
        signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
      });
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

/** Milliseconds that a Retry-After header asks for, in seconds or as a date; a short wait when it says neither. */
function retryDelay(header: string | null): number {
  if (header === null) return DEFAULT_RETRY_MS;
  const seconds = Number(header);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const until = Date.parse(header) - Date.now();
  return Number.isFinite(until) ? Math.max(0, until) : DEFAULT_RETRY_MS;
}

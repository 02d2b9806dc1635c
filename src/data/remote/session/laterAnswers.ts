/**
 * Answers to a refresh that say "later". supabase-js takes every answer below 500 for a no, drops an expired session and has
 * the traveller log in anew (`_callRefreshToken` of auth-js): a rate limit ends no session, nor does a timeout of the server.
 */
const REFRESH = /\/auth\/v1\/token\?(?:.*&)?grant_type=refresh_token\b/;
const LATER: ReadonlySet<number> = new Set([408, 429]);
const UNAVAILABLE = 503;
/** supabase-js asks again at once, and again: what the server does not say how long to wait is waited for, ms. */
const WAITS_MS = 10_000;
const MOST_MS = 60_000;

type Fetch = typeof globalThis.fetch;

/**
 * `fetch` for supabase-js: a refresh that is to be tried later is one that the server did not decide, and it is not asked
 * again before (RFC 9110, Retry-After).
 */
export function askedLater(fetch: Fetch): Fetch {
  let until = 0;
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!REFRESH.test(address)) return fetch(input, init);
    if (Date.now() < until) return new Response('{}', { status: UNAVAILABLE });
    const response = await fetch(input, init);
    if (!LATER.has(response.status)) return response;
    const wait = Number(response.headers.get('retry-after')) * 1000 || WAITS_MS;
    until = Date.now() + Math.min(wait, MOST_MS);
    return new Response(response.body, { status: UNAVAILABLE, headers: response.headers });
  };
}

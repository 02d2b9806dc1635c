/**
 * When a token ends, by this device's clock. The server says it by its own, and a traveller who has set the clock instead
 * of the zone is hours away from that: the fresh token would look expired for ever. How long a token lives is the same
 * by both, so that it counts from the moment at which it came. supabase-js does so by itself where the server names no
 * instant (`_sessionResponse` of auth-js).
 */
const SESSIONS = /\/auth\/v1\/(?:token|signup|verify)(?:[/?]|$)/;

type Fetch = typeof globalThis.fetch;

/** `fetch` for supabase-js: sessions in its answers end by this device's clock. */
export function inDeviceTime(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!response.ok || !SESSIONS.test(address)) return response;
    const text = await response.text();
    const { status, statusText, headers } = response;
    return new Response(withoutInstant(text), { status, statusText, headers });
  };
}

function withoutInstant(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('expires_in' in body)) return text;
    const { expires_at: _byTheServer, ...session } = body as Record<string, unknown>;
    return JSON.stringify(session);
  } catch {
    return text;
  }
}

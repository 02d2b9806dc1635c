/**
 * The app is served from the origin of its API, so no page elsewhere has any business there. @supabase/lite allows
 * every origin; without those headers a browser keeps other sites' scripts from reading an answer, and refuses
 * their preflights. The functions keep their own, as they have on Supabase.
 */
import type { MiddlewareHandler } from 'hono';

/** Takes the CORS headers off. */
export function sameOriginOnly(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const names = Array.from(headers.keys()).filter((name) => name.startsWith('access-control-'));
    for (const name of names) headers.delete(name);
    return undefined;
  };
}

/**
 * Against DNS rebinding: a page elsewhere can point its own name at 127.0.0.1 and then counts, to the browser, as
 * this server's own page. What listens on this machine alone therefore answers to this machine's names alone, and
 * to the name that it was told it is reached by.
 */
import type { MiddlewareHandler } from 'hono';

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '::1']);
const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a HOST setting means this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOSTS.has(host.toLowerCase());
}

/** Whether an address of the site means this machine alone. */
export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_NAMES.has(new URL(url).hostname);
}

/** Answers 421 to a request for another name. */
export function hostGuard(siteUrl: string): MiddlewareHandler {
  const own = new URL(siteUrl).hostname;
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    if (LOOPBACK_NAMES.has(hostname) || hostname === own) return next();
    return context.text('This server does not answer to that name.', 421);
  };
}

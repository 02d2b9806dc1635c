/** The headers that every answer carries. */
import type { MiddlewareHandler } from 'hono';

/** Providers whose offers show pictures from elsewhere. */
const PICTURE_PROVIDERS = ['TRAVELPAYOUTS_TOKEN', 'LITEAPI_KEY', 'VIATOR_KEY'] as const;

/** Where the partner's search widget loads from; allowed only where the build has one (VITE_PARTNER_WIDGET_ID). */
const WIDGET_HOSTS = 'https://tpembd.com https://*.tpembd.com https://*.travelpayouts.com https://*.avs.io';

/**
 * The Content-Security-Policy. Without a real provider nothing may be fetched from another machine, pictures
 * included, and without a partner's widget no script. Mantine writes style elements and style attributes; scripts are files of ours alone.
 */
export function contentSecurityPolicy(env: Readonly<Record<string, string | undefined>>): string {
  const widget = env['VITE_PARTNER_WIDGET_ID'] ? ` ${WIDGET_HOSTS}` : '';
  const remotePictures = PICTURE_PROVIDERS.some((name) => env[name]);
  return [
    "default-src 'none'",
    `script-src 'self'${widget}`,
    `style-src 'self'${widget}`,
    `style-src-elem 'self' 'unsafe-inline'${widget}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${remotePictures ? ' https:' : widget}`,
    `font-src 'self'${widget}`,
    `connect-src 'self'${widget}`,
    ...(widget === '' ? [] : [`frame-src${widget}`]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Adds the headers; an answer of the API is never stored by a shared cache. */
export function secureHeaders(policy: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.header('content-security-policy', policy);
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'strict-origin-when-cross-origin');
    context.header(
      'permissions-policy',
      'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    );
    context.header('cross-origin-opener-policy', 'same-origin');
    context.header('cross-origin-resource-policy', 'same-origin');
    if (/^\/(rest|auth|functions|_)/.test(context.req.path) && !context.res.headers.has('cache-control')) {
      context.header('cache-control', 'no-store');
    }
  };
}

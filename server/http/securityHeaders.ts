/** The headers that every answer carries. */
import type { MiddlewareHandler } from 'hono';
import { mapSettings } from '../../domain/map/mapSettings.ts';
import { EARLY_SCRIPT_HASH } from '../build/pages/earlyScript.ts';

/** Providers whose offers show pictures from elsewhere. */
const PICTURE_PROVIDERS = ['TRAVELPAYOUTS_TOKEN', 'LITEAPI_KEY', 'VIATOR_KEY'] as const;

/** Partners' widgets: allowed by name, and only where the variable that switches them on in the build is set. */
const WIDGETS = [
  { variable: 'VITE_GETYOURGUIDE_PARTNER_ID', sources: 'https://widget.getyourguide.com', styled: false },
  {
    variable: 'VITE_PARTNER_WIDGET_ID',
    sources: 'https://tpembd.com https://*.tpembd.com https://*.travelpayouts.com https://*.avs.io',
    styled: true,
  },
] as const;

/**
 * The Content-Security-Policy. Without a real provider nothing may be fetched from another machine, pictures
 * included, and without a partner's widget no script. Mantine writes style elements and style attributes; scripts are
 * files of ours, and the one that a built page begins with. A street map fetches its style, tiles, letters and signs; it
 * draws them itself, so that no picture and no script of theirs is let in.
 * @throws Error that names the map's setting which is wrong
 */
export function contentSecurityPolicy(env: Readonly<Record<string, string | undefined>>): string {
  const remotePictures = PICTURE_PROVIDERS.some((name) => env[name]);
  const present = WIDGETS.filter(({ variable }) => env[variable]);
  const widgets = sourcesOf(present);
  // What is drawn in the page itself, not in a frame, brings its own styles, fonts and pictures.
  const styled = sourcesOf(present.filter((widget) => widget.styled));
  const map = (mapSettings(env)?.origins ?? []).map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self' ${EARLY_SCRIPT_HASH}${widgets}`,
    `style-src 'self'${styled}`,
    `style-src-elem 'self' 'unsafe-inline'${styled}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${remotePictures ? ' https:' : styled}`,
    `font-src 'self'${styled}`,
    `connect-src 'self'${widgets}${map}`,
    ...(widgets ? [`frame-src${widgets}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sourcesOf(widgets: readonly { readonly sources: string }[]): string {
  return widgets.map(({ sources }) => ` ${sources}`).join('');
}

/** Adds the headers; an answer of the API is never stored by a shared cache. */
export function secureHeaders(policy: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // not context.header(): each would make a new answer, and the last would be sent as a stream
    const { headers } = context.res;
    headers.set('content-security-policy', policy);
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('referrer-policy')) {
      // a page or an answer that a secret opens tells nobody where it stood
      const isShared = context.req.path === '/trip';
      headers.set('referrer-policy', isShared ? 'no-referrer' : 'strict-origin-when-cross-origin');
    }
    headers.set(
      'permissions-policy',
      'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    );
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    if (/^\/(rest|auth|storage|functions|_)/.test(context.req.path) && !headers.has('cache-control')) {
      headers.set('cache-control', 'no-store');
    }
  };
}

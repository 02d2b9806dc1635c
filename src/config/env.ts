/**
 * Build-time settings, parsed once. By hand rather than by zod: every page loads this before its first paint.
 * All are optional; the defaults are those of the embedded backend, which serves the app from its own origin.
 */
export interface Env {
  /** Origin of the backend, without a trailing slash; empty for the page's own origin. */
  readonly backendUrl: string;
  /** Publishable key; not a secret. */
  readonly publishableKey: string;
  /** Answers quickly, and proves that the backend can be reached. */
  readonly healthUrl: string;
  /** Where the site is reached, for canonical addresses, without a trailing slash; empty for the page's own origin. */
  readonly siteUrl: string;
  /** GetYourGuide's partner id: its widget then stands for the tours on the home page; null without one. */
  readonly toursPartnerId: string | null;
  /** The white-label search widget of the flights partner on /booking; null without one. */
  readonly partnerWidgetId: string | null;
  /** Plans are paid with real money here, so no page calls them a sandbox. */
  readonly livePayments: boolean;
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}

function address(source: Readonly<Record<string, unknown>>, name: string): string {
  const value = text(source[name], '').replace(/\/+$/, '');
  if (value !== '' && !/^https?:\/\/[^/]+/.test(value)) {
    throw new Error(`${name} must be an http or https address`);
  }
  return value;
}

/** Letters, digits, - and _: it becomes part of a script's address. */
function partnerId(source: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = text(source[name], '');
  if (value !== '' && !/^[\w-]{1,64}$/.test(value)) {
    throw new Error(`${name} must be a partner id of letters and digits`);
  }
  return value === '' ? null : value;
}

function flag(source: Readonly<Record<string, unknown>>, name: string): boolean {
  const value = text(source[name], 'false');
  if (value !== 'true' && value !== 'false') throw new Error(`${name} must be true or false`);
  return value === 'true';
}

/** Parses the variables; throws a sentence that names the one that is wrong. */
export function parseEnv(source: Readonly<Record<string, unknown>>): Env {
  const backendUrl = address(source, 'VITE_SUPABASE_URL');
  return {
    backendUrl,
    publishableKey: text(source['VITE_SUPABASE_PUBLISHABLE_KEY'], 'sb_publishable_waymark_local'),
    healthUrl: backendUrl === '' ? '/_health' : `${backendUrl}/auth/v1/health`,
    siteUrl: address(source, 'VITE_SITE_URL'),
    toursPartnerId: partnerId(source, 'VITE_GETYOURGUIDE_PARTNER_ID'),
    partnerWidgetId: partnerId(source, 'VITE_PARTNER_WIDGET_ID'),
    livePayments: flag(source, 'VITE_LIVE_PAYMENTS'),
  };
}

export const env: Env = parseEnv(import.meta.env);

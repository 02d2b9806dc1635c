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
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}

/** Parses the variables; throws a sentence that names the one that is wrong. */
export function parseEnv(source: Readonly<Record<string, unknown>>): Env {
  const backendUrl = text(source['VITE_SUPABASE_URL'], '').replace(/\/+$/, '');
  if (backendUrl !== '' && !/^https?:\/\/[^/]+/.test(backendUrl)) {
    throw new Error('VITE_SUPABASE_URL must be an http or https address');
  }
  return {
    backendUrl,
    publishableKey: text(source['VITE_SUPABASE_PUBLISHABLE_KEY'], 'sb_publishable_waymark_local'),
    healthUrl: backendUrl === '' ? '/_health' : `${backendUrl}/auth/v1/health`,
  };
}

export const env: Env = parseEnv(import.meta.env);

import { env } from '@/config/env.ts';

/** The key names the app; the token, where there is one, names the traveller. */
export function authHeaders(token: string | null): Record<string, string> {
  const headers: Record<string, string> = { apikey: env.publishableKey };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  return headers;
}

/** Whether the server can be reached: the question that connectivity asks. */
import { env } from '@/config/env.ts';
import { refuseForeignHead } from './foreign.ts';
import { readJson } from './http.ts';

const PROBE_TIMEOUT_MS = 5_000;

/** Asks the server how it is; true for any answer of its own. Throws where none comes, or somebody else's does. */
export async function askHealth(fetch: typeof globalThis.fetch): Promise<true> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PROBE_TIMEOUT_MS);
  try {
    // A captive portal answers with a redirect or a page; a dead network does not answer.
    const response = await fetch(env.healthUrl, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      headers: { apikey: env.publishableKey },
      signal: controller.signal,
    });
    refuseForeignHead(response);
    await readJson(response);
    return true;
  } finally {
    clearTimeout(timer);
  }
}

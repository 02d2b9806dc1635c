import type { Http } from '../transport/http.ts';

/** Where the embedded backend shows the mail it did not send. */
const LOCAL_MAILBOX = '/_mail';

/** Where the embedded backend shows its mail; null for another one, and on any doubt, also no answer in time. */
export async function findMailbox(http: Pick<Http, 'fetch'>): Promise<string | null> {
  try {
    const response = await http.fetch(`${LOCAL_MAILBOX}.json`, { method: 'HEAD' });
    // a static host answers every path with the app's page
    const isThere = response.ok && (response.headers.get('content-type') ?? '').includes('json');
    return isThere ? LOCAL_MAILBOX : null;
  } catch {
    return null;
  }
}

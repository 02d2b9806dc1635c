import { getHttp } from '../transport/client.ts';
import type { Http } from '../transport/http.ts';

/** Where the embedded backend shows the mail it did not send. */
export const LOCAL_MAILBOX = '/_mail';

/** Whether the backend is the embedded one, with a mailbox of its own. Any doubt is a no, also no answer in time. */
export async function hasLocalMailbox(http: Pick<Http, 'fetch'> = getHttp()): Promise<boolean> {
  try {
    const response = await http.fetch(`${LOCAL_MAILBOX}.json`, { method: 'HEAD' });
    // a static host answers every path with the app's page
    return response.ok && (response.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

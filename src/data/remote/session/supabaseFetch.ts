/** `fetch` for supabase-js, whose sessions end by this device's clock and by no answer that says "later". */
import { inDeviceTime } from './deviceTime.ts';
import { askedLater } from './laterAnswers.ts';

export function supabaseFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return inDeviceTime(askedLater(fetch));
}

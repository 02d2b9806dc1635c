/**
 * A mail to an address takes longer to send than not to: how long POST /recover and /resend take would tell who has
 * an account. Both are answered no sooner than after a pause that is longer than either.
 */
import { Hono } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ten times what the slower one takes on an idle machine. */
const PAUSE_MS = 100;

/** To be mounted before what answers. @param pause the shortest time that an answer takes */
export function evenAnswers(pause: () => Promise<unknown> = () => sleep(PAUSE_MS)): Hono {
  const app = new Hono();
  for (const path of ['/auth/v1/recover', '/auth/v1/resend']) {
    app.post(path, async (_, next) => {
      await Promise.all([next(), pause()]);
    });
  }
  return app;
}

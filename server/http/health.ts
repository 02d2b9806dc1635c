/** /_health: 200 while the database answers, else 503. What watches the server asks it, and the app before it syncs. */
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';

const PATIENCE_MS = 5000;

/** The route, to be mounted at /_health. However many ask at once, the database is asked once. */
export function healthRoute(database: Pick<Database, 'query'>, patienceMs: number = PATIENCE_MS): Hono {
  let asked: Promise<unknown> | null = null;
  const ask = () =>
    (asked ??= database.query('select 1').finally(() => {
      asked = null;
    }));
  const app = new Hono();
  app.get('/', async (context) => {
    const hasAnswered = await within(ask(), patienceMs);
    return hasAnswered
      ? context.json({ status: 'ok' })
      : context.json({ status: 'database_unavailable' }, 503, { 'retry-after': '5' });
  });
  return app;
}

/** Whether a promise is fulfilled within the time. */
function within(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const settle = (isFulfilled: boolean) => {
      clearTimeout(timer);
      resolve(isFulfilled);
    };
    promise.then(
      () => settle(true),
      () => settle(false),
    );
  });
}

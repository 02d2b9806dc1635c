/** /functions/v1/<name>: the handlers of supabase/functions, called in process. */
import { Hono } from 'hono';

type Handle = (request: Request, deps: unknown) => Promise<Response>;
type Env = Readonly<Record<string, string | undefined>>;

const handlers = import.meta.glob<Handle>('../supabase/functions/*/handler.ts', { import: 'handle' });
const depsModules = import.meta.glob<(env: Env, fetch: typeof globalThis.fetch) => unknown>(
  '../supabase/functions/_shared/deps.ts',
  { import: 'createDeps' },
);

/** The routes, to be mounted at /functions/v1. `fetch` reaches this server in process. */
export function functionRoutes(env: Env, fetch: typeof globalThis.fetch, log: (line: string) => void): Hono {
  const app = new Hono();
  let deps: Promise<unknown> | undefined;
  app.all('/:name', async (context) => {
    const load = handlers[`../supabase/functions/${context.req.param('name')}/handler.ts`];
    if (!load) return context.json({ error: 'not_found', message: 'No such function' }, 404);
    deps ??= depsModules['../supabase/functions/_shared/deps.ts']?.().then((create) => create(env, fetch));
    const handle = await load();
    try {
      return await handle(context.req.raw, await deps);
    } catch (error) {
      log(`${context.req.path}: ${error instanceof Error ? error.message : String(error)}`);
      return context.json({ error: 'internal', message: 'Something went wrong on our side' }, 500);
    }
  });
  return app;
}

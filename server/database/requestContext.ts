/** Under whose name, and in whose role, a request of /rest/v1 uses the database. */
import type { Connection } from '@supabase/lite';

type WithContext = Connection['withContext'];
type Kysely = Connection['kysely'];
type Rpc = NonNullable<NonNullable<Parameters<WithContext>[2]>['rpc']>;

/** What policies and functions read, by `auth.uid()` and its like, and the role that their row-level security is for. */
interface Caller {
  readonly auth?: { readonly uid?: unknown; readonly role?: unknown; readonly jwt?: unknown };
}

/** How the statement begins that sets the context; nothing that a caller can ask for begins so. */
export const CONTEXT_START = 'select set_config(';

/**
 * The same transaction as @supabase/lite makes, but that its five to ten statements of context are one; and without the
 * grants that it would give all three roles, on every table that has row-level security and on those still to be made.
 * Here the migrations have granted (roles.ts).
 */
export function inContext<T>(
  kysely: Kysely,
  vars: Caller | undefined,
  work: (db: Kysely) => Promise<T>,
  options: Parameters<WithContext>[2] = {},
): Promise<T> {
  if (options.forceRollback || options.transaction) throw new Error('Only its storage asks for this');
  if (!vars) return work(kysely);
  const settings = { ...callerSettings(vars), ...(options.rpc ? callSettings(options.rpc) : {}) };
  return kysely.transaction().execute(async (db) => {
    await db
      .selectNoFrom((make) =>
        Object.entries(settings).map(([name, value]) =>
          make.fn('set_config', [make.val(name), make.val(value), make.lit(true)]).as(name),
        ),
      )
      .execute();
    return work(db);
  });
}

function callerSettings({ auth }: Caller): Record<string, string> {
  const role = textOf(auth?.role) || 'anon';
  return {
    role,
    'request.jwt.claim.sub': textOf(auth?.uid),
    'request.jwt.claim.role': role,
    'request.jwt.claims': auth?.jwt ? JSON.stringify(auth.jwt) : '',
  };
}

/** A function answers by `response.*` and may read what it was called with, as under PostgREST. */
function callSettings({ method, path, requestHeaders, readOnly }: Rpc): Record<string, string> {
  return {
    'response.status': '',
    'response.headers': '',
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(requestHeaders ?? {}),
    ...(readOnly ? { transaction_read_only: 'on' } : {}),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

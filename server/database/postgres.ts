/** A PostgreSQL server named by DATABASE_URL. */
import { PostgresConnection } from '@supabase/lite/postgres';
import { StartupError } from '../startupError.ts';
import { rowsOf, type Database, type Queryable, type SqlValue } from './database.ts';
import { isoInstant, TIMESTAMPTZ } from './instants.ts';
import { asPostgrestError } from './postgrestErrors.ts';
import { pipeline } from './pipeline.ts';
import { inContext } from './requestContext.ts';

const CONNECT_TIMEOUT_SECONDS = 10;

/**
 * @supabase/lite hands some JSON over as text that is JSON already (a sign-up's metadata, a function's arguments)
 * and some as a value. Text that is JSON goes in as it is; else it would be stored as a string within JSON.
 */
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' && isJson(value) ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

class Connection extends PostgresConnection {
  override normalizeDbError = asPostgrestError;
  override withContext: PostgresConnection['withContext'] = (...given) => inContext(this.kysely, ...given);
}

interface Session {
  unsafe(statement: string, parameters?: SqlValue[]): Promise<unknown>;
}

function queryable(session: Session): Queryable {
  return {
    query: async <T extends object>(statement: string, parameters: readonly SqlValue[] = []) => [
      ...rowsOf<T>(await session.unsafe(statement, [...parameters])),
    ],
    exec: async (statements) => void (await session.unsafe(statements)),
  };
}

const instantType = {
  to: TIMESTAMPTZ,
  from: [TIMESTAMPTZ],
  serialize: (value: unknown) => value,
  parse: isoInstant,
};

/**
 * Connects, and proves it with one query.
 * @throws StartupError when the server cannot be reached or refuses.
 */
export async function openPostgres(url: string): Promise<Database> {
  const connection = new Connection({
    url,
    postgresOptions: {
      connect_timeout: CONNECT_TIMEOUT_SECONDS,
      onnotice: () => {},
      max: 10,
      types: { json: jsonType(114), jsonb: jsonType(3802), timestamptz: instantType },
    },
  });
  const sql = connection.driver;
  pipeline(sql);
  try {
    await sql.unsafe('select 1');
  } catch (cause) {
    await connection.close();
    const { hostname, port, pathname } = new URL(url);
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new StartupError(
      `DATABASE_URL: cannot use the database ${pathname.slice(1)} at ${hostname}:${port || 5432} (${reason})`,
      { cause },
    );
  }
  return {
    kind: 'postgres',
    connection,
    ...queryable(sql),
    transaction: async (work) => {
      const { result } = await sql.begin(async (session) => ({ result: await work(queryable(session)) }));
      return result;
    },
    exclusively: (work) => work(),
    close: () => connection.close(),
  };
}

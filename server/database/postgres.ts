/** A PostgreSQL server named by DATABASE_URL. */
import { createPostgresConnection } from '@supabase/lite/postgres';
import { StartupError } from '../startupError.ts';
import type { Database, Queryable, SqlValue } from './database.ts';

const CONNECT_TIMEOUT_SECONDS = 10;

interface Session {
  unsafe(statement: string, parameters?: SqlValue[]): Promise<unknown>;
}

function queryable(session: Session): Queryable {
  return {
    query: async <T extends object>(statement: string, parameters: readonly SqlValue[] = []) => [
      ...((await session.unsafe(statement, [...parameters])) as T[]),
    ],
    exec: async (statements) => void (await session.unsafe(statements)),
  };
}

/**
 * Connects, and proves it with one query.
 * @throws StartupError when the server cannot be reached or refuses.
 */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { connect_timeout: CONNECT_TIMEOUT_SECONDS, onnotice: () => {}, max: 10 },
  });
  const sql = connection.driver;
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
    transaction: async <T>(work: (transaction: Queryable) => Promise<T>) =>
      (await sql.begin((session) => work(queryable(session)))) as T,
    exclusively: (work) => work(),
    close: () => connection.close(),
  };
}

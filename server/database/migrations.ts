/** The folder supabase/migrations, applied in order, each in a transaction and once. */
import type { Database } from './database.ts';

export interface Migration {
  /** The leading digits of the file's name. */
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

const files = import.meta.glob<string>('../../supabase/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every migration of the repository, oldest first; bundled into the server at build. */
export const MIGRATIONS: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => {
    const [, version = '', name = ''] = /(\d+)_([^/]+)\.sql$/.exec(path) ?? [];
    return { version, name, sql };
  })
  .sort((a, b) => a.version.localeCompare(b.version));

/** The history table has the shape that the Supabase command line keeps, so that either can go on from the other. */
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);`;

/** Applies what is not applied yet. Answers the versions that were. */
export async function applyMigrations(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  await database.exec(HISTORY);
  const rows = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(rows.map((row) => row.version));
  const pending = migrations.filter((migration) => !done.has(migration.version));
  for (const { version, name, sql } of pending) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
          [version, name],
        );
      });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Migration ${version}_${name} failed: ${reason}`, { cause });
    }
  }
  return pending.map((migration) => migration.version);
}

/** One way to reach either database: PGlite inside this process, or a PostgreSQL server. */
import type { Connection } from '@supabase/lite';

type Row = Record<string, unknown>;

export interface Queryable {
  /** One statement with $1… parameters. */
  query<T extends object = Row>(statement: string, parameters?: readonly SqlValue[]): Promise<T[]>;
  /** Any number of statements, without parameters. */
  exec(statements: string): Promise<void>;
}

/** A statement's author knows its columns; the compiler has to take their word. */
export function rowsOf<T extends object>(rows: unknown): T[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where that word is taken
  return rows as T[];
}

export type SqlValue = string | number | boolean | null;

export interface Database extends Queryable {
  /** What @supabase/lite runs on. */
  readonly connection: Connection;
  readonly kind: 'embedded' | 'postgres';
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /**
   * Runs `work` while no one else uses the database, where that is needed. The embedded database is one session,
   * and @supabase/lite opens transactions on it with plain BEGIN: two requests at once would run inside one
   * another's transaction, under one another's role. On a PostgreSQL server each request has its own session.
   * `query`, `exec` and `transaction` take the same turn and must not be called from within `work`.
   *
   * With `ms` the turn ends after so many milliseconds: the promise rejects with TurnOver, and what `work` had open
   * is rolled back before the next turn.
   */
  exclusively<T>(work: () => Promise<T>, ms?: number): Promise<T>;
  close(): Promise<void>;
}

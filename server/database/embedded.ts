/** PGlite: PostgreSQL inside this process, its files in one folder. */
import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { PgliteConnection } from '@supabase/lite/pglite';
import { rowsOf, type Database, type Queryable, type SqlValue } from './database.ts';
import { isoInstant, TIMESTAMPTZ } from './instants.ts';
import { joinOpenings } from './openings.ts';
import { asPostgrestError } from './postgrestErrors.ts';
import { inContext } from './requestContext.ts';
import { limitTime } from './session.ts';
import { createTurns } from './turns.ts';

interface Session {
  query(statement: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
  exec(statements: string): Promise<unknown>;
}

function queryable(session: Session): Queryable {
  return {
    query: async <T extends object>(statement: string, parameters: readonly SqlValue[] = []) =>
      rowsOf<T>((await session.query(statement, [...parameters])).rows),
    exec: async (statements) => void (await session.exec(statements)),
  };
}

/** PostgreSQL's own 128 MB would be most of the server's memory; the system caches the files as well. */
const SHARED_BUFFERS = '16MB';

class Connection extends PgliteConnection {
  override normalizeDbError = asPostgrestError;
  override withContext: PgliteConnection['withContext'] = (...given) => inContext(this.kysely, ...given);
}

/** Opens the database in `folder`, making it first where there is none. */
export async function openEmbedded(folder: string): Promise<Database> {
  if (!existsSync(folder)) await makeDatabase(folder);
  const connection = new Connection({
    url: folder,
    pgliteOptions: { parsers: { [TIMESTAMPTZ]: isoInstant } },
  });
  await connection.driver.waitReady;
  await forgetRowTypes(connection.driver);
  joinOpenings(connection.driver);
  await chmod(folder, 0o700);
  const takeTurn = createTurns();
  const letOthers = createPause();
  const inTurn = <T>(work: () => Promise<T>) =>
    takeTurn(async () => {
      await letOthers();
      return work();
    });
  const withinTime = limitTime(connection.driver);
  const direct = queryable(connection.driver);
  return {
    kind: 'embedded',
    connection,
    exclusively: (work, ms) => inTurn(() => (ms === undefined ? work() : withinTime(work, ms))),
    query: (statement, parameters) => inTurn(() => direct.query(statement, parameters)),
    exec: (statements) => inTurn(() => direct.exec(statements)),
    transaction: (work) => inTurn(() => connection.driver.transaction((session) => work(queryable(session)))),
    close: () => inTurn(() => connection.close()),
  };
}

/** How long statements may follow each other before the process does anything else, ms. */
const LONGEST_ROW_MS = 20;

/**
 * Lets the process answer others now and then. Nothing between a request that is dispatched within this process and this
 * database waits for anything outside: a hundred statements of one request were seconds in which no file was served.
 */
function createPause(): () => Promise<void> {
  let paused = performance.now();
  return async () => {
    if (performance.now() - paused < LONGEST_ROW_MS) return;
    await new Promise(setImmediate);
    paused = performance.now();
  };
}

/**
 * PGlite copies its table of parsers for every statement, and two thirds of it are arrays of the rows of each table
 * and view of the catalogue at its start, which no statement of ours answers with: a quarter of what a statement cost.
 */
async function forgetRowTypes(driver: PgliteConnection['driver']): Promise<void> {
  const { rows } = await driver.query<{ typarray: number }>(
    'select typarray from pg_type where typrelid <> 0 and typarray <> 0',
  );
  for (const { typarray } of rows) delete driver.parsers[typarray];
}

/** Made beside its place and moved there when whole: a start that was broken off leaves no half database. */
async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const connection = new Connection({ url: unfinished });
  await connection.driver.waitReady;
  await connection.driver.exec(`alter system set shared_buffers = '${SHARED_BUFFERS}'`);
  await connection.close();
  await rename(unfinished, folder);
}

/**
 * Once per run: a migrated and seeded database of each kind, which every test file copies, so that no file waits
 * for the schema or sees another's rows.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createBackend } from '../../server/createBackend.ts';
import { startPostgres, type PostgresServer } from './postgresServer.ts';

export interface Templates {
  /** Data folder of an embedded installation. */
  readonly embedded: string;
  /** PostgreSQL database to make others from, and the address to say so at. */
  readonly postgres: { readonly database: string; readonly adminUrl: string };
}

declare module 'vitest' {
  export interface ProvidedContext {
    templates: Templates;
  }
}

const DATABASE = 'waymark_template';
const SITE = 'http://localhost';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = await mkdtemp(join(tmpdir(), 'waymark-template-'));
  // one after the other: while the embedded database starts nothing else in this process runs, and a connection would time out
  const server = await makePostgres();
  await makeEmbedded(embedded);
  project.provide('templates', {
    embedded,
    postgres: { database: DATABASE, adminUrl: server.url('postgres') },
  });
  return async () => {
    await server.stop();
    await rm(embedded, { recursive: true, force: true });
  };
}

async function makePostgres(): Promise<PostgresServer> {
  const server = await startPostgres();
  await createDatabase(server.url('postgres'));
  const backend = await createBackend({
    siteUrl: SITE,
    dataDir: null,
    databaseUrl: server.url(DATABASE),
    seed: true,
  });
  await backend.close();
  return server;
}

async function makeEmbedded(dataDir: string): Promise<void> {
  const backend = await createBackend({ siteUrl: SITE, dataDir, seed: true });
  // PostgreSQL's own two templates are half of the files, and every suite copies all of them
  await backend.database.exec("update pg_database set datistemplate = false where datname <> 'postgres'");
  for (const name of ['template0', 'template1']) await backend.database.exec(`drop database ${name}`);
  await backend.close();
}

async function createDatabase(adminUrl: string): Promise<void> {
  const { openPostgres } = await import('../../server/database/postgres.ts');
  const database = await openPostgres(adminUrl);
  await database.exec(`create database ${DATABASE}`);
  await database.close();
}

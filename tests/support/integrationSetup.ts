/**
 * Once per run: a migrated and seeded database of each kind, which every test file copies, so that no file waits
 * for the schema or sees another's rows.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createBackend } from '../../server/createBackend.ts';
import { startPostgres } from './postgresServer.ts';

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

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = await mkdtemp(join(tmpdir(), 'waymark-template-'));
  const server = await startPostgres();
  const siteUrl = 'http://localhost';
  const onPglite = await createBackend({ siteUrl, dataDir: embedded, seed: true });
  await onPglite.close();
  await createDatabase(server.url('postgres'));
  const onPostgres = await createBackend({
    siteUrl,
    dataDir: null,
    databaseUrl: server.url(DATABASE),
    seed: true,
  });
  await onPostgres.close();
  project.provide('templates', {
    embedded,
    postgres: { database: DATABASE, adminUrl: server.url('postgres') },
  });
  return async () => {
    await server.stop();
    await rm(embedded, { recursive: true, force: true });
  };
}

async function createDatabase(adminUrl: string): Promise<void> {
  const { openPostgres } = await import('../../server/database/postgres.ts');
  const database = await openPostgres(adminUrl);
  await database.exec(`create database ${DATABASE}`);
  await database.close();
}

/** A backend in process, on a copy of the run's template, with supabase-js clients that call it directly. */
import bcrypt from 'bcryptjs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createBackend, type Backend, type BackendOptions } from '../../server/createBackend.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import type { Database } from '@/data/remote/database.types.ts';

export const SITE = 'http://localhost:4173';
export const PASSWORD = 'correct horse';

/**
 * Of the least cost, once: what Auth makes of a password costs a tenth of a second, for each account and again for
 * each sign-in. How passwords are stored and compared is tried in signUp.test.ts and attack/server.test.ts.
 */
const PASSWORD_HASH = bcrypt.hashSync(PASSWORD, 4);

export type Client = SupabaseClient<Database>;
type Tables = Database['public']['Tables'];

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly client: Client;
}

export interface TestBackend extends Backend {
  readonly kind: 'embedded' | 'postgres';
  readonly dataDir: string;
  /** A visitor's client. */
  visitor(): Client;
  /** The service role's client. */
  service(): Client;
  /** A confirmed account, signed in; `profile` is written over its row by the service role. */
  account(profile?: Tables['profiles']['Update']): Promise<Account>;
  signIn(email: string, password: string): Promise<Client>;
  /** Writes rows as the tables' owner does, since most tables are not granted to the service role. */
  put<Name extends keyof Tables>(table: Name, ...rows: readonly Tables[Name]['Insert'][]): Promise<void>;
}

export async function startBackend(
  kind: 'embedded' | 'postgres',
  options: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  const templates = inject('templates');
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-test-'));
  let databaseUrl: string | null = null;
  let database = '';
  if (kind === 'embedded') {
    // not `cp` of node:fs/promises: of this many small files it costs four times as much
    cpSync(join(templates.embedded, 'database'), join(dataDir, 'database'), { recursive: true });
  } else {
    database = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    await onServer(`create database ${database} template ${templates.postgres.database}`);
    databaseUrl = templates.postgres.adminUrl.replace(/[^/]*$/, database);
  }
  const backend = await createBackend({ siteUrl: SITE, dataDir, databaseUrl, ...options });

  const connect = (key: string): Client =>
    createClient<Database>(SITE, key, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    });
  const signIn = async (email: string, password: string): Promise<Client> => {
    const client = connect(backend.publishableKey);
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return client;
  };
  let accounts = 0;
  return {
    ...backend,
    kind,
    dataDir,
    visitor: () => connect(backend.publishableKey),
    service: () => connect(backend.secretKey),
    signIn,
    put: async (table, ...rows) => {
      for (const row of rows) {
        const columns = Object.keys(row).join(', ');
        await backend.database.query(
          `insert into public.${table} (${columns})
           select ${columns} from jsonb_populate_record(null::public.${table}, $1::jsonb)`,
          [JSON.stringify(row)],
        );
      }
    },
    account: async (profile) => {
      const email = `traveller${++accounts}@example.test`;
      const service = connect(backend.secretKey);
      const { data, error } = await service.auth.admin.createUser({
        email,
        password_hash: PASSWORD_HASH,
        email_confirm: true,
        user_metadata: { full_name: `Traveller ${accounts}` },
      });
      if (error) throw error;
      if (profile) {
        const update = await service.from('profiles').update(profile).eq('id', data.user.id);
        if (update.error) throw update.error;
      }
      return { id: data.user.id, email, client: await signIn(email, PASSWORD) };
    },
    close: async () => {
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
      if (database) await onServer(`drop database ${database} with (force)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const server = await openPostgres(inject('templates').postgres.adminUrl);
  try {
    await server.exec(statement);
  } finally {
    await server.close();
  }
}

type Suite = (backend: () => TestBackend) => void;
type StartOptions = () => Promise<Partial<BackendOptions>>;

/** Runs the suite on the embedded database, started with `options`: for what asks nothing of the database's own. */
export function describeOnEmbedded(title: string, suite: Suite, options?: StartOptions): void {
  describeOn(['embedded'], title, suite, options);
}

/** Runs the suite on a real PostgreSQL, started with `options`: for what is between the server and it. */
export function describeOnPostgres(title: string, suite: Suite, options?: StartOptions): void {
  describeOn(['postgres'], title, suite, options);
}

/**
 * Runs the suite on the embedded database and again on a real PostgreSQL, each started with `options`: for suites
 * about SQL, where the two may differ (locks, row-level security, triggers, migrations).
 */
export function describeOnBoth(title: string, suite: Suite, options?: StartOptions): void {
  describeOn(['embedded', 'postgres'], title, suite, options);
}

function describeOn(
  kinds: readonly TestBackend['kind'][],
  title: string,
  suite: Suite,
  options: StartOptions = async () => ({}),
): void {
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await startBackend(kind, await options());
    });
    afterAll(() => backend.close());
    suite(() => backend);
  });
}

/**
 * Who may do what in the database, right by right, after every migration and after requests of each role were
 * answered. A table or function that a migration adds fails here until it has a line in the matrix.
 */
import { beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../server/database/migrations.ts';
import type { Database } from '../../../server/database/database.ts';
import { describeOnBoth } from '../../support/backend.ts';
import { FUNCTIONS, ROLES, SCHEMAS, TABLES, VERBS, type Grants } from './grantMatrix.ts';

/** `public` is everybody: what it is granted, each role has. */
const GRANTEES = ['public', ...ROLES] as const;

interface Right {
  readonly name: string;
  readonly grantee: (typeof GRANTEES)[number];
  readonly verb: string;
}

const lines = (grants: Grants): string[] =>
  Object.entries(grants).flatMap(([name, roles]) =>
    Object.entries(roles).flatMap(([role, verbs]) => verbs.map((verb) => `${name}: ${role} ${verb}`)),
  );
const linesOf = (rights: readonly Right[]): string[] =>
  rights.map(({ name, grantee, verb }) => `${name}: ${grantee} ${verb}`);

/** What the roles may do with tables, views and sequences; those of `public` by their bare name. */
function tableRights(database: Pick<Database, 'query'>): Promise<Right[]> {
  return database.query<Right>(
    `select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name, grantee, verb
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     cross join unnest(array['${GRANTEES.join("','")}']) grantee
     cross join unnest(array['${VERBS.join("','")}']) verb
     where n.nspname !~ '^pg_|^information_schema$' and c.relkind in ('r', 'p', 'v', 'm', 'f')
       and has_table_privilege(grantee, c.oid, verb)
     union all
     select n.nspname || '.' || c.relname, grantee, verb
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     cross join unnest(array['${GRANTEES.join("','")}']) grantee
     cross join unnest(array['usage', 'select', 'update']) verb
     where n.nspname !~ '^pg_|^information_schema$' and c.relkind = 'S'
       and has_sequence_privilege(grantee, c.oid, verb)`,
  );
}

describeOnBoth('grants', (backend) => {
  beforeAll(async () => {
    // the first request is when @supabase/lite would grant
    const { client } = await backend().account();
    await backend().visitor().from('blog_posts').select('id').limit(1);
    await client.from('profiles').select('id').limit(1);
  });

  it('have a line for every table', async () => {
    const tables = await backend().database.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by relname collate "C"`,
    );
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(TABLES).toSorted());
  });

  it('have a line for every function that is no trigger', async () => {
    const functions = await backend().database.query<{ name: string }>(
      `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private') and p.prorettype <> 'trigger'::regtype order by 1`,
    );
    expect(functions.map(({ name }) => name).toSorted()).toEqual(Object.keys(FUNCTIONS).toSorted());
  });

  it('allow each role the verbs of its line, and no other anywhere', async () => {
    expect(linesOf(await tableRights(backend().database)).toSorted()).toEqual(lines(TABLES).toSorted());
    // of columns, and by verbs that only some versions of PostgreSQL know
    const others = await backend().database.query(
      `select c.oid::regclass::text as name, a.attname as what from pg_attribute a
       join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where a.attacl is not null and n.nspname !~ '^pg_|^information_schema$'
       union all
       select c.oid::regclass::text, acl.privilege_type from pg_class c
       join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) acl
       where acl.grantee <> c.relowner and n.nspname !~ '^pg_|^information_schema$'
         and lower(acl.privilege_type) <> all (array['${VERBS.join("','")}'])`,
    );
    expect(others).toEqual([]);
  });

  it('let a function be called by whom it is for; a trigger by nobody', async () => {
    const rights = await backend().database.query<Right>(
      `select n.nspname || '.' || p.proname as name, grantee, 'execute' as verb
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       cross join unnest(array['${GRANTEES.join("','")}']) grantee
       where n.nspname in ('public', 'private') and has_function_privilege(grantee, p.oid, 'execute')`,
    );
    const expected = Object.entries(FUNCTIONS).flatMap(([name, roles]) =>
      roles.map((role) => `${name}: ${role} execute`),
    );
    expect(linesOf(rights).toSorted()).toEqual(expected.toSorted());
  });

  it('let the roles into the schemas that they need, and create in none', async () => {
    const rights = await backend().database.query<Right>(
      `select n.nspname as name, grantee, verb from pg_namespace n
       cross join unnest(array['${ROLES.join("','")}']) grantee
       cross join unnest(array['usage', 'create']) verb
       where n.nspname !~ '^pg_|^information_schema$' and has_schema_privilege(grantee, n.oid, verb)`,
    );
    expect(linesOf(rights).toSorted()).toEqual(lines(SCHEMAS).toSorted());
  });

  it('are of no table that is still to be made', async () => {
    expect(await backend().database.query('select defaclacl::text from pg_default_acl')).toEqual([]);
    await backend().database.exec('create table public.later (id integer generated always as identity)');
    const reached = (await tableRights(backend().database)).filter(({ name }) => name.includes('later'));
    await backend().database.exec('drop table public.later');
    expect(reached).toEqual([]);
  });

  it('are no more where everything had been granted before', async () => {
    const { database } = backend();
    const known = new Set(linesOf(await tableRights(database)));
    const everything = ['public', 'private'].map(
      (schema) => `
        alter default privileges in schema ${schema} grant all on tables to ${ROLES.join(', ')};
        alter default privileges in schema ${schema} grant all on sequences to ${ROLES.join(', ')};
        alter default privileges in schema ${schema} grant all on functions to ${ROLES.join(', ')};
        grant all on all tables in schema ${schema} to ${ROLES.join(', ')};
        grant all on all functions in schema ${schema} to ${ROLES.join(', ')};`,
    );
    const sql = MIGRATIONS.find(({ name }) => name === 'grants')?.sql ?? '';
    const undone = new Error('rolled back');
    const inside: { rights: Right[]; defaults: unknown[]; open: unknown[] } = {
      rights: [],
      defaults: [],
      open: [],
    };
    const work = database.transaction(async (transaction) => {
      const within: Pick<Database, 'query'> = transaction;
      await transaction.exec(everything.join('\n'));
      expect((await tableRights(within)).length).toBeGreaterThan(known.size);
      // what later migrations have put others in the place of
      await transaction.exec(`
        create function public.reserve_tokens(uuid, uuid, integer, integer, boolean) returns jsonb
          language sql as 'select null::jsonb';
        create function public.settle_tokens(uuid, uuid, integer, jsonb) returns jsonb language sql as 'select $4';
        create function public.clear_chat(timestamptz) returns timestamptz language sql as 'select $1'`);
      await transaction.exec(sql);
      inside.rights = await tableRights(within);
      inside.defaults = await transaction.query('select defaclacl::text from pg_default_acl');
      inside.open = await transaction.query(
        `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and (prorettype = 'trigger'::regtype or proname in ('reserve_tokens', 'add_tokens'))
           and has_function_privilege('authenticated', oid, 'execute')`,
      );
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
    expect(inside.rights.length).toBeGreaterThan(0);
    expect(linesOf(inside.rights).filter((line) => !known.has(line))).toEqual([]);
    expect([inside.defaults, inside.open]).toEqual([[], []]);
  });
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { applyMigrations, MIGRATIONS } from '../../../server/database/migrations.ts';
import { describeDatabase } from '../../../server/database/types.ts';
import { describeOnBoth } from '../../support/backend.ts';

describeOnBoth('the schema', (backend) => {
  it('answers everybody who is first at once', async () => {
    const client = backend().visitor();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => client.from('blog_posts').select('slug').limit(1)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
  });

  it('is what src/data/remote/database.types.ts says (else: npm run db:types)', async () => {
    const file = new URL('../../../src/data/remote/database.types.ts', import.meta.url);
    expect(await describeDatabase(backend().database)).toBe(await readFile(file, 'utf8'));
  });

  it('guards every table with row-level security', async () => {
    const open = await backend().database.query(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`);
    expect(open).toEqual([]);
  });

  it('has an index for every foreign key', async () => {
    const bare = await backend().database.query(`
      select conrelid::regclass::text as "table", conname from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )`);
    expect(bare).toEqual([]);
  });

  it('pins the search path of every function that runs with its owner’s rights', async () => {
    const loose = await backend().database.query(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
        and not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false)`);
    expect(loose).toEqual([]);
  });

  it('applies each migration once, and one that fails not at all', async () => {
    expect(await applyMigrations(backend().database)).toEqual([]);
    const broken = {
      version: '29990101000000',
      name: 'broken',
      sql: 'create table public.half (id int); select 1 / 0;',
    };
    await expect(applyMigrations(backend().database, [...MIGRATIONS, broken])).rejects.toThrow(
      /29990101000000_broken failed: division by zero/,
    );
    const left = await backend().database.query(
      "select 1 from pg_class where relname = 'half' union all select 1 from supabase_migrations.schema_migrations where version = $1",
      [broken.version],
    );
    expect(left).toEqual([]);
  });
});

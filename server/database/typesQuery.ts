/** What the database says about its public schema: the raw material of the generated types. */
import type { Database } from './database.ts';

export interface ColumnFact {
  readonly table: string;
  readonly name: string;
  /** Name in pg_type, such as text, int4 or _text for an array. */
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly generated: boolean;
}

export interface RelationFact {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly referencedTable: string;
  readonly referencedColumns: readonly string[];
  readonly isOneToOne: boolean;
}

export interface FunctionFact {
  readonly name: string;
  readonly argumentNames: readonly string[];
  readonly argumentTypes: readonly string[];
  readonly defaults: number;
  readonly returns: string;
  readonly returnsSet: boolean;
}

export interface SchemaFacts {
  readonly columns: readonly ColumnFact[];
  readonly relations: readonly RelationFact[];
  readonly functions: readonly FunctionFact[];
  readonly enums: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** Reads the public schema; everything comes in a fixed order. */
export async function readSchema(database: Database): Promise<SchemaFacts> {
  const [row] = await database.query<{ facts: SchemaFacts }>(`
    select jsonb_build_object(
      'columns', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'table', c.relname, 'name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull,
          'hasDefault', a.atthasdef or a.attidentity <> '', 'generated', a.attgenerated <> ''
        ) order by c.relname collate "C", a.attname collate "C"), '[]')
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      ),
      'relations', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'table', c.relname, 'name', f.conname, 'referencedTable', r.relname,
          'columns', (select jsonb_agg(a.attname order by k.n) from unnest(f.conkey) with ordinality k (num, n)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num),
          'referencedColumns', (select jsonb_agg(a.attname order by k.n)
            from unnest(f.confkey) with ordinality k (num, n)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num),
          'isOneToOne', exists (select from pg_constraint u where u.conrelid = f.conrelid
            and u.contype in ('p', 'u') and u.conkey = f.conkey)
        ) order by c.relname collate "C", f.conname collate "C"), '[]')
        from pg_constraint f
        join pg_class c on c.oid = f.conrelid
        join pg_class r on r.oid = f.confrelid
        where f.contype = 'f' and c.relnamespace = 'public'::regnamespace
          and r.relnamespace = 'public'::regnamespace
      ),
      'functions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', p.proname, 'argumentNames', to_jsonb(coalesce(p.proargnames, '{}')),
          'argumentTypes', (select coalesce(jsonb_agg(t.typname order by k.n), '[]')
            from unnest(p.proargtypes) with ordinality k (type, n) join pg_type t on t.oid = k.type),
          'defaults', p.pronargdefaults, 'returns', r.typname, 'returnsSet', p.proretset
        ) order by p.proname collate "C"), '[]')
        from pg_proc p
        join pg_type r on r.oid = p.prorettype
        where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
      ),
      'enums', (
        select coalesce(jsonb_agg(jsonb_build_object('name', t.typname, 'values', (
          select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid
        )) order by t.typname collate "C"), '[]')
        from pg_type t where t.typtype = 'e' and t.typnamespace = 'public'::regnamespace
      )
    ) as facts`);
  if (!row) throw new Error('The database did not describe itself');
  return row.facts;
}

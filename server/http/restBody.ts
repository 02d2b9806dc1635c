/**
 * What may stand in the body of a request to /rest/v1. @supabase/lite hands an object for a text column on as it
 * is and answers 500 to what the database says of it; a bulk insert of thousands of rows holds everybody up.
 */
import type { SchemaFacts } from '../database/typesQuery.ts';

const MAX_ROWS = 100;
const MAX_BODY_CHARS = 300_000;
/** A visitor has nothing long to say. */
const MAX_VISITOR_BODY_CHARS = 16_000;
const MAX_NAME_CHARS = 60;

/** Types of pg_type, by the name of a table's column or of a function's argument. */
type Fields = ReadonlyMap<string, string>;

export interface RestFields {
  /** The fields that the path's table or function has; none for a path of neither. */
  of(pathname: string): Fields;
}

export interface BodyProblem {
  readonly status: 400 | 413;
  readonly message: string;
}

/** The fields of every table and function in the public schema. */
export function restFields({ columns, functions }: Pick<SchemaFacts, 'columns' | 'functions'>): RestFields {
  const known = new Map<string, Map<string, string>>();
  const add = (path: string, name: string, type: string) => {
    const fields = known.get(path) ?? new Map<string, string>();
    known.set(path, fields.set(name, type));
  };
  for (const { table, name, type } of columns) add(`/rest/v1/${table}`, name, type);
  for (const fact of functions) {
    fact.argumentTypes.forEach((type, index) =>
      add(`/rest/v1/rpc/${fact.name}`, fact.argumentNames[index] ?? '', type),
    );
  }
  return { of: (pathname) => known.get(decodeURIComponent(pathname).replace(/\/+$/, '')) ?? new Map() };
}

/** Why the body is refused, naming the field; null when nothing is against it. What is no JSON is left to others. */
export function bodyProblem(text: string, isVisitor: boolean, fields: Fields): BodyProblem | null {
  if (text.length > (isVisitor ? MAX_VISITOR_BODY_CHARS : MAX_BODY_CHARS)) {
    return { status: 413, message: 'The body is too long' };
  }
  const body = parseJson(text);
  const rows: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (rows.length > MAX_ROWS) return { status: 413, message: `At most ${MAX_ROWS} rows a request` };
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    for (const [name, value] of Object.entries(row)) {
      const problem = valueProblem(fields.get(name), value);
      if (problem) return { status: 400, message: `${name.slice(0, MAX_NAME_CHARS)}: ${problem}` };
    }
  }
  return null;
}

function valueProblem(type: string | undefined, value: unknown): string | null {
  if (type === undefined || type === 'json' || type === 'jsonb') return null;
  if (typeof value !== 'object' || value === null) return null;
  if (!type.startsWith('_')) return 'must be a single value, not an object or a list';
  const isFlat = Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
  return isFlat ? null : 'must be a list of single values';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What may stand in the query of /rest/v1. Patterns and full-text operators can run for minutes in one statement,
 * embedded rows multiply with every level, and the embedded database runs on this process's own thread. The app
 * asks for columns of one table, by comparisons.
 */
import type { RestFields } from './restBody.ts';

/** The operators that the app and the functions use, and their kin that cost no more than a comparison. */
const OPERATORS = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'is', 'isdistinct']);
/** Parameters that are no filter on a column. */
const OTHER = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);
const COSTLY = /(?:^|[.,(])(?:i?match|i?like|(?:pl|ph|w)?fts)(?:\((?:any|all)\))?\./;

const MAX_QUERY_CHARS = 8000;
const MAX_VALUE_CHARS = 4000;
const MAX_LIST_CHARS = 1000;
/** Parentheses within parentheses of a condition: the app has one. */
const MAX_DEPTH = 8;
const MAX_NAME_CHARS = 60;
/** A column, or all; no other name for it, no cast, no part of it. */
const SELECTED = /^(?:\*|[a-z_][a-z\d_]*)$/i;

/**
 * Why the query is refused, naming the parameter; null when nothing is against it.
 * @param fields those of the path's table or function: a function's arguments may stand in the query
 */
export function queryProblem(url: URL, fields: RestFields): string | null {
  if (url.search.length > MAX_QUERY_CHARS) return 'The query is too long';
  // of two the backend may read either, or both
  const twice = [...OTHER].find((name) => url.searchParams.getAll(name).length > 1);
  if (twice !== undefined) return `"${twice}" stands there twice`;
  const isProcedure = url.pathname.startsWith('/rest/v1/rpc/');
  for (const [name, value] of url.searchParams) {
    if (isProcedure && fields.of(url.pathname).has(name)) continue;
    const problem = parameterProblem(name, value);
    if (problem) return problem;
  }
  return null;
}

/** Plans are up to some 300 KB each, and are read and written out before anybody counts their bytes (answerLimit.ts). */
const MAX_PLANS = 50;
const PLAN_COLUMNS: ReadonlySet<string> = new Set(['*', 'spec', 'plan', 'offers']);

/** Why plans are not read so; null for anything else that is read. */
export function plansProblem({ pathname, searchParams }: URL): string | null {
  const path = decodeURIComponent(pathname).replace(/\/+$/, '');
  if (path !== '/rest/v1/trips' || searchParams.get('id')?.startsWith('eq.')) return null;
  // an empty list of columns is all of them
  const columns = (searchParams.get('select') || '*').split(',').map((column) => column.trim());
  if (!columns.some((column) => PLAN_COLUMNS.has(column))) return null;
  const limit = searchParams.get('limit') ?? '';
  return /^\d+$/.test(limit) && Number(limit) <= MAX_PLANS
    ? null
    : `limit: plans are read at most ${MAX_PLANS} at a time`;
}

function parameterProblem(name: string, value: string): string | null {
  const named = `"${name.slice(0, MAX_NAME_CHARS)}"`;
  const isList = OTHER.has(name);
  if (value.length > (isList ? MAX_LIST_CHARS : MAX_VALUE_CHARS)) return `${named} is too long`;
  if (name === 'select' && (value.includes('(') || value.includes('...'))) {
    return 'select: rows of other tables cannot be embedded';
  }
  if (name === 'select') return selectProblem(value);
  if (name === 'order') return orderProblem(value);
  if (isList) return null;
  if (/^(?:not\.)?(?:and|or)$/.test(name)) {
    if (COSTLY.test(value)) return `The filter on ${named} is not supported`;
    return depthOf(value) > MAX_DEPTH ? `${named} is nested too deep` : null;
  }
  const [operator = ''] = value.replace(/^not\./, '').split(/[.(]/, 1);
  // a column's name holds no dot: "a.b" is a filter on embedded rows
  return OPERATORS.has(operator) && !name.includes('.') ? null : `The filter on ${named} is not supported`;
}

/** A column that comes again under other names multiplies the answer: 4,000 times the text of one row. */
function selectProblem(value: string): string | null {
  const columns = value.split(',').map((column) => column.trim());
  if (!columns.every((column) => column === '' || SELECTED.test(column))) {
    return 'select: columns by their own names only';
  }
  const isTwice = hasTwice(columns) || (columns.includes('*') && columns.length > 1);
  return isTwice ? 'select: every column once' : null;
}

function orderProblem(value: string): string | null {
  const columns = value.split(',').map((term) => term.trim().split('.', 1)[0] ?? '');
  return hasTwice(columns) ? 'order: every column once' : null;
}

function hasTwice(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

/** How deep the parentheses go, those within quotes included. */
function depthOf(value: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of value) {
    if (character === '(') deepest = Math.max(deepest, ++depth);
    else if (character === ')') depth--;
  }
  return deepest;
}

/**
 * Tables and stored procedures over PostgREST, by plain requests: sending the outbox needs neither supabase-js
 * nor its session, which can block for 25 s without a network, and each call names the token it runs under.
 */
import { env } from '@/config/env.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Database } from '../database.types.ts';
import { authHeaders } from './authHeaders.ts';
import type { Http, HttpAnswer } from './http.ts';
import { restError, type Tables } from './insertRow.ts';

const TOO_LARGE = 413;

type Procedures = Database['public']['Functions'];
export type Column<Table extends keyof Tables> = keyof Tables[Table]['Row'] & string;

/** A question to a table, in the order of its address. A column that there is not is no such question. */
export interface Query<Table extends keyof Tables> {
  /** All where absent. */
  readonly columns?: readonly Column<Table>[];
  /** By column, in PostgREST's operators. */
  readonly where?: {
    readonly [Name in Column<Table>]?: `eq.${string}` | `gte.${string}` | `in.(${string})` | 'is.null';
  };
  /** The first decides. */
  readonly order?: readonly `${Column<Table>}.${'asc' | 'desc'}`[];
  readonly offset?: number;
  readonly limit?: number;
}

function addressOf<Table extends keyof Tables>(table: Table, query: Query<Table>): string {
  const { columns = ['*'], where = {}, order = [], offset = 0, limit } = query;
  const params = new URLSearchParams({ select: columns.join(','), ...where });
  if (order.length > 0) params.set('order', order.join(','));
  if (offset > 0) params.set('offset', String(offset));
  if (limit !== undefined) params.set('limit', String(limit));
  return `${env.backendUrl}/rest/v1/${table}?${params.toString()}`;
}

function rowsOf(answer: HttpAnswer): unknown[] {
  if (answer.status >= 400) throw restError(answer);
  if (!Array.isArray(answer.body)) throw new AppError('bad_answer');
  return answer.body as unknown[];
}

/** Rows of a table, unparsed. */
export async function selectRows<Table extends keyof Tables>(
  http: Http,
  table: Table,
  query: Query<Table>,
  token: string | null,
): Promise<unknown[]> {
  const url = addressOf(table, query);
  return rowsOf(await http.send({ method: 'GET', url, headers: authHeaders(token) }));
}

export interface Page {
  readonly rows: unknown[];
  readonly isLast: boolean;
}

/**
 * A page of at most `limit` rows of a table, in the query's order. Where so many are too large for one answer (413) it
 * is a shorter page.
 */
export async function selectPage<Table extends keyof Tables>(
  http: Http,
  table: Table,
  query: Query<Table> & { readonly limit: number },
  token: string | null,
): Promise<Page> {
  const ask = (limit: number) =>
    http.send({ method: 'GET', url: addressOf(table, { ...query, limit }), headers: authHeaders(token) });
  let { limit } = query;
  let answer = await ask(limit);
  while (answer.status === TOO_LARGE && limit > 1) {
    limit = Math.ceil(limit / 4);
    answer = await ask(limit);
  }
  const rows = rowsOf(answer);
  return { rows, isLast: rows.length < limit };
}

/** Changes the rows that `query` selects, all or none, and answers them as they are then; none matched is no error. */
export async function updateRows<Table extends keyof Tables>(
  http: Http,
  table: Table,
  query: Query<Table>,
  changes: Tables[Table]['Update'],
  token: string | null,
): Promise<unknown[]> {
  const headers = { ...authHeaders(token), prefer: 'return=representation' };
  return rowsOf(await http.send({ method: 'PATCH', url: addressOf(table, query), headers, body: changes }));
}

/** Calls a stored procedure and answers what it returns, unparsed. */
export async function callProcedure<Name extends keyof Procedures>(
  http: Http,
  name: Name,
  args: Procedures[Name]['Args'],
  token: string | null,
): Promise<unknown> {
  const url = `${env.backendUrl}/rest/v1/rpc/${name}`;
  const answer = await http.send({ method: 'POST', url, headers: authHeaders(token), body: args });
  if (answer.status >= 400) throw restError(answer);
  return answer.body;
}

/**
 * Tables and stored procedures over PostgREST, by plain requests: sending the outbox needs neither supabase-js
 * nor its session, which can block for 25 s without a network, and each call names the token it runs under.
 */
import { env } from '@/config/env.ts';
import { AppError } from '@domain/errors/appError.ts';
import { authHeaders } from './functions.ts';
import { type Http, type HttpAnswer, reasonOfStatus } from './http.ts';

const UNIQUE_VIOLATION = '23505';
const TOO_LARGE = 413;

function field(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : undefined;
}

function restError({ status, body, retryAfter }: HttpAnswer): AppError {
  return new AppError(reasonOfStatus(status), { serverMessage: field(body, 'message'), retryAfter });
}

/** Rows of a table; `query` is PostgREST's own ('select=*&id=eq.…'). */
export async function selectRows(
  http: Http,
  table: string,
  query: string,
  token: string | null,
): Promise<unknown[]> {
  const url = `${env.backendUrl}/rest/v1/${table}?${query}`;
  const answer = await http.send({ method: 'GET', url, headers: authHeaders(token) });
  if (answer.status >= 400) throw restError(answer);
  if (!Array.isArray(answer.body)) throw new AppError('bad_answer');
  return answer.body as unknown[];
}

export interface Page {
  readonly rows: unknown[];
  readonly isLast: boolean;
}

/**
 * A page of at most `most` rows of a table, in `query`'s order. Where so many are too large for one answer (413) it is
 * a shorter page.
 */
export async function selectPage(
  http: Http,
  table: string,
  query: string,
  most: number,
  token: string | null,
): Promise<Page> {
  const ask = (limit: number) => {
    const url = `${env.backendUrl}/rest/v1/${table}?${query}&limit=${limit}`;
    return http.send({ method: 'GET', url, headers: authHeaders(token) });
  };
  let limit = most;
  let answer = await ask(limit);
  while (answer.status === TOO_LARGE && limit > 1) {
    limit = Math.ceil(limit / 4);
    answer = await ask(limit);
  }
  if (answer.status >= 400) throw restError(answer);
  if (!Array.isArray(answer.body)) throw new AppError('bad_answer');
  const rows = answer.body as unknown[];
  return { rows, isLast: rows.length < limit };
}

/**
 * Inserts one row. The tables that the outbox writes to have a trigger that drops a repeat of a row that was
 * delivered before; two deliveries at the same moment can still meet on the primary key, and that is success too.
 */
export async function insertRow(
  http: Http,
  table: string,
  row: Record<string, unknown>,
  token: string | null,
): Promise<void> {
  const url = `${env.backendUrl}/rest/v1/${table}`;
  const headers = { ...authHeaders(token), prefer: 'return=minimal' };
  const answer = await http.send({ method: 'POST', url, headers, body: row });
  if (answer.status < 400 || isRepeat(answer.body, table)) return;
  throw restError(answer);
}

function isRepeat(body: unknown, table: string): boolean {
  const words = `${field(body, 'message') ?? ''} ${field(body, 'details') ?? ''}`;
  return field(body, 'code') === UNIQUE_VIOLATION && words.includes(`${table}_pkey`);
}

/** Changes the rows that `query` selects, all or none, and answers them as they are then; none matched is no error. */
export async function updateRows(
  http: Http,
  table: string,
  query: string,
  changes: Record<string, unknown>,
  token: string | null,
): Promise<unknown[]> {
  const url = `${env.backendUrl}/rest/v1/${table}?${query}`;
  const headers = { ...authHeaders(token), prefer: 'return=representation' };
  const answer = await http.send({ method: 'PATCH', url, headers, body: changes });
  if (answer.status >= 400) throw restError(answer);
  if (!Array.isArray(answer.body)) throw new AppError('bad_answer');
  return answer.body as unknown[];
}

/** Calls a stored procedure and answers what it returns, unparsed. */
export async function callProcedure(
  http: Http,
  name: string,
  args: Record<string, unknown>,
  token: string | null,
): Promise<unknown> {
  const url = `${env.backendUrl}/rest/v1/rpc/${name}`;
  const answer = await http.send({ method: 'POST', url, headers: authHeaders(token), body: args });
  if (answer.status >= 400) throw restError(answer);
  return answer.body;
}

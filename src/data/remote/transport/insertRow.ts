/**
 * Writing a row to a table, apart from all other questions to one: a visitor's first page does it as it is left, and
 * loads no more than that.
 */
import { env } from '@/config/env.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Database } from '../database.types.ts';
import { authHeaders } from './authHeaders.ts';
import { type Http, type HttpAnswer, reasonOfStatus } from './http.ts';

export type Tables = Database['public']['Tables'];

const UNIQUE_VIOLATION = '23505';
/** How PostgREST says that a row was written where nothing of it was asked for; a 200 is somebody else's. */
const WRITTEN: ReadonlySet<number> = new Set([201, 204]);

function field(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : undefined;
}

/** A refusal of the database, as an AppError; its cause is the answer's body. */
export function restError({ status, body, retryAfter }: HttpAnswer): AppError {
  const serverMessage = field(body, 'message');
  return new AppError(reasonOfStatus(status), { serverMessage, retryAfter, cause: body });
}

/** Whether a row was refused because one with the same value is there, by PostgreSQL's code for it. */
export function isDuplicate(thrown: unknown): boolean {
  return thrown instanceof AppError && field(thrown.cause, 'code') === UNIQUE_VIOLATION;
}

/**
 * Inserts a row, or several, all or none. The tables that the outbox writes to have a trigger that drops a repeat of a row that was
 * delivered before; two deliveries at the same moment can still meet on the primary key, and that is success too, of a row that went alone.
 * With `keepalive` the request outlives the page. Throws AppError.
 */
export async function insertRow<Table extends keyof Tables>(
  http: Http,
  table: Table,
  row: Tables[Table]['Insert'] | readonly Tables[Table]['Insert'][],
  token: string | null,
  { keepalive = false } = {},
): Promise<void> {
  const url = `${env.backendUrl}/rest/v1/${table}`;
  const headers = { ...authHeaders(token), prefer: 'return=minimal' };
  const answer = await http.send({ method: 'POST', url, headers, body: row, keepalive });
  if (WRITTEN.has(answer.status) || (!Array.isArray(row) && isRepeat(answer.body, table))) return;
  // `bad_answer` for any other status that is no error: nobody has said that the rows are there.
  throw restError(answer);
}

function isRepeat(body: unknown, table: string): boolean {
  const words = `${field(body, 'message') ?? ''} ${field(body, 'details') ?? ''}`;
  return field(body, 'code') === UNIQUE_VIOLATION && words.includes(`${table}_pkey`);
}

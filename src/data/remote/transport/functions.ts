/** Edge Functions, called by name. */
import { env } from '@/config/env.ts';
import { AppError, type AppErrorReason } from '@domain/errors/appError.ts';
import {
  type FunctionError,
  functionErrorSchema,
  type FunctionErrorCode,
} from '@domain/errors/functionErrors.ts';
import { authHeaders } from './authHeaders.ts';
import { type Http, type HttpAnswer, type HttpRequest, reasonOfStatus } from './http.ts';

const reasons: Record<FunctionErrorCode, AppErrorReason> = {
  bad_request: 'invalid',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  suspended: 'suspended',
  not_found: 'not_found',
  method_not_allowed: 'invalid',
  too_large: 'invalid',
  conflict: 'conflict',
  in_progress: 'in_progress',
  token_limit: 'token_limit',
  not_paid: 'conflict',
  rate_limited: 'rate_limited',
  provider_unavailable: 'server',
  not_configured: 'server',
  internal: 'server',
};

interface FunctionCall {
  name: string;
  method?: 'GET' | 'POST';
  query?: Record<string, string>;
  body?: unknown;
  /** Access token; null calls as a visitor. */
  token: string | null;
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** What a schema does here; any library's will do. */
export interface Readable<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

function requestOf(call: FunctionCall): HttpRequest {
  const query = call.query ? `?${new URLSearchParams(call.query).toString()}` : '';
  const request: HttpRequest = {
    method: call.method ?? 'POST',
    url: `${env.backendUrl}/functions/v1/${call.name}${query}`,
    headers: authHeaders(call.token),
  };
  if (call.body !== undefined) request.body = call.body;
  if (call.timeoutMs !== undefined) request.timeoutMs = call.timeoutMs;
  if (call.signal) request.signal = call.signal;
  return request;
}

/**
 * Calls a function and parses its answer.
 * @throws AppError with the reason of the function's error code, `bad_answer` for what the schema refuses.
 */
export async function callFunction<T>(http: Http, call: FunctionCall, schema: Readable<T>): Promise<T> {
  const answer = await http.send(requestOf(call));
  if (answer.status >= 400) throw functionError(answer);
  return parseAnswer(answer.body, schema);
}

/**
 * Calls a function that can answer in a stream; see `Http.stream`. Answers the body where the server did not
 * stream, and undefined where it did. Throws AppError as {@link callFunction} does.
 */
export async function streamFunction(
  http: Http,
  call: FunctionCall,
  onText: (text: string) => 'more' | 'enough',
): Promise<unknown> {
  const answer = await http.stream(requestOf(call), onText);
  if (answer.status >= 400) throw functionError(answer);
  return answer.body;
}

/**
 * Parses an answer; throws AppError `bad_answer` for what the schema refuses, and with the reason that it gives itself
 * where it holds an error alone: `{error: 'token_limit'}` with status 200 is out of tokens (requirements §7).
 */
export function parseAnswer<T>(body: unknown, schema: Readable<T>): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { error, message }: Partial<Record<'error' | 'message', unknown>> =
    typeof body === 'object' && body !== null ? body : {};
  const reason = typeof error === 'string' && isCode(error) ? reasons[error] : null;
  if (reason === null) throw new AppError('bad_answer', { cause: parsed.error });
  throw new AppError(reason, typeof message === 'string' ? { serverMessage: message } : {});
}

function isCode(error: string): error is FunctionErrorCode {
  return Object.hasOwn(reasons, error);
}

function functionError({ status, body, retryAfter }: HttpAnswer): AppError {
  const parsed = functionErrorSchema.safeParse(body);
  if (!parsed.success) return new AppError(reasonOfStatus(status), { retryAfter });
  return errorOfProblem(parsed.data, retryAfter);
}

/** What a function says went wrong, as an AppError. */
export function errorOfProblem({ error, message, field }: FunctionError, retryAfter?: number): AppError {
  return new AppError(reasons[error], { serverMessage: message, field, retryAfter });
}

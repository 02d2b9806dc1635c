/**
 * What every function does the same way: CORS, method check, request id, one error shape (domain/errors/functionErrors.ts) and
 * one log line a request.
 */
import { FunctionFailure } from './errors.ts';
import { describeThrown, type Log } from './log.ts';
import type { FunctionError } from '../../../domain/errors/functionErrors.ts';

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, x-request-id',
  'access-control-expose-headers': 'x-request-id, retry-after',
  'access-control-max-age': '86400',
};

export interface FunctionSpec {
  /** Name under /functions/v1/. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
}

export interface RunContext {
  readonly requestId: string;
  /** Logs a failure that the answer does not show: one on the way to another, or after the answer was made. */
  readonly logFailure: (event: string, thrown: unknown) => void;
}

interface RunDeps {
  readonly log: Log;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** A JSON answer. */
export function json(
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status: init.status ?? 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers },
  });
}

/**
 * Runs a function's own part between the common parts. Never rejects: a {@link FunctionFailure} answers its
 * status and code, anything else 500 `internal` without details.
 */
export async function runFunction(
  spec: FunctionSpec,
  request: Request,
  deps: RunDeps,
  run: (context: RunContext) => Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(request) ?? deps.newId();
  const common = {
    ...CORS_HEADERS,
    'access-control-allow-methods': `${spec.method}, OPTIONS`,
    'x-request-id': requestId,
    'cache-control': 'no-store',
  };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: common });

  const startedAt = deps.clock().getTime();
  const finish = (response: Response, extra: { code?: string; thrown?: unknown } = {}) => {
    deps.log({
      level: response.status >= 500 ? 'error' : 'info',
      event: 'request',
      requestId,
      function: spec.name,
      status: response.status,
      ms: deps.clock().getTime() - startedAt,
      ...(extra.code === undefined ? {} : { code: extra.code }),
      ...(response.status >= 500 ? describeThrown(extra.thrown) : {}),
    });
    return withHeaders(response, common);
  };

  try {
    if (request.method !== spec.method) {
      throw new FunctionFailure('method_not_allowed', `Use ${spec.method}.`, {
        headers: { allow: `${spec.method}, OPTIONS` },
      });
    }
    const logFailure = (event: string, thrown: unknown) =>
      deps.log({ level: 'error', event, requestId, function: spec.name, ...describeThrown(thrown) });
    return finish(await run({ requestId, logFailure }));
  } catch (thrown) {
    const failure = failureOf(thrown);
    const body = { ...refusalOf(failure), request_id: requestId };
    const response = json(body, { status: failure.status, headers: failure.headers });
    return finish(response, { code: failure.code, thrown: failure.cause ?? thrown });
  }
}

/** What was thrown as a failure that may be told: what nobody threw on purpose is `internal`, without details. */
export function failureOf(thrown: unknown): FunctionFailure {
  return thrown instanceof FunctionFailure
    ? thrown
    : new FunctionFailure('internal', 'Something went wrong on our side. Please try again.');
}

/** A failure in the one error shape. */
export function refusalOf({ code, message, field }: FunctionFailure): FunctionError {
  return { error: code, message, ...(field === undefined ? {} : { field }) };
}

/** The caller's request id, when it is one that is safe to log. */
function requestIdOf(request: Request): string | null {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : null;
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

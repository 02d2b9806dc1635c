/** The failure that a handler throws on purpose; everything else that is thrown answers 500. */
import type { FunctionErrorCode } from '../../../domain/errors/functionErrors.ts';

const STATUS_OF: Record<FunctionErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  token_limit: 402,
  forbidden: 403,
  suspended: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  in_progress: 409,
  not_paid: 409,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  provider_unavailable: 502,
  not_configured: 503,
};

export interface FailureDetails {
  /** Path of the refused field, for bad_request. */
  readonly field?: string;
  readonly headers?: Record<string, string>;
  readonly cause?: unknown;
}

/** A refusal with a code, words a person can act on, and the HTTP status that belongs to the code. */
export class FunctionFailure extends Error {
  readonly code: FunctionErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly headers: Record<string, string>;

  constructor(code: FunctionErrorCode, message: string, details: FailureDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'FunctionFailure';
    this.code = code;
    this.status = STATUS_OF[code];
    this.field = details.field;
    this.headers = details.headers ?? {};
  }
}

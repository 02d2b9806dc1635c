/**
 * What can go wrong, as a reason code. `data/` throws or returns an {@link AppError}; only `describeError` turns
 * a reason into words, and only features show them.
 */
export const APP_ERROR_REASONS = [
  'offline',
  'timeout',
  'unauthorized',
  'forbidden',
  'suspended',
  'not_found',
  'invalid',
  'conflict',
  'token_limit',
  'in_progress',
  'rate_limited',
  'server',
  'bad_answer',
  'storage_full',
  'storage',
  'unknown',
] as const;
export type AppErrorReason = (typeof APP_ERROR_REASONS)[number];

interface AppErrorDetails {
  readonly cause?: unknown;
  /** What the server said, where it said something a person can read. */
  readonly serverMessage?: string | undefined;
  /** The server's own code for it, where it has one: `invalid_credentials` of Supabase Auth. */
  readonly code?: string | undefined;
  /** The field that was refused. */
  readonly field?: string | undefined;
  /** Seconds to wait before the next try, where the server named them. */
  readonly retryAfter?: number | undefined;
}

export class AppError extends Error {
  readonly reason: AppErrorReason;
  readonly serverMessage: string | undefined;
  readonly code: string | undefined;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(reason: AppErrorReason, details: AppErrorDetails = {}) {
    super(details.serverMessage ?? reason, { cause: details.cause });
    this.name = 'AppError';
    this.reason = reason;
    this.serverMessage = details.serverMessage;
    this.code = details.code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }
}

/** Any thrown value as an AppError; what is not one becomes `unknown`. */
export function toAppError(thrown: unknown): AppError {
  return thrown instanceof AppError ? thrown : new AppError('unknown', { cause: thrown });
}

/** Whether the network is what failed: it says nothing about what was asked for. */
export function isOfNetwork({ reason }: AppError): boolean {
  return reason === 'offline' || reason === 'timeout';
}

const words: Record<AppErrorReason, string> = {
  offline: 'You are offline. This will work again when the network is back.',
  timeout: 'The server took too long to answer. Try again.',
  unauthorized: 'Your session has ended. Log in again.',
  forbidden: 'Your account may not do that.',
  suspended: 'This account is suspended. Contact support to have it looked at.',
  not_found: 'That is not there any more.',
  invalid: 'Something in the form is not right. Check it and try again.',
  conflict: 'It was changed somewhere else at the same time. Reload and try again.',
  token_limit: "You've run out of tokens for this month! Please upgrade your plan to continue chatting. 🚀",
  in_progress: 'That is already on its way.',
  rate_limited: "You've made too many requests in a short time. Please wait a minute before trying again.",
  server: 'The server had a problem. Try again in a moment.',
  bad_answer: 'The server gave an answer that could not be read. Try again.',
  storage_full: 'This device has no room left to store that. Free some space and try again.',
  storage: 'This device could not store that.',
  unknown: 'Something went wrong',
};

/** The words for an error: the server's own where it gave any, else those of its reason. */
export function describeError(error: AppError): string {
  return error.serverMessage ?? words[error.reason];
}

import { describe, expect, it } from 'vitest';
import { APP_ERROR_REASONS, AppError, describeError, toAppError } from '@domain/errors/appError.ts';

describe('AppError', () => {
  it('has words for every reason, and prefers the server’s own', () => {
    for (const reason of APP_ERROR_REASONS) expect(describeError(new AppError(reason))).not.toBe('');
    expect(describeError(new AppError('server', { serverMessage: 'Closed for repairs' }))).toBe(
      'Closed for repairs',
    );
  });

  it('wraps what is not one, and keeps the cause', () => {
    const cause = new TypeError('x');
    const error = toAppError(cause);
    expect(error).toMatchObject({ reason: 'unknown', cause });
    expect(toAppError(error)).toBe(error);
  });
});

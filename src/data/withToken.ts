/** A call of a signed-in account, with the one repeat that a stale token deserves. */
import { toAppError } from '@domain/errors/appError.ts';
import type { DataContext } from './context.ts';

/**
 * Runs `call` under the account's token; a token that the server refuses is exchanged for another, once. An account
 * that is signed out by that comes back to the page after the login. Throws AppError, whatever `call` throws.
 */
export async function withToken<T>(
  userId: string,
  { session }: Pick<DataContext, 'session'>,
  call: (token: string) => Promise<T>,
): Promise<T> {
  const token = await session.token(userId);
  try {
    return await call(token);
  } catch (thrown) {
    if (toAppError(thrown).reason !== 'unauthorized') throw thrown;
    session.refuse(token);
    return call(await session.token(userId));
  }
}

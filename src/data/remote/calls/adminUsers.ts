/** What admins do with other people's accounts (requirements §7). */
import * as z from 'zod/mini';
import {
  createdUserSchema,
  type CreateUserRequest,
  doneSchema,
  nothingSchema,
} from '@domain/accounts/accounts.ts';
import { toAppError } from '@domain/errors/appError.ts';
import { callFunction } from '../transport/functions.ts';
import { DELETION_TIMEOUT_MS, type Http } from '../transport/http.ts';

/**
 * Makes a confirmed account. Of the answer only an error is looked at.
 * @throws AppError `conflict` for an address that is taken, `invalid` with the field, `forbidden`, `rate_limited` …
 */
export async function createUser(http: Http, token: string, user: CreateUserRequest): Promise<void> {
  const call = { name: 'admin-create-user', body: user, token };
  await callFunction(http, call, z.union([createdUserSchema, nothingSchema]));
}

/**
 * Deletes another account and everything it owns. One that is not there any more is success: the answer to an earlier
 * try may have been lost.
 * @throws AppError `forbidden` (one's own account, the last admin), `server` …
 */
export async function deleteUser(http: Http, token: string, userId: string): Promise<void> {
  const call = {
    name: 'admin-delete-user',
    body: { user_id: userId },
    token,
    timeoutMs: DELETION_TIMEOUT_MS,
  };
  try {
    await callFunction(http, call, doneSchema);
  } catch (thrown) {
    const { reason, field } = toAppError(thrown);
    if (reason !== 'not_found' || field !== 'user_id') throw thrown;
  }
}

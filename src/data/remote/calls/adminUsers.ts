/** What admins do with other people's accounts (spec section 7). */
import {
  type CreatedUser,
  createdUserSchema,
  type CreateUserRequest,
  deletedSchema,
} from '@/domain/accounts.ts';
import { callFunction } from '../functions.ts';
import type { Http } from '../http.ts';

/**
 * Makes a confirmed account.
 * @throws AppError `conflict` for an address that is taken, `invalid` with the field, `forbidden`, `rate_limited` …
 */
export async function createUser(http: Http, token: string, user: CreateUserRequest): Promise<CreatedUser> {
  const call = { name: 'admin-create-user', body: user, token };
  return (await callFunction(http, call, createdUserSchema)).user;
}

/**
 * Deletes another account and everything it owns.
 * @throws AppError `not_found`, `forbidden` (one's own account, the last admin), `server` …
 */
export async function deleteUser(http: Http, token: string, userId: string): Promise<void> {
  const call = { name: 'admin-delete-user', body: { user_id: userId }, token };
  await callFunction(http, call, deletedSchema);
}

/** The admin area. It needs the network: nothing of other people's accounts is kept on a device. */
import { type Analytics, type AnalyticsEvent, RECENT_EVENTS } from '@domain/admin/analytics.ts';
import { isAsChanged, type UserChanges } from '@domain/admin/userEdit.ts';
import type { AdminUser, UserPage, UserQuery } from '@domain/admin/users.ts';
import type { CreateUserRequest } from '@domain/accounts/accounts.ts';
import type { DataContext } from '../context.ts';
import { fetchAnalytics, fetchRecentEvents, fetchUser, listUsers, updateUser } from '../remote/admin.ts';
import { createUser, deleteUser } from '../remote/calls/adminUsers.ts';
import { withToken } from '../withToken.ts';

type Context = Pick<DataContext, 'http' | 'session' | 'clock'>;

export interface Dashboard {
  readonly analytics: Analytics;
  /** The newest ten, newest first. */
  readonly events: readonly AnalyticsEvent[];
  /** When they were read, epoch ms. */
  readonly at: number;
}

/** The dashboard's figures and events, of one moment. Throws AppError. */
export function loadDashboard(ctx: Context, adminId: string): Promise<Dashboard> {
  return withToken(adminId, ctx, async (token) => {
    const [analytics, events] = await Promise.all([
      fetchAnalytics(ctx.http, token),
      fetchRecentEvents(ctx.http, token, RECENT_EVENTS),
    ]);
    return { analytics, events, at: ctx.clock.now() };
  });
}

/** A page of accounts. Throws AppError. */
export function loadUsers(ctx: Context, adminId: string, query: UserQuery): Promise<UserPage> {
  return withToken(adminId, ctx, (token) => listUsers(ctx.http, token, query));
}

/** Makes a confirmed account. Throws AppError, with the field. */
export async function addUser(ctx: Context, adminId: string, user: CreateUserRequest): Promise<void> {
  await withToken(adminId, ctx, (token) => createUser(ctx.http, token, user));
}

/** Deletes an account and all it owns; one that is gone already is success. Throws AppError. */
export function removeUser(ctx: Context, adminId: string, userId: string): Promise<void> {
  return withToken(adminId, ctx, (token) => deleteUser(ctx.http, token, userId));
}

export interface SaveOutcome {
  /** False when somebody else changed the same fields meanwhile: then nothing was saved. */
  readonly saved: boolean;
  /** The account as it is now. */
  readonly user: AdminUser;
}

/**
 * Saves the changes to an account as `user` shows it. An account that already is as the changes say counts as saved:
 * the answer to an earlier try was lost. Throws AppError, `not_found` when the account is gone.
 */
export function saveUser(
  ctx: Context,
  adminId: string,
  user: AdminUser,
  changes: UserChanges,
): Promise<SaveOutcome> {
  return withToken(adminId, ctx, async (token) => {
    const changed = await updateUser(ctx.http, token, user, changes);
    if (changed) return { saved: true, user: changed };
    const now = await fetchUser(ctx.http, token, user.id);
    return { saved: isAsChanged(now, changes), user: now };
  });
}

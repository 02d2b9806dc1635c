/** What an admin reads and changes of other people's rows; the database checks the role at every call. */
import * as z from 'zod/mini';
import {
  type Analytics,
  analyticsSchema,
  type AnalyticsEvent,
  eventSchema,
} from '@domain/admin/analytics.ts';
import type { UserChanges } from '@domain/admin/userEdit.ts';
import {
  type AdminUser,
  adminUserSchema,
  type UserPage,
  userPageSchema,
  type UserQuery,
  USERS_A_PAGE,
} from '@domain/admin/users.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Readable } from './transport/functions.ts';
import type { Http } from './transport/http.ts';
import { callProcedure, selectRows, updateRows } from './transport/rest.ts';

const COLUMNS = z.keyof(adminUserSchema).options;
const CHART_DAYS = 30;

/** A page of the accounts that a question finds. @throws AppError `forbidden`, `invalid` … */
export async function listUsers(http: Http, token: string, query: UserQuery): Promise<UserPage> {
  const { search, sort, ascending, page } = query;
  const order = sort === null ? { sort: 'updated_at', ascending: false } : { sort, ascending };
  const args = { search, ...order, page, page_size: USERS_A_PAGE };
  return read(userPageSchema, await callProcedure(http, 'admin_list_users', args, token));
}

/** An account as it is now. @throws AppError `not_found` … */
export async function fetchUser(http: Http, token: string, userId: string): Promise<AdminUser> {
  const [row] = await selectRows(
    http,
    'profiles',
    { columns: COLUMNS, where: { id: `eq.${userId}` } },
    token,
  );
  if (row === undefined) throw new AppError('not_found');
  return read(adminUserSchema, row);
}

/**
 * Changes an account, if what is changed is still as `user` has it, and answers it as it is then; null when it is not,
 * and nothing was changed. The comparison is part of the update: what a traveller spends meanwhile cannot be lost.
 */
export async function updateUser(
  http: Http,
  token: string,
  user: AdminUser,
  changes: UserChanges,
): Promise<AdminUser | null> {
  const seen = Object.entries(user)
    .filter(([name]) => name in changes)
    .map(([name, value]) => [name, value === null ? ('is.null' as const) : (`eq.${value}` as const)]);
  const where = { id: `eq.${user.id}`, ...Object.fromEntries(seen) } as const;
  const [row] = await updateRows(http, 'profiles', { columns: COLUMNS, where }, changes, token);
  return row === undefined ? null : read(adminUserSchema, row);
}

/** The counts of the last thirty days and of all time. */
export async function fetchAnalytics(http: Http, token: string): Promise<Analytics> {
  return read(analyticsSchema, await callProcedure(http, 'admin_analytics', { days: CHART_DAYS }, token));
}

/** The newest events, newest first. */
export async function fetchRecentEvents(http: Http, token: string, limit: number): Promise<AnalyticsEvent[]> {
  const columns = z.keyof(eventSchema).options;
  const query = { columns, order: ['created_at.desc'], limit } as const;
  return read(z.array(eventSchema), await selectRows(http, 'analytics_events', query, token));
}

function read<T>(schema: Readable<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('bad_answer', { cause: parsed.error });
  return parsed.data;
}

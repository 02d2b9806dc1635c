/** The admin's list of accounts: a row, a page of rows, and the question that an address holds. */
import * as z from 'zod/mini';
import { profileSchema } from '../profile/profile.ts';

/** The columns that the list and the edit form read. */
export const adminUserSchema = z.pick(profileSchema, {
  id: true,
  email: true,
  full_name: true,
  subscription_status: true,
  token_balance: true,
  role: true,
  status: true,
  updated_at: true,
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** What admin_list_users answers. */
export const userPageSchema = z.object({
  /** Accounts that match the search. */
  total: z.int(),
  /** Active admins, whatever was searched for. */
  admins: z.int(),
  /** From 1; the last one where a later one was asked for. */
  page: z.int(),
  rows: z.array(adminUserSchema),
});
export type UserPage = z.infer<typeof userPageSchema>;

/** Columns that the server sorts by. Without one the newest change comes first (requirements §7). */
const SORT_KEYS = ['email', 'full_name', 'plan', 'tokens', 'role', 'status'] as const;
export type UserSortKey = (typeof SORT_KEYS)[number];

export interface UserQuery {
  readonly search: string;
  readonly sort: UserSortKey | null;
  readonly ascending: boolean;
  /** From 1. */
  readonly page: number;
}

export const USERS_A_PAGE = 25;
/** No email and no full name is longer. */
export const MAX_SEARCH_CHARS = 254;
const MAX_PAGE = 1_000_000;
const ALL_USERS: UserQuery = { search: '', sort: null, ascending: false, page: 1 };

/** A column's key as one that is sorted by; null for any other. */
export function parseSortKey(value: unknown): UserSortKey | null {
  return SORT_KEYS.find((key) => key === value) ?? null;
}

/** What an address asks for (`q`, `sort`, `dir`, `page`); what it says that the list does not know is left out. */
export function parseUserQuery(address: { get(name: string): string | null }): UserQuery {
  const page = Number(/^\d{1,7}$/.exec(address.get('page') ?? '')?.[0] ?? 1);
  return {
    // NUL cannot be stored, so nothing can be found by it
    search: (address.get('q') ?? '').replaceAll('\0', '').slice(0, MAX_SEARCH_CHARS),
    sort: parseSortKey(address.get('sort')),
    ascending: address.get('dir') === 'asc',
    page: Math.min(MAX_PAGE, Math.max(1, page)),
  };
}

/** The same as an address says it: nothing for what is as it would be without. */
export function userQueryParams(query: UserQuery): Record<string, string> {
  const params: Record<string, string> = {};
  if (query.search !== ALL_USERS.search) params['q'] = query.search;
  if (query.sort !== null) params['sort'] = query.sort;
  if (query.sort !== null && query.ascending) params['dir'] = 'asc';
  if (query.page !== ALL_USERS.page) params['page'] = String(query.page);
  return params;
}

/** 'N/A' for an account without a full name (requirements §2, User Management). */
export function fullNameOf({ full_name: name }: Pick<AdminUser, 'full_name'>): string {
  return name?.trim() || 'N/A';
}

/**
 * Why an account's admin role, its status and the account itself are not this admin's to take; null where they are.
 * The server refuses the same (supabase/migrations, keep_last_admin and keep_own_admin; admin-delete-user).
 */
export function protectionOf(user: Pick<AdminUser, 'id'>, selfId: string, admins: number): string | null {
  // who looks at the list is an active admin: the only one there is can be nobody else
  if (user.id !== selfId) return null;
  return admins <= 1
    ? 'This is the only admin, so its role and status stay. Make another account an admin first.'
    : 'This is your own account. Another admin has to change its role and status.';
}

/** Accounts as the admin's tests play them. */
import type { AdminUser } from '@domain/admin/users.ts';

export const BEN = '2f1b1d6e-0c1f-4f58-8f7e-3c9d7a5b1e22';

export function userWith(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    id: BEN,
    email: 'ben@example.test',
    full_name: 'Ben Ten',
    subscription_status: 'Free',
    token_balance: 10_000,
    role: 'user',
    status: 'active',
    updated_at: '2026-11-21T10:00:00Z',
    ...changes,
  };
}

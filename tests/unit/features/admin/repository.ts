/** The data layer of the admin area, as the component tests play it. */
import { vi } from 'vitest';
import type { SaveOutcome } from '@/data/repositories/admin.ts';
import type { AdminUser, UserPage, UserQuery } from '@domain/admin/users.ts';
import { AppError } from '@domain/errors/appError.ts';
import { userWith } from '../../domain/admin/users.ts';

export const repository = {
  loadUsers: vi.fn<(adminId: string, query: UserQuery) => Promise<UserPage>>(),
  addUser: vi.fn<(adminId: string, user: object) => Promise<void>>(),
  removeUser: vi.fn<(adminId: string, userId: string) => Promise<void>>(),
  saveUser: vi.fn<(adminId: string, user: AdminUser, changes: object) => Promise<SaveOutcome>>(),
};

export const ADMIN = '11111111-1111-4111-8111-111111111111';
export const ben = userWith({ token_balance: 300 });
export const ada = userWith({
  id: ADMIN,
  email: 'ada@example.test',
  full_name: null,
  role: 'admin',
  status: 'suspended',
});
export const forbidden = new AppError('forbidden', { serverMessage: 'No such luck' });

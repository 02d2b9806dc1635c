/** /admin/users on a played data layer, and what is done on it. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { UserManagement } from '@/features/admin/components/users/UserManagement.tsx';
import { clearAdminWork } from '@/features/admin/store.ts';
import { data } from '../../../support/dataWorld.tsx';
import { clearToasts } from '../../../support/toasts.ts';
import { renderAt } from '../auth/world.tsx';
import { ada, ADMIN, ben, repository } from './repository.ts';

export const onOwnChange = vi.fn<() => void>();

/** Sixty accounts, of which two are on the page. */
export function resetUsers(): void {
  for (const call of Object.values(repository)) call.mockReset();
  Object.assign(data.admin, repository);
  clearToasts();
  clearAdminWork();
  repository.loadUsers.mockResolvedValue({ total: 60, admins: 1, page: 1, rows: [ben, ada] });
}

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

export function renderUsers(search = '', adminId = ADMIN): void {
  const page = (
    <>
      <UserManagement adminId={adminId} offline={false} onOwnChange={onOwnChange} />
      <Address />
    </>
  );
  renderAt({ pathname: '/admin/users', search }, <Route path="/admin/users" element={page} />);
}

export async function open(search = ''): Promise<void> {
  renderUsers(search);
  await screen.findByRole('table', { name: 'Users' });
}

/** The session ends and the admin logs in again: the page goes and comes back. */
export async function comeBack(adminId = ADMIN): Promise<void> {
  cleanup();
  renderUsers('', adminId);
  await screen.findByRole('table', { name: 'Users', hidden: true });
}

export const address = () => screen.getByTestId('address').textContent;
export const lastQuery = () => repository.loadUsers.mock.lastCall?.[1];

/** By role and name it would take a second each in a page of this size; e2e/specs/accounts/admin.spec.ts goes by role. */
export function press(name: string): void {
  fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button, button *' }));
}

export function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
}

export async function choose(email: string, action: 'Edit' | 'Delete'): Promise<HTMLElement> {
  press(`Actions for ${email}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
}

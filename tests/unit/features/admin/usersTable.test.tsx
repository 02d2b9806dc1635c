/** The table of /admin/users with the data layer played. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentToast } from '../../../support/toasts.ts';
import { forbidden, repository } from './repository.ts';
import { address, lastQuery, open, press, renderUsers, resetUsers, type } from './usersPage.tsx';

beforeEach(resetUsers);

describe('the table', () => {
  it('has the specification’s columns and words', async () => {
    await open();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Full Name',
      'Plan',
      'Tokens',
      'Role',
      'Status',
      'Actions',
    ]);
    const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toBe('ben@example.testBen TenFree300useractive');
    expect(second).toBe('ada@example.testN/AFree10,000adminsuspended');
    expect(screen.getByText('60 users, 1 to 25 shown')).toBeTruthy();
  });

  it('asks for what the address says', async () => {
    await open('?q=ada&sort=tokens&dir=asc&page=2');
    expect(lastQuery()).toEqual({ search: 'ada', sort: 'tokens', ascending: true, page: 2 });
    expect(screen.getByLabelText<HTMLInputElement>('Search users').value).toBe('ada');
  });

  it('sorts and pages by the server, and says so in the address', async () => {
    await open();
    press('Next');
    await waitFor(() => expect(address()).toBe('?page=2'));
    press('Tokens');
    await waitFor(() => expect(address()).toBe('?sort=tokens&dir=asc'));
    await waitFor(() =>
      expect(lastQuery()).toEqual({ search: '', sort: 'tokens', ascending: true, page: 1 }),
    );
    press('Latest changes first');
    await waitFor(() => expect(address()).toBe(''));
  });

  it('searches once for what was typed, from the first page', async () => {
    await open('?page=2');
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByLabelText('Search users'), '100%{Enter}');
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: '100%', page: 1 }));
    expect(repository.loadUsers).toHaveBeenCalledTimes(2);
    expect(address()).toBe('?q=100%25');
    expect(document.activeElement).toBe(screen.getByLabelText('Search users'));
  });

  it('asks for no search of 10,000 characters, and keeps it', async () => {
    await open();
    type('Search users', 'x'.repeat(10_000));
    expect(screen.getByText('Search users by at most 254 characters.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Search users').value).toHaveLength(10_000);
    expect(repository.loadUsers).toHaveBeenCalledOnce();
  });

  it('says that nobody was found, and shows everybody again', async () => {
    await open();
    repository.loadUsers.mockResolvedValueOnce({ total: 0, admins: 1, page: 1, rows: [] });
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByLabelText('Search users'), 'zz{Enter}');
    await screen.findByRole('heading', { name: 'No users found' });
    press('Show all users');
    await screen.findByRole('table', { name: 'Users' });
    expect(screen.getByLabelText<HTMLInputElement>('Search users').value).toBe('');
  });

  it('says why it could not be loaded, and loads on a retry', async () => {
    repository.loadUsers.mockRejectedValueOnce(forbidden);
    renderUsers();
    await screen.findByRole('heading', { name: 'The users could not be loaded' });
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error fetching users',
        description: 'No such luck',
        variant: 'destructive',
      }),
    );
    press('Try again');
    await screen.findByRole('table', { name: 'Users' });
  });
});

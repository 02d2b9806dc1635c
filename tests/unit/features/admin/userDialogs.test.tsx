/** The dialogs of /admin/users with the data layer played. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SaveOutcome } from '@/data/repositories/admin.ts';
import { AppError } from '@domain/errors/appError.ts';
import { currentToast } from '../../../support/toasts.ts';
import { BEN } from '../../domain/admin/users.ts';
import { ada, ADMIN, ben, forbidden, repository } from './repository.ts';
import { choose, comeBack, onOwnChange, open, press, resetUsers, type } from './usersPage.tsx';

beforeEach(resetUsers);

function fill(): void {
  press('Add User');
  type('Full Name', 'Zoë <b>');
  type('Email', 'zoe@example.test');
  type('Password', 'secret1');
}

describe('a new user', () => {
  it('is made once however often the button is pressed, and the list is loaded again', async () => {
    const gate = new EventTarget();
    repository.addUser.mockReturnValue(
      new Promise<void>((resolve) => gate.addEventListener('open', () => resolve())),
    );
    await open();
    fill();
    const form = screen.getByLabelText('Email', { exact: true }).closest('form');
    if (!form) throw new Error('No form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    gate.dispatchEvent(new Event('open'));
    await waitFor(() => expect(currentToast()?.title).toBe('User created successfully!'));
    expect(repository.addUser).toHaveBeenCalledExactlyOnceWith(ADMIN, {
      full_name: 'Zoë <b>',
      email: 'zoe@example.test',
      password: 'secret1',
      role: '',
    });
    await waitFor(() => expect(repository.loadUsers).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs all but the role, and names the field', async () => {
    await open();
    press('Add User');
    press('Create User');
    expect(screen.getByText('Please enter a full name.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
    type('Full Name', 'Zoë');
    type('Email', 'zoe@example.test');
    press('Create User');
    expect(screen.getByText('Please enter a password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Password', { exact: true }));
    expect(repository.addUser).not.toHaveBeenCalled();
  });

  it('that is refused keeps what was typed, also when the dialog is closed', async () => {
    repository.addUser.mockRejectedValue(
      new AppError('conflict', { serverMessage: 'That address is taken', field: 'email' }),
    );
    await open();
    fill();
    press('Create User');
    expect(await screen.findByText('That address is taken', { selector: '[role=dialog] *' })).toBeTruthy();
    expect(currentToast()).toMatchObject({
      title: 'Failed to create user',
      description: 'That address is taken',
      variant: 'destructive',
    });
    press('Cancel');
    press('Add User');
    expect(screen.getByLabelText<HTMLInputElement>('Email', { exact: true }).value).toBe('zoe@example.test');
    expect(screen.getByLabelText<HTMLInputElement>('Password', { exact: true }).value).toBe('secret1');
  });
});

describe('an edit', () => {
  it('stages a credit and a debit, and saves on Save Changes alone', async () => {
    repository.saveUser.mockResolvedValue({ saved: true, user: ben });
    await open();
    await choose(ben.email, 'Edit');
    type('Adjust Tokens', '500');
    press('Credit');
    expect(currentToast()).toMatchObject({
      title: 'Tokens Adjusted',
      description: '500 tokens have been credited. Save changes to apply.',
    });
    type('Adjust Tokens', '10000');
    press('Debit');
    expect(currentToast()?.description).toBe('10,000 tokens have been debited. Save changes to apply.');
    expect(screen.getByLabelText<HTMLInputElement>('Total Tokens').value).toBe('0');
    expect(screen.getByText('300 now, 0 once saved')).toBeTruthy();
    expect(repository.saveUser).not.toHaveBeenCalled();
    press('Save Changes');
    await waitFor(() => expect(currentToast()?.title).toBe('User updated successfully!'));
    expect(repository.saveUser).toHaveBeenCalledExactlyOnceWith(ADMIN, ben, { token_balance: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onOwnChange).not.toHaveBeenCalled();
  });

  const POSITIVE = 'Please enter a positive number for token adjustment.';
  it.each([
    ...['', '0', '-5', '1e3', '<script>'].map((amount) => [amount, POSITIVE] as const),
    ['1.5', `${POSITIVE} Tokens are whole: there is no part of one.`],
    ['0.5', `${POSITIVE} Tokens are whole: there is no part of one.`],
  ] as const)('takes %j for no amount', async (amount, description) => {
    await open();
    await choose(ben.email, 'Edit');
    type('Adjust Tokens', amount);
    press('Credit');
    expect(currentToast()).toMatchObject({
      title: 'Invalid Amount',
      description,
      variant: 'destructive',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Adjust Tokens').value).toBe(amount);
  });

  it('of the plan sets tier and allotment', async () => {
    repository.saveUser.mockResolvedValue({ saved: true, user: ben });
    await open();
    await choose(ben.email, 'Edit');
    type('Plan', 'Premium');
    expect(screen.getByLabelText<HTMLInputElement>('Total Tokens').value).toBe('300000');
    press('Save Changes');
    await waitFor(() =>
      expect(repository.saveUser).toHaveBeenCalledExactlyOnceWith(ADMIN, ben, {
        subscription_status: 'Premium',
        token_balance: 300_000,
      }),
    );
  });

  it('takes no key that the save under way would lose', async () => {
    let answer!: (outcome: SaveOutcome) => void;
    repository.saveUser.mockReturnValueOnce(
      new Promise<SaveOutcome>((resolve) => {
        answer = resolve;
      }),
    );
    await open();
    await choose(ben.email, 'Edit');
    type('Role', 'guide');
    press('Save Changes');
    const role = screen.getByLabelText<HTMLInputElement>('Role');
    await waitFor(() => expect(role.matches(':disabled')).toBe(true));
    answer({ saved: false, user: { ...ben, token_balance: 250 } });
    await waitFor(() => expect(role.matches(':disabled')).toBe(false));
    expect(role.value).toBe('guide');
  });

  it('that meets what was spent meanwhile says so, and counts the credit again', async () => {
    const now = { ...ben, token_balance: 250 };
    repository.saveUser.mockResolvedValueOnce({ saved: false, user: now });
    repository.saveUser.mockResolvedValueOnce({ saved: true, user: now });
    await open();
    const dialog = await choose(ben.email, 'Edit');
    type('Adjust Tokens', '500');
    press('Credit');
    press('Save Changes');
    expect(
      await within(dialog).findByText(/the balance went from 300 to 250\. Nothing was saved/),
    ).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Failed to update user', variant: 'destructive' });
    expect(screen.getByLabelText<HTMLInputElement>('Total Tokens').value).toBe('750');
    // the words may be there a moment before the button can be pressed again
    await waitFor(() =>
      expect(screen.getByText('Save Changes', { selector: 'button *' }).closest('button')?.disabled).toBe(
        false,
      ),
    );
    press('Save Changes');
    await waitFor(() =>
      expect(repository.saveUser).toHaveBeenLastCalledWith(ADMIN, now, { token_balance: 750 }),
    );
  });

  it('that the server refuses keeps what was typed, and says it', async () => {
    repository.saveUser.mockRejectedValue(forbidden);
    await open();
    await choose(ben.email, 'Edit');
    type('Role', 'guide');
    press('Save Changes');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Failed to update user', description: 'No such luck' }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Role').value).toBe('guide');
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('No such luck');
  });

  it('names a field that cannot be saved, and focuses it', async () => {
    await open();
    await choose(ben.email, 'Edit');
    type('Total Tokens', '99,999,999,999');
    press('Save Changes');
    expect(screen.getByText('Total Tokens must be at most 2,147,483,647.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Total Tokens'));
    expect(repository.saveUser).not.toHaveBeenCalled();
  });

  it('of one’s own account leaves role and status alone, with the reason', async () => {
    repository.saveUser.mockResolvedValue({ saved: true, user: ada });
    await open();
    await choose(ada.email, 'Edit');
    expect(screen.getByText(/This is the only admin, so its role and status stay/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Role').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Account Status').disabled).toBe(true);
    type('Total Tokens', '7');
    press('Save Changes');
    await waitFor(() => expect(onOwnChange).toHaveBeenCalledOnce());
  });
});

describe('a deletion', () => {
  it('is asked about in the specification’s words', async () => {
    await open();
    const dialog = await choose(ben.email, 'Delete');
    expect(within(dialog).getByRole('heading', { name: 'Are you absolutely sure?' })).toBeTruthy();
    expect(dialog.textContent).toContain(
      'This action cannot be undone. This will permanently delete the account of ben@example.test and remove its data from our servers.',
    );
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(repository.removeUser).not.toHaveBeenCalled();
  });

  it('is made once, and told', async () => {
    repository.removeUser.mockResolvedValue();
    await open();
    await choose(ben.email, 'Delete');
    press('Yes, delete user');
    await waitFor(() => expect(currentToast()?.title).toBe('User deleted successfully!'));
    expect(repository.removeUser).toHaveBeenCalledExactlyOnceWith(ADMIN, BEN);
    await waitFor(() => expect(repository.loadUsers).toHaveBeenCalledTimes(2));
  });

  it('that fails says why, and stays', async () => {
    repository.removeUser.mockRejectedValue(forbidden);
    await open();
    const dialog = await choose(ben.email, 'Delete');
    press('Yes, delete user');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Failed to delete user', description: 'No such luck' }),
    );
    expect(within(dialog).getByText('No such luck')).toBeTruthy();
  });

  it('of one’s own account is not offered', async () => {
    await open();
    press(`Actions for ${ada.email}`);
    const item = await screen.findByRole('menuitem', { name: /^Delete/ });
    expect(item.textContent).toBe('DeleteYour own account');
    fireEvent.click(item);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a session that ends with a dialog open', () => {
  it('loses nothing of a new user', async () => {
    await open();
    fill();
    await comeBack();
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Zoë <b>');
    expect(screen.getByLabelText('Password', { exact: true })).toHaveProperty('value', 'secret1');
  });

  it('loses nothing that was staged in an edit', async () => {
    await open();
    await choose(ben.email, 'Edit');
    type('Role', 'editor');
    await comeBack();
    expect(screen.getByLabelText('Role', { exact: true })).toHaveProperty('value', 'editor');
  });

  it('shows another admin none of it', async () => {
    await open();
    fill();
    await comeBack('another admin');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Add User');
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '');
  });
});

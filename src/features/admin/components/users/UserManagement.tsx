import { Button } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { useData } from '@/data/door/door.ts';
import { emptyNewUser } from '@domain/admin/newUser.ts';
import { USERS_A_PAGE, type UserPage, type UserQuery } from '@domain/admin/users.ts';
import { adminWords } from '@domain/admin/words.ts';
import { formatCount } from '@/ui/count.ts';
import { OfflineNotice } from '@/ui/feedback/OfflineNotice.tsx';
import { useLoaded } from '../../hooks/useLoaded.ts';
import { useUserQuery } from '../../hooks/useUserQuery.ts';
import { keepDraft, openDialog, takeUpAdminWork, useAdminWork } from '../../store.ts';
import { ListFailure } from '../ListFailure.tsx';
import { AddUserDialog } from './AddUserDialog.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';
import { UserSearch } from './UserSearch.tsx';
import { UsersTable } from './UsersTable.tsx';
import classes from './users.module.css';

interface UserManagementProps {
  readonly adminId: string;
  /** The backend is out of reach: nothing can be shown or saved then. */
  readonly offline: boolean;
  /** The admin's own account was changed. */
  readonly onOwnChange: () => void;
}

const close = () => openDialog(null);

/** Every account: found, sorted and paged by the server; made, changed and deleted here. */
export function UserManagement({ adminId, offline, onOwnChange }: UserManagementProps) {
  const { query, search, go } = useUserQuery();
  const { admin } = useData();
  const load = useCallback(() => admin.loadUsers(adminId, query), [admin, adminId, query]);
  const { value: list, busy, error, askAgain } = useLoaded(load, adminWords.usersFailed);
  useEffect(() => takeUpAdminWork(adminId), [adminId]);
  const work = useAdminWork();
  const opened = work.adminId === adminId ? work.opened : null;

  const done = (userId?: string) => {
    close();
    askAgain();
    if (userId === adminId) onOwnChange();
  };

  return (
    <div className={classes.root}>
      {offline && (
        <OfflineNotice>
          User Management needs the network. What you type stays here; nothing is saved until you are back.
        </OfflineNotice>
      )}
      <div className={classes.bar}>
        <UserSearch value={query.search} onSearch={search} />
        <Button variant="filled" onClick={() => openDialog({ kind: 'add' })}>
          Add User
        </Button>
      </div>
      {list && !error && (
        <div className={classes.found}>
          <output>{foundWords(list, query)}</output>
          {query.sort !== null && (
            <button type="button" className={classes.quiet} onClick={() => go({ sort: null, page: 1 })}>
              Latest changes first
            </button>
          )}
        </div>
      )}
      <UsersTable
        adminId={adminId}
        query={query}
        list={list}
        busy={busy}
        error={
          error && <ListFailure title="The users could not be loaded" error={error} onRetry={askAgain} />
        }
        onGo={go}
        onClearSearch={() => search('')}
        onEdit={(chosen) => openDialog({ kind: 'edit', user: chosen })}
        onDelete={(chosen) => openDialog({ kind: 'delete', user: chosen })}
      />
      {opened?.kind === 'add' && (
        <AddUserDialog
          adminId={adminId}
          values={work.draft}
          onChange={keepDraft}
          onClose={close}
          onDone={() => {
            keepDraft(emptyNewUser);
            done();
          }}
        />
      )}
      {opened?.kind === 'edit' && (
        <EditUserDialog
          adminId={adminId}
          stored={opened.user}
          staged={opened.staged}
          onStage={(staged) => openDialog({ ...opened, staged })}
          admins={list?.admins ?? 1}
          onClose={close}
          onDone={() => done(opened.user.id)}
        />
      )}
      {opened?.kind === 'delete' && (
        <DeleteUserDialog
          adminId={adminId}
          user={opened.user}
          onClose={close}
          onDone={() => done(opened.user.id)}
        />
      )}
    </div>
  );
}

function foundWords({ total, page }: UserPage, { search }: UserQuery): string {
  const users = `${formatCount(total)} ${total === 1 ? 'user' : 'users'}`;
  const of = search.trim() === '' ? users : `${users} found`;
  if (total <= USERS_A_PAGE) return of;
  const first = (page - 1) * USERS_A_PAGE + 1;
  return `${of}, ${formatCount(first)} to ${formatCount(Math.min(total, first + USERS_A_PAGE - 1))} shown`;
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  type AdminUser,
  fullNameOf,
  parseSortKey,
  protectionOf,
  USERS_A_PAGE,
  type UserPage,
  type UserQuery,
} from '@domain/admin/users.ts';
import { formatCount } from '@/ui/count.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { StatusBadge } from '@/ui/signs/StatusBadge.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import type { Column, Sort } from '@/ui/table/types.ts';
import classes from './users.module.css';

interface UsersTableProps {
  readonly adminId: string;
  readonly query: UserQuery;
  /** Null until the first page is there. */
  readonly list: UserPage | null;
  readonly busy: boolean;
  readonly error: ReactNode;
  readonly onGo: (change: Partial<Omit<UserQuery, 'search'>>) => void;
  readonly onClearSearch: () => void;
  readonly onEdit: (user: AdminUser) => void;
  readonly onDelete: (user: AdminUser) => void;
}

/** The columns of requirements §2. The server sorts: `sortBy` marks what it can sort by. */
const columns: readonly Column<AdminUser>[] = [
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) => <bdi className={classes.email}>{email}</bdi>,
    sortBy: ({ email }) => email,
  },
  {
    key: 'full_name',
    header: 'Full Name',
    cell: (user) => <bdi className={classes.name}>{fullNameOf(user)}</bdi>,
    sortBy: fullNameOf,
  },
  {
    key: 'plan',
    header: 'Plan',
    cell: ({ subscription_status: plan }) => <span className={classes.short}>{plan ?? 'Free'}</span>,
    sortBy: ({ subscription_status: plan }) => plan ?? '',
  },
  {
    key: 'tokens',
    header: 'Tokens',
    cell: ({ token_balance: tokens }) => <span className={classes.short}>{formatCount(tokens)}</span>,
    sortBy: ({ token_balance: tokens }) => tokens,
    align: 'end',
  },
  { key: 'role', header: 'Role', cell: ({ role }) => <bdi>{role}</bdi>, sortBy: ({ role }) => role },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} />,
    sortBy: ({ status }) => status,
  },
];

/** A page of accounts, with Edit and Delete behind each row. The page before stays while the next is fetched. */
export function UsersTable(props: UsersTableProps) {
  const { adminId, query, list, busy, error, onGo, onClearSearch, onEdit, onDelete } = props;
  const sort: Sort | null = query.sort && {
    key: query.sort,
    direction: query.ascending ? 'ascending' : 'descending',
  };
  const actionsOf = (user: AdminUser) => {
    const reason = protectionOf(user, adminId, list?.admins ?? 1);
    return [
      { label: 'Edit', onSelect: () => onEdit(user) },
      {
        label: 'Delete',
        danger: true,
        onSelect: () => onDelete(user),
        ...(reason === null ? {} : { disabled: true, reason: 'Your own account' }),
      },
    ];
  };
  return (
    <div className={classes.table} aria-busy={busy} data-stale={(busy && list !== null) || undefined}>
      <DataTable
        caption="Users"
        columns={columns}
        rows={list?.rows ?? []}
        rowKey={({ id }) => id}
        rowName={({ email }) => email}
        actionsOf={actionsOf}
        sort={sort}
        unsorted="Latest changes first"
        onSort={({ key, direction }) =>
          onGo({ sort: parseSortKey(key), ascending: direction === 'ascending', page: 1 })
        }
        loading={list === null}
        error={error}
        empty={
          <EmptyState title="No users found" action={<Button onClick={onClearSearch}>Show all users</Button>}>
            Nobody’s email or full name holds <bdi className={classes.typed}>{query.search}</bdi>.
          </EmptyState>
        }
        paging={{
          page: list?.page ?? 1,
          pageCount: Math.max(1, Math.ceil((list?.total ?? 0) / USERS_A_PAGE)),
          onPage: (page) => onGo({ page }),
        }}
      />
    </div>
  );
}

import { Button } from '@mantine/core';
import { formatCount } from '@/ui/count.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { StatusBadge } from '@/ui/signs/StatusBadge.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import type { Column } from '@/ui/table/types.ts';
import { useTableView } from '@/ui/table/useTableView.ts';
import { Specimen } from '../frame/Specimen.tsx';
import { people, type Person } from '../samples/people.ts';

const columns: readonly Column<Person>[] = [
  { key: 'email', header: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
  { key: 'name', header: 'Full Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'plan', header: 'Plan', cell: ({ plan }) => plan, sortBy: ({ plan }) => plan },
  {
    key: 'tokens',
    header: 'Tokens',
    cell: ({ tokens }) => formatCount(tokens),
    sortBy: ({ tokens }) => tokens,
    align: 'end',
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
];

const actionsOf = ({ email }: Person) => [
  { label: 'Edit', onSelect: () => showToast({ title: `Edit ${email}` }) },
  { label: 'Delete', danger: true, onSelect: () => showToast({ title: `Delete ${email}` }) },
];

export function TableSection() {
  const view = useTableView(people, columns, { pageSize: 5 });
  const model = {
    columns,
    rowKey: ({ email }: Person) => email,
    rowName: ({ email }: Person) => email,
    actionsOf,
    sort: null,
    onSort: () => {},
    empty: (
      <EmptyState title="No users yet" action={<Button variant="filled">Add User</Button>}>
        Accounts appear here as they are made.
      </EmptyState>
    ),
  };
  return (
    <>
      <Specimen name="Sorted and paged">
        <DataTable {...model} {...view} caption="Sample users" />
      </Specimen>
      <Specimen name="On its way">
        <DataTable {...model} caption="Sample users that load" rows={[]} loading />
      </Specimen>
      <Specimen name="Empty">
        <DataTable {...model} caption="No sample users" rows={[]} />
      </Specimen>
      <Specimen name="Wrong">
        <DataTable
          {...model}
          caption="Sample users that failed"
          rows={[]}
          error={
            <ErrorState title="Error fetching users" onRetry={() => {}}>
              The server did not answer. Check your connection and try again.
            </ErrorState>
          }
        />
      </Specimen>
    </>
  );
}

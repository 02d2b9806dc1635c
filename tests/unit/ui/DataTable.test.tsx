import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from '@/ui/table/DataTable.tsx';
import type { Column } from '@/ui/table/types.ts';
import { useTableView } from '@/ui/table/useTableView.ts';
import { inUi, renderUi } from '../features/renderUi.tsx';

interface Person {
  readonly email: string;
  readonly tokens: number;
}

const columns: readonly Column<Person>[] = [
  { key: 'email', header: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
  { key: 'tokens', header: 'Tokens', cell: ({ tokens }) => tokens, sortBy: ({ tokens }) => tokens },
  { key: 'note', header: 'Note', cell: () => 'none' },
];
const people = [
  { email: 'b@x.test', tokens: 9 },
  { email: 'C@x.test', tokens: 100 },
  { email: 'a@x.test', tokens: 20 },
];
const onDelete = vi.fn<(person: Person) => void>();
const empty = <p>No users yet</p>;

function Users({ rows = people }: { readonly rows?: readonly Person[] }) {
  const view = useTableView(rows, columns, { pageSize: 2 });
  return (
    <DataTable
      {...view}
      caption="Users"
      columns={columns}
      rowKey={({ email }) => email}
      rowName={({ email }) => email}
      actionsOf={(person) => [{ label: 'Delete', danger: true, onSelect: () => onDelete(person) }]}
      empty={empty}
    />
  );
}

const emails = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

const heads = () => within(screen.getByRole('list', { name: 'Users' })).getAllByText(/@x\.test/);

afterEach(() => vi.stubGlobal('matchMedia', narrow(false)));

/** A browser that is as narrow as a phone, or is not. */
const narrow = (matches: boolean) => (media: string) => ({
  matches,
  media,
  addEventListener: () => {},
  removeEventListener: () => {},
});

describe('DataTable', () => {
  it('sorts by a header, figures as figures, and back the other way', async () => {
    renderUi(<Users />);
    expect(emails()).toEqual(['b@x.test', 'C@x.test']);
    await userEvent.click(screen.getByRole('button', { name: 'Tokens' }));
    expect(emails()).toEqual(['b@x.test', 'a@x.test']);
    const header = screen.getByRole('columnheader', { name: 'Tokens' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Tokens' }));
    expect(emails()).toEqual(['C@x.test', 'a@x.test']);
    expect(header.getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    expect(emails()).toEqual(['a@x.test', 'b@x.test']);
    expect(header.hasAttribute('aria-sort')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  });

  it('pages, begins anew with a new order, and falls back when its page is gone', async () => {
    const { rerender } = renderUi(<Users />);
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(emails()).toEqual(['a@x.test']);
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    rerender(inUi(<Users rows={people.slice(0, 2)} />));
    expect(emails()).toEqual(['b@x.test', 'C@x.test']);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('has a menu a row, named after it', async () => {
    renderUi(<Users />);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for C@x.test' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(people[1]);
  });

  it('is a list of cards on a phone, where the order is chosen from a list', async () => {
    vi.stubGlobal('matchMedia', narrow(true));
    renderUi(<Users />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(heads().map((head) => head.textContent)).toEqual(['b@x.test', 'C@x.test']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Tokens');
    await userEvent.click(screen.getByRole('button', { name: 'Ascending' }));
    expect(heads().map((head) => head.textContent)).toEqual(['C@x.test', 'a@x.test']);
    expect(screen.getByRole('button', { name: 'Actions for C@x.test' })).toBeTruthy();
  });

  it('shows the wait, the emptiness or the failure instead of rows', () => {
    const model = { caption: 'Users', columns, rowKey: ({ email }: Person) => email, rowName: String };
    const common = { ...model, rows: [], sort: null, onSort: () => {}, empty };
    const { unmount } = renderUi(<DataTable {...common} loading />);
    expect(screen.getByRole('status', { name: 'Loading: Users' })).toBeTruthy();
    expect(screen.queryByText('No users yet')).toBeNull();
    unmount();
    renderUi(<DataTable {...common} />).unmount();
    renderUi(<DataTable {...common} error={<p>Error fetching users</p>} />);
    expect(screen.getByText('Error fetching users')).toBeTruthy();
    expect(screen.queryByText('No users yet')).toBeNull();
  });
});

import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { CardRows } from './CardRows.tsx';
import { Pager } from './Pager.tsx';
import { TableRows } from './TableRows.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { Paging, TableModel } from './types.ts';
import classes from './DataTable.module.css';

interface DataTableProps<Row> extends TableModel<Row> {
  readonly loading?: boolean;
  /** In place of the rows when there are none. */
  readonly empty: ReactNode;
  /** In place of everything when the rows could not be had: an ErrorState with its retry. */
  readonly error?: ReactNode;
  readonly paging?: Paging;
}

/** Under this width a row is a card: a table that scrolls sideways hides its last columns. */
const PHONE = '(max-width: 719px)';

/** Rows that are compared: sortable, with a menu a row, a page at a time; on phones a list of cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { loading = false, empty, error, paging, ...model } = props;
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  if (error) return error;
  if (loading) return <TableSkeleton columns={model.columns.length} caption={model.caption} phone={phone} />;
  if (model.rows.length === 0) return empty;
  const Rows = phone ? CardRows : TableRows;
  return (
    <div className={classes.root}>
      <Rows {...model} />
      {paging && paging.pageCount > 1 && <Pager {...paging} label={model.caption} />}
    </div>
  );
}

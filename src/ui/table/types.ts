import type { ReactNode } from 'react';
import type { Action } from '../controls/ActionMenu.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What it sorts by; a column without it does not sort. */
  readonly sortBy?: (row: Row) => string | number;
  /** `end`: figures, which line up at their last digit. */
  readonly align?: 'start' | 'end';
}

export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** One table, as both of its drawings read it. */
export interface TableModel<Row> {
  /** What the rows are, for those who hear the table ("Users"). */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What a row is called in the name of its menu ("free@waymark.test"). */
  readonly rowName: (row: Row) => string;
  readonly actionsOf?: ((row: Row) => readonly Action[]) | undefined;
  readonly sort: Sort | null;
  /** What the order is called while no column rules ("As it came"). */
  readonly unsorted?: string;
  readonly onSort: (sort: Sort) => void;
}

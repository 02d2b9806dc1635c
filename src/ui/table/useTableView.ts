import { useState } from 'react';
import type { Column, Paging, Sort } from './types.ts';

interface TableView<Row> {
  readonly rows: readonly Row[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly paging: Paging;
}

/**
 * Sorts and pages rows that are all on the device; `initial` null keeps the order they came in. A new order begins
 * at the first page, and a page that no longer exists falls back to the last.
 */
export function useTableView<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { pageSize, initial = null }: { readonly pageSize: number; readonly initial?: Sort | null },
): TableView<Row> {
  const [sort, setSort] = useState(initial);
  const [wanted, setWanted] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(wanted, pageCount);
  const sorted = sortRows(rows, columns, sort);
  return {
    rows: sorted.slice((page - 1) * pageSize, page * pageSize),
    sort,
    onSort: (next) => {
      setSort(next);
      setWanted(1);
    },
    paging: { page, pageCount, onPage: setWanted },
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** A sorted copy; rows that compare equal keep their order. */
function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const by = columns.find((column) => column.key === sort?.key)?.sortBy;
  if (!sort || !by) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(by(a), by(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

import { ActionMenu } from '../controls/ActionMenu.tsx';
import { SortDownIcon, SortIcon, SortUpIcon } from '../icons/toolIcons.tsx';
import type { Column, Sort, TableModel } from './types.ts';
import classes from './DataTable.module.css';

/** The table itself. Each sortable header is a button; `aria-sort` stands on the one that rules. */
export function TableRows<Row>(model: TableModel<Row>) {
  const { caption, columns, rows, rowKey, rowName, actionsOf, sort, onSort } = model;
  return (
    <table className={classes.table}>
      <caption className="wm-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              aria-sort={sort?.key === column.key ? sort.direction : undefined}
            >
              {column.sortBy ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
            </th>
          ))}
          {actionsOf && (
            <th scope="col" data-align="end">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row" data-align={column.align}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} data-align={column.align}>
                  {column.cell(row)}
                </td>
              ),
            )}
            {actionsOf && (
              <td data-align="end" className={classes.actions}>
                <ActionMenu label={`Actions for ${rowName(row)}`} actions={actionsOf(row)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortButtonProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const current = sort?.key === column.key ? sort.direction : null;
  const Icon = current === null ? SortIcon : current === 'ascending' ? SortUpIcon : SortDownIcon;
  return (
    <button
      type="button"
      className={classes.sort}
      data-current={current ?? undefined}
      onClick={() =>
        onSort({ key: column.key, direction: current === 'ascending' ? 'descending' : 'ascending' })
      }
    >
      {column.header}
      <Icon size={16} />
    </button>
  );
}

import { Button } from '@mantine/core';
import { ActionMenu } from '../controls/ActionMenu.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { SortDownIcon, SortUpIcon } from '../icons/toolIcons.tsx';
import type { TableModel } from './types.ts';
import classes from './CardRows.module.css';

/** The table on a phone: a card a row, the first column its heading, the order chosen from a list. */
export function CardRows<Row>(model: TableModel<Row>) {
  const { caption, columns, rows, rowKey, rowName, actionsOf } = model;
  const [lead, ...rest] = columns;
  return (
    <div className={classes.root}>
      <SortChoice {...model} />
      <ul className={classes.cards} aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={classes.card}>
            <div className={classes.head}>
              <p className={classes.lead}>{lead?.cell(row)}</p>
              {actionsOf && <ActionMenu label={`Actions for ${rowName(row)}`} actions={actionsOf(row)} />}
            </div>
            <dl className={classes.facts}>
              {rest.map((column) => (
                <div key={column.key}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SortChoice<Row>({ columns, sort, unsorted = 'As it came', onSort }: TableModel<Row>) {
  const sortable = columns.filter((column) => column.sortBy);
  if (sortable.length === 0) return null;
  const none = sort ? [] : [{ value: '', label: unsorted }];
  const direction = sort?.direction ?? 'ascending';
  return (
    <div className={classes.sort}>
      <SelectField
        label="Sort by"
        value={sort?.key ?? ''}
        choices={[...none, ...sortable.map(({ key, header }) => ({ value: key, label: header }))]}
        onChange={(key) => key && onSort({ key, direction })}
      />
      <Button
        disabled={!sort}
        leftSection={direction === 'ascending' ? <SortUpIcon size={18} /> : <SortDownIcon size={18} />}
        onClick={() =>
          sort && onSort({ key: sort.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })
        }
      >
        {direction === 'ascending' ? 'Ascending' : 'Descending'}
      </Button>
    </div>
  );
}

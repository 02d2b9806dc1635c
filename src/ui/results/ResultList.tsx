import type { ReactNode } from 'react';
import classes from './ResultList.module.css';

/** `list`: one under the other; `grid`: two columns from 640 px. */
type ResultLayout = 'list' | 'grid';

interface ResultListProps<Item> {
  /** What the list is called ("Flights"). */
  readonly label: string;
  readonly layout: ResultLayout;
  readonly items: readonly Item[];
  /** Draws one card; `index` sets when it arrives (0.1 s apart, at once with reduced motion). */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Cards in a row of rows. */
export function ResultList<Item extends { readonly id: string }>(props: ResultListProps<Item>) {
  const { label, layout, items, children } = props;
  return (
    <ul className={classes[layout]} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id} className={classes.item}>
          {children(item, index)}
        </li>
      ))}
    </ul>
  );
}

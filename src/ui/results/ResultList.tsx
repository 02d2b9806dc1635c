import { type ReactNode, useState } from 'react';
import { useWindowedList } from './useWindowedList.ts';
import classes from './ResultList.module.css';

/** `list`: one under the other; `grid`: two columns from 640 px. */
type ResultLayout = 'list' | 'grid';

interface ResultListProps<Item> {
  /** What the list is called ("Flights"). */
  readonly label: string;
  readonly layout: ResultLayout;
  /** In their order; a long list draws what is in sight. */
  readonly items: readonly Item[];
  /** Draws one card; `index` sets when it arrives (0.1 s apart, at once with reduced motion). */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Cards in a row of rows. The first ones arrive one by one; what filters and scrolling bring is there at once. */
export function ResultList<Item>({ label, layout, items, children }: ResultListProps<Item>) {
  const { list, first, end, style, windowed, moved } = useWindowedList(items);
  const [arriving] = useState(items);
  const settled = moved || items !== arriving;
  return (
    <ul
      ref={list}
      className={classes[layout]}
      style={style}
      aria-label={label}
      data-settled={settled || undefined}
    >
      {items.slice(first, end).map((item, index) => (
        // By place and not by item: what a filter changes is written into the cards that stand there.
        <li
          // oxlint-disable-next-line react/no-array-index-key -- see above; a card keeps nothing of its item
          key={first + index}
          className={classes.item}
          aria-setsize={windowed ? items.length : undefined}
          aria-posinset={windowed ? first + index + 1 : undefined}
        >
          {children(item, settled ? 0 : first + index)}
        </li>
      ))}
    </ul>
  );
}

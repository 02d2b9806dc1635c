import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { STAGGERED_CARDS } from '../offers/arrival.ts';
import { useHeldFocus } from './useHeldFocus.ts';
import { useWindowedList } from './useWindowedList.ts';
import { keysOf } from './windowing.ts';
import classes from './ResultList.module.css';

/** `list`: one under the other; `grid`: two columns from 640 px. */
type ResultLayout = 'list' | 'grid';

interface ResultListProps<Item> {
  /** What the list is called ("Flights"). */
  readonly label: string;
  readonly layout: ResultLayout;
  /** In their order; a long list draws what is in sight. */
  readonly items: readonly Item[];
  /** An item's name among them: the card of one that stays is kept as it is. Must not change. */
  readonly keyOf: (item: Item) => string;
  /** Has the focus after a card that had it is gone. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Draws one card; `index` sets when it arrives (0.1 s apart, at once with reduced motion), null that it is there. */
  readonly children: (item: Item, index: number | null) => ReactNode;
}

/** Cards in a row of rows. The first ones arrive one by one; what filters and scrolling bring is there at once. */
export function ResultList<Item>(props: ResultListProps<Item>) {
  const { label, layout, items, keyOf, heading, children } = props;
  const keys = useMemo(() => keysOf(items, keyOf), [items, keyOf]);
  const list = useRef<HTMLUListElement>(null);
  const held = useHeldFocus(list, keys, heading);
  const { drawn, after, moved } = useWindowedList(list, keys, held);
  const [firstKeys] = useState(keys);
  const whole = drawn.length === items.length;
  const cards = drawn.map((placed) => ({
    ...placed,
    item: items[placed.index],
    key: keys[placed.index] ?? '',
  }));
  return (
    <div>
      <ul
        ref={list}
        className={classes[layout]}
        aria-label={label}
        data-settled={moved || keys !== firstKeys || undefined}
      >
        {cards.map(
          ({ item, key, index, room }) =>
            item !== undefined && (
              <li
                key={key}
                data-key={key}
                className={classes.item}
                style={room > 0 ? { marginTop: room } : undefined}
                aria-setsize={whole ? undefined : items.length}
                aria-posinset={whole ? undefined : index + 1}
              >
                {children(item, placeOf(key, firstKeys))}
              </li>
            ),
        )}
      </ul>
      {/* Not the list's padding: while the page above changes, a browser holds what is read in its place, but not where
          an element around it gets another padding or margin in the same frame. */}
      <div data-room style={{ height: after }} />
    </div>
  );
}

/** An item's place among those that arrive, the rest with the last of them; null for what was not in the first list. */
function placeOf(key: string, arriving: readonly string[]): number | null {
  const place = arriving.indexOf(key);
  return place < 0 ? null : Math.min(place, STAGGERED_CARDS - 1);
}

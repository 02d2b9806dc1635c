import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { useWindowedList } from '../../hooks/useWindowedList.ts';
import { FilterFrame } from '../filters/FilterFrame.tsx';
import classes from './results.module.css';

interface OfferListProps<Card> {
  readonly subject: 'flights' | 'hotels';
  /** The cards that the filters let through, in their order. */
  readonly shown: readonly Card[];
  /** How many there are without filters. */
  readonly total: number;
  readonly touched: boolean;
  readonly onClear: () => void;
  readonly sort: ReactNode;
  /** The groups of the filter panel. */
  readonly filters: ReactNode;
  /** Draws one card; `index` is its place among those that arrive one after the other. */
  readonly children: (card: Card, index: number) => ReactNode;
}

const labels = { flights: 'Flights', hotels: 'Hotels' };
const layouts = { flights: classes.list, hotels: classes.columns };

/** Offers beside their filters. The first ones arrive one by one; what filters and scrolling bring is there at once. */
export function OfferList<Card>(props: OfferListProps<Card>) {
  const { subject, shown, total, touched, onClear, sort, filters, children } = props;
  const { list, first, end, style, windowed, moved } = useWindowedList(shown);
  const [arriving] = useState(shown);
  const settled = moved || shown !== arriving;
  return (
    <FilterFrame
      subject={subject}
      shown={shown.length}
      total={total}
      touched={touched}
      onClear={onClear}
      sort={sort}
      filters={filters}
    >
      {shown.length === 0 && (
        <EmptyState
          title={`No ${subject} match these filters`}
          action={<Button onClick={onClear}>Clear filters</Button>}
        />
      )}
      <ul
        ref={list}
        className={layouts[subject]}
        style={style}
        aria-label={labels[subject]}
        data-settled={settled || undefined}
      >
        {shown.slice(first, end).map((card, index) => (
          // By place and not by card: what a filter changes is written into the cards that stand there.
          <li
            // oxlint-disable-next-line react/no-array-index-key -- see above; a card keeps nothing of its offer
            key={first + index}
            className={classes.item}
            aria-setsize={windowed ? shown.length : undefined}
            aria-posinset={windowed ? first + index + 1 : undefined}
          >
            {children(card, settled ? 0 : first + index)}
          </li>
        ))}
      </ul>
    </FilterFrame>
  );
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { usePagedList } from '../hooks/usePagedList.ts';
import { FilterFrame } from './FilterFrame.tsx';
import classes from './results.module.css';

interface OfferListProps<Card> {
  readonly subject: 'flights' | 'hotels';
  /** The cards that the filters let through. */
  readonly shown: readonly Card[];
  /** How many there are without filters. */
  readonly total: number;
  readonly touched: boolean;
  readonly onClear: () => void;
  /** The groups of the filter panel. */
  readonly filters: ReactNode;
  readonly children: (card: Card, index: number) => ReactNode;
}

const labels = { flights: 'Flights', hotels: 'Hotels' };
const layouts = { flights: classes.list, hotels: classes.columns };

/** Offers beside their filters, a page at a time; children draw one card. */
export function OfferList<Card extends { readonly id: string }>(props: OfferListProps<Card>) {
  const { subject, shown, total, touched, onClear, filters, children } = props;
  const { visible, next, showMore } = usePagedList(shown);
  return (
    <FilterFrame
      subject={subject}
      shown={shown.length}
      total={total}
      touched={touched}
      onClear={onClear}
      filters={filters}
    >
      {shown.length === 0 && (
        <EmptyState
          title={`No ${subject} match these filters`}
          action={<Button onClick={onClear}>Clear filters</Button>}
        />
      )}
      <ul className={layouts[subject]} aria-label={labels[subject]}>
        {visible.map((card, index) => (
          <li key={card.id} className={classes.item}>
            {children(card, index)}
          </li>
        ))}
      </ul>
      {next > 0 && <Button onClick={showMore}>Show {next} more</Button>}
    </FilterFrame>
  );
}

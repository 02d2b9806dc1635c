import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { FilterFrame } from '@/ui/filters/FilterFrame.tsx';
import { ResultList } from '@/ui/results/ResultList.tsx';
import { usePagedList } from '../hooks/usePagedList.ts';

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

const shapes = {
  flights: { label: 'Flights', layout: 'list', noun: { one: 'flight', many: 'flights' } },
  hotels: { label: 'Hotels', layout: 'grid', noun: { one: 'hotel', many: 'hotels' } },
} as const;

/** Offers beside their filters, a page at a time; children draw one card. */
export function OfferList<Card extends { readonly id: string }>(props: OfferListProps<Card>) {
  const { subject, shown, total, touched, onClear, filters, children } = props;
  const { label, layout, noun } = shapes[subject];
  const { visible, next, showMore } = usePagedList(shown);
  return (
    <FilterFrame
      noun={noun}
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
      <ResultList label={label} layout={layout} items={visible}>
        {children}
      </ResultList>
      {next > 0 && <Button onClick={showMore}>Show {next} more</Button>}
    </FilterFrame>
  );
}

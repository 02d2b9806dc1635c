import { type ReactNode, useMemo, useRef } from 'react';
import { FilterFrame } from '@/ui/filters/FilterFrame.tsx';
import { ResultList } from '@/ui/results/ResultList.tsx';

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
  /** Draws one card; `index` is its place among those that arrive one after the other. The list follows a new one. */
  readonly children: (card: Card, index: number | null) => ReactNode;
}

const shapes = {
  flights: { label: 'Flights', layout: 'list', noun: { one: 'flight', many: 'flights' } },
  hotels: { label: 'Hotels', layout: 'grid', noun: { one: 'hotel', many: 'hotels' } },
} as const;

/** Offers beside their filters. */
export function OfferList<Card extends { readonly id: string }>(props: OfferListProps<Card>) {
  const { subject, shown, total, touched, onClear, sort, filters, children } = props;
  const { label, layout, noun } = shapes[subject];
  const count = useRef<HTMLOutputElement>(null);
  // The same element while the filters are being changed: what stays is not drawn again.
  const list = useMemo(
    () => (
      <ResultList label={label} layout={layout} items={shown} keyOf={idOf} heading={count}>
        {children}
      </ResultList>
    ),
    [label, layout, shown, children],
  );
  return (
    <FilterFrame
      noun={noun}
      shown={shown.length}
      total={total}
      touched={touched}
      count={count}
      onClear={onClear}
      sort={sort}
      filters={filters}
    >
      {list}
    </FilterFrame>
  );
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}

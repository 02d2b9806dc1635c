import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { paths } from '@/config/paths.ts';
import { formatDateOrAny } from '@/domain/dates.ts';
import type { HotelCard } from '@/domain/offers.ts';
import type { HotelSearchParams } from '@/domain/search.ts';
import { encodeHotelSearch } from '@/domain/searchUrl.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { HotelTag } from '@/ui/offers/hotel/HotelTag.tsx';
import { filterHotels, type HotelFilters, hotelFiltersTouched, noHotelFilters } from '../filters.ts';
import { useBookingClick } from '../hooks/useBookingClick.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import { usePagedList } from '../hooks/usePagedList.ts';
import { stateOf, useHotelSearch } from '../store.ts';
import { FilterFrame } from './FilterFrame.tsx';
import { HotelFilterGroups } from './HotelFilterGroups.tsx';
import { ageNote, PriceAge } from './PriceAge.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import classes from './results.module.css';

interface HotelResultsProps {
  readonly params: HotelSearchParams;
  /** Whose click is logged; null for a visitor. */
  readonly userId: string | null;
}

/** The results of one hotel search, which the address names. */
export function HotelResults({ params, userId }: HotelResultsProps) {
  const { state, start, ensure } = useHotelSearch();
  const [filters, setFilters] = useState(noHotelFilters);
  useEffect(() => void ensure(params), [ensure, params]);
  const changePath = `${paths.booking}?${new URLSearchParams(encodeHotelSearch(params)).toString()}`;
  const again = () => void start(params);
  return (
    <>
      <ResultsHeader
        title={`Hotels in ${params.destination.name}`}
        facts={hotelFacts(params)}
        changePath={changePath}
      />
      <ResultsBody subject="hotels" state={stateOf(state, params)} changePath={changePath} onRetry={again}>
        {({ cards, seenAt, stored }) => (
          <>
            <PriceAge seenAt={seenAt} stored={stored} onCheckAgain={again} />
            <HotelList
              cards={cards}
              seenAt={seenAt}
              userId={userId}
              filters={filters}
              onFilter={setFilters}
            />
          </>
        )}
      </ResultsBody>
    </>
  );
}

interface HotelListProps {
  readonly cards: readonly HotelCard[];
  readonly seenAt: string | null;
  readonly userId: string | null;
  readonly filters: HotelFilters;
  readonly onFilter: (filters: HotelFilters) => void;
}

function HotelList({ cards, seenAt, userId, filters, onFilter }: HotelListProps) {
  const onBook = useBookingClick(userId);
  const now = useNow();
  const shown = filterHotels(cards, filters);
  const { visible, next, showMore } = usePagedList(shown);
  const age = ageNote(seenAt, now);
  const clear = () => onFilter(noHotelFilters);
  return (
    <FilterFrame
      subject="hotels"
      shown={shown.length}
      total={cards.length}
      touched={hotelFiltersTouched(filters)}
      onClear={clear}
      filters={<HotelFilterGroups filters={filters} onChange={onFilter} />}
    >
      {shown.length === 0 && (
        <EmptyState
          title="No hotels match these filters"
          action={<Button onClick={clear}>Clear filters</Button>}
        />
      )}
      <ul className={classes.columns} aria-label="Hotels">
        {visible.map((card, index) => (
          <li key={card.id} className={classes.item}>
            <HotelTag hotel={card} index={index} age={age} onBook={onBook} />
          </li>
        ))}
      </ul>
      {next > 0 && <Button onClick={showMore}>Show {next} more</Button>}
    </FilterFrame>
  );
}

function hotelFacts({ checkin, checkout }: HotelSearchParams): readonly string[] {
  if (!checkin && !checkout) return ['Any date'];
  return [`Check-in ${formatDateOrAny(checkin)}`, `Check-out ${formatDateOrAny(checkout)}`];
}

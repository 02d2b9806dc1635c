import { useDeferredValue, useEffect } from 'react';
import { paths } from '@/config/paths.ts';
import { formatDateOrAny } from '@/domain/dates.ts';
import { encodeHotelFilters } from '@/domain/results/filterUrl.ts';
import type { HotelFilters } from '@/domain/results/offerFilters.ts';
import type { HotelSearchParams } from '@/domain/search.ts';
import { encodeHotelSearch } from '@/domain/searchUrl.ts';
import { useSharedFilters } from '../../hooks/useSharedFilters.ts';
import { stateOf, useHotelSearch } from '../../store.ts';
import { RecentSearches } from '../recent/RecentSearches.tsx';
import { HotelList } from './HotelList.tsx';
import { PriceAge } from './PriceAge.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';

const filterKeys = ['max', 'stars', 'sort'] as const;

interface HotelResultsProps {
  readonly params: HotelSearchParams;
  /** As the address has them. */
  readonly filters: HotelFilters;
  /** Whose click is logged; null for a visitor. */
  readonly userId: string | null;
}

/** The results of one hotel search, which the address names. */
export function HotelResults({ params, filters: shared, userId }: HotelResultsProps) {
  const { state, start, ensure } = useHotelSearch();
  const [filters, setFilters] = useSharedFilters(shared, filterKeys, encodeHotelFilters);
  useEffect(() => void ensure(params), [ensure, params]);
  const changePath = `${paths.booking}?${new URLSearchParams(encodeHotelSearch(params)).toString()}`;
  const again = () => void start(params);
  // A long answer is drawn bit by bit, while the page goes on answering fingers.
  const current = useDeferredValue(stateOf(state, params));
  return (
    <>
      <ResultsHeader
        title={`Hotels in ${params.destination.name}`}
        facts={hotelFacts(params)}
        changePath={changePath}
      />
      <ResultsBody subject="hotels" state={current} changePath={changePath} onRetry={again}>
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
      {current.status === 'error' && <RecentSearches userId={userId} />}
    </>
  );
}

function hotelFacts({ checkin, checkout }: HotelSearchParams): readonly string[] {
  if (!checkin && !checkout) return ['Any date'];
  return [`Check-in ${formatDateOrAny(checkin)}`, `Check-out ${formatDateOrAny(checkout)}`];
}

import { useDeferredValue, useEffect } from 'react';
import { paths } from '@/config/paths.ts';
import { formatDateOrAny, formatShortDate } from '@domain/dates/formatDates.ts';
import type { HotelFilters } from '@domain/results/offerFilters.ts';
import type { HotelSearchParams, HotelSearchReply } from '@domain/search/searchApi.ts';
import { encodeHotelSearch } from '@domain/search/searchUrl.ts';
import { stateOf, useHotelSearch } from '../../store.ts';
import { RecentSearches } from '../recent/RecentSearches.tsx';
import { HotelList } from './HotelList.tsx';
import { PriceAge } from './PriceAge.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import classes from './results.module.css';

interface HotelResultsProps {
  readonly params: HotelSearchParams;
  /** As the address has them. */
  readonly filters: HotelFilters;
  /** Whose click is logged; null for a visitor. */
  readonly userId: string | null;
}

/** The results of one hotel search, which the address names. */
export function HotelResults({ params, filters, userId }: HotelResultsProps) {
  const { state, recheck, ensure } = useHotelSearch();
  useEffect(() => void ensure(params), [ensure, params]);
  const changePath = `${paths.booking}?${new URLSearchParams(encodeHotelSearch(params)).toString()}`;
  const again = () => void recheck(params);
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
        {({ cards, seenAt, stored, refresh, pricedFor }) => (
          <>
            <PriceAge seenAt={seenAt} stored={stored} refresh={refresh} onCheckAgain={again} />
            {pricedFor && <PricedFor night={pricedFor} />}
            <HotelList
              cards={cards}
              town={params.destination.name}
              seenAt={seenAt}
              userId={userId}
              filters={filters}
            />
          </>
        )}
      </ResultsBody>
      {current.status === 'error' && <RecentSearches userId={userId} />}
    </>
  );
}

/** A search for any date has prices all the same, and they are those of one night. */
function PricedFor({ night }: { readonly night: NonNullable<HotelSearchReply['pricedFor']> }) {
  return (
    <p className={classes.pricedFor}>
      Prices are those of one night, {formatShortDate(night.checkIn)} to {formatShortDate(night.checkOut)}.
      Other nights can cost more or less: choose your dates with Change search.
    </p>
  );
}

function hotelFacts({ checkin, checkout }: HotelSearchParams): readonly string[] {
  if (!checkin && !checkout) return ['Any date'];
  return [`Check-in ${formatDateOrAny(checkin)}`, `Check-out ${formatDateOrAny(checkout)}`];
}

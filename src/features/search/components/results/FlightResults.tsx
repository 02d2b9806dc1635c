import { useDeferredValue, useEffect } from 'react';
import { paths } from '@/config/paths.ts';
import { formatDateOrAny } from '@domain/dates/formatDates.ts';
import { encodeFlightFilters } from '@domain/results/filterUrl.ts';
import type { FlightFilters } from '@domain/results/offerFilters.ts';
import type { FlightSearchParams } from '@domain/search/searchApi.ts';
import { encodeFlightSearch } from '@domain/search/searchUrl.ts';
import { Banner } from '@/ui/signs/Banner.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { useSharedFilters } from '../../hooks/useSharedFilters.ts';
import { stateOf, useFlightSearch } from '../../store.ts';
import { RecentSearches } from '../recent/RecentSearches.tsx';
import { FareDays } from './FareDays.tsx';
import { FlightList } from './FlightList.tsx';
import { PriceAge } from './PriceAge.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import classes from './results.module.css';

const filterKeys = ['max', 'stops', 'times', 'sort'] as const;

interface FlightResultsProps {
  readonly params: FlightSearchParams;
  /** As the address has them. */
  readonly filters: FlightFilters;
  /** Whose click is logged; null for a visitor. */
  readonly userId: string | null;
}

/** The results of one flight search, which the address names. */
export function FlightResults({ params, filters: shared, userId }: FlightResultsProps) {
  const [filters, onFilter] = useSharedFilters(shared, filterKeys, encodeFlightFilters);
  const { state, recheck, ensure } = useFlightSearch();
  useEffect(() => void ensure(params), [ensure, params]);
  const changePath = `${paths.booking}?${new URLSearchParams(encodeFlightSearch(params)).toString()}`;
  const again = () => void recheck(params);
  // A long answer is drawn bit by bit, while the page goes on answering fingers.
  const current = useDeferredValue(stateOf(state, params));
  return (
    <>
      <ResultsHeader
        title={`Flights from ${params.from.name} to ${params.to.name}`}
        facts={flightFacts(params)}
        changePath={changePath}
      />
      {'fareDays' in current && (
        <FareDays days={current.fareDays} params={params} filters={encodeFlightFilters(filters)} />
      )}
      <ResultsBody subject="flights" state={current} changePath={changePath} onRetry={again}>
        {({ cards, seenAt, stored, refresh }) => (
          <>
            {lacksWayBack(params) && (
              <div className={classes.notice}>
                <Banner tone="info" action={<TextLink to={changePath}>Pick a return date</TextLink>}>
                  These fares are for one way: your return trip has no return date yet. With one, they are for
                  there and back.
                </Banner>
              </div>
            )}
            <PriceAge seenAt={seenAt} stored={stored} refresh={refresh} onCheckAgain={again} />
            <FlightList
              cards={cards}
              seenAt={seenAt}
              params={params}
              userId={userId}
              filters={filters}
              onFilter={onFilter}
            />
          </>
        )}
      </ResultsBody>
      {current.status === 'error' && <RecentSearches userId={userId} />}
    </>
  );
}

/** A return trip whose way back is of no date: the providers answer such a search with fares for one way. */
function lacksWayBack({ tripType, returnDate }: FlightSearchParams): boolean {
  return tripType === 'return' && returnDate === null;
}

/** The header's facts in the words of requirements §2: dates, One-way, travellers. */
function flightFacts(params: FlightSearchParams): readonly string[] {
  const { departure, returnDate, tripType, passengers } = params;
  const dates = [formatDateOrAny(departure)];
  if (tripType === 'return' && returnDate) dates.push(`return ${formatDateOrAny(returnDate)}`);
  return [
    ...dates,
    ...(tripType === 'one-way' ? ['One-way'] : []),
    `${passengers} ${passengers === 1 ? 'traveller' : 'travellers'}`,
  ];
}

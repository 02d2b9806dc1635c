import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { paths } from '@/config/paths.ts';
import { formatDateOrAny } from '@/domain/dates.ts';
import type { FlightCard } from '@/domain/offers.ts';
import type { FlightSearchParams } from '@/domain/search.ts';
import { encodeFlightSearch } from '@/domain/searchUrl.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { FlightPass } from '@/ui/offers/flight/FlightPass.tsx';
import { formatDollars } from '@/ui/offers/money.ts';
import { filterFlights, type FlightFilters, flightFiltersTouched, noFlightFilters } from '../filters.ts';
import { useBookingClick } from '../hooks/useBookingClick.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import { usePagedList } from '../hooks/usePagedList.ts';
import { stateOf, useFlightSearch } from '../store.ts';
import { FilterFrame } from './FilterFrame.tsx';
import { FlightFilterGroups } from './FlightFilterGroups.tsx';
import { ageNote, PriceAge } from './PriceAge.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import classes from './results.module.css';

interface FlightResultsProps {
  readonly params: FlightSearchParams;
  /** Whose click is logged; null for a visitor. */
  readonly userId: string | null;
}

/** The results of one flight search, which the address names. */
export function FlightResults({ params, userId }: FlightResultsProps) {
  const { state, start, ensure } = useFlightSearch();
  const [filters, setFilters] = useState(noFlightFilters);
  useEffect(() => void ensure(params), [ensure, params]);
  const changePath = `${paths.booking}?${new URLSearchParams(encodeFlightSearch(params)).toString()}`;
  const again = () => void start(params);
  return (
    <>
      <ResultsHeader
        title={`Flights from ${params.from.name} to ${params.to.name}`}
        facts={flightFacts(params)}
        changePath={changePath}
      />
      <ResultsBody subject="flights" state={stateOf(state, params)} changePath={changePath} onRetry={again}>
        {({ cards, seenAt, stored }) => (
          <>
            <PriceAge seenAt={seenAt} stored={stored} onCheckAgain={again} />
            <FlightList
              cards={cards}
              seenAt={seenAt}
              params={params}
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

interface FlightListProps extends FlightResultsProps {
  readonly cards: readonly FlightCard[];
  readonly seenAt: string | null;
  readonly filters: FlightFilters;
  readonly onFilter: (filters: FlightFilters) => void;
}

function FlightList({ cards, seenAt, params, userId, filters, onFilter }: FlightListProps) {
  const onBook = useBookingClick(userId);
  const now = useNow();
  const shown = filterFlights(cards, filters);
  const { visible, next, showMore } = usePagedList(shown);
  const cheapest = cards[0];
  const age = ageNote(seenAt, now);
  const clear = () => onFilter(noFlightFilters);
  return (
    <FilterFrame
      subject="flights"
      shown={shown.length}
      total={cards.length}
      touched={flightFiltersTouched(filters)}
      onClear={clear}
      filters={<FlightFilterGroups filters={filters} onChange={onFilter} />}
    >
      {shown.length === 0 && (
        <EmptyState
          title="No flights match these filters"
          action={<Button onClick={clear}>Clear filters</Button>}
        />
      )}
      <ul className={classes.list} aria-label="Flights">
        {visible.map((card, index) => (
          <li key={card.id} className={classes.item}>
            <FlightPass
              flight={card}
              index={index}
              age={age}
              priceNote={params.tripType === 'return' ? 'per adult, return' : 'per adult, one way'}
              total={totalOf(card.price, params)}
              highlight={card === cheapest && cards.length > 1 ? 'Lowest price' : undefined}
              onBook={onBook}
            />
          </li>
        ))}
      </ul>
      {next > 0 && <Button onClick={showMore}>Show {next} more</Button>}
    </FilterFrame>
  );
}

/** The header's facts in the words of spec section 2: dates, One-way, travellers. */
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

function totalOf(price: number, { passengers }: FlightSearchParams): string | undefined {
  return passengers === 1 ? undefined : `${formatDollars(price * passengers)} for ${passengers}`;
}

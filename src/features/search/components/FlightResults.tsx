import { useEffect, useState } from 'react';
import { paths } from '@/config/paths.ts';
import { formatDateOrAny } from '@/domain/dates.ts';
import type { FlightCard } from '@/domain/offers.ts';
import type { FlightSearchParams } from '@/domain/search.ts';
import { encodeFlightSearch } from '@/domain/searchUrl.ts';
import { FlightPass } from '@/ui/offers/flight/FlightPass.tsx';
import { formatDollars } from '@/ui/offers/money.ts';
import { filterFlights, type FlightFilters, flightFiltersTouched, noFlightFilters } from '../filters.ts';
import { useBookingClick } from '../hooks/useBookingClick.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import { stateOf, useFlightSearch } from '../store.ts';
import { FlightFilterGroups } from './FlightFilterGroups.tsx';
import { OfferList } from './OfferList.tsx';
import { ageNote, PriceAge } from './PriceAge.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';

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
  const cheapest = cards[0];
  const age = ageNote(seenAt, now);
  return (
    <OfferList
      subject="flights"
      shown={shown}
      total={cards.length}
      touched={flightFiltersTouched(filters)}
      onClear={() => onFilter(noFlightFilters)}
      filters={<FlightFilterGroups filters={filters} onChange={onFilter} />}
    >
      {(card, index) => (
        <FlightPass
          flight={card}
          index={index}
          age={age}
          priceNote={params.tripType === 'return' ? 'per adult, return' : 'per adult, one way'}
          total={totalOf(card.price, params)}
          highlight={card === cheapest && cards.length > 1 ? 'Lowest price' : undefined}
          onBook={onBook}
        />
      )}
    </OfferList>
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

import { useEffect, useState } from 'react';
import { paths } from '@/config/paths.ts';
import { formatDateOrAny } from '@/domain/dates.ts';
import type { HotelCard } from '@/domain/offers.ts';
import type { HotelSearchParams } from '@/domain/search.ts';
import { encodeHotelSearch } from '@/domain/searchUrl.ts';
import { HotelTag } from '@/ui/offers/hotel/HotelTag.tsx';
import { filterHotels, type HotelFilters, hotelFiltersTouched, noHotelFilters } from '../filters.ts';
import { useBookingClick } from '../hooks/useBookingClick.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import { stateOf, useHotelSearch } from '../store.ts';
import { HotelFilterGroups } from './HotelFilterGroups.tsx';
import { OfferList } from './OfferList.tsx';
import { ageNote, PriceAge } from './PriceAge.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';

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
  const age = ageNote(seenAt, now);
  return (
    <OfferList
      subject="hotels"
      shown={shown}
      total={cards.length}
      touched={hotelFiltersTouched(filters)}
      onClear={() => onFilter(noHotelFilters)}
      filters={<HotelFilterGroups filters={filters} onChange={onFilter} />}
    >
      {(card, index) => <HotelTag hotel={card} index={index} age={age} onBook={onBook} />}
    </OfferList>
  );
}

function hotelFacts({ checkin, checkout }: HotelSearchParams): readonly string[] {
  if (!checkin && !checkout) return ['Any date'];
  return [`Check-in ${formatDateOrAny(checkin)}`, `Check-out ${formatDateOrAny(checkout)}`];
}

import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useBesideDollars } from '@/data/door/useBesideDollars.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { useSavingData } from '@/data/door/useSavingData.ts';
import { cardOnClock, type FlightCard, withoutPictures } from '@domain/offers/cards.ts';
import {
  FLIGHT_SORTS,
  filterFlights,
  type FlightFilters,
  flightFiltersTouched,
  noFlightFilters,
} from '@domain/results/offerFilters.ts';
import type { FlightSearchParams } from '@domain/search/searchApi.ts';
import { FlightPass } from '@/ui/offers/flight/FlightPass.tsx';
import { formatDollars } from '@/ui/offers/money.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import { useBookingClick } from '../../hooks/useBookingClick.ts';
import { FlightFilterGroups } from '../filters/FlightFilterGroups.tsx';
import { SortSelect } from '@/ui/filters/SortSelect.tsx';
import { OfferList } from './OfferList.tsx';
import { ageNote } from './PriceAge.tsx';

/** A card that stays the same is not drawn again while others are filtered. */
const Pass = memo(FlightPass);

const sortLabels = { price: 'Price', duration: 'Duration', departure: 'Departure' } as const;

interface FlightListProps {
  /** Cheapest first. */
  readonly cards: readonly FlightCard[];
  readonly seenAt: string | null;
  readonly params: FlightSearchParams;
  /** Whose click is logged; null for a visitor. */
  readonly userId: string | null;
  readonly filters: FlightFilters;
  readonly onFilter: (filters: FlightFilters) => void;
}

/** The flights of an answer in one column, with their filters. */
export function FlightList(props: FlightListProps) {
  const { cards: found, seenAt, params, userId, filters, onFilter } = props;
  const onBook = useBookingClick(userId);
  const now = useNow();
  const face = useClockFace();
  const beside = useBesideDollars();
  const sparing = useSavingData();
  const cards = useMemo(() => (sparing ? withoutPictures(found) : found), [found, sparing]);
  // The panel answers at once; the list follows when there is time.
  const settled = useDeferredValue(filters);
  const shown = useMemo(() => filterFlights(cards, settled), [cards, settled]);
  const cheapest = cards.length > 1 ? cards[0] : undefined;
  const age = ageNote(seenAt, now);
  const draw = useCallback(
    (card: FlightCard, index: number | null) => (
      <Pass
        flight={cardOnClock(card, face)}
        index={index}
        beside={beside(card.price)}
        age={age}
        priceNote={isReturn(params) ? 'per adult, return' : 'per adult, one way'}
        total={totalOf(card.price, params)}
        highlight={card === cheapest ? 'Lowest price' : undefined}
        onBook={onBook}
      />
    ),
    [age, params, cheapest, face, beside, onBook],
  );
  return (
    <OfferList
      subject="flights"
      shown={shown}
      total={cards.length}
      touched={flightFiltersTouched(settled)}
      onClear={() => onFilter({ ...noFlightFilters, sort: filters.sort })}
      sort={
        <SortSelect
          value={filters.sort}
          choices={FLIGHT_SORTS}
          labels={sortLabels}
          onChange={(sort) => onFilter({ ...filters, sort })}
        />
      }
      filters={<FlightFilterGroups cards={cards} filters={filters} onChange={onFilter} />}
    >
      {draw}
    </OfferList>
  );
}

function isReturn({ tripType, returnDate }: FlightSearchParams): boolean {
  return tripType === 'return' && returnDate !== null;
}

function totalOf(price: number, { passengers }: FlightSearchParams): string | undefined {
  return passengers === 1 ? undefined : `${formatDollars(price * passengers)} for ${passengers}`;
}

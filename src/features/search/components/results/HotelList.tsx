import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useBesideDollars } from '@/data/door/useBesideDollars.ts';
import { useSavingData } from '@/data/door/useSavingData.ts';
import { type HotelCard, withoutPictures } from '@domain/offers/cards.ts';
import { encodeHotelFilters } from '@domain/results/filterUrl.ts';
import {
  filterHotels,
  HOTEL_SORTS,
  type HotelFilters,
  hotelFiltersTouched,
  noHotelFilters,
} from '@domain/results/offerFilters.ts';
import { HotelTag } from '@/ui/offers/hotel/HotelTag.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import { useBookingClick } from '../../hooks/useBookingClick.ts';
import { useSharedFilters } from '../../hooks/useSharedFilters.ts';
import { HotelFilterGroups } from '../filters/HotelFilterGroups.tsx';
import { SortSelect } from '@/ui/filters/SortSelect.tsx';
import { OfferList } from './OfferList.tsx';
import { ageNote } from './PriceAge.tsx';

const Tag = memo(HotelTag);

const filterKeys = ['max', 'stars', 'sort'] as const;

const sortLabels = { price: 'Price', stars: 'Stars' } as const;

interface HotelListProps {
  readonly cards: readonly HotelCard[];
  readonly town: string;
  readonly seenAt: string | null;
  /** Whose click is logged; null for a visitor. */
  readonly userId: string | null;
  /** As the address has them. */
  readonly filters: HotelFilters;
}

/** The hotels of an answer in two columns, one on phones, with their filters. */
export function HotelList({ cards: found, town, seenAt, userId, filters: shared }: HotelListProps) {
  const [filters, onFilter] = useSharedFilters(shared, filterKeys, encodeHotelFilters);
  const onBook = useBookingClick(userId);
  const now = useNow();
  const beside = useBesideDollars();
  const sparing = useSavingData();
  const cards = useMemo(() => (sparing ? withoutPictures(found) : found), [found, sparing]);
  // The panel answers at once; the list follows when there is time.
  const settled = useDeferredValue(filters);
  const shown = useMemo(() => filterHotels(cards, settled), [cards, settled]);
  const age = ageNote(seenAt, now);
  const draw = useCallback(
    (card: HotelCard, index: number | null) => (
      <Tag hotel={card} town={town} index={index} beside={beside(card.price)} age={age} onBook={onBook} />
    ),
    [town, age, beside, onBook],
  );
  return (
    <OfferList
      subject="hotels"
      shown={shown}
      total={cards.length}
      touched={hotelFiltersTouched(settled)}
      onClear={() => onFilter({ ...noHotelFilters, sort: filters.sort })}
      sort={
        <SortSelect
          value={filters.sort}
          choices={HOTEL_SORTS}
          labels={sortLabels}
          onChange={(sort) => onFilter({ ...filters, sort })}
        />
      }
      filters={<HotelFilterGroups filters={filters} onChange={onFilter} />}
    >
      {draw}
    </OfferList>
  );
}

import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import type { FlightSearchParams, HotelSearchParams } from '@domain/search/searchApi.ts';
import {
  decodeFlightSearch,
  decodeHotelSearch,
  encodeFlightSearch,
  encodeHotelSearch,
} from '@domain/search/searchUrl.ts';
import { BookingForms } from '@/features/booking/components/BookingForms.tsx';
import { PartnerWidget } from '@/features/booking/components/PartnerWidget.tsx';
import { RecentSearches } from '@/features/search/components/recent/RecentSearches.tsx';
import { useSearchStarts } from '@/features/search/store.ts';
import { ContourGround } from '@/ui/map/ContourGround.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { useUserId } from './useUserId.ts';
import classes from './page.module.css';

/** /booking: the search forms; a search in the address ("Change search") fills them in. */
export function BookingPage() {
  usePageHead('booking');
  const userId = useUserId();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const flights = decodeFlightSearch((key) => query.get(key));
  const hotels = decodeHotelSearch((key) => query.get(key));
  const { startFlights, startHotels } = useSearchStarts();

  const searchFlights = (params: FlightSearchParams) => {
    void startFlights(params);
    void navigate({ pathname: paths.flights, search: asQuery(encodeFlightSearch(params)) });
  };
  const searchHotels = (params: HotelSearchParams) => {
    void startHotels(params);
    void navigate({ pathname: paths.hotels, search: asQuery(encodeHotelSearch(params)) });
  };

  return (
    <div className={classes.page}>
      <div className={classes.ground}>
        <ContourGround />
      </div>
      <PageHeading subtitle="Compare fares and rooms here, and book on the partner’s own site.">
        Search flights and hotels
      </PageHeading>
      <BookingForms
        flights={flights.status === 'ok' ? flights.params : null}
        hotels={hotels.status === 'ok' ? hotels.params : null}
        onSearchFlights={searchFlights}
        onSearchHotels={searchHotels}
      />
      <RecentSearches userId={userId} />
      <PartnerWidget />
    </div>
  );
}

function asQuery(entries: Record<string, string>): string {
  return new URLSearchParams(entries).toString();
}

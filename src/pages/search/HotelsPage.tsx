import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { readHotelAddress } from '@domain/results/resultsAddress.ts';
import { encodeHotelSearch } from '@domain/search/searchUrl.ts';
import { HotelResults } from '@/features/search/components/results/HotelResults.tsx';
import { NoSearch } from '@/features/search/components/results/NoSearch.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { useUserId } from './useUserId.ts';
import classes from './page.module.css';

/** /hotels: the address holds the search; one that cannot be run never reaches the server. */
export function HotelsPage() {
  const [query] = useSearchParams();
  const userId = useUserId();
  const address = query.toString();
  const search = useMemo(() => readAddress(address), [address]);
  usePageHead(
    'hotels',
    search.status === 'ok' ? { title: `Hotels in ${search.params.destination.name}` } : {},
  );
  return (
    <div className={classes.page}>
      {search.status === 'ok' ? (
        <HotelResults
          key={JSON.stringify(encodeHotelSearch(search.params))}
          params={search.params}
          filters={search.filters}
          userId={userId ?? null}
        />
      ) : (
        <NoSearch
          subject="hotels"
          problem={search.status === 'invalid' ? search.message : null}
          userId={userId}
        />
      )}
    </div>
  );
}

function readAddress(address: string): ReturnType<typeof readHotelAddress> {
  const query = new URLSearchParams(address);
  return readHotelAddress((key) => query.get(key), localIsoDate(Date.now()));
}

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { readFlightAddress } from '@domain/results/resultsAddress.ts';
import { encodeFlightSearch } from '@domain/search/searchUrl.ts';
import { FlightResults } from '@/features/search/components/results/FlightResults.tsx';
import { NoSearch } from '@/features/search/components/results/NoSearch.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { useUserId } from './useUserId.ts';
import classes from './page.module.css';

/** /flights: the address holds the search; one that cannot be run never reaches the server. */
export function FlightsPage() {
  const [query] = useSearchParams();
  const userId = useUserId();
  const address = query.toString();
  const search = useMemo(() => readAddress(address), [address]);
  usePageHead(
    'flights',
    search.status === 'ok'
      ? { title: `Flights from ${search.params.from.name} to ${search.params.to.name}` }
      : {},
  );
  return (
    <div className={classes.page}>
      {search.status === 'ok' ? (
        <FlightResults
          key={JSON.stringify(encodeFlightSearch(search.params))}
          params={search.params}
          filters={search.filters}
          userId={userId ?? null}
        />
      ) : (
        <NoSearch
          subject="flights"
          problem={search.status === 'invalid' ? search.message : null}
          userId={userId}
        />
      )}
    </div>
  );
}

function readAddress(address: string): ReturnType<typeof readFlightAddress> {
  const query = new URLSearchParams(address);
  return readFlightAddress((key) => query.get(key), localIsoDate(Date.now()));
}

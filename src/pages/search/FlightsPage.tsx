import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localIsoDate } from '@/domain/dates.ts';
import { checkFlightForm } from '@/domain/forms/searchForm.ts';
import { decodeFlightSearch } from '@/domain/searchUrl.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { FlightResults } from '@/features/search/components/FlightResults.tsx';
import { NoSearch } from '@/features/search/components/NoSearch.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import classes from './page.module.css';

/** /flights: the address holds the search; one that cannot be run never reaches the server. */
export function FlightsPage() {
  const [query] = useSearchParams();
  const session = useSession();
  const address = query.toString();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
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
          key={address}
          params={search.params}
          userId={session.status === 'signed_in' ? session.session.userId : null}
        />
      ) : (
        <NoSearch subject="flights" problem={search.status === 'invalid' ? search.message : null} />
      )}
    </div>
  );
}

/** A well-formed address can still ask for what the form would refuse: a date in the past, a flight to nowhere else. */
function readSearch(query: URLSearchParams): ReturnType<typeof decodeFlightSearch> {
  const decoded = decodeFlightSearch((key) => query.get(key));
  if (decoded.status !== 'ok') return decoded;
  const check = checkFlightForm(decoded.params, localIsoDate(Date.now()));
  if (check.ok) return decoded;
  const [issue] = check.issues;
  return { status: 'invalid', field: issue?.field ?? 'search', message: issue?.message ?? '' };
}

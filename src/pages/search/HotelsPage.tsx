import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localIsoDate } from '@/domain/dates.ts';
import { checkHotelForm } from '@/domain/forms/searchForm.ts';
import { decodeHotelSearch } from '@/domain/searchUrl.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { HotelResults } from '@/features/search/components/HotelResults.tsx';
import { NoSearch } from '@/features/search/components/NoSearch.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import classes from './page.module.css';

/** /hotels: the address holds the search; one that cannot be run never reaches the server. */
export function HotelsPage() {
  const [query] = useSearchParams();
  const session = useSession();
  const address = query.toString();
  const search = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  usePageHead(
    'hotels',
    search.status === 'ok' ? { title: `Hotels in ${search.params.destination.name}` } : {},
  );
  return (
    <div className={classes.page}>
      {search.status === 'ok' ? (
        <HotelResults
          key={address}
          params={search.params}
          userId={session.status === 'signed_in' ? session.session.userId : null}
        />
      ) : (
        <NoSearch subject="hotels" problem={search.status === 'invalid' ? search.message : null} />
      )}
    </div>
  );
}

/** A well-formed address can still ask for what the form would refuse: a stay in the past, or that ends before it begins. */
function readSearch(query: URLSearchParams): ReturnType<typeof decodeHotelSearch> {
  const decoded = decodeHotelSearch((key) => query.get(key));
  if (decoded.status !== 'ok') return decoded;
  const check = checkHotelForm(decoded.params, localIsoDate(Date.now()));
  if (check.ok) return decoded;
  const [issue] = check.issues;
  return { status: 'invalid', field: issue?.field ?? 'search', message: issue?.message ?? '' };
}

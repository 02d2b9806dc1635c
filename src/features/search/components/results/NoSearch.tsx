import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { exampleSearches } from '@domain/search/examples.ts';
import { titleOfSearch } from '@domain/search/search.ts';
import { encodeSearch } from '@domain/search/searchUrl.ts';
import { type Example, ExampleLinks } from '@/ui/controls/ExampleLinks.tsx';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { useLive } from '@/ui/form/useLive.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import { RecentSearches } from '../recent/RecentSearches.tsx';
import { whenOf } from '../recent/searchWhen.ts';
import classes from './results.module.css';

interface NoSearchProps {
  readonly subject: 'flights' | 'hotels';
  /** What is wrong with the search in the address; null when there is none. */
  readonly problem: string | null;
  /** Whose recent searches are listed; null for a visitor, undefined while nobody knows yet. */
  readonly userId: string | null | undefined;
}

/** A results page without a search to show results for (requirements §2). */
export function NoSearch({ subject, problem, userId }: NoSearchProps) {
  const now = useNow();
  const today = useLive() ? localIsoDate(now) : undefined;
  return (
    <>
      <EmptyState
        page
        title="Start a New Search"
        action={
          <>
            <Button component={Link} to={paths.booking} variant="filled">
              Search {subject}
            </Button>
            <Button component={Link} to={paths.home}>
              Go to Homepage
            </Button>
          </>
        }
      >
        {problem ? (
          <p role="alert" className={classes.problem}>
            This address does not hold a search that can be run. {problem}
          </p>
        ) : (
          `Say where and when on the search page, and the ${subject} are listed here.`
        )}
      </EmptyState>
      <div className={today === undefined ? classes.dateless : undefined}>
        <ExampleLinks title="Or look at one of these" examples={examplesOf(subject, today)} />
      </div>
      <RecentSearches userId={userId} />
    </>
  );
}

/** Keeps the examples' place while nobody knows the day: their words are as long on any. */
const SOME_DAY = '2026-01-01';

function examplesOf(subject: NoSearchProps['subject'], today: string | undefined): readonly Example[] {
  return exampleSearches(subject, today ?? SOME_DAY).map((search) => ({
    label: titleOfSearch(search),
    detail: whenOf(search),
    to:
      today === undefined
        ? paths[subject]
        : `${paths[subject]}?${new URLSearchParams(encodeSearch(search)).toString()}`,
  }));
}

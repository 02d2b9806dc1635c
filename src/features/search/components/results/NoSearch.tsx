import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { RecentSearches } from '../recent/RecentSearches.tsx';
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
      <RecentSearches userId={userId} />
    </>
  );
}

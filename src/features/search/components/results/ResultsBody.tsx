import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SearchState } from '@domain/search/search.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { ResultSkeletons } from '@/ui/results/ResultSkeletons.tsx';

interface ResultsBodyProps<Params, Card> {
  readonly subject: 'flights' | 'hotels';
  readonly state: SearchState<Params, Card>;
  readonly changePath: string;
  readonly onRetry: () => void;
  /** The list, once there is one. */
  readonly children: (results: Extract<SearchState<Params, Card>, { status: 'results' }>) => ReactNode;
}

const words = {
  flights: { loading: 'Finding the best flights for you...', empty: 'No Flights Found', kind: 'flight' },
  hotels: { loading: 'Finding the best hotels for you...', empty: 'No Hotels Found', kind: 'hotel' },
} as const;

/** The main area of a results page in each of its states (requirements §2, /flights and /hotels). */
export function ResultsBody<Params, Card>(props: ResultsBodyProps<Params, Card>) {
  const { subject, state, changePath, onRetry, children } = props;
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <ResultSkeletons text={words[subject].loading} kind={words[subject].kind} />;
    case 'error':
      return (
        <ErrorState
          title={state.offline ? 'You are offline' : 'Something went wrong...'}
          onRetry={onRetry}
          action={
            <Button component={Link} to={changePath} variant="filled">
              Start a New Search
            </Button>
          }
        >
          <p>
            {state.offline
              ? 'This device keeps no results of this search. Try again when the network is back.'
              : state.message}
          </p>
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState
          title={words[subject].empty}
          action={
            <Button component={Link} to={changePath} variant="filled">
              Try a New Search
            </Button>
          }
        >
          <p>Other dates, or a larger airport nearby, often help.</p>
        </EmptyState>
      );
    case 'results':
      return children(state);
  }
}

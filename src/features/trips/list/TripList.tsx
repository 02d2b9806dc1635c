import { Button } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import type { ListedTrip } from '@/data/repositories/trips/shownTrips.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { describeError } from '@domain/errors/appError.ts';
import { groupTrips, searchTrips } from '@domain/trips/listing.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import { DeleteTripDialog } from '../DeleteTripDialog.tsx';
import { useListedTrips } from '../useListedTrips.ts';
import { useTripDeeds } from '../useTripDeeds.ts';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { TripRow } from './TripRow.tsx';
import { useRowFocus } from './useRowFocus.ts';
import classes from './TripList.module.css';

/** From so many on a list is searched rather than read. */
const SEARCHED_FROM = 7;
/** Rows of a group drawn at first, and more at a press. */
const ROWS_AT_ONCE = 12;

/** The kept trips of an account: what is on or ahead, what is past, and what is archived under a fold. */
export function TripList({ userId }: { readonly userId: string }) {
  const { trips, error, asked, readAgain } = useListedTrips(userId);
  if (error) {
    return (
      <ErrorState title="Your trips could not be read" onRetry={readAgain}>
        {describeError(error)}
      </ErrorState>
    );
  }
  if (trips === null || (trips.length === 0 && !asked)) return <Spinner text="Looking for your trips..." />;
  return <Trips userId={userId} trips={trips} />;
}

function NoTrips() {
  return (
    <div>
      <EmptyState
        title="No trip planned yet"
        action={
          <Button component={Link} to={paths.assistant} variant="filled">
            Plan a trip
          </Button>
        }
      >
        Tell the assistant where, when and who. The plan it makes is kept here, on this device too.
      </EmptyState>
      <ExamplePrompts />
    </div>
  );
}

interface TripsProps {
  readonly userId: string;
  readonly trips: readonly ListedTrip[];
}

function Trips({ userId, trips }: TripsProps) {
  const today = localIsoDate(useNow());
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const [toDelete, setToDelete] = useState<ListedTrip['trip'] | null>(null);
  const deeds = useTripDeeds(userId);
  const found = useMemo(() => searchTrips(trips, query), [trips, query]);
  const { ahead, past, archived } = useMemo(() => groupTrips(found, today), [found, today]);
  const root = useRef<HTMLDivElement>(null);
  useRowFocus(
    root,
    useMemo(() => [...ahead, ...past, ...archived].map(({ trip }) => trip.id), [ahead, past, archived]),
  );
  if (trips.length === 0) return <NoTrips />;
  const row = (listed: ListedTrip) => (
    <TripRow
      key={listed.trip.id}
      listed={listed}
      today={today}
      onArchive={() => void deeds.archive(listed.trip)}
      onReopen={() => void deeds.reopen(listed.trip)}
      onCopy={() => void deeds.copy(listed.trip)}
      onDelete={() => setToDelete(listed.trip)}
    />
  );
  return (
    <div ref={root} className={classes.root}>
      {trips.length >= SEARCHED_FROM && (
        <div className={classes.search}>
          <TextField
            label="Find a trip"
            hint="By its name, a town or a month"
            type="search"
            value={typed}
            onChange={setTyped}
          />
          <output className="wm-hidden">{query.trim() !== '' && foundWords(found.length)}</output>
        </div>
      )}
      {found.length === 0 && <p className={classes.none}>No trip has all of these words.</p>}
      {ahead.length > 0 && <Group title="On and ahead">{ahead.map(row)}</Group>}
      {past.length > 0 && <Group title="Past">{past.map(row)}</Group>}
      {archived.length > 0 && (
        <details className={classes.fold} open={query.trim() !== '' || undefined}>
          <summary>
            <h2 className={classes.heading}>Archived</h2>{' '}
            <span className={classes.count}>{archived.length}</span>
          </summary>
          <Rows>{archived.map(row)}</Rows>
        </details>
      )}
      <DeleteTripDialog
        trip={toDelete}
        onClose={() => setToDelete(null)}
        onDelete={(trip) => void deeds.remove(trip)}
      />
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

function Group({ title, children }: GroupProps) {
  return (
    <section className={classes.group} aria-label={title}>
      <h2 className={classes.heading}>
        {title} <span className={classes.count}>{children.length}</span>
      </h2>
      <Rows>{children}</Rows>
    </section>
  );
}

/** The first of many; the others when they are asked for. */
function Rows({ children }: { readonly children: readonly ReactNode[] }) {
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const left = children.length - most;
  return (
    <>
      <ul className={classes.rows}>{children.slice(0, most)}</ul>
      {left > 0 && (
        <Button className={classes.more} onClick={() => setMost(most + 2 * ROWS_AT_ONCE)}>
          Show {Math.min(left, 2 * ROWS_AT_ONCE)} more
        </Button>
      )}
    </>
  );
}

function foundWords(count: number): string {
  return count === 1 ? '1 trip found' : `${count} trips found`;
}

import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { mapsLink } from '@domain/itinerary/mapsLink.ts';
import { toDayItem } from '@domain/itinerary/planCards.ts';
import { tripDates } from '@domain/trips/listing.ts';
import { EmptyState } from '@/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { DayCard } from '@/ui/itinerary/DayCard.tsx';
import { PlanWarnings } from '@/ui/itinerary/PlanWarnings.tsx';
import { TownRoute } from '@/ui/itinerary/TownRoute.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { DayIndex } from '../page/DayIndex.tsx';
import { HeadPicture } from '../page/HeadPicture.tsx';
import { MapLink } from '../page/MapLink.tsx';
import { TripFolds } from '../page/TripFolds.tsx';
import { useOpenInPrint } from '../page/useOpenInPrint.ts';
import '@/ui/theme/print.css';
import classes from '../page/TripScreen.module.css';
import { type SharedTrip, useSharedTrip } from './useSharedTrip.ts';

/** /trip: the trip in the address, to be read by anyone, without an account and without a network. */
export function SharedTripScreen({ hash }: { readonly hash: string }) {
  const trip = useSharedTrip(hash);
  if (trip.state === 'here') return <SharedTripView plan={trip.plan} />;
  if (trip.state === 'reading') return <Spinner text="Opening the trip..." page />;
  return (
    <Page>
      <PageHeading>A shared trip</PageHeading>
      <NotOpened trip={trip} />
    </Page>
  );
}

function NotOpened({ trip }: { readonly trip: Exclude<SharedTrip, { state: 'here' | 'reading' }> }) {
  switch (trip.state) {
    case 'parts':
      return (
        <EmptyState title={`${trip.count - trip.missing.length} of ${trip.count} codes are read`}>
          <output>{partsWords(trip.count, trip.missing)}</output>
        </EmptyState>
      );
    case 'none':
      return (
        <EmptyState title="There is no trip in this address" action={<ToHome />}>
          A shared trip stands in its link, after the #. Open the whole link, or scan the code.
        </EmptyState>
      );
    case 'version':
      return (
        <ErrorState
          title="This trip needs a newer version of the app"
          onRetry={() => location.reload()}
          retryLabel="Reload"
        >
          It was shared from a newer version. Reload to take that version.
        </ErrorState>
      );
    case 'too_long':
      return (
        <ErrorState title="This is too long for a trip" action={<ToHome />}>
          Nothing of it was opened.
        </ErrorState>
      );
    case 'damaged':
      return (
        <ErrorState title="This link is not whole" action={<ToHome />}>
          A part of it is missing or was changed on the way. Ask for the link again.
        </ErrorState>
      );
    case 'old_browser':
      return (
        <ErrorState title="This browser cannot open a shared trip" action={<ToHome />}>
          It is too old for it. Update it, or open the link in another one.
        </ErrorState>
      );
  }
}

function ToHome() {
  return (
    <Button component={Link} to={paths.home}>
      To the home page
    </Button>
  );
}

/** "Codes 1 and 3 are still to be scanned." */
function partsWords(count: number, missing: readonly number[]): string {
  const last = missing.at(-1) ?? count;
  if (missing.length === 1) return `Code ${last} of ${count} is still to be scanned.`;
  return `Codes ${missing.slice(0, -1).join(', ')} and ${last} of ${count} are still to be scanned.`;
}

function SharedTripView({ plan }: { readonly plan: CheckedPlan }) {
  const { title, cities, days, warnings } = plan;
  usePageHead('sharedTrip', { title });
  const root = useRef<HTMLDivElement>(null);
  useOpenInPrint(root);
  const dates = { startsOn: days[0]?.date ?? null, endsOn: days.at(-1)?.date ?? null };
  const shown = (item: PlanItem) => {
    const map = mapsLink(item, plan);
    return { ...toDayItem(item), action: map && <MapLink href={map} title={item.title} /> };
  };
  return (
    <Page>
      <div ref={root} className={classes.trip}>
        <header className={classes.head}>
          <div className={classes.headPicture}>
            <HeadPicture plan={plan} seed={title} />
          </div>
          <div className={classes.headWords}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={classes.headDates}>{tripDates(dates)}</p>
            <TownRoute towns={cities} />
            <p className={classes.quiet}>Shared with you to read. It is as it was when the link was made.</p>
            <div className={classes.actions}>
              <Button onClick={() => print()}>Print</Button>
            </div>
          </div>
        </header>
        <div className={classes.columns}>
          <DayIndex days={days} />
          <div className={classes.main}>
            <PlanWarnings warnings={warnings} />
            <h2 className="wm-hidden">The days</h2>
            <ol className={classes.days}>
              {days.map((day) => (
                <li key={day.number} id={`day-${day.number}`} className={classes.day} tabIndex={-1}>
                  <DayCard
                    day={day.number}
                    date={formatShortDate(day.date)}
                    title={day.title}
                    items={day.items.map(shown)}
                  />
                </li>
              ))}
            </ol>
            <TripFolds plan={plan} offers={null} />
          </div>
        </div>
      </div>
    </Page>
  );
}

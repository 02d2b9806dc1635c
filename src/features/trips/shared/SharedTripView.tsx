import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useConnectivity } from '@/data/door/useConnectivity.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import type { PlanDay } from '@domain/itinerary/itinerary.ts';
import { mapsLink } from '@domain/itinerary/mapsLink.ts';
import { toDayItem } from '@domain/itinerary/planCards.ts';
import { routeOf } from '@domain/itinerary/route.ts';
import type { SharedPlan } from '@domain/takeAlong/sharedTrip.ts';
import { tripDates } from '@domain/trips/listing.ts';
import { daySketch } from '@domain/trips/sketch.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { DayCard } from '@/ui/itinerary/DayCard.tsx';
import { MapLink } from '@/ui/itinerary/MapLink.tsx';
import { PlanWarnings } from '@/ui/itinerary/PlanWarnings.tsx';
import { TownRoute } from '@/ui/itinerary/TownRoute.tsx';
import { Page } from '@/ui/Page.tsx';
import { useOpenInPrint } from '@/ui/useOpenInPrint.ts';
import { TripMap } from '../map/TripMap.tsx';
import { DayIndex } from '../page/DayIndex.tsx';
import { HeadPicture } from '../page/HeadPicture.tsx';
import { SampleLine } from '../page/SampleLine.tsx';
import { ToMap } from '../page/ToMap.tsx';
import { TripFolds } from '../page/TripFolds.tsx';
import { waysBetweenStops } from '../page/waysBetweenStops.ts';
import '@/ui/theme/print.css';
import classes from '../page/TripScreen.module.css';

interface SharedTripViewProps {
  readonly plan: SharedPlan;
  /** How it stands to what its owner has. */
  readonly state: string;
}

/** A trip of somebody else, to be read. */
export function SharedTripView({ plan, state }: SharedTripViewProps) {
  const { title, cities, days, warnings, isSample } = plan;
  usePageHead('sharedTrip', { title });
  const face = useClockFace();
  const root = useRef<HTMLDivElement>(null);
  useOpenInPrint(root);
  const dates = { startsOn: days[0]?.date ?? null, endsOn: days.at(-1)?.date ?? null };
  const offline = useConnectivity() === 'offline';
  const hasMap = routeOf(plan) !== null;
  const shown = (day: PlanDay) => {
    // how its owner gets about is theirs: the minutes are anybody's
    const ways = waysBetweenStops(day, 'usual');
    return day.items.map((item, index) => {
      const map = mapsLink(item, plan);
      return {
        ...toDayItem(item, face, plan.costs),
        way: ways[index],
        action: map && <MapLink href={map} title={item.title} />,
      };
    });
  };
  return (
    <Page>
      <div ref={root} className={classes.trip}>
        <header className={classes.head}>
          <HeadPicture plan={plan} seed={title} hasMap />
          <div className={classes.headWords}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={classes.headDates}>{tripDates(dates)}</p>
            <TownRoute towns={cities} />
            <p className={classes.quiet}>Shared with you to read. {state}</p>
            {isSample && <SampleLine />}
            <div className={classes.actions}>
              {hasMap && <ToMap />}
              <Button onClick={() => print()}>Print</Button>
            </div>
          </div>
        </header>
        <TripMap plan={plan} offline={offline} />
        <div className={classes.columns}>
          <DayIndex days={days} />
          <div className={classes.main}>
            <PlanWarnings warnings={warnings.map((warning) => onClock(face, warning))} />
            <h2 className="wm-hidden">The days</h2>
            <ol className={classes.days}>
              {days.map((day) => (
                <li key={day.number} id={`day-${day.number}`} className={classes.day} tabIndex={-1}>
                  <DayCard
                    day={day.number}
                    date={formatShortDate(day.date)}
                    title={day.title}
                    items={shown(day)}
                    sketch={daySketch(day)}
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

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tripPath } from '@/config/paths.ts';
import type { ListedTrip } from '@/data/repositories/trips/shownTrips.ts';
import { tripDates } from '@domain/trips/listing.ts';
import { TripPicture } from '@/ui/itinerary/TripPicture.tsx';
import classes from './TripList.module.css';

interface TripLineProps extends Pick<ListedTrip, 'trip' | 'summary'> {
  /** Behind the title. */
  readonly mark?: ReactNode;
  /** Below the dates. */
  readonly children: ReactNode;
}

/** What a trip is, as rows show it: its picture, its title, which opens it, and its dates. */
export function TripLine({ trip, summary, mark, children }: TripLineProps) {
  return (
    <>
      <TripPicture town={summary?.cities[0]} seed={trip.id} sketch={summary?.sketch} />
      <div className={classes.body}>
        <h3 className={classes.title}>
          <Link className={classes.link} to={tripPath(trip.id)}>
            {trip.title}
          </Link>
          {mark}
        </h3>
        <p className={classes.dates}>{tripDates(trip) ?? 'No dates yet'}</p>
        {children}
      </div>
    </>
  );
}

import { Link } from 'react-router-dom';
import { tripPath } from '@/config/paths.ts';
import { tripDates } from '@domain/trips/listing.ts';
import { TripPicture } from '@/ui/itinerary/TripPicture.tsx';
import { useCurrentTrip } from '../useCurrentTrip.ts';
import { useListedTrips } from '../useListedTrips.ts';
import classes from './TripList.module.css';

/** The trip that the chat is about: whoever planned it may open it, on any plan. Nothing where there is none. */
export function ChatTrip({ userId }: { readonly userId: string }) {
  const { trips } = useListedTrips(userId);
  const id = useCurrentTrip(userId, 'assistant');
  const current = trips?.find(({ trip }) => trip.id === id);
  if (!current) return null;
  const { trip, summary } = current;
  return (
    <section className={classes.group} aria-label="The trip of your chat">
      <h2 className={classes.heading}>The trip of your chat</h2>
      <div className={classes.rows}>
        <div className={classes.row}>
          <TripPicture town={summary?.cities[0]} seed={trip.id} />
          <div className={classes.body}>
            <h3 className={classes.title}>
              <Link className={classes.link} to={tripPath(trip.id)}>
                {trip.title}
              </Link>
            </h3>
            <p className={classes.dates}>{tripDates(trip) ?? 'No dates yet'}</p>
            <p className={classes.facts}>Open it to read, change and print it, on every plan.</p>
          </div>
        </div>
      </div>
    </section>
  );
}

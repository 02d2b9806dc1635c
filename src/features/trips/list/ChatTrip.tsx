import { useCurrentTrip } from '../useCurrentTrip.ts';
import { useListedTrips } from '../useListedTrips.ts';
import { TripLine } from './TripLine.tsx';
import classes from './TripList.module.css';

/** The trip that the chat is about: whoever planned it may open it, on any plan. Nothing where there is none. */
export function ChatTrip({ userId }: { readonly userId: string }) {
  const { trips } = useListedTrips(userId);
  const id = useCurrentTrip(userId, 'assistant');
  const current = trips?.find(({ trip }) => trip.id === id);
  if (!current) return null;
  return (
    <section className={classes.group} aria-label="The trip of your chat">
      <h2 className={classes.heading}>The trip of your chat</h2>
      <div className={classes.rows}>
        <div className={classes.row}>
          <TripLine trip={current.trip} summary={current.summary}>
            <p className={classes.facts}>Open it to read, change and print it, on every plan.</p>
          </TripLine>
        </div>
      </div>
    </section>
  );
}

import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { isOnAt, tripsToOpen, tripToContinue } from '@domain/trips/listing.ts';
import { useHeldFrame } from '@/ui/frame.ts';
import { TownRoute } from '@/ui/itinerary/TownRoute.tsx';
import { useNow } from '@/ui/offers/useNow.ts';
import { TripLine } from '../list/TripLine.tsx';
import { useCurrentTrip } from '../useCurrentTrip.ts';
import { useListedTrips } from '../useListedTrips.ts';
import { conflictWords, waitingWords } from '../words.ts';
import classes from './TripToContinue.module.css';

interface TripToContinueProps {
  readonly userId: string;
  /** The plan opens every kept trip; without it, that of the chat and the planner alone. */
  readonly opensAll: boolean;
}

/** The trip that somebody comes back to. Nothing until this device's trips have been read. */
export function TripToContinue({ userId, opensAll }: TripToContinueProps) {
  const { chat } = useData();
  const today = localIsoDate(useNow());
  const { trips, asked } = useListedTrips(userId);
  const inChat = useCurrentTrip(userId, 'assistant');
  const inPlanner = useCurrentTrip(userId, 'planner');
  // what the chat is about is read off its messages, which another device may have
  useEffect(() => chat.keepChatSynced(userId), [chat, userId]);
  const isRead = trips !== null && inChat !== undefined && inPlanner !== undefined;
  useHeldFrame(!isRead);
  if (!isRead) return null;

  const own = tripsToOpen(trips, opensAll, [inChat, inPlanner]);
  const listed = tripToContinue(own, inChat, today);
  // another device may have planned one
  if (!listed)
    return asked && trips.length === 0 ? (
      <p className={classes.none}>No trip yet: a sentence is enough for the first.</p>
    ) : null;

  const { trip, summary, waiting, conflicts } = listed;
  const isOn = isOnAt(trip, today);
  return (
    <section className={classes.root} aria-labelledby="continue">
      <h2 id="continue" className={classes.heading}>
        {isOn ? 'On now' : trip.id === inChat ? 'Where you were' : 'Your next trip'}
      </h2>
      <div className={classes.row}>
        <TripLine trip={trip} summary={summary}>
          {summary && <TownRoute towns={summary.cities} />}
          {waiting > 0 && <p className={classes.waiting}>{waitingWords(waiting)}</p>}
          {conflicts > 0 && <p className={classes.conflict}>{conflictWords(conflicts)}</p>}
        </TripLine>
      </div>
      {trip.id === inPlanner && trip.id !== inChat && (
        <Button component={Link} to={paths.planner} className={classes.goOn}>
          Continue in the planner
        </Button>
      )}
    </section>
  );
}

import { addDays } from '@domain/dates/calendar.ts';
import { groupTrips, tripsToOpen } from '@domain/trips/listing.ts';
import { systemClock } from '@/platform/clock.ts';
import { useCurrentTrip } from '../useCurrentTrip.ts';
import { useListedTrips } from '../useListedTrips.ts';
import { TodayDock } from './TodayDock.tsx';

interface TodayAnywhereProps {
  readonly userId: string;
  /** The plan opens every kept trip; without it, that of the chat and the planner alone. */
  readonly opensAll: boolean;
}

/** The trip that is on, if one is: told by its dates first, and by its places' own clocks once it is read. */
export function TodayAnywhere({ userId, opensAll }: TodayAnywhereProps) {
  const { trips } = useListedTrips(userId);
  const inChat = useCurrentTrip(userId, 'assistant');
  const inPlanner = useCurrentTrip(userId, 'planner');
  const date = new Date(systemClock.now()).toISOString().slice(0, 10);
  // somewhere on earth it is the day before or after
  const { ahead } = groupTrips(trips ?? [], addDays(date, -1));
  const perhaps = tripsToOpen(ahead, opensAll, [inChat, inPlanner]).filter(
    ({ trip }) => trip.startsOn !== null && trip.startsOn <= addDays(date, 1),
  );
  return <TodayDock userId={userId} tripIds={perhaps.map(({ trip }) => trip.id)} />;
}

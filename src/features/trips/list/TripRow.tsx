import { Link } from 'react-router-dom';
import { tripPath } from '@/config/paths.ts';
import type { ListedTrip } from '@/data/repositories/trips/shownTrips.ts';
import { partyWords } from '@domain/itinerary/planCards.ts';
import { formatDollars } from '@domain/offers/cards.ts';
import { tripDates } from '@domain/trips/listing.ts';
import { type Action, ActionMenu } from '@/ui/controls/ActionMenu.tsx';
import { TownRoute } from '@/ui/itinerary/TownRoute.tsx';
import { TripPicture } from '@/ui/itinerary/TripPicture.tsx';
import { conflictWords, waitingWords } from '../words.ts';
import classes from './TripList.module.css';

interface TripRowProps {
  readonly listed: ListedTrip;
  /** ISO date. */
  readonly today: string;
  readonly onArchive: () => void;
  readonly onReopen: () => void;
  readonly onDelete: () => void;
}

/** A trip in the list: the whole row opens it, the dots hold what else can be done. */
export function TripRow({ listed, today, onArchive, onReopen, onDelete }: TripRowProps) {
  const { trip, summary, waiting, conflicts } = listed;
  const isOn = trip.startsOn !== null && trip.startsOn <= today && (trip.endsOn ?? trip.startsOn) >= today;
  const actions: Action[] = [
    trip.state === 'open'
      ? { label: 'Archive', onSelect: onArchive }
      : { label: 'Take out of the archive', onSelect: onReopen },
    { label: 'Delete', danger: true, onSelect: onDelete },
  ];
  return (
    <li className={classes.row}>
      <TripPicture town={summary?.cities[0]} seed={trip.id} />
      <div className={classes.body}>
        <h3 className={classes.title}>
          <Link className={classes.link} to={tripPath(trip.id)}>
            {trip.title}
          </Link>
          {isOn && trip.state === 'open' && <span className={classes.now}>On now</span>}
        </h3>
        <p className={classes.dates}>{tripDates(trip) ?? 'No dates yet'}</p>
        {summary && <TownRoute towns={summary.cities} />}
        {summary && (
          <p className={classes.facts}>
            {partyWords(summary.party)}, about {formatDollars(summary.total)}
          </p>
        )}
        {waiting > 0 && <p className={classes.waiting}>{waitingWords(waiting)}</p>}
        {conflicts > 0 && <p className={classes.conflict}>{conflictWords(conflicts)}</p>}
      </div>
      <div className={classes.menu}>
        <ActionMenu label={`Actions for ${trip.title}`} actions={actions} />
      </div>
    </li>
  );
}

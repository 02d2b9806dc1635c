import { useBesideDollars } from '@/data/door/useBesideDollars.ts';
import type { ListedTrip } from '@/data/repositories/trips/shownTrips.ts';
import { partyWords } from '@domain/itinerary/planCards.ts';
import { formatDollars } from '@domain/offers/cards.ts';
import { isOnAt } from '@domain/trips/listing.ts';
import { type Action, ActionMenu } from '@/ui/controls/ActionMenu.tsx';
import { TownRoute } from '@/ui/itinerary/TownRoute.tsx';
import { TripLine } from './TripLine.tsx';
import { conflictWords, waitingWords } from '../words.ts';
import classes from './TripList.module.css';

interface TripRowProps {
  readonly listed: ListedTrip;
  /** ISO date. */
  readonly today: string;
  readonly onArchive: () => void;
  readonly onReopen: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

/** A trip in the list: the whole row opens it, the dots hold what else can be done. */
export function TripRow({ listed, today, onArchive, onReopen, onCopy, onDelete }: TripRowProps) {
  const { trip, summary, waiting, conflicts } = listed;
  const beside = useBesideDollars();
  const isOn = isOnAt(trip, today);
  const actions: Action[] = [
    { label: 'Duplicate', onSelect: onCopy },
    trip.state === 'open'
      ? { label: 'Archive', onSelect: onArchive }
      : { label: 'Take out of the archive', onSelect: onReopen },
    { label: 'Delete', danger: true, onSelect: onDelete },
  ];
  return (
    <li className={classes.row} data-trip={trip.id}>
      <TripLine
        trip={trip}
        summary={summary}
        mark={isOn && trip.state === 'open' && <span className={classes.now}>On now</span>}
      >
        {summary && <TownRoute towns={summary.cities} />}
        {summary && (
          <p className={classes.facts}>
            {partyWords(summary.party)},{' '}
            {[`about ${formatDollars(summary.total)}`, beside(summary.total)].filter(Boolean).join('; ')}
          </p>
        )}
        {waiting > 0 && <p className={classes.waiting}>{waitingWords(waiting)}</p>}
        {conflicts > 0 && <p className={classes.conflict}>{conflictWords(conflicts)}</p>}
      </TripLine>
      <div className={classes.menu}>
        <ActionMenu label={`Actions for ${trip.title}`} actions={actions} />
      </div>
    </li>
  );
}

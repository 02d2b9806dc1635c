import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { tripPath } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { FREE_TRIPS } from '@domain/billing/plans.ts';
import { tripDates } from '@domain/trips/listing.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import menu from '@/ui/controls/menu.module.css';
import { AlertIcon, CheckIcon, TripsIcon } from '@/ui/icons/icons.tsx';
import { DeleteTripDialog } from './DeleteTripDialog.tsx';
import { settle } from './settle.ts';
import { TripConflicts } from './TripConflicts.tsx';
import { useTripDeeds } from './useTripDeeds.ts';
import { conflictWords } from './words.ts';
import { useTripConflicts, useTrips } from './useTrips.ts';
import classes from './TripSwitcher.module.css';

const CONVERSATION = 'assistant';

interface TripSwitcherProps {
  readonly userId: string;
  /** The plan opens every kept trip, not that of the chat alone. */
  readonly opensAll: boolean;
}

/** Which trip the chat is about, another one to speak of, and what can be done with it. Nothing where there is none. */
export function TripSwitcher({ userId, opensAll }: TripSwitcherProps) {
  const { chat } = useData();
  const deeds = useTripDeeds(userId);
  const { open, current } = useTrips(userId, CONVERSATION);
  const conflicts = useTripConflicts(userId);
  const [toDelete, setToDelete] = useState<TripHead | null>(null);
  const target = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  if (open.length === 0 && conflicts.length === 0 && toDelete === null) return null;

  const name = current?.title ?? 'A new trip';
  const label = `Trip: ${name}${conflicts.length > 0 ? `, ${conflictWords(conflicts.length)}` : ''}`;
  const choose = (tripId: string | null) => void settle(chat.chooseTrip(userId, CONVERSATION, tripId));

  return (
    <>
      <Menu
        position="bottom-start"
        offset={6}
        width={300}
        transitionProps={{ duration: 120 }}
        classNames={{ dropdown: menu.dropdown ?? '', item: menu.item ?? '' }}
      >
        <Menu.Target>
          <button ref={target} type="button" className={classes.target} aria-label={label}>
            <TripsIcon size={20} />
            <span className={classes.title}>{name}</span>
            {conflicts.length > 0 && (
              <span className={classes.mark}>
                <AlertIcon size={20} />
              </span>
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown ?? ''}>
          {open.map((trip) => (
            <TripItem key={trip.id} trip={trip} chosen={trip.id === current?.id} onChoose={choose} />
          ))}
          <TripItem
            trip={null}
            chosen={!current}
            describedBy={opensAll ? undefined : noteId}
            onChoose={choose}
          />
          {!opensAll && (
            <p id={noteId} className={classes.label}>
              {FREE_TRIPS}
            </p>
          )}
          {current && (
            <>
              <Menu.Divider className={classes.divider ?? ''} />
              <Menu.Item component={Link} to={tripPath(current.id)}>
                Open this trip
              </Menu.Item>
              <Menu.Item disabled={current.undoDepth === 0} onClick={() => void deeds.undo(current)}>
                Undo the last change
              </Menu.Item>
              <Menu.Item onClick={() => void deeds.archive(current)}>Archive this trip</Menu.Item>
              <Menu.Item
                data-danger
                onClick={() => {
                  // The item goes with the menu: the dialog must find the focus where it is to return to.
                  target.current?.focus();
                  setToDelete(current);
                }}
              >
                Delete this trip
              </Menu.Item>
            </>
          )}
          <TripConflicts conflicts={conflicts} onSettle={(work) => void settle(work)} />
        </Menu.Dropdown>
      </Menu>
      <DeleteTripDialog
        trip={toDelete}
        onClose={() => setToDelete(null)}
        onDelete={(trip) => void deeds.remove(trip)}
      />
    </>
  );
}

interface TripItemProps {
  /** Null for a trip that is still to be made. */
  readonly trip: TripHead | null;
  readonly chosen: boolean;
  /** Id of what is said of it. */
  readonly describedBy?: string | undefined;
  readonly onChoose: (tripId: string | null) => void;
}

function TripItem({ trip, chosen, describedBy, onChoose }: TripItemProps) {
  return (
    <Menu.Item
      aria-current={chosen}
      aria-describedby={describedBy}
      rightSection={chosen && <CheckIcon size={18} />}
      onClick={() => onChoose(trip?.id ?? null)}
    >
      {trip ? trip.title : 'A new trip'}
      {trip?.startsOn && <small className={classes.dates}>{tripDates(trip)}</small>}
    </Menu.Item>
  );
}

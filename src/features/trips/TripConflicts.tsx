import { Menu } from '@mantine/core';
import { useData } from '@/data/door/door.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import type { TripConflict } from '@/data/repositories/trips/shownTrips.ts';
import { conflictsOn } from './words.ts';
import classes from './TripSwitcher.module.css';

interface Props {
  readonly conflicts: readonly TripConflict[];
  /** Says what the device refuses. */
  readonly onSettle: (work: Promise<void>) => void;
}

/** In the menu of the trips: changes that the server did not make, each to be tried again or given up. */
export function TripConflicts({ conflicts, onSettle }: Props) {
  const { outbox } = useData();
  const face = useClockFace();
  if (conflicts.length === 0) return null;
  return (
    <>
      <Menu.Divider className={classes.divider ?? ''} />
      <Menu.Label className={classes.label ?? ''}>Changes that were not made</Menu.Label>
      {conflictsOn(face, conflicts).map(({ id, title, wanted, message }) => (
        <div key={id} role="none">
          <p id={id} className={classes.conflict}>
            <strong>{wanted}</strong>
            <span className={classes.dates}>
              {title}: {message}
            </span>
          </p>
          <Menu.Item
            aria-label={`Try again: ${wanted}`}
            aria-describedby={id}
            onClick={() => onSettle(outbox.retryParked(id))}
          >
            Try again
          </Menu.Item>
          <Menu.Item
            aria-label={`Dismiss: ${wanted}`}
            aria-describedby={id}
            onClick={() => onSettle(outbox.discardParked(id))}
          >
            Dismiss
          </Menu.Item>
        </div>
      ))}
    </>
  );
}

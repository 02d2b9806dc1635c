import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useData } from '@/data/door/door.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import type { TripConflict } from '@/data/repositories/trips/shownTrips.ts';
import { AlertIcon } from '@/ui/icons/icons.tsx';
import { conflictsOn } from '../words.ts';
import { settle } from '../settle.ts';
import classes from './ConflictList.module.css';

/** On the trip's page: changes that the server did not make, each to be tried again or given up. */
export function ConflictList({ conflicts }: { readonly conflicts: readonly TripConflict[] }) {
  const { outbox } = useData();
  const face = useClockFace();
  const heading = useSettledFocus(conflicts.length);
  if (conflicts.length === 0) return null;
  return (
    <section className={classes.conflicts} aria-label="Changes that were not made">
      <h2 ref={heading} className={classes.conflictsTitle} tabIndex={-1}>
        <AlertIcon size={20} />
        Changes that were not made
      </h2>
      <ul>
        {conflictsOn(face, conflicts).map(({ id, wanted, message }) => (
          <li key={id} className={classes.conflict}>
            <p id={id}>
              <strong>{wanted}</strong> {message}
            </p>
            <div className={classes.actions}>
              <Button
                aria-label={`Try again: ${wanted}`}
                aria-describedby={id}
                onClick={() => void settle(outbox.retryParked(id), 'Trying again', wanted)}
              >
                Try again
              </Button>
              <Button
                variant="subtle"
                aria-label={`Dismiss: ${wanted}`}
                aria-describedby={id}
                onClick={() => void settle(outbox.discardParked(id), 'Dismissed', wanted)}
              >
                Dismiss
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The button that settles one goes with it: the focus is at the others then, or at the page's heading after the last. */
function useSettledFocus(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer || document.activeElement !== document.body) return;
    (heading.current ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  }, [count]);
  return heading;
}

import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { type ClockFace, formatHours, onClock } from '@domain/dates/dayTimes.ts';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import { describeError } from '@domain/errors/appError.ts';
import { type CalendarEvent, calendarWords } from '@domain/takeAlong/readCalendar.ts';
import { MAX_SHARED_EVENTS } from '@domain/takeAlong/shortCalendar.ts';
import { type EventInTrip, eventsInTrip } from '@domain/trips/calendarEdits.ts';
import { newId } from '@/platform/ids.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { SelectField } from '@/ui/fields/SelectField.tsx';
import { useTrip } from '../page/useTrip.ts';
import { addEvents } from './addEvents.ts';
import { likeliestTrip } from './likeliestTrip.ts';
import type { CalendarDialogProps } from './CalendarDialog.tsx';
import classes from './CalendarDialog.module.css';

interface EventsDialogProps extends Omit<CalendarDialogProps, 'calendar'> {
  /** The first to come first; one or more. */
  readonly events: readonly CalendarEvent[];
}

/** What a calendar file holds, what becomes of each event in the trip that is chosen, and the one press that adds them. */
export function EventsDialog(props: EventsDialogProps) {
  const { userId, events, trips, opened, onClose, onAdded, onInstead } = props;
  const data = useData();
  const face = useClockFace();
  const [tripId, setTripId] = useState(() => likeliestTrip(trips, events));
  /** What is being added: it stands there as it was until the dialog goes, not as what is in the trip already. */
  const [adding, setAdding] = useState<readonly EventInTrip[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { watched, error } = useTrip(userId, tripId);
  const trip = watched?.state === 'here' ? watched.trip : null;
  const fresh = useMemo(() => trip && eventsInTrip(events, trip, newId), [events, trip]);
  const found = adding ?? fresh;
  const edits = found?.flatMap((one) => (one.outcome === 'fits' ? [one.edit] : [])) ?? [];
  const idle = adding !== null || edits.length === 0;
  const add = async () => {
    if (idle || trip === null) return;
    setAdding(found);
    const refused = await addEvents(data.trips, userId, trip, edits);
    setFailure(refused);
    if (refused === null) onAdded(trip.id);
    else setAdding(null);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={events.length === 1 ? '1 event found' : `${events.length} events found`}
      actions={
        <>
          <Button onClick={onClose}>{onInstead ? 'Leave it out' : 'Cancel'}</Button>
          {onInstead && <Button onClick={onInstead}>Ask the assistant instead</Button>}
          <Button variant="filled" data-disabled={idle} aria-disabled={idle} onClick={() => void add()}>
            Add to trip
          </Button>
        </>
      }
    >
      <div className={classes.parts}>
        {failure !== null && <FormNotice>{onClock(face, failure)}</FormNotice>}
        {trips.length > 1 && (
          <SelectField
            label="Trip"
            hint={onInstead && 'For a new trip, ask the assistant instead.'}
            value={tripId}
            choices={trips.map(({ id, title }) => ({ value: id, label: title }))}
            data-autofocus
            onChange={setTripId}
          />
        )}
        <Found {...{ found, edits, face }} title={trips.find(({ id }) => id === tripId)?.title ?? ''} />
        {onInstead && events.length === MAX_SHARED_EVENTS && (
          <p>
            Of a shared file {MAX_SHARED_EVENTS} events are taken, the next to come. For all of them choose it
            on the trip’s page.
          </p>
        )}
        {watched !== null && trip === null && <FormNotice>This trip cannot be opened here.</FormNotice>}
        {error && <FormNotice>{describeError(error)}</FormNotice>}
        {watched === null && !error && <Spinner text="Opening the trip..." />}
      </div>
    </Dialog>
  );
}

interface FoundProps {
  readonly found: readonly EventInTrip[] | null;
  readonly edits: readonly unknown[];
  readonly title: string;
  readonly face: ClockFace;
}

function Found({ found, edits, title, face }: FoundProps) {
  const all = found ?? [];
  const inside = all.filter(({ outcome }) => outcome !== 'outside' && outcome !== 'unread');
  const unread = all.filter(({ outcome }) => outcome === 'unread').length;
  const outside = all.length - inside.length - unread;
  return (
    <>
      <output>{found && foundWords(edits.length, title)}</output>
      <ul className={classes.events}>
        {inside.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two events of a file may be alike in all they say
          <li key={index} data-outcome={one.outcome}>
            <strong>{one.event.summary}</strong>
            <span>{onClock(face, eventWords(one))}</span>
          </li>
        ))}
      </ul>
      {outside > 0 && (
        <p>{outside === 1 ? '1 event is' : `${outside} events are`} on no day of this trip, and left out.</p>
      )}
      {unread > 0 && <p>{unread} more were not looked at: add these first, and choose the file again.</p>}
    </>
  );
}

function foundWords(count: number, title: string): string {
  if (count === 0) return `None of it can be added to “${title}”.`;
  return `${count === 1 ? '1 event goes' : `${count} events go`} into “${title}”.`;
}

/** When and where it will be, or why it will not. */
function eventWords(one: EventInTrip): string {
  switch (one.outcome) {
    case 'fits': {
      const { day, place } = one.edit;
      const when = `Day ${day}, ${formatShortDate(one.date)}, ${formatHours(one.edit)}`;
      return place === undefined ? when : `${when}, ${place}`;
    }
    case 'there':
      return 'It is in the trip already.';
    case 'refused':
      return one.why;
    case 'outside':
    case 'unread':
      return calendarWords([one.event]);
  }
}

import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type CalendarEvent, calendarEvents } from '@domain/takeAlong/readCalendar.ts';
import { eventsOf } from '@domain/takeAlong/sharedFiles.ts';
import type { TripHead } from '@domain/trips/trip.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { EventsDialog } from './EventsDialog.tsx';

export interface CalendarDialogProps {
  readonly userId: string;
  /** A file that was chosen, or an iCalendar text that was shared: unread, from anywhere. */
  readonly calendar: File | string;
  /** Those that it can go into; one or more. */
  readonly trips: readonly Pick<TripHead, 'id' | 'title' | 'startsOn' | 'endsOn'>[];
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onAdded: (tripId: string) => void;
  /** The assistant has them instead; not where there is a trip on screen. */
  readonly onInstead?: () => void;
}

type Read = readonly CalendarEvent[] | 'large' | 'other';

const PROBLEMS = {
  large: 'This file is larger than 1 MB: no booking’s is. Nothing of it was read.',
  other: 'This is no calendar file (.ics) with an event in it. Nothing was added.',
} as const;

/** The events of a calendar file, for a trip to take. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { calendar, opened, onClose } = props;
  const [seen, setSeen] = useState<{ calendar: File | string; read: Read } | null>(null);
  useEffect(() => {
    let current = true;
    const open = async () => {
      const read = typeof calendar === 'string' ? readText(calendar) : await eventsOf(calendar);
      if (current) setSeen({ calendar, read });
    };
    void open();
    return () => {
      current = false;
    };
  }, [calendar]);
  const read = seen?.calendar === calendar ? seen.read : null;
  // it is read in a moment, and one dialog in the place of another would have no focus to give back
  if (read === null) return null;
  if (typeof read !== 'string') return <EventsDialog {...props} events={read} />;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Add from a calendar file"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <FormNotice>{PROBLEMS[read]}</FormNotice>
    </Dialog>
  );
}

function readText(text: string): Read {
  try {
    return calendarEvents(text) ?? 'other';
  } catch {
    return 'other';
  }
}

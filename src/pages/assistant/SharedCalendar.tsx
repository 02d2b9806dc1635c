import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { tripPath } from '@/config/paths.ts';
import { useTrips } from '@/features/trips/useTrips.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';

const CalendarDialog = lazy(async () => ({
  default: (await import('@/features/trips/calendar/CalendarDialog.tsx')).CalendarDialog,
}));

interface SharedCalendarProps {
  readonly userId: string;
  /** The events, as domain/takeAlong/shortCalendar.ts writes them. */
  readonly text: string;
  /** The plan opens all trips; otherwise that of the chat alone. */
  readonly opensAll: boolean;
  /** They go to the assistant, in words. */
  readonly onInstead: () => void;
  /** They are left out. */
  readonly onClose: () => void;
}

/** Asks which trip a shared calendar file goes into. Without a trip it is the assistant's, who makes one. */
export function SharedCalendar({ userId, text, opensAll, onInstead, onClose }: SharedCalendarProps) {
  const navigate = useNavigate();
  const { open, current } = useTrips(userId, 'assistant');
  const trips = opensAll ? open : open.filter(({ id }) => id === current?.id);
  const isRead = current !== undefined;
  const isEmpty = trips.length === 0;
  useEffect(() => {
    if (isRead && isEmpty) onInstead();
  }, [isRead, isEmpty, onInstead]);
  const waiting = <Spinner text="Opening the file..." page />;
  if (!isRead || isEmpty) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Page>
        <PageHeading>Add from a calendar file</PageHeading>
      </Page>
      <CalendarDialog
        userId={userId}
        calendar={text}
        trips={trips}
        opened
        onInstead={onInstead}
        onClose={onClose}
        onAdded={(tripId) => void navigate(tripPath(tripId), { replace: true })}
      />
    </Suspense>
  );
}

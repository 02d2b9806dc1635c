import { lazy, type RefObject, Suspense, useState } from 'react';
import { FileInput } from '@/ui/fields/FileInput.tsx';
import type { CalendarDialogProps } from './CalendarDialog.tsx';

// few ever read such a file: what reads it is fetched then
const CalendarDialog = lazy(async () => ({
  default: (await import('./CalendarDialog.tsx')).CalendarDialog,
}));

interface AddFromCalendarProps {
  readonly userId: string;
  readonly trip: CalendarDialogProps['trips'][number];
  /** Pressed by whoever asks for a file: phones without a share menu have this way alone. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** A calendar file that is chosen on the trip's page, for that trip. */
export function AddFromCalendar({ userId, trip, input }: AddFromCalendarProps) {
  const [file, setFile] = useState<File | null>(null);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <FileInput
        ref={input}
        label="A calendar file"
        accept="text/calendar,.ics"
        onPick={(picked) => {
          setFile(picked);
          setOpened(true);
        }}
      />
      {file && (
        <Suspense>
          <CalendarDialog
            userId={userId}
            calendar={file}
            trips={[trip]}
            opened={opened}
            onClose={close}
            onAdded={close}
          />
        </Suspense>
      )}
    </>
  );
}

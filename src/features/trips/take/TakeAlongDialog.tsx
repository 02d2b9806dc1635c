import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { saveFile, type SavedFile } from '@/platform/saveFile.ts';
import { DoneLine } from '@/ui/feedback/DoneLine.tsx';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { LinksPart } from './LinksPart.tsx';
import { PartHeading } from './PartHeading.tsx';
import { SharePart } from './SharePart.tsx';
import { calendarFileOf, mapFilesOf } from './tripFiles.ts';
import classes from './TakeAlong.module.css';

/** What the dialog opens at. */
export type TakePart = 'calendar' | 'share';

export interface TakeAlongDialogProps {
  readonly userId: string;
  readonly trip: Trip;
  /** The account's plan keeps trips, and so has links that the server opens. */
  readonly isMember: boolean;
  readonly offline: boolean;
  readonly part: TakePart;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The trip as files for a calendar and for maps, and as a link: one that holds it, and one that the server opens. */
export function TakeAlongDialog(props: TakeAlongDialogProps) {
  const { userId, trip, isMember, offline, part, opened, onClose } = props;
  const [news, setNews] = useState('');
  const face = useClockFace();
  const maps = useMemo(() => mapFilesOf(trip, face), [trip, face]);
  const save = async (file: SavedFile | null) => {
    if (file === null) return;
    const outcome = await saveFile(file);
    setNews(outcome === 'saved' ? `${file.name} is ready to open.` : '');
  };
  const close = () => {
    setNews('');
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Take it along"
      actions={<Button onClick={close}>Close</Button>}
    >
      <div className={classes.parts}>
        <section className={classes.part} aria-labelledby="take-calendar">
          <PartHeading id="take-calendar" isOpenedAt={part === 'calendar'}>
            In your calendar
          </PartHeading>
          <p>
            Each item at its place’s own time, and the nights. A newer file brings what is new; what you
            removed since has to be deleted in the calendar.
          </p>
          <div className={classes.actions}>
            <Button onClick={() => void save(calendarFileOf(trip, Date.now(), face))}>Calendar file</Button>
          </div>
        </section>
        <section className={classes.part} aria-labelledby="take-maps">
          <h3 id="take-maps">On your maps</h3>
          {maps ? (
            <>
              <p>The towns, the sights whose place is known, and a route for each day.</p>
              <div className={classes.actions}>
                <Button onClick={() => void save(maps.gpx)}>GPX file</Button>
                <Button onClick={() => void save(maps.kml)}>KML file</Button>
              </div>
            </>
          ) : (
            <p>
              This plan was made before places were kept in it. Ask the assistant for a change, and it knows
              them.
            </p>
          )}
        </section>
        <DoneLine>{news}</DoneLine>
        <SharePart trip={trip} isOpenedAt={part === 'share'} />
        <LinksPart
          userId={userId}
          tripId={trip.id}
          title={trip.title}
          isMember={isMember}
          offline={offline}
        />
      </div>
    </Dialog>
  );
}

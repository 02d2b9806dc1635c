import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import classes from '../TripScreen.module.css';

interface QuestionDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** Of the button that answers. */
  readonly saveLabel: string;
  readonly cancelLabel?: string;
  /** It was given up. */
  readonly onClose: () => void;
  /** The change was made; closes too where nothing else is named. */
  readonly onDone?: () => void;
  /** Answers why the change was not made; null where it was. Null while there is nothing to make. */
  readonly onSave: (() => Promise<string | null> | string) | null;
  readonly children: ReactNode;
}

/** What has to be asked before a change can be made: the answer is checked before the dialog goes. */
export function QuestionDialog(props: QuestionDialogProps) {
  const {
    opened,
    title,
    saveLabel,
    cancelLabel = 'Cancel',
    onClose,
    onDone = onClose,
    onSave,
    children,
  } = props;
  const face = useClockFace();
  const [refused, setRefused] = useState<string | null>(null);
  const save = async () => {
    if (!onSave) return;
    const words = await onSave();
    setRefused(words);
    if (words === null) onDone();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          {onSave && (
            <Button variant="filled" onClick={() => void save()}>
              {saveLabel}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.fields}>
        {refused !== null && <FormNotice>{onClock(face, refused)}</FormNotice>}
        {children}
      </div>
    </Dialog>
  );
}

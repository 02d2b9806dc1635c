import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import classes from '../TripScreen.module.css';

interface QuestionDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** Of the button that answers. */
  readonly saveLabel: string;
  readonly onClose: () => void;
  /** Answers why the change was not made; null where it was. */
  readonly onSave: () => Promise<string | null> | string;
  readonly children: ReactNode;
}

/** What has to be asked before a change can be made: the answer is checked before the dialog goes. */
export function QuestionDialog({ opened, title, saveLabel, onClose, onSave, children }: QuestionDialogProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const save = async () => {
    const words = await onSave();
    setRefused(words);
    if (words === null) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" onClick={() => void save()}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {refused !== null && <FormNotice>{refused}</FormNotice>}
        {children}
      </div>
    </Dialog>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { MAX_TITLE_CHARS } from '@domain/trips/trip.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { TextField } from '@/ui/fields/TextField.tsx';

interface RenameDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Answers why the name was not taken; null where it was. */
  readonly onRename: (title: string) => Promise<string | null>;
}

/** The trip's name, to be changed. */
export function RenameDialog({ opened, title, onClose, onRename }: RenameDialogProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const close = () => {
    setTyped(null);
    setRefused(null);
    onClose();
  };
  const save = async () => {
    const name = (typed ?? title).replaceAll(/\s+/g, ' ').trim();
    if (name === '') return setRefused('Give it a name.');
    if (name.length > MAX_TITLE_CHARS) return setRefused(`At most ${MAX_TITLE_CHARS} characters.`);
    const words = await onRename(name);
    if (words !== null) return setRefused(words);
    return close();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Rename the trip"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        value={typed ?? title}
        error={refused}
        data-autofocus
        onChange={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && void save()}
      />
    </Dialog>
  );
}

import { Button } from '@mantine/core';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';

interface ContinueDialogProps {
  readonly opened: boolean;
  readonly onContinue: () => void;
  readonly onStartNew: () => void;
}

/** Asked when a saved chat is found. Closing it keeps the chat: that loses nothing. */
export function ContinueDialog({ opened, onContinue, onStartNew }: ContinueDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onContinue}
      title="Welcome back!"
      actions={
        <>
          <Button onClick={onStartNew}>Start New</Button>
          <Button variant="filled" onClick={onContinue} data-autofocus>
            Continue
          </Button>
        </>
      }
    >
      Go on with the chat you have, or start a new one. A new one deletes the old on all your devices; your
      tokens stay as they are.
    </Dialog>
  );
}

import { Button } from '@mantine/core';
import { Dialog } from '@/ui/Dialog.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import type { SignOutStep } from '../hooks/useSignOut.ts';

interface SignOutDialogProps {
  readonly step: SignOutStep;
  readonly onStay: () => void;
  readonly onLeave: (unsent: 'keep' | 'discard') => void;
}

/** What becomes of changes that could not be sent: stay, keep them on this device (the default), or discard. */
export function SignOutDialog({ step, onStay, onLeave }: SignOutDialogProps) {
  if (step.name !== 'asking') {
    return (
      <Dialog opened={step.name === 'sending'} onClose={onStay} title="Before you go" actions={null}>
        <Spinner text="Sending what is not sent yet..." />
      </Dialog>
    );
  }
  const what = step.unsent === 1 ? 'One change is' : `${step.unsent} changes are`;
  return (
    <Dialog
      opened
      onClose={onStay}
      title="Not everything is sent"
      actions={
        <>
          <Button variant="subtle" onClick={() => onLeave('discard')}>
            Discard and log out
          </Button>
          <Button onClick={onStay}>Stay logged in</Button>
          <Button variant="filled" data-autofocus onClick={() => onLeave('keep')}>
            Keep here and log out
          </Button>
        </>
      }
    >
      <p>
        {what} still only on this device, and the server cannot be reached. Kept here, they are sent the next
        time you log in on this device. Everything else of your account leaves it now.
      </p>
    </Dialog>
  );
}

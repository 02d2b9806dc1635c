import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';

interface OutOfTokensDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Words of requirements §8, Chat. */
export function OutOfTokensDialog({ opened, onClose }: OutOfTokensDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Out of Tokens!"
      actions={
        <>
          <Button onClick={onClose}>Maybe Later</Button>
          <Button component={Link} to={paths.pricing} variant="filled">
            Upgrade Plan
          </Button>
        </>
      }
    >
      You've used all your tokens for this billing cycle. To continue chatting with the AI assistant, please
      upgrade your plan or get a token top-up.
    </Dialog>
  );
}

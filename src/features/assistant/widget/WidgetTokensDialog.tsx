import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';

interface WidgetTokensDialogProps {
  readonly opened: boolean;
  readonly onCancel: () => void;
  /** The widget closes; the link leads on. */
  readonly onUpgrade: () => void;
}

/** Words of requirements §2, Floating chat widget. */
export function WidgetTokensDialog({ opened, onCancel, onUpgrade }: WidgetTokensDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      title="Out of Tokens!"
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button component={Link} to={paths.pricing} variant="filled" onClick={onUpgrade}>
            Upgrade Plan
          </Button>
        </>
      }
    >
      To continue chatting, please upgrade your plan.
    </Dialog>
  );
}

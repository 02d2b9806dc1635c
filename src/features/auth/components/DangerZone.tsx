import { Button } from '@mantine/core';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog.tsx';
import { useDeleteAccount } from '../hooks/useDeleteAccount.ts';
import classes from './DangerZone.module.css';

/** Where an account is deleted, after a question that cannot be missed (requirements §2, /profile). */
export function DangerZone({ userId }: { readonly userId: string }) {
  const { isAsking, isDeleting, ask, cancel, confirm } = useDeleteAccount(userId);
  return (
    <section className={classes.zone} aria-labelledby="danger-zone">
      <h2 id="danger-zone">Danger Zone</h2>
      <p>Deleting your account removes your profile, chats, tokens and purchases for good.</p>
      <Button className={classes.delete ?? ''} onClick={ask}>
        Delete
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Are you absolutely sure?"
        confirmLabel="Yes, delete my account"
        tone="danger"
        busy={isDeleting}
        onConfirm={confirm}
        onCancel={cancel}
      >
        <p>
          This action cannot be undone. This will permanently delete your account and remove your data from
          our servers.
        </p>
      </ConfirmDialog>
    </section>
  );
}

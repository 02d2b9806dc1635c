import { Button } from '@mantine/core';
import { Dialog } from '@/ui/Dialog.tsx';
import { useDeleteAccount } from '../hooks/useDeleteAccount.ts';
import classes from './DangerZone.module.css';

/** Where an account is deleted, after a question that cannot be missed (spec section 2, /profile). */
export function DangerZone({ userId }: { readonly userId: string }) {
  const { isAsking, isDeleting, ask, cancel, confirm } = useDeleteAccount(userId);
  return (
    <section className={classes.zone} aria-labelledby="danger-zone">
      <h2 id="danger-zone">Danger Zone</h2>
      <p>Deleting your account removes your profile, chats, tokens and purchases for good.</p>
      <Button className={classes.delete ?? ''} onClick={ask}>
        Delete
      </Button>
      <Dialog
        opened={isAsking}
        onClose={cancel}
        title="Are you absolutely sure?"
        actions={
          <>
            <Button onClick={cancel} disabled={isDeleting} data-autofocus>
              Cancel
            </Button>
            <Button className={classes.delete ?? ''} onClick={confirm} loading={isDeleting}>
              Yes, delete my account
            </Button>
          </>
        }
      >
        <p>
          This action cannot be undone. This will permanently delete your account and remove your data from
          our servers.
        </p>
      </Dialog>
    </section>
  );
}

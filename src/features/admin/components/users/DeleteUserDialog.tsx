import { useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { AdminUser } from '@domain/admin/users.ts';
import { adminWords } from '@domain/admin/words.ts';
import { describeError } from '@domain/errors/appError.ts';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { useSaving } from '../../hooks/useSaving.ts';

interface DeleteUserDialogProps {
  readonly adminId: string;
  readonly user: AdminUser;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The question before an account is deleted (requirements §2, Admin). */
export function DeleteUserDialog({ adminId, user, onClose, onDone }: DeleteUserDialogProps) {
  const { busy, run } = useSaving();
  const { admin } = useData();
  const [failure, setFailure] = useState<string | null>(null);

  const onConfirm = () => {
    setFailure(null);
    run(
      async () => {
        await admin.removeUser(adminId, user.id);
        showToast({ title: adminWords.deleted });
        onDone();
      },
      (error) => {
        const description = describeError(error);
        showToast({ title: adminWords.deleteFailed, description, variant: 'destructive' });
        setFailure(description);
      },
    );
  };

  return (
    <ConfirmDialog
      opened
      title="Are you absolutely sure?"
      confirmLabel="Yes, delete user"
      tone="danger"
      busy={busy}
      error={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        This action cannot be undone. This will permanently delete the account of{' '}
        <strong>
          <bdi>{user.email}</bdi>
        </strong>{' '}
        and remove its data from our servers.
      </p>
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import { useData } from '@/data/door/door.ts';
import {
  adjustTokens,
  checkEdit,
  describeClash,
  rebaseEdit,
  startEdit,
  type UserEdit,
} from '@domain/admin/userEdit.ts';
import type { AdminUser } from '@domain/admin/users.ts';
import { adjustedWords, adminWords, invalidAmountWords } from '@domain/admin/words.ts';
import { describeError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { useSaving } from './useSaving.ts';

interface EditMistake {
  readonly field: 'tokens' | 'role';
  readonly message: string;
}

interface UserEditView {
  /** The account as the server had it last. */
  readonly user: AdminUser;
  readonly edit: UserEdit;
  readonly set: (edit: UserEdit) => void;
  readonly adjust: (direction: 'credit' | 'debit') => void;
  readonly mistake: EditMistake | null;
  /** Why the last save did not save. */
  readonly refusal: string | null;
  readonly busy: boolean;
  readonly save: () => void;
}

interface UserEditing {
  readonly adminId: string;
  /** The account as the list has it. */
  readonly stored: AdminUser;
  /** What was staged before; it goes on from there. */
  readonly staged: UserEdit | undefined;
  /** Hears of every change, so that what is staged outlives the dialog. */
  readonly onStage: (edit: UserEdit) => void;
  readonly onDone: () => void;
}

/** The edit dialog: everything is staged; Save Changes sends what changed, and nothing over what it did not see. */
export function useUserEdit({ adminId, stored, staged, onStage, onDone }: UserEditing): UserEditView {
  const [user, setUser] = useState(stored);
  const [edit, show] = useState(() => staged ?? startEdit(stored));
  const setEdit = (next: UserEdit) => {
    show(next);
    onStage(next);
  };
  const [mistake, setMistake] = useState<EditMistake | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { busy, run } = useSaving();
  const { admin } = useData();

  const fail = (description: string) => {
    setRefusal(description);
    showToast({ title: adminWords.updateFailed, description, variant: 'destructive' });
  };

  const adjust = (direction: 'credit' | 'debit') => {
    const adjusted = adjustTokens(edit, direction);
    if (adjusted === null) {
      showToast({
        title: adminWords.invalidAmount,
        description: invalidAmountWords(edit.amount),
        variant: 'destructive',
      });
      return;
    }
    setEdit(adjusted.edit);
    showToast({ title: adminWords.adjusted, description: adjustedWords(adjusted.amount, direction) });
  };

  const save = () => {
    setRefusal(null);
    const checked = checkEdit(user, edit);
    setMistake(checked.ok ? null : checked);
    if (!checked.ok) return;
    run(
      async () => {
        const { changes } = checked;
        const isUnchanged = Object.keys(changes).length === 0;
        const outcome = isUnchanged ? { saved: true, user } : await admin.saveUser(adminId, user, changes);
        if (outcome.saved) {
          showToast({ title: adminWords.updated });
          onDone();
          return;
        }
        setUser(outcome.user);
        setEdit(rebaseEdit(edit, user, outcome.user));
        fail(describeClash(user, outcome.user));
      },
      (error) => fail(describeError(error)),
    );
  };

  return { user, edit, set: setEdit, adjust, mistake, refusal, busy, save };
}

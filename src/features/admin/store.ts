import { create } from 'zustand';
import { emptyNewUser, type NewUserValues } from '@domain/admin/newUser.ts';
import type { UserEdit } from '@domain/admin/userEdit.ts';
import type { AdminUser } from '@domain/admin/users.ts';

/** The dialog that is open; an edit with what is staged in it once something is. */
type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'delete'; readonly user: AdminUser }
  | { readonly kind: 'edit'; readonly user: AdminUser; readonly staged?: UserEdit };

interface AdminWork {
  /** Whose work it is. */
  readonly adminId: string | null;
  readonly opened: OpenDialog | null;
  /** The new user as typed so far. */
  readonly draft: NewUserValues;
}

const none: AdminWork = { adminId: null, opened: null, draft: emptyNewUser };

/**
 * What an admin has typed and not saved. It outlives the page, so that a session that ends meanwhile loses nothing:
 * after the login the same dialog stands there. It is in memory alone, since a new user's password may be in it.
 */
export const useAdminWork = create<AdminWork>(() => none);

/** Opens a dialog, keeps what is staged in it, or closes it with null. */
export function openDialog(opened: OpenDialog | null): void {
  useAdminWork.setState({ opened });
}

/** Keeps the new user as typed so far. */
export function keepDraft(draft: NewUserValues): void {
  useAdminWork.setState({ draft });
}

/** Forgets everything: at a sign-out, and for another admin. */
export function clearAdminWork(): void {
  useAdminWork.setState(none);
}

/** The work of this admin; somebody else's is gone. */
export function takeUpAdminWork(adminId: string): void {
  if (useAdminWork.getState().adminId !== adminId) useAdminWork.setState({ ...none, adminId });
}

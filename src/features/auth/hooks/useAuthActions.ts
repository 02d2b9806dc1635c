import {
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signUp,
  updatePassword,
} from '@/data/remote/session/auth.ts';

const actions = { signIn, signUp, requestPasswordReset, resendConfirmation, updatePassword };

/**
 * What a traveller can do about their account; the same object on every call. Each throws AppError with the
 * server's message; whoever watches {@link useSession} sees the outcome.
 */
export function useAuthActions(): typeof actions {
  return actions;
}

import { describeRegistrationError, LOGIN_FALLBACK } from '@domain/forms/registrationErrors.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';

/** 'Login Failed': the server's message, else the words of the spec; no network is named as such. */
export function loginFailure(thrown: unknown): string {
  const error = toAppError(thrown);
  if (error.serverMessage) return error.serverMessage;
  return error.reason === 'unknown' ? LOGIN_FALLBACK : describeError(error);
}

/** Whether a login failed only because the address is not confirmed yet: then the link can be sent again. */
export function isUnconfirmed(thrown: unknown): boolean {
  return toAppError(thrown).code === 'email_not_confirmed';
}

export interface LoginAdvice {
  /** What to do now, after the server's own words; null where these say it, or there is nothing to be done. */
  readonly text: string | null;
  /** Where the next key is most likely wanted. */
  readonly field: 'email' | 'password' | null;
}

/** What a refused login asks of the traveller. Which of the two was wrong is nobody's to know. */
export function loginAdvice(thrown: unknown): LoginAdvice {
  const { code, serverMessage: said = '' } = toAppError(thrown);
  if (isUnconfirmed(thrown)) {
    return { text: 'Open the link in the mail that we sent you, or have it sent again.', field: null };
  }
  if (code === 'invalid_credentials') {
    return { text: 'Check the email address and the password, and try again.', field: 'password' };
  }
  if (said.startsWith('email:')) return { text: null, field: 'email' };
  return { text: null, field: said.startsWith('password:') ? 'password' : null };
}

/** 'Registration Failed', mapped by what the server message contains. */
export function registrationFailure(thrown: unknown): string {
  const error = toAppError(thrown);
  if (error.serverMessage === undefined && (error.reason === 'offline' || error.reason === 'timeout')) {
    return describeError(error);
  }
  return describeRegistrationError(error.serverMessage);
}

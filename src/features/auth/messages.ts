import { describeRegistrationError, LOGIN_FALLBACK } from '@/domain/forms/registrationErrors.ts';
import { describeError, toAppError } from '@/domain/errors.ts';

/** 'Login Failed': the server's message, else the words of the spec; no network is named as such. */
export function loginFailure(thrown: unknown): string {
  const error = toAppError(thrown);
  if (error.serverMessage) return error.serverMessage;
  return error.reason === 'unknown' ? LOGIN_FALLBACK : describeError(error);
}

/** Whether a login failed only because the address is not confirmed yet: then the link can be sent again. */
export function isUnconfirmed(thrown: unknown): boolean {
  return /email not confirmed/i.test(toAppError(thrown).serverMessage ?? '');
}

/** 'Registration Failed', mapped by what the server message contains. */
export function registrationFailure(thrown: unknown): string {
  const error = toAppError(thrown);
  if (error.serverMessage === undefined && (error.reason === 'offline' || error.reason === 'timeout')) {
    return describeError(error);
  }
  return describeRegistrationError(error.serverMessage);
}

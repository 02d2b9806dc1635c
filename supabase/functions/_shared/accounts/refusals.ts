/** What accounts are told that may not go on, whichever function they called. */
import { FunctionFailure } from '../errors.ts';

/** The refusal of a suspended account. */
export function suspended(): FunctionFailure {
  return new FunctionFailure('suspended', 'This account is suspended. Please contact support.');
}

/** The refusal of an account without a profile: it was deleted while its token was still good. */
export function unknownProfile(): FunctionFailure {
  return new FunctionFailure('not_found', 'We could not find your profile.');
}

/** What an account is refused with, in the same words by every function. */
import { FunctionFailure } from '../errors.ts';

/** The refusal of a suspended account. */
export function suspended(): FunctionFailure {
  return new FunctionFailure('suspended', 'This account is suspended. Please contact support.');
}

/** The refusal of a caller whose profile is gone. */
export function unknownProfile(): FunctionFailure {
  return new FunctionFailure('not_found', 'We could not find your profile.');
}

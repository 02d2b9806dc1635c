/** What is the same for everybody who opens a link without an account. */
import { LINK_IS_GONE } from '../../../../domain/takeAlong/tripLinks.ts';
import { FunctionFailure } from '../errors.ts';

/** For search engines, which get no more than anybody, and for whoever follows an address out of the answer. */
export const NOT_TO_BE_LISTED = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/** The one answer to a secret that was guessed, taken back, is over, or is of a trip that cannot be read. */
export function linkIsGone(): FunctionFailure {
  return new FunctionFailure('not_found', LINK_IS_GONE, { headers: NOT_TO_BE_LISTED });
}

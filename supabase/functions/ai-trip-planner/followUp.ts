/** 'Email Me Personalized Tips': one letter a plan and a few a day, to the caller's own address alone. */
import { suspended, unknownProfile } from '../_shared/accounts/refusals.ts';
import type { FollowUpReply, plannerRequestSchema } from '../../../domain/chat/plannerApi.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { claimFollowUp, followUpId, planKey, releaseFollowUp } from '../_shared/followUp/claims.ts';
import { writeLetter } from '../_shared/followUp/letter.ts';
import { readProfile } from '../_shared/metering/chatProfile.ts';
import type { AuthUser } from '../_shared/auth.ts';
import type { Deps } from '../_shared/deps.ts';
import type { RunContext } from '../_shared/http.ts';
import type { z } from 'zod';

type FollowUpBody = Extract<z.output<typeof plannerRequestSchema>, { triggerN8n: true }>;

/**
 * Has the letter sent.
 * @throws FunctionFailure forbidden for another's address, rate_limited, suspended, not_found, not_configured where
 * nothing sends letters, provider_unavailable when it was not sent; it can be asked for again then
 */
export async function sendFollowUp(
  body: FollowUpBody,
  user: AuthUser,
  deps: Deps,
  { logFailure }: RunContext,
): Promise<FollowUpReply> {
  const { bookingDetails, userEmail } = body;
  const { email } = user;
  if (email === '' || userEmail.trim().toLowerCase() !== email.toLowerCase()) {
    throw new FunctionFailure('forbidden', 'Tips can only be sent to your own address.', {
      field: 'userEmail',
    });
  }
  const { followUp } = deps.providers;
  if (!followUp) throw new FunctionFailure('not_configured', 'This server is not set up to send letters.');
  const profile = await readProfile(deps.admin, user.id);
  if (!profile) throw unknownProfile();
  const plan = await planKey(bookingDetails);
  if ((await claim(user.id, plan, deps)) === 'repeat') return { status: 'already_sent' };
  try {
    const letter = writeLetter(bookingDetails, {
      nickname: profile.nickname,
      interests: profile.interests ?? [],
    });
    const id = await followUpId(user.id, plan, deps.clock());
    await followUp.send({ id, userEmail: email, bookingDetails, letter });
  } catch (cause) {
    // the failure to send is the one to report: a claim that stays runs out by itself
    await releaseFollowUp(deps.admin, user.id, plan).catch((failure: unknown) =>
      logFailure('follow_up_not_released', failure),
    );
    throw new FunctionFailure('provider_unavailable', 'The tips could not be sent. Please try again later.', {
      cause,
    });
  }
  return { status: 'sent' };
}

async function claim(userId: string, plan: string, deps: Deps): Promise<'claimed' | 'repeat'> {
  const claimed = await claimFollowUp(deps.admin, userId, plan);
  switch (claimed.outcome) {
    case 'claimed':
    case 'repeat':
      return claimed.outcome;
    case 'rate_limited':
      throw new FunctionFailure(
        'rate_limited',
        'You have asked for many letters today. Please try again later.',
        {
          headers: { 'retry-after': String(claimed.retry_after) },
        },
      );
    case 'suspended':
      throw suspended();
    case 'unknown_user':
      throw unknownProfile();
  }
}

/**
 * complete-checkout: what the success page calls. Takes a checkout session's id, and where the session is the
 * caller's and was paid, sets the plan and adds the tokens, once. Live payments are applied by stripe-webhook alone
 * and only reported here.
 */
import { suspended } from '../_shared/accounts/refusals.ts';
import { requireUser } from '../_shared/auth.ts';
import { completeCheckout, type Completed } from '../_shared/billing/checkouts.ts';
import { readJson } from '../_shared/body.ts';
import { completeRequestSchema, type CompleteReply } from '../../../domain/billing/billing.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'complete-checkout', method: 'POST' }, request, deps, async () => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, completeRequestSchema);
    const session = { id: body.session_id, tier: body.tier ?? null, tokens: body.tokens ?? null };
    return json(replyTo(await completeCheckout(deps.admin, user.id, session)));
  });
}

function replyTo(completed: Completed): CompleteReply {
  switch (completed.outcome) {
    case 'completed':
      return reply('completed', completed, 'Your plan and your tokens are ready.');
    case 'repeat':
      return reply(
        'already_completed',
        completed,
        'This purchase was completed before. Nothing was added twice.',
      );
    case 'pending':
      return reply(
        'pending',
        completed,
        'The payment provider has not confirmed the payment yet. This takes a moment.',
      );
    case 'open':
      throw new FunctionFailure('not_paid', 'This checkout has not been paid. You have not been charged.');
    case 'cancelled':
      throw new FunctionFailure('not_paid', 'This checkout was cancelled. You have not been charged.');
    case 'mismatch':
      throw new FunctionFailure('bad_request', `${completed.field}: is not what this checkout was for`, {
        field: completed.field,
      });
    case 'suspended':
      throw suspended();
    case 'not_found':
      throw new FunctionFailure('not_found', 'We do not know this checkout.');
  }
}

type Session = Extract<Completed, { mode: unknown }>;

function reply(status: CompleteReply['status'], session: Session, message: string): CompleteReply {
  const { mode, tier, tokens, balance } = session;
  return { status, mode, tier, tokens, balance, message };
}

/**
 * waymark-create-checkout: starts the purchase of a plan (spec section 7). The account comes from the JWT, the plan
 * from the plan table and every address from the server's own; what the client sends is compared with them.
 */
import { requireUser, type AuthUser } from '../_shared/auth.ts';
import { openCheckout } from '../_shared/billing/checkouts.ts';
import { readJson } from '../_shared/body.ts';
import {
  checkoutRequestSchema,
  type CheckoutReply,
  type CheckoutRequest,
} from '../_shared/domain/billing.ts';
import { planOf } from '../_shared/domain/plans.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { ProviderError } from '../_shared/providers/error.ts';
import { paymentsOff } from '../_shared/providers/payments/sandbox.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'waymark-create-checkout', method: 'POST' }, request, deps, async () => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, checkoutRequestSchema);
    refuseOthers(body, user);
    try {
      return json(await start(body, user, deps));
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      throw new FunctionFailure(
        'provider_unavailable',
        'The payment provider could not be reached. You have not been charged. Please try again.',
        { cause },
      );
    }
  });
}

function refuseOthers(body: CheckoutRequest, user: AuthUser): void {
  const foreign =
    body.user_id !== user.id
      ? 'user_id'
      : body.email.toLowerCase() !== user.email.toLowerCase()
        ? 'email'
        : null;
  if (foreign === null) return;
  throw new FunctionFailure('forbidden', 'You can only buy a plan for yourself.', { field: foreign });
}

async function start({ tier, tokens }: CheckoutRequest, user: AuthUser, deps: Deps): Promise<CheckoutReply> {
  const { payments } = deps.providers;
  const { mode, message, instructions } = payments;
  const plan = { ...planOf(tier), tier };
  if (tokens !== plan.tokens) {
    throw new FunctionFailure('bad_request', `tokens: ${tier} brings ${plan.tokens} tokens`, {
      field: 'tokens',
    });
  }
  if (mode === 'off') throw paymentsOff();
  const purchase = { userId: user.id, tier, tokens: plan.tokens, mode };
  // the rules first: nobody who may not buy leaves anything at the provider
  const { customer, id: known } = await openCheckout(deps.admin, { ...purchase, id: null });
  const checkout =
    known === null
      ? await payments.open({ userId: user.id, email: user.email, plan, customerId: customer })
      : { id: known, url: payments.urlOf(known) };
  if (known === null && checkout.id !== null)
    await openCheckout(deps.admin, { ...purchase, id: checkout.id });
  return {
    url: checkout.url,
    mode,
    mock_mode: mode === 'mock',
    message,
    ...(instructions === undefined ? {} : { instructions }),
  };
}

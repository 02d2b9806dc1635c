/**
 * waymark-create-checkout: starts the purchase of a plan (requirements §7). The account comes from the JWT, the plan
 * from the plan table and every address from the server's own; what the client sends is compared with them.
 */
import { requireUser, type AuthUser } from '../_shared/auth.ts';
import { openCheckout, type Purchase } from '../_shared/billing/checkouts.ts';
import { readJson } from '../_shared/body.ts';
import {
  checkoutRequestSchema,
  type CheckoutReply,
  type CheckoutRequest,
} from '../../../domain/billing/billing.ts';
import { planOf } from '../../../domain/billing/plans.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { describeThrown } from '../_shared/log.ts';
import { ProviderError } from '../_shared/providers/error.ts';
import { paymentsOff } from '../_shared/providers/payments/sandbox.ts';
import type { Order } from '../_shared/providers/payments/payments.ts';
import type { Deps } from '../_shared/deps.ts';

const NAME = 'waymark-create-checkout';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: NAME, method: 'POST' }, request, deps, async ({ requestId }) => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, checkoutRequestSchema);
    refuseOthers(body, user);
    try {
      return json(await start(body, { user, requestId }, deps));
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

interface Caller {
  readonly user: AuthUser;
  readonly requestId: string;
}

async function start(
  { tier, tokens }: CheckoutRequest,
  { user, requestId }: Caller,
  deps: Deps,
): Promise<CheckoutReply> {
  const { payments } = deps.providers;
  const { mode, payable, message, instructions } = payments;
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
  const url =
    known === null
      ? await begin(
          purchase,
          { userId: user.id, email: user.email, plan, customerId: customer },
          requestId,
          deps,
        )
      : payments.urlOf(known);
  return {
    url,
    payable,
    mode,
    mock_mode: mode === 'mock',
    message,
    ...(instructions === undefined ? {} : { instructions }),
  };
}

/** Starts a purchase at the provider and writes it down; answers where it is paid. */
async function begin(
  purchase: Omit<Purchase, 'id'>,
  order: Order,
  requestId: string,
  { admin, providers: { payments }, log }: Deps,
): Promise<string> {
  const checkout = await payments.open(order);
  if (checkout.id === null) return checkout.url;
  try {
    const { id } = await openCheckout(admin, { ...purchase, id: checkout.id });
    // another request of the same account may have begun the same purchase meanwhile: that one is in the books
    return id === checkout.id || id === null ? checkout.url : payments.urlOf(id);
  } catch (refusal) {
    // nobody may pay Stripe for what is not in the books
    if (purchase.mode === 'live') {
      await payments.endCheckout(checkout.id).catch((thrown: unknown) =>
        log({
          level: 'error',
          event: 'checkout left open',
          requestId,
          function: NAME,
          ...describeThrown(thrown),
        }),
      );
    }
    throw refusal;
  }
}

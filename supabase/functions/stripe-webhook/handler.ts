/**
 * stripe-webhook: what Stripe reports of live purchases. Each event is applied once, whatever order they come in;
 * those that say nothing to us are acknowledged. A failure answers 5xx, and Stripe sends the event again.
 */
import { ZodError } from 'zod';
import { applyStripeEvent } from '../_shared/billing/checkouts.ts';
import { OVER } from '../_shared/billing/endSubscriptions.ts';
import { ofSubscription, readStripeEvent, type SubscriptionEvent } from '../_shared/billing/stripeEvents.ts';
import { eventSchema } from '../_shared/billing/stripeShapes.ts';
import { readText } from '../_shared/body.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { ProviderError } from '../_shared/providers/error.ts';
import type { Deps } from '../_shared/deps.ts';

/** An invoice carries its lines. */
const MAX_BODY_BYTES = 512 * 1024;
const MAX_SIGNATURE_CHARS = 2_000;

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'stripe-webhook', method: 'POST' }, request, deps, async () => {
    const body = await readText(request, MAX_BODY_BYTES);
    const signature = request.headers.get('stripe-signature') ?? '';
    const event =
      signature === '' || signature.length > MAX_SIGNATURE_CHARS
        ? null
        : await deps.providers.payments.verifyEvent(body, signature, deps.clock());
    if (event === null) {
      throw new FunctionFailure('bad_request', 'stripe-signature: is not a valid signature of this body', {
        field: 'stripe-signature',
      });
    }
    try {
      return json({ received: true, outcome: await apply(event, deps) });
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      throw new FunctionFailure('provider_unavailable', 'Stripe could not be asked. Send the event again.', {
        cause,
      });
    }
  });
}

async function apply(event: unknown, deps: Deps): Promise<string> {
  const { payments } = deps.providers;
  const said = readEvent(event, payments.tierOfPrice);
  if (said === null) return 'ignored';
  let applied = await applyStripeEvent(deps.admin, said);
  if (applied.outcome === 'tie') {
    applied = await applyStripeEvent(deps.admin, { ...(await asItIsNow(event, said, deps)), force: true });
  }
  // a plan that was replaced by a new checkout would be charged on
  for (const id of applied.superseded) await payments.cancelSubscription(id);
  if (applied.outcome === 'unknown_user' && runsOn(said, payments.site)) {
    await payments.cancelSubscription(said.subscription);
  }
  return applied.outcome;
}

/** @throws FunctionFailure bad_request, with the field, for a known event of another shape */
function readEvent(...event: Parameters<typeof readStripeEvent>): SubscriptionEvent | null {
  try {
    return readStripeEvent(...event);
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw cause;
    const field = ['data.object', ...(cause.issues[0]?.path ?? []).map(String)].join('.');
    throw new FunctionFailure('bad_request', `${field}: is not of a shape that is known here`, { field });
  }
}

/**
 * Whether a subscription whose account is gone would be charged on: it was paid while the account was being deleted.
 * Only one that was bought on this site, since a test site may share the account at Stripe.
 */
function runsOn({ status, site }: SubscriptionEvent, here: string | null): boolean {
  return here !== null && site === here && (status === undefined || !OVER.includes(status));
}

/**
 * Two events of the same second contradict each other: Stripe itself knows which holds. Where it cannot be asked,
 * the one that came last is believed; the next event puts it right.
 */
async function asItIsNow(event: unknown, said: SubscriptionEvent, deps: Deps): Promise<SubscriptionEvent> {
  const { payments } = deps.providers;
  try {
    const current = await payments.fetchSubscription(said.subscription);
    return ofSubscription(eventSchema.parse(event), current, payments.tierOfPrice);
  } catch (failure) {
    if (failure instanceof ProviderError || failure instanceof ZodError) return said;
    throw failure;
  }
}

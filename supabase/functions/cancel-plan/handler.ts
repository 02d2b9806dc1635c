/**
 * cancel-plan: ends the caller's plan, or takes the end back. What is paid for goes on until its month is over. A
 * suspended account may end what it pays for too.
 */
import { requireUser } from '../_shared/auth.ts';
import { endPlan, resumePlan } from '../_shared/billing/endPlan.ts';
import { readJson } from '../_shared/body.ts';
import { cancelRequestSchema } from '../../../domain/billing/billing.ts';
import { json, runFunction } from '../_shared/http.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'cancel-plan', method: 'POST' }, request, deps, async () => {
    const user = await requireUser(deps, request);
    const { resume } = await readJson(request, cancelRequestSchema);
    const plan = { admin: deps.admin, payments: deps.providers.payments, now: deps.clock() };
    return json(await (resume ? resumePlan(plan, user.id) : endPlan(plan, user.id)));
  });
}

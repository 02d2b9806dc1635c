/**
 * ai-trip-planner: a turn of the planner page, or the letter that follows a plan (spec sections 2 and 7). A turn is
 * metered as token-chat's are (docs/decisions/0007), and streams as those do (0011).
 */
import { requireUser } from '../_shared/auth.ts';
import { readJson } from '../_shared/body.ts';
import {
  plannerReplySchema,
  plannerRequestSchema,
  type PlannerReply,
  type PlannerStreamEvent,
} from '../../../domain/chat/plannerApi.ts';
import { streamEvents, wantsEvents } from '../_shared/eventStream.ts';
import { json, runFunction } from '../_shared/http.ts';
import { runMetered } from '../_shared/metering/meteredTurn.ts';
import { sendFollowUp } from './followUp.ts';
import { planTurn } from './plan.ts';
import type { Deps } from '../_shared/deps.ts';

type Send = (event: PlannerStreamEvent) => void;

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'ai-trip-planner', method: 'POST' }, request, deps, async (context) => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, plannerRequestSchema);
    if (body.triggerN8n) return json(await sendFollowUp(body, user, deps, context));
    const reply = async (send: Send | null): Promise<PlannerReply> => {
      const turn = await runMetered(
        {
          key: { userId: user.id, messageId: body.message_id ?? deps.newId() },
          isFirstResponse: false,
          schema: plannerReplySchema,
          run: (profile) => planTurn(body.messages, profile, deps, send),
        },
        deps,
        context,
      );
      return turn.answer;
    };
    if (!wantsEvents(request)) return json(await reply(null));
    return streamEvents(async (sendEvent) => {
      const send: Send = sendEvent;
      send({ event: 'done', data: await reply(send) });
    }, context);
  });
}

/**
 * ai-trip-planner: a turn of the planner page, or the letter that follows a plan (requirements §2 and §7). A turn is
 * metered as token-chat's are (docs/decisions/0007), and streams as those do (0011).
 */
import { requireUser } from '../_shared/auth.ts';
import { readJson } from '../_shared/body.ts';
import {
  plannerReplySchema,
  plannerRequestSchema,
  type PlannerReply,
} from '../../../domain/chat/plannerApi.ts';
import { streamEvents, wantsEvents } from '../_shared/eventStream.ts';
import { json, runFunction } from '../_shared/http.ts';
import { inServerTime } from '../../../domain/clockSkew.ts';
import { bookingOf } from '../../../domain/chat/booking.ts';
import { ANSWERED_HERE, answerQuestion, type SendProgress } from '../_shared/assistant/answerQuestion.ts';
import { sendFollowUp } from './followUp.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'ai-trip-planner', method: 'POST' }, request, deps, async (context) => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, plannerRequestSchema, ANSWERED_HERE);
    if (body.triggerN8n) return json(await sendFollowUp(body, user, deps, context));
    const question = {
      userId: user.id,
      messageId: body.message_id ?? deps.newId(),
      conversation: 'planner' as const,
      message: body.messages.at(-1)?.content.trim() ?? '',
      tripId: body.trip_id,
      askedAt:
        body.asked_at && inServerTime(body.asked_at, body.sent_at, deps.clock().getTime(), body.cleared_at),
      answeredHere: body.answered_here,
      history: body.messages.slice(0, -1),
      isFirstResponse: false,
      bookingOf,
    };
    const reply = async (send: SendProgress | null): Promise<PlannerReply> => {
      const kept = await answerQuestion(question, deps, context, send);
      const { reply: content, booking: bookingDetails, flights, hotels, tours, ...others } = kept;
      return plannerReplySchema.parse({
        response: { content, bookingDetails, results: { flights, hotels, tours }, ...others },
      });
    };
    if (!wantsEvents(request)) return json(await reply(null));
    return streamEvents(async (send) => send({ event: 'done', data: await reply(send) }), context);
  });
}

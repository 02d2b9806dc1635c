/**
 * token-chat: one turn of the assistant (requirements §7). The user comes from the JWT. Who accepts text/event-stream gets the
 * turn as it comes (domain/chat/replyEvents.ts); it ends and is stored without them too.
 */
import { requireUser } from '../_shared/auth.ts';
import { readJson } from '../_shared/body.ts';
import { inServerTime } from '../../../domain/clockSkew.ts';
import { chatReplySchema, chatRequestSchema, type ChatReply } from '../../../domain/chat/chatApi.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { streamEvents, wantsEvents } from '../_shared/eventStream.ts';
import { ANSWERED_HERE, answerQuestion, type SendProgress } from '../_shared/assistant/answerQuestion.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'token-chat', method: 'POST' }, request, deps, async (context) => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, chatRequestSchema, ANSWERED_HERE);
    if (body.user_id !== undefined && body.user_id !== user.id) {
      throw new FunctionFailure('forbidden', 'You can only chat as yourself.', { field: 'user_id' });
    }
    const question = {
      userId: user.id,
      messageId: body.message_id ?? deps.newId(),
      conversation: body.conversation,
      message: body.message,
      tripId: body.trip_id,
      askedAt:
        body.asked_at && inServerTime(body.asked_at, body.sent_at, deps.clock().getTime(), body.cleared_at),
      answeredHere: body.answered_here,
      history: body.history,
      isFirstResponse: body.is_first_response,
      bookingOf: () => null,
    };
    const reply = async (send: SendProgress | null): Promise<ChatReply> =>
      chatReplySchema.parse(await answerQuestion(question, deps, context, send));
    if (!wantsEvents(request)) return json(await reply(null));
    return streamEvents(async (send) => send({ event: 'done', data: await reply(send) }), context);
  });
}

/**
 * token-chat: one turn of the assistant (spec section 7). The user comes from the JWT. Tokens are reserved before
 * the model is called and settled after, in SQL; a repeated message_id is answered with the stored reply. Who accepts
 * text/event-stream gets the turn as it comes (domain/chat/replyEvents.ts); it ends and is stored without them too.
 */
import { requireUser } from '../_shared/auth.ts';
import { readJson } from '../_shared/body.ts';
import { isoDateOf } from '../../../domain/dates/calendar.ts';
import { chatReplySchema, chatRequestSchema, type ChatReply } from '../../../domain/chat/chatApi.ts';
import { chargeFor } from '../../../domain/billing/tokens.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { streamEvents, wantsEvents } from '../_shared/eventStream.ts';
import { answerTurn, offersOf } from '../_shared/assistant/answerTurn.ts';
import { toldAgain } from '../_shared/assistant/toldAgain.ts';
import { travellerOf, type ChatProfile } from '../_shared/metering/chatProfile.ts';
import { runMetered } from '../_shared/metering/meteredTurn.ts';
import type { TurnAnswer } from '../../../engine/turn.ts';
import type { Deps } from '../_shared/deps.ts';
import type { ChatStreamEvent } from '../../../domain/chat/replyEvents.ts';
import type { z } from 'zod';

type ParsedRequest = z.output<typeof chatRequestSchema>;
type Send = (event: ChatStreamEvent) => void;

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'token-chat', method: 'POST' }, request, deps, async (context) => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, chatRequestSchema);
    if (body.user_id !== user.id) {
      throw new FunctionFailure('forbidden', 'You can only chat as yourself.', { field: 'user_id' });
    }
    const reply = async (send: Send | null): Promise<ChatReply> => {
      const turn = await runMetered(
        {
          key: { userId: user.id, messageId: body.message_id },
          isFirstResponse: body.is_first_response,
          schema: chatReplySchema,
          run: (profile) => answer(body, profile, deps, send),
        },
        deps,
        context,
      );
      return { ...turn.answer, charged: turn.charged, balance: turn.balance };
    };
    if (!wantsEvents(request)) return json(await reply(null));
    return streamEvents(async (sendEvent) => {
      const send: Send = sendEvent;
      send({ event: 'done', data: await reply(send) });
    }, context);
  });
}

/** The model's turn as a reply; with `send`, its text and cards go out while it runs. */
async function answer(
  body: ParsedRequest,
  profile: ChatProfile,
  deps: Deps,
  send: Send | null,
): Promise<{ answer: z.input<typeof chatReplySchema>; used: number }> {
  const now = deps.clock();
  const { marker } = deps.providers;
  const priced = { marker, seenAt: now.toISOString() };
  const traveller = travellerOf(profile, isoDateOf(now));
  const { message, history } = body;
  const { trip, previous } = await toldAgain(
    deps.providers.model === null ? history : [],
    { traveller, now },
    offersOf(deps.providers),
  );
  const input = { message, history, trip, previous, others: [], traveller, now, streams: send !== null };
  let turn: TurnAnswer | undefined;
  for await (const event of answerTurn(input, deps.providers)) {
    if (event.type === 'done') turn = event.answer;
    else if (event.type === 'results') send?.({ event: 'results', data: { ...event.results, ...priced } });
    else if (event.type === 'text') send?.({ event: 'text', data: { delta: event.delta } });
    else send?.({ event: 'reset', data: {} });
  }
  if (!turn) throw new Error('The turn ended without an answer');
  const reply = {
    reply: turn.reply,
    lead: turn.lead,
    suggestions: turn.suggestions,
    ...turn.results,
    ...(turn.plan === undefined ? {} : { plan: turn.plan }),
    ...priced,
    charged: 0,
    balance: null,
  };
  return { answer: reply, used: chargeFor(turn.usage, 0) };
}

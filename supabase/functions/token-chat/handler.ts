/**
 * token-chat: one turn of the assistant (spec section 7). The user comes from the JWT. Tokens are reserved before
 * the model is called and settled after, in SQL; a repeated message_id is answered with the stored reply.
 */
import { requireUser } from '../_shared/auth.ts';
import { readJson } from '../_shared/body.ts';
import { isoDateOf } from '../_shared/dates.ts';
import { chatReplySchema, chatRequestSchema } from '../_shared/domain/chat.ts';
import { chargeFor } from '../_shared/domain/tokens.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { runTurn } from '../_shared/assistant/runTurn.ts';
import { travellerOf, type ChatProfile } from '../_shared/metering/chatProfile.ts';
import { runMetered } from '../_shared/metering/meteredTurn.ts';
import type { Deps } from '../_shared/deps.ts';
import type { z } from 'zod';

type ParsedRequest = z.output<typeof chatRequestSchema>;

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'token-chat', method: 'POST' }, request, deps, async (context) => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, chatRequestSchema);
    if (body.user_id !== user.id) {
      throw new FunctionFailure('forbidden', 'You can only chat as yourself.', { field: 'user_id' });
    }
    const turn = await runMetered(
      {
        key: { userId: user.id, messageId: body.message_id },
        isFirstResponse: body.is_first_response,
        schema: chatReplySchema,
        run: (profile) => answer(body, profile, deps),
      },
      deps,
      context,
    );
    return json({ ...turn.answer, charged: turn.charged, balance: turn.balance });
  });
}

async function answer(
  body: ParsedRequest,
  profile: ChatProfile,
  deps: Deps,
): Promise<{ answer: z.input<typeof chatReplySchema>; used: number }> {
  const now = deps.clock();
  const turn = await runTurn(
    { message: body.message, history: body.history, traveller: travellerOf(profile, isoDateOf(now)), now },
    deps.providers,
  );
  const reply = {
    reply: turn.reply,
    suggestions: turn.suggestions,
    ...turn.results,
    marker: deps.providers.marker,
    seenAt: now.toISOString(),
    charged: 0,
    balance: null,
  };
  return { answer: reply, used: chargeFor(turn.usage, body.message + turn.reply) };
}

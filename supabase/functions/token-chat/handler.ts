/**
 * token-chat: one turn of the assistant (spec section 7). The user comes from the JWT. Tokens are reserved before
 * the model is called and settled after, in SQL; a repeated message_id is answered with the stored reply.
 */
import { requireUser } from '../_shared/auth.ts';
import { readJson } from '../_shared/body.ts';
import { isoDateOf } from '../_shared/dates.ts';
import { chatReplySchema, chatRequestSchema, type ChatReply } from '../_shared/domain/chat.ts';
import { storable } from '../_shared/domain/text.ts';
import { chargeFor } from '../_shared/domain/tokens.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import { runTurn } from '../_shared/assistant/runTurn.ts';
import { isMetered, readProfile, travellerOf, type ChatProfile } from './profile.ts';
import { releaseTokens, reserveTokens, settleTokens, type TurnKey } from './tokens.ts';
import type { Deps } from '../_shared/deps.ts';
import type { z } from 'zod';

const RETRY_AFTER_SECONDS = 2;

type ParsedRequest = z.output<typeof chatRequestSchema>;

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'token-chat', method: 'POST' }, request, deps, async () => {
    const user = await requireUser(deps, request);
    const body = await readJson(request, chatRequestSchema);
    if (body.user_id !== user.id) {
      throw new FunctionFailure('forbidden', 'You can only chat as yourself.', { field: 'user_id' });
    }
    return json(await answer(body, { userId: user.id, messageId: body.message_id }, deps));
  });
}

async function answer(body: ParsedRequest, key: TurnKey, deps: Deps): Promise<ChatReply> {
  const profile = await readProfile(deps.admin, key.userId);
  if (!profile) throw new FunctionFailure('not_found', 'We could not find your profile.');
  const reserved = await reserveTokens(deps.admin, key, body.is_first_response);
  switch (reserved.outcome) {
    case 'held':
      return runHeld(body, key, profile, deps);
    case 'replay':
      return withBalance(chatReplySchema.parse(reserved.reply), profile, reserved);
    case 'in_progress':
      throw new FunctionFailure('in_progress', 'An answer is on its way already.', {
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      });
    case 'token_limit':
      throw new FunctionFailure('token_limit', 'You have run out of tokens for this month.');
    case 'suspended':
      throw new FunctionFailure('suspended', 'This account is suspended. Please contact support.');
    case 'unknown_user':
      throw new FunctionFailure('not_found', 'We could not find your profile.');
  }
}

/** Runs a turn whose tokens are set aside; whatever fails gives them back. */
async function runHeld(
  body: ParsedRequest,
  key: TurnKey,
  profile: ChatProfile,
  deps: Deps,
): Promise<ChatReply> {
  try {
    const now = deps.clock();
    const turn = await runTurn(
      { message: body.message, history: body.history, traveller: travellerOf(profile, isoDateOf(now)), now },
      deps.providers,
    );
    // a model or a provider may send characters that jsonb refuses
    const reply = chatReplySchema.parse(
      storable({
        reply: turn.reply,
        suggestions: turn.suggestions,
        ...turn.results,
        marker: deps.providers.marker,
        seenAt: now.toISOString(),
        charged: 0,
        balance: null,
      }),
    );
    const used = chargeFor(turn.usage, body.message + turn.reply);
    return withBalance(reply, profile, await settleTokens(deps.admin, key, used, reply));
  } catch (thrown) {
    // the turn's own failure is the one to report: a hold that stays runs out by itself
    await releaseTokens(deps.admin, key).catch(() => {});
    throw thrown;
  }
}

/** The stored reply carries no balance, since that changes; this adds what holds now. */
function withBalance(
  reply: ChatReply,
  profile: ChatProfile,
  settled: { charged: number; balance: number },
): ChatReply {
  return { ...reply, charged: settled.charged, balance: isMetered(profile) ? settled.balance : null };
}

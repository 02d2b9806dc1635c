/**
 * A turn of the assistant that costs tokens (docs/decisions/0004): they are reserved before the model is called and
 * settled after, in SQL, and a repeated message id is answered with the stored answer.
 */
import { suspended, unknownProfile } from '../accounts/refusals.ts';
import { storable } from '../../../../domain/text/text.ts';
import { FunctionFailure } from '../errors.ts';
import { isMetered, readProfile, type ChatProfile } from './chatProfile.ts';
import { releaseTokens, reserveTokens, settleTokens, type TurnKey } from './tokens.ts';
import type { Deps } from '../deps.ts';
import type { RunContext } from '../http.ts';
import type { z } from 'zod';

const RETRY_AFTER_SECONDS = 2;

export interface MeteredTurn<Schema extends z.ZodType> {
  readonly key: TurnKey;
  /** Asks for the free first response (spec section 9), which is granted once an account. */
  readonly isFirstResponse: boolean;
  /** What is stored for a repeat, and checked when it is read again. */
  readonly schema: Schema;
  /** Runs the turn; `used` is what it cost in tokens. The answer is made storable and parsed by the schema. */
  run(profile: ChatProfile): Promise<{ answer: z.input<Schema>; used: number }>;
}

export interface Charged<Answer> {
  readonly answer: Answer;
  readonly charged: number;
  /** After the charge; null for accounts that are not metered. */
  readonly balance: number | null;
}

/**
 * Runs a turn, or repeats its stored answer; whatever fails gives the tokens back.
 * @throws FunctionFailure token_limit, in_progress, suspended, not_found, conflict (the id belongs to an answer of
 * another kind), and what `run` throws
 */
export async function runMetered<Schema extends z.ZodType>(
  turn: MeteredTurn<Schema>,
  deps: Deps,
  context: RunContext,
): Promise<Charged<z.output<Schema>>> {
  const profile = await readProfile(deps.admin, turn.key.userId);
  if (!profile) throw unknownProfile();
  const reserved = await reserveTokens(deps.admin, turn.key, turn.isFirstResponse);
  switch (reserved.outcome) {
    case 'held':
      return runHeld(turn, profile, deps, context);
    case 'replay': {
      const stored = turn.schema.safeParse(reserved.reply);
      if (!stored.success) {
        throw new FunctionFailure('conflict', 'message_id: was used for another message', {
          field: 'message_id',
        });
      }
      return withBalance(stored.data, profile, reserved);
    }
    case 'in_progress':
      throw new FunctionFailure('in_progress', 'An answer is on its way already.', {
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      });
    case 'token_limit':
      throw new FunctionFailure('token_limit', 'You have run out of tokens for this month.');
    case 'suspended':
      throw suspended();
    case 'unknown_user':
      throw unknownProfile();
  }
}

async function runHeld<Schema extends z.ZodType>(
  turn: MeteredTurn<Schema>,
  profile: ChatProfile,
  deps: Deps,
  { logFailure }: RunContext,
): Promise<Charged<z.output<Schema>>> {
  try {
    const { answer: given, used } = await turn.run(profile);
    // a model or a provider may send characters that jsonb refuses
    const answer = turn.schema.parse(storable(given));
    return withBalance(answer, profile, await settleTokens(deps.admin, turn.key, used, answer));
  } catch (thrown) {
    // the turn's own failure is the one to report: a hold that stays runs out by itself
    await releaseTokens(deps.admin, turn.key).catch((failure: unknown) =>
      logFailure('tokens_not_released', failure),
    );
    throw thrown;
  }
}

/** The stored answer carries no balance, since that changes; this adds what holds now. */
function withBalance<Answer>(
  answer: Answer,
  profile: ChatProfile,
  settled: { charged: number; balance: number },
): Charged<Answer> {
  return { answer, charged: settled.charged, balance: isMetered(profile) ? settled.balance : null };
}

/** One turn of the assistant: the AI SDK's tool loop over whichever model is configured. */
import { generateText } from 'ai';
import { openTurn, unavailable, type Turn, type TurnInput } from './turn.ts';
import type { Providers } from '../providers/providers.ts';

/**
 * Runs a turn: a bounded number of model calls, cards and bookings only from what the tools returned.
 * @throws FunctionFailure provider_unavailable when the model fails, times out or says nothing
 */
export async function runTurn(input: TurnInput, providers: Providers): Promise<Turn> {
  const turn = openTurn(input, providers);
  const result = await generateText(turn.settings).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  return turn.finish(result.steps, result.totalUsage);
}

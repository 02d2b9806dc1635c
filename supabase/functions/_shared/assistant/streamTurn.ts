/** A turn whose text and cards go out while it runs. */
import { streamText } from 'ai';
import type { ChatResults } from '../../../../domain/chat/results.ts';
import type { ChatStreamEvent } from '../../../../domain/chat/replyEvents.ts';
import type { Providers } from '../providers/providers.ts';
import { isWorking } from './answer.ts';
import { ReplyStream } from './replyStream.ts';
import { openTurn, unavailable, type Turn, type TurnInput } from './turn.ts';

/** What a turn sends on its way. */
export interface TurnSink {
  text(event: Extract<ChatStreamEvent, { event: 'text' | 'reset' }>): void;
  /** Every card so far, after each search. */
  results(results: ChatResults): void;
}

type Part = { readonly toolName: string; readonly input?: unknown; readonly output?: unknown };

/**
 * As runTurn, with the same end; the text that was sent is what the answer has, but for its last white space.
 * @throws FunctionFailure provider_unavailable when the model fails, times out or says nothing
 */
export async function streamTurn(input: TurnInput, providers: Providers, sink: TurnSink): Promise<Turn> {
  const turn = openTurn(input, providers, () => sink.results(turn.offers.results()));
  const reply = new ReplyStream(
    (event) => sink.text(event),
    () => turn.offers.links(),
  );
  // what fails arrives as a part of the stream; the default would print it
  const result = streamText({ ...turn.settings, onError: () => {} });
  let step: { toolCalls: Part[]; toolResults: Part[] } = { toolCalls: [], toolResults: [] };
  try {
    for await (const part of result.fullStream) {
      if (part.type === 'text-delta') reply.add(part.text);
      else if (part.type === 'tool-call') step.toolCalls.push(part);
      else if (part.type === 'tool-result') step.toolResults.push(part);
      else if (part.type === 'finish-step') {
        reply.endStep(isWorking({ text: '', ...step }));
        step = { toolCalls: [], toolResults: [] };
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new Error(part.reason ?? 'The model took too long');
    }
    return turn.finish(await result.steps, await result.totalUsage);
  } catch (cause) {
    throw unavailable(cause);
  }
}

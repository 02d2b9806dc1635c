/** A turn of a language model: the AI SDK's tool loop, with cards and bookings only from what the tools returned. */
import { generateText, streamText } from 'ai';
import { planChange } from '../../../../engine/answer/change.ts';
import { isWorking } from './modelSteps.ts';
import { ReplyStream } from './replyStream.ts';
import { prepareModelTurn, unavailable, type ModelReply } from './modelRequest.ts';
import type { TurnAnswer, TurnEvent } from '../../../../engine/turn.ts';
import type { Providers } from '../providers/providers.ts';
import type { AssistantInput } from './answerTurn.ts';

type Part = { readonly toolName: string; readonly input?: unknown; readonly output?: unknown };

/**
 * Runs a turn: a bounded number of model calls.
 * @throws FunctionFailure provider_unavailable when the model fails, times out or says nothing
 */
export async function* modelTurn(
  input: AssistantInput,
  load: NonNullable<Providers['model']>,
  providers: Providers,
): AsyncGenerator<TurnEvent> {
  const cards: TurnEvent[] = [];
  try {
    const turn = prepareModelTurn(input, await load(), providers, () =>
      cards.push({ type: 'results', results: turn.offers.results() }),
    );
    if (!input.streams) {
      const { steps, totalUsage } = await generateText(turn.settings);
      yield { type: 'done', answer: await answerOf(turn.finish(steps, totalUsage), input, providers) };
      return;
    }
    const sent: TurnEvent[] = [];
    const reply = new ReplyStream(
      (event) => sent.push(event),
      () => turn.offers.links(),
    );
    // what fails arrives as a part of the stream; the default would print it
    const result = streamText({ ...turn.settings, onError: () => {} });
    let step: { toolCalls: Part[]; toolResults: Part[] } = { toolCalls: [], toolResults: [] };
    for await (const part of result.fullStream) {
      if (part.type === 'text-delta') reply.add(part.text);
      else if (part.type === 'tool-call') step.toolCalls.push(part);
      else if (part.type === 'tool-result') step.toolResults.push(part);
      else if (part.type === 'finish-step') {
        reply.endStep(isWorking({ text: '', ...step }));
        step = { toolCalls: [], toolResults: [] };
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new Error(part.reason ?? 'The model took too long');
      yield* cards.splice(0);
      yield* sent.splice(0);
    }
    const finished = turn.finish(await result.steps, await result.totalUsage);
    yield { type: 'done', answer: await answerOf(finished, input, providers) };
  } catch (cause) {
    throw unavailable(cause);
  }
}

/** A plan of a model comes without a spec: nobody but the model knows what it was asked by. */
async function answerOf(
  turn: ModelReply,
  { trip, now }: AssistantInput,
  { marker }: Providers,
): Promise<TurnAnswer> {
  const { plan, reply, results } = turn;
  const offers = { ...results, marker, seenAt: now.toISOString() };
  const change = plan === undefined ? { kind: 'none' as const } : await planChange(trip, plan, offers);
  return { ...turn, lead: reply, change };
}

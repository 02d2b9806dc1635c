/** A turn of the assistant as events, whoever answers it. */
import { chargeFor } from '../../../../domain/billing/tokens.ts';
import { isPlainLine } from '../../../../domain/text/text.ts';
import { MAX_TITLE_CHARS } from '../../../../domain/trips/trip.ts';
import { runTurn } from './runTurn.ts';
import { streamTurn } from './streamTurn.ts';
import type { Turn } from './turn.ts';
import type { ChatTurn } from '../../../../domain/chat/chatApi.ts';
import type { TripChange, TurnAnswer, TurnEvent, TurnInput } from '../../../../engine/turn.ts';
import type { Providers } from '../providers/providers.ts';

export interface AssistantInput extends TurnInput {
  /** What was said before, oldest first: for a language model alone. */
  readonly history: readonly ChatTurn[];
  /** Whether anybody reads along. */
  readonly isStreamed: boolean;
}

/**
 * Answers a message; the last event is `done`.
 * @throws FunctionFailure provider_unavailable when a language model fails, times out or says nothing
 */
export async function* answerTurn(input: AssistantInput, providers: Providers): AsyncGenerator<TurnEvent> {
  if (!input.isStreamed) {
    yield { type: 'done', answer: answerOf(input, await runTurn(input, providers), providers.marker) };
    return;
  }
  const events: TurnEvent[] = [];
  let wake = () => {};
  const push = (event: TurnEvent) => {
    events.push(event);
    wake();
  };
  let isOver = false;
  const turn = streamTurn(input, providers, {
    text: (event) =>
      push(event.event === 'text' ? { type: 'text', delta: event.data.delta } : { type: 'reset' }),
    results: (results) => push({ type: 'results', results }),
  }).finally(() => {
    isOver = true;
    wake();
  });
  // it is waited for below, and must not count as unhandled until then
  turn.catch(() => {});
  for (;;) {
    const event = events.shift();
    if (event) yield event;
    else if (isOver) break;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  yield { type: 'done', answer: answerOf(input, await turn, providers.marker) };
}

function answerOf(input: AssistantInput, turn: Turn, marker: string): TurnAnswer {
  const { reply, suggestions, results, plan, usage, estimate } = turn;
  return {
    reply,
    lead: reply,
    suggestions,
    results,
    plan,
    change: changeOf(input, turn, marker),
    usage: { totalTokens: chargeFor(usage, estimate) },
  };
}

function changeOf({ trip, now }: AssistantInput, { plan, results }: Turn, marker: string): TripChange {
  if (!plan) return { kind: 'none' };
  const title = plan.title.slice(0, MAX_TITLE_CHARS).trim();
  return {
    kind: trip ? 'changed' : 'created',
    contents: { spec: null, plan, offers: { ...results, marker, seenAt: now.toISOString() } },
    title: isPlainLine(title) ? title : plan.cities.join(', ').slice(0, MAX_TITLE_CHARS),
    startsOn: plan.days[0]?.date ?? null,
    endsOn: plan.days[plan.days.length - 1]?.date ?? null,
    homeZone: null,
  };
}

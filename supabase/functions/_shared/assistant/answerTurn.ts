/** One turn of the assistant: by the engine, or by a language model where one is configured. */
import { isOfTripItself, isUnreadable } from '../../../../engine/answer/answer.ts';
import { OffersUnavailable, type OfferSource } from '../../../../engine/offers/offerSource.ts';
import { runTurn, type TurnEvent, type TurnInput } from '../../../../engine/turn.ts';
import { ProviderError } from '../providers/error.ts';
import type { ChatTurn } from '../../../../domain/chat/chatApi.ts';
import type { Providers } from '../providers/providers.ts';

export interface AssistantInput extends TurnInput {
  /** Oldest first, without the message: only for a language model's ear. */
  readonly history: readonly ChatTurn[];
  /** Whether text is wanted while it is written; without, a model is asked for the whole at once. */
  readonly streams: boolean;
}

/**
 * Answers a message; the last event is `done`. What is about the trip itself (undo, start over, another trip) is the
 * engine's with a language model too, and so is to say that a trip cannot be read: a model's plan would overwrite it.
 * @throws FunctionFailure provider_unavailable when the model fails, times out or says nothing
 */
export async function* answerTurn(input: AssistantInput, providers: Providers): AsyncGenerator<TurnEvent> {
  const { model } = providers;
  if (model === null || isOfTripItself(input) || (await isUnreadable(input))) {
    yield* runTurn(input, offersOf(providers));
    return;
  }
  // without a language model nothing of its SDK is loaded
  const { modelTurn } = await import('./modelTurn.ts');
  yield* modelTurn(input, model, providers);
}

/** The providers as the engine asks them. */
export function offersOf({ flights, hotels, tours, marker }: Providers): OfferSource {
  return {
    flights: (query) => answered(flights.search(query)),
    hotels: (query) => answered(hotels.search(query)),
    tours: (query) => answered(tours.search(query)),
    marker,
  };
}

async function answered<Offers>(search: Promise<Offers>): Promise<Offers> {
  try {
    return await search;
  } catch (thrown) {
    throw thrown instanceof ProviderError ? new OffersUnavailable(thrown.message, { cause: thrown }) : thrown;
  }
}
